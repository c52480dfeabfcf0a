import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { NewAppointmentDialog } from '../../features/booking/new/NewAppointmentDialog';
import { Opening } from '../../features/opening/Opening';
import { TodayPage } from '../../features/today/TodayPage';
import { OpeningStep } from './OpeningStep';

/** The day with the panel that makes a turno. */
export function TodayTab({ viewer }: { viewer: SessionUserFragment }) {
  return (
    <TodayPage
      viewer={viewer}
      opening={
        viewer.role === 'admin' && <Opening renderStep={(name, onDone) => <OpeningStep {...{ name, onDone }} />} />
      }
      renderNewAppointment={(props) => <NewAppointmentDialog {...props} />}
    />
  );
}
