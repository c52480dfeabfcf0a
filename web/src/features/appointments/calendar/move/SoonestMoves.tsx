import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

import type { SoonestSlotFragment } from '../../../../clinic/booking/soonest/soonest.generated';
import { SoonestSlots } from '../../../../clinic/booking/soonest/SoonestSlots';
import { useSoonest } from '../../../../clinic/booking/soonest/useSoonest';
import { leaveFocusAbove } from '../../../../kit/focus/leave-focus-above';
import { useFormField } from '../../../../kit/form/server-refusal';
import { useCalendarProfessionalsQuery, type CalendarAppointmentFragment } from '../calendar.generated';
import { calendarTexts } from '../texts';
import type { MoveValues } from './move-form';
import type { LostTime } from './useMoveOptions';

interface Props {
  appointment: CalendarAppointmentFragment;
  today: string;
  canReassign: boolean;
  lost: LostTime | null;
  picked: SoonestSlotFragment | null;
  onPick: (slot: SoonestSlotFragment) => void;
  /** To a time of no list. */
  onOther: () => void;
}

const texts = calendarTexts.moveDialog;

/** The professional's next free times, or those of all colleagues. */
export function SoonestMoves({ appointment, today, canReassign, lost, picked, onPick, onOther }: Props) {
  const { professionalId, professionalName, durationMinutes } = appointment;
  const [isAll, setAll] = useState(false);
  const [isAnybody, setAnybody] = useState(false);
  const specialty = useSharedSpecialty(professionalId, { skip: !canReassign });
  const tabStop = useRef<HTMLElement>(undefined);
  const { error: slotFault, ref: slotRef } = useFormField<MoveValues, string>('slot');
  const { error: professionalFault } = useFormField<MoveValues, string>('professionalId');
  const whose =
    isAnybody && specialty
      ? { professionalId: null, specialtyId: specialty.id }
      : { professionalId, specialtyId: null };
  const soonest = useSoonest({ whose, durationMinutes, from: null, times: isAll ? 'all' : 'soonest', skip: false });
  const { refetch } = soonest;
  useEffect(() => {
    if (lost) void refetch();
  }, [lost, refetch]);
  const fault = slotFault ?? professionalFault;
  return (
    <div ref={slotRef} tabIndex={-1}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {texts.nextOf(isAnybody && specialty ? specialty.name : professionalName)}
      </Typography>
      <SoonestSlots
        offer={soonest}
        today={today}
        naming={isAnybody ? 'professional' : 'none'}
        chosen={picked}
        onChoose={onPick}
        tabStopRef={tabStop}
      />
      {fault !== undefined && <Typography color="error">{fault}</Typography>}
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', marginTop: 3 }} useFlexGap>
        {specialty && (
          <Button
            variant={isAnybody ? 'contained' : 'outlined'}
            size="small"
            aria-pressed={isAnybody}
            onClick={() => setAnybody(!isAnybody)}
          >
            {texts.anybodyOf(specialty.name)}
          </Button>
        )}
        {!isAll && (
          <Button ref={leaveFocusAbove} variant="outlined" size="small" onClick={() => setAll(true)}>
            {texts.more}
          </Button>
        )}
        <Button variant="outlined" size="small" onClick={onOther}>
          {texts.other}
        </Button>
      </Stack>
    </div>
  );
}

/** The professional's specialty if colleagues have it too. */
function useSharedSpecialty(professionalId: number, options: { skip: boolean }) {
  // A shortcut: the other fields report failures.
  const { data } = useCalendarProfessionalsQuery({ ...options });
  const professionals = data?.professionals ?? [];
  const own = professionals.find(({ id }) => id === professionalId);
  if (own?.specialtyId == null || own.specialtyName === null) return null;
  const isShared = professionals.some((it) => it.id !== own.id && it.specialtyId === own.specialtyId);
  return isShared ? { id: own.specialtyId, name: own.specialtyName } : null;
}
