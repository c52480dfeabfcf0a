import Typography from '@mui/material/Typography';

import { clockTime, dayOf, shortDate } from '../../kit/time/wall-time';
import { texts } from './texts';

interface Props {
  /** Instant with an offset. */
  cancelDeadline: string;
  mayMove: boolean;
}

/** Below a ticket's buttons. */
export function ChangeDeadline({ cancelDeadline, mayMove }: Props) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ '&&': { flexBasis: '100%' } }}>
      {texts.myAppointments.changeUntil(mayMove, shortDate(dayOf(cancelDeadline)), clockTime(cancelDeadline))}
    </Typography>
  );
}
