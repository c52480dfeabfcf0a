import Button from '@mui/material/Button';

import { leaveFocusAbove } from '../../../shared/focus/leave-focus-above';
import { texts } from '../texts';
import { useSlotCountsQuery } from './dialog.generated';
import { fittingLength, shorterLengths } from './fitting-length';

interface Props {
  professionalId: number;
  roomId: number | null;
  /** Which has no slot as long as `durationMinutes`; yyyy-MM-dd. */
  day: string;
  durationMinutes: number;
  /** The professional's; null: none. */
  ownMinutes: number | null;
  onChoose: (minutes: number) => void;
}

/** Where so long a turno leaves nothing: which length would fit, to be chosen by a press. Nothing where none does. */
export function FittingLength({ professionalId, roomId, day, durationMinutes, ownMinutes, onChoose }: Props) {
  const durations = shorterLengths(durationMinutes, ownMinutes);
  // A proposal beside the answer: without it, that stands as it is.
  const { data } = useSlotCountsQuery({
    variables: { professionalId, date: day, durations, ...(roomId !== null && { roomId }) },
    skip: durations.length === 0,
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  const fitting = fittingLength(data?.slotCounts ?? [], ownMinutes);
  if (!fitting) return null;
  return (
    <Button ref={leaveFocusAbove} variant="outlined" size="small" onClick={() => onChoose(fitting.durationMinutes)}>
      {texts.fittingLength(fitting.durationMinutes, fitting.count)}
    </Button>
  );
}
