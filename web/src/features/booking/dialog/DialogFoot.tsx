import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { FormBanner } from '../../../shared/form/FormBanner';
import { clockTime, dayOf, shortDate } from '../../../shared/time/clinic-time';
import { texts } from '../texts';
import { BookingActions } from './dialog-layout';

interface Props {
  /** What is chosen so far; see chosenText. */
  chosen: string;
  /** What must be chosen before it can be sent; null: nothing. */
  missing: string | null;
  /** The button cannot even be pressed. */
  blocked: boolean;
  submitText: string;
  sendingText: string;
  sending: boolean;
  /** Why the last try did not work. */
  failure: string | null;
  onClose: () => void;
}

/** "lun, 23 nov · 09:30 · 30 min · Consultorio 1", as far as it is chosen. */
export function chosenText(startTime: string | undefined, durationMinutes: number, room: string | undefined): string {
  const when = startTime === undefined ? [] : [shortDate(dayOf(startTime)), clockTime(startTime)];
  return [...when, texts.minutes(durationMinutes), ...(room === undefined ? [] : [room])].join(' · ');
}

/** What is chosen so far, what is missing, and the buttons. */
export function DialogFoot({ chosen, missing, blocked, submitText, sendingText, sending, failure, onClose }: Props) {
  return (
    <BookingActions>
      {failure !== null && <FormBanner kind="error">{failure}</FormBanner>}
      <div className="row">
        {missing === null ? (
          <Typography sx={{ fontWeight: 600 }}>{chosen}</Typography>
        ) : (
          <Typography id="falta-en-el-turno" color="textSecondary">
            {missing}
          </Typography>
        )}
        <div className="buttons">
          <Button variant="outlined" aria-disabled={sending || undefined} onClick={sending ? undefined : onClose}>
            {texts.bothDialogs.cancel}
          </Button>
          {/* Not disabled while it sends: it would lose the focus. */}
          <Button
            type="submit"
            disabled={blocked && !sending}
            aria-disabled={sending || undefined}
            aria-describedby={missing === null ? undefined : 'falta-en-el-turno'}
          >
            {sending ? sendingText : submitText}
          </Button>
        </div>
      </div>
    </BookingActions>
  );
}
