import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link as RouterLink } from 'react-router';

import { useClinic } from '../../clinic/facts/useClinic';
import { useDaysWithoutSlotsQuery, type NoSlotsReason } from '../../clinic/no-slots/no-slots.generated';
import { obstacleOf } from '../../clinic/no-slots/reason-text';
import { useMay } from '../../clinic/session/useMay';
import { addDays, dayOf } from '../../kit/time/wall-time';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { professionalHoursPath } from '../availability/availability.paths';
import { PROFESSIONALS_PATH } from '../professionals/professionals.paths';
import { ROOMS_PATH } from '../rooms/rooms.paths';
import { useToOpenForQuery } from './opening.generated';
import { texts } from './texts';

const OF_ROOMS: readonly NoSlotsReason[] = [
  'no_rooms',
  'room_inactive',
  'rooms_unset',
  'rooms_closed',
  'rooms_for_others',
  'rooms_taken',
];
const OF_PROFILE: readonly NoSlotsReason[] = ['inactive', 'no_specialty'];

/** One query each; a button shows the rest. */
const MOST = 6;
const DAYS = 14;

const Reasons = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 8 });

/** For a clinic with nothing free: why each professional has no slots. Until loaded, only links to the settings. */
export function NobodyFree() {
  const now = useClinic()?.now;
  const seesProfessionals = useMay('people');
  const seesRooms = useMay('rooms');
  const { data } = useToOpenForQuery({ fetchPolicy: 'cache-and-network' });
  const professionals = data?.allProfessionals.slice(0, MOST) ?? [];
  return (
    <>
      {now !== undefined && professionals.length > 0 && (
        <Reasons>
          {professionals.map((professional) => (
            <Reason key={professional.id} of={professional} today={dayOf(now)} />
          ))}
        </Reasons>
      )}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {seesProfessionals && (
          <ButtonLink variant="outlined" to={PROFESSIONALS_PATH}>
            {texts.toProfessionals}
          </ButtonLink>
        )}
        {seesRooms && (
          <ButtonLink variant="outlined" to={ROOMS_PATH}>
            {texts.toRooms}
          </ButtonLink>
        )}
      </Stack>
    </>
  );
}

function Reason({ of: { id, name }, today }: { of: { id: number; name: string }; today: string }) {
  const { data } = useDaysWithoutSlotsQuery({
    variables: { professionalId: id, from: today, to: addDays(today, DAYS - 1) },
    fetchPolicy: 'cache-and-network',
  });
  const reason = obstacleOf(data?.daysWithoutSlots ?? []);
  if (!reason) return null;
  const { path, label } = mendingOf(reason, id);
  return (
    <li>
      <Typography component="span">{texts.reasonOf(name, reason)}</Typography>{' '}
      <Link component={RouterLink} to={path}>
        {label}
        <span style={visuallyHidden}> ({name})</span>
      </Link>
    </li>
  );
}

/** Page for an administrator to fix the reason. */
function mendingOf(reason: NoSlotsReason, professionalId: number): { path: string; label: string } {
  if (OF_ROOMS.includes(reason)) return { path: ROOMS_PATH, label: texts.mend.rooms };
  if (OF_PROFILE.includes(reason)) return { path: PROFESSIONALS_PATH, label: texts.mend.profile };
  return { path: professionalHoursPath(professionalId), label: texts.mend.hours };
}
