import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { TodayPage } from '../../features/today/TodayPage';
import { Opening } from '../../features/opening/Opening';
import { OpeningStep } from './OpeningStep';
import { NewAppointment } from './NewAppointment';

/** The day with the panel that makes a turno. */
export function TodayTab({ viewer }: { viewer: SessionUserFragment }) {
  return (
    <TodayPage
      viewer={viewer}
      opening={
        viewer.role === 'admin' && <Opening renderStep={(name, onDone) => <OpeningStep {...{ name, onDone }} />} />
      }
      renderNewAppointment={(props) => <NewAppointment {...props} />}
    />
  );
}
