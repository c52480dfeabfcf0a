import type { NewAppointmentProps } from '../../clinic/appointment/new-appointment';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';

const load = () => import('../../features/booking/new/NewAppointmentDialog').then((file) => file.NewAppointmentDialog);

/** The panel in which staff make a turno. Its file arrives with its first opening. */
export function NewAppointment(props: NewAppointmentProps) {
  const onLoadFailure = useDialogLoadFailure(props.onClose);
  return <LazyComponent load={load} isNeeded={props.isOpen} onFailure={onLoadFailure} props={props} />;
}
