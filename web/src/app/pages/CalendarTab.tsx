import type { SessionUserFragment } from '../../clinic/session/session.generated';
import type { StaffBookingProps, StaffCreateProps } from '../../features/appointments/calendar/calendar-page-props';
import { CalendarPage } from '../../features/appointments/calendar/CalendarPage';
import { useBookableProfessionals } from '../../features/booking/dialog/useBookableProfessionals';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';

const loadBooking = () => import('../../features/booking/dialog/BookingDialog').then((file) => file.BookingDialog);
const loadCreate = () =>
  import('../../features/booking/create/CreateAppointmentDialog').then((file) => file.CreateAppointmentDialog);

interface Props {
  viewer: SessionUserFragment;
}

/** The dashboard's calendar with its dialogs. */
export function CalendarTab({ viewer }: Props) {
  return <Calendar viewer={viewer} isPanel={false} />;
}

/** The panel's. */
export function PanelCalendar({ viewer }: Props) {
  return <Calendar viewer={viewer} isPanel />;
}

function Calendar({ viewer, isPanel }: Props & { isPanel: boolean }) {
  const mode = viewer.role === 'admin' ? 'admin' : 'professional';
  return (
    <CalendarPage
      viewer={viewer}
      isPanel={isPanel}
      renderBooking={(props) => <StaffBooking {...props} mode={mode} />}
      renderCreate={viewer.role === 'admin' ? (props) => <StaffCreate {...props} /> : undefined}
    />
  );
}

function StaffBooking({ isOpen, onClose, ...rest }: StaffBookingProps & { mode: 'admin' | 'professional' }) {
  const bookable = useBookableProfessionals(isOpen);
  const onLoadFailure = useDialogLoadFailure(onClose);
  return (
    <LazyComponent
      load={loadBooking}
      isNeeded={isOpen}
      onFailure={onLoadFailure}
      props={{ ...bookable, ...rest, isOpen, onClose }}
    />
  );
}

function StaffCreate(props: StaffCreateProps) {
  const onLoadFailure = useDialogLoadFailure(props.onClose);
  return <LazyComponent load={loadCreate} isNeeded onFailure={onLoadFailure} props={props} />;
}
