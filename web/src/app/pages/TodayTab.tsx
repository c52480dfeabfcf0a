import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { TodayPage } from '../../features/today/TodayPage';
import { NewAppointment } from './NewAppointment';

/** The day with the panel that makes a turno. */
export function TodayTab({ viewer }: { viewer: SessionUserFragment }) {
  return <TodayPage viewer={viewer} renderNewAppointment={(props) => <NewAppointment {...props} />} />;
}
