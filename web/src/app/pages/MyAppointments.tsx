import { MyAppointmentsPage, type BookingPlaceProps } from '../../features/appointments/MyAppointmentsPage';
import { useBookableProfessionals } from '../../features/booking/dialog/useBookableProfessionals';
import { Later } from '../../shared/ui/Later';
import { useGiveUp } from '../../shared/ui/useGiveUp';

const load = () => import('../../features/booking/dialog/BookingDialog').then((file) => file.BookingDialog);

/** Mis Citas, and the dialog that books from there. */
export function MyAppointments() {
  return <MyAppointmentsPage renderBooking={(place) => <BookingPlace {...place} />} />;
}

function BookingPlace({ isOpen, onClose, onBooked }: BookingPlaceProps) {
  const bookable = useBookableProfessionals(isOpen);
  const giveUp = useGiveUp(onClose);
  return <Later load={load} wanted={isOpen} onFailure={giveUp} props={{ ...bookable, isOpen, mode: 'patient' as const, onClose, onBooked }} />;
}
