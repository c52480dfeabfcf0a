import Button from '@mui/material/Button';

import { leaveFocusAbove } from '../../kit/focus/leave-focus-above';
import { newTexts } from './texts';
import { useSlotCountsQuery } from './fitting.generated';
import { fittingLength, shorterLengths } from './fitting-length';

interface Props {
  professionalId: number;
  roomId: number | null;
  /** yyyy-MM-dd; has no slot of `durationMinutes`. */
  day: string;
  durationMinutes: number;
  /** The professional's default; null: none. */
  ownMinutes: number | null;
  onChoose: (minutes: number) => void;
}

/** Offers a shorter length with slots that day, or null. */
export function FittingLength({ professionalId, roomId, day, durationMinutes, ownMinutes, onChoose }: Props) {
  const durations = shorterLengths(durationMinutes, ownMinutes);
  // A suggestion: failures stay silent.
  const { data } = useSlotCountsQuery({
    variables: { professionalId, date: day, durations, ...(roomId !== null && { roomId }) },
    skip: durations.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const fitting = fittingLength(data?.slotCounts ?? [], ownMinutes);
  if (!fitting) return null;
  return (
    <Button
      ref={leaveFocusAbove}
      variant="outlined"
      size="small"
      sx={{ justifySelf: 'start' }}
      onClick={() => onChoose(fitting.durationMinutes)}
    >
      {newTexts.fittingLength(fitting.durationMinutes, fitting.count)}
    </Button>
  );
}
