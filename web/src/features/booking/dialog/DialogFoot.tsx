import { FormBanner } from '../../../shared/form/FormBanner';
import { clockTime, dayOf, shortDate } from '../../../shared/time/clinic-time';
import { Button } from '../../../shared/ui/Button';
import { NO_DATE_AND_TIME, NO_ROOM } from './dialog-form';
import { SheetFoot } from './dialog-layout';

interface Props {
  startTime: string | undefined;
  durationMinutes: number;
  /** Its name; undefined while none is chosen, and nothing can be sent. */
  room: string | undefined;
  submitText: string;
  sendingText: string;
  sending: boolean;
  /** Why the last try did not work. */
  failure: string | null;
  onClose: () => void;
}

/** What is chosen so far, what is missing, and the buttons. */
export function DialogFoot({ startTime, durationMinutes, room, submitText, sendingText, sending, failure, onClose }: Props) {
  const missing = [room === undefined && NO_ROOM, startTime === undefined && NO_DATE_AND_TIME].find(Boolean);
  const when = startTime === undefined ? [] : [shortDate(dayOf(startTime)), clockTime(startTime)];
  return (
    <SheetFoot>
      {failure !== null && <FormBanner kind="error">{failure}</FormBanner>}
      <div className="row">
        {missing ? (
          <p id="falta-en-el-turno" className="missing">
            {missing}
          </p>
        ) : (
          <p className="chosen">{[...when, `${durationMinutes} min`, room].join(' · ')}</p>
        )}
        <div className="buttons">
          <Button variant="outlined" aria-disabled={sending} onClick={sending ? undefined : onClose}>
            Cancelar
          </Button>
          {/* Not disabled while it sends: it would lose the focus. */}
          <Button
            type="submit"
            disabled={room === undefined && !sending}
            aria-disabled={sending || undefined}
            aria-describedby={missing ? 'falta-en-el-turno' : undefined}
          >
            {sending ? sendingText : submitText}
          </Button>
        </div>
      </div>
    </SheetFoot>
  );
}
