import { NewAppointmentDialog } from '../../features/new-appointment/NewAppointmentDialog';
import { PatientPage } from '../../features/patients/page/PatientPage';

/** A patient's page with the panel that makes a turno. */
export function PatientTab() {
  return <PatientPage renderNewAppointment={(props) => <NewAppointmentDialog {...props} />} />;
}
