import type { BookingPlaceProps, CreatePlaceProps } from '../../features/appointments/calendar/calendar-page-props';
import { CalendarPage } from '../../features/appointments/calendar/CalendarPage';
import { useBookableProfessionals } from '../../features/booking/dialog/useBookableProfessionals';
import type { SessionUserFragment } from '../../shared/session/session.generated';
import { Later } from '../../shared/ui/Later';
import { useGiveUp } from '../../shared/ui/useGiveUp';

const loadBooking = () => import('../../features/booking/dialog/BookingDialog').then((file) => file.BookingDialog);
const loadCreate = () => import('../../features/booking/dialog/CreateAppointmentDialog').then((file) => file.CreateAppointmentDialog);

/** The dashboard's calendar, and the dialogs that make a turno from there. */
export function CalendarTab({ viewer }: { viewer: SessionUserFragment }) {
  const mode = viewer.role === 'admin' ? 'admin' : 'professional';
  return (
    <CalendarPage
      viewer={viewer}
      renderBooking={(place) => <BookingPlace {...place} mode={mode} />}
      renderCreate={viewer.role === 'admin' ? (place) => <CreatePlace {...place} /> : undefined}
    />
  );
}

function BookingPlace({ isOpen, onClose, ...rest }: BookingPlaceProps & { mode: 'admin' | 'professional' }) {
  const bookable = useBookableProfessionals(isOpen);
  const giveUp = useGiveUp(onClose);
  return <Later load={loadBooking} wanted={isOpen} onFailure={giveUp} props={{ ...bookable, ...rest, isOpen, onClose }} />;
}

function CreatePlace(place: CreatePlaceProps) {
  const giveUp = useGiveUp(place.onClose);
  return <Later load={loadCreate} wanted onFailure={giveUp} props={place} />;
}
