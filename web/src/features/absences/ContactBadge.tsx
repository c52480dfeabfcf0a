import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';

import { clockTime } from '../../kit/time/wall-time';
import { CheckIcon, DoneAllIcon, ScheduleIcon } from '../../kit/ui/icons';
import { StatusChip, type StatusColour } from '../../kit/ui/StatusChip';
import type { AbsenceContactFactsFragment, AbsenceContactState } from './absences.generated';
import { texts } from './texts';

const LOOK: Record<AbsenceContactState, { icon: ReactElement; colour: StatusColour }> = {
  to_call: { icon: <ScheduleIcon fontSize="inherit" />, colour: 'pending' },
  told: { icon: <CheckIcon fontSize="inherit" />, colour: 'confirmed' },
  answered: { icon: <DoneAllIcon fontSize="inherit" />, colour: 'done' },
};

/** Whether the patient knows, and who says so since when. */
export function ContactBadge({ contact: { state, by, at, note } }: { contact: AbsenceContactFactsFragment }) {
  const since = at === null || state === 'to_call' ? '' : [clockTime(at), by, note].filter(Boolean).join(' · ');
  return (
    <>
      <StatusChip {...LOOK[state]} label={texts.contacts[state]} />
      {since !== '' && (
        <Typography variant="body2" color="textSecondary">
          {since}
        </Typography>
      )}
    </>
  );
}
