import { ByLinkPage } from '../by-link/ByLinkPage';
import { texts } from '../texts';
import { Reschedule } from './Reschedule';

/** A patient's own turno, to another time on offer (ADR 141). */
export function ReschedulePage() {
  return (
    <ByLinkPage title={texts.reschedule.title} doneTitle={texts.reschedule.doneTitle}>
      {(loaded) => <Reschedule {...loaded} />}
    </ByLinkPage>
  );
}
