import { useCallback } from 'react';

import { MyAppointmentsPage, type BookingPlaceProps } from '../../features/appointments/MyAppointmentsPage';
import { useBookableProfessionals } from '../../features/booking/dialog/useBookableProfessionals';
import { NETWORK_TEXT } from '../../shared/errors/api-error';
import { notify } from '../../shared/notify/notify';
import { Later } from '../shell/Later';

const load = () => import('../../features/booking/dialog/BookingDialog').then((file) => file.BookingDialog);

/** Mis Citas, and the dialog that books from there. */
export function MyAppointments() {
  return <MyAppointmentsPage renderBooking={(place) => <BookingPlace {...place} />} />;
}

function BookingPlace({ isOpen, onClose, onBooked }: BookingPlaceProps) {
  const bookable = useBookableProfessionals(isOpen);
  const giveUp = useCallback(() => {
    notify.error(NETWORK_TEXT);
    onClose();
  }, [onClose]);
  return <Later load={load} wanted={isOpen} onFailure={giveUp} props={{ ...bookable, isOpen, mode: 'patient' as const, onClose, onBooked }} />;
}
