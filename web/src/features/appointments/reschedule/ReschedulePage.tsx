import { useQueryText } from '../../../kit/url/useQueryText';
import { MOVED_KEY } from '../appointments.paths';
import { ByLinkPage } from '../by-link/ByLinkPage';
import { texts } from '../texts';
import { Reschedule } from './Reschedule';

/** A patient's own turno, to another time on offer (ADR 141). */
export function ReschedulePage() {
  const movedTo = useQueryText(MOVED_KEY);
  /** No longer, once it was moved again. */
  const isMoved = ({ startTime }: { startTime: string }) => movedTo !== null && startTime.startsWith(movedTo);
  return (
    <ByLinkPage
      title={texts.reschedule.title}
      outcomeTitle={(appointment) => {
        if (appointment.status === 'cancelled') return texts.cancellation.done;
        return isMoved(appointment) ? texts.reschedule.doneTitle : undefined;
      }}
    >
      {(loaded) => <Reschedule {...loaded} isMoved={isMoved(loaded.appointment)} />}
    </ByLinkPage>
  );
}
