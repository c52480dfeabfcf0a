import type { FormikHelpers } from 'formik';
import { useNavigate } from 'react-router-dom';

import { dropDraft } from '../../shared/draft/draft';
import { notify } from '../../shared/notify/notify';
import { confirmationPath } from '../appointments/appointments.paths';
import { rememberBooked } from './booked';
import { bookingForm } from './booking-draft';
import { toBookingInput, type ChosenSlot, type PatientValues } from './booking-form';
import { useBookAppointmentMutation, type BookAppointmentMutation } from './booking.generated';
import { useBookOnce } from './useBookOnce';
import { useUnanswered } from './useUnanswered';

interface Request {
  slot: ChosenSlot;
  values: PatientValues;
  helpers: FormikHelpers<PatientValues>;
  /** The slot is somebody else's by now. */
  onTaken: (text: string) => Promise<void>;
}

/**
 * Books from the booking page: success leads to the confirmation. `unanswered` is what was sent before the page was
 * loaded anew, and never answered. `userId` is who books: null a visitor, undefined not known yet.
 */
export function useSubmitBooking(professionalId: number, userId: number | null | undefined) {
  const navigate = useNavigate();
  const [mutate] = useBookAppointmentMutation({ errorToast: false });

  const onBooked = async ({ bookAppointment }: BookAppointmentMutation, { startTime }: Pick<ChosenSlot, 'startTime'>) => {
    if (userId !== undefined) dropDraft(bookingForm(professionalId), userId);
    rememberBooked({ appointmentId: bookAppointment.id, professionalId, startTime });
    notify.success('¡Turno reservado exitosamente!');
    await navigate(confirmationPath(bookAppointment.id), { replace: true });
  };

  const { send, unanswered } = useUnanswered({ professionalId, userId, send: mutate, onBooked });
  const { submit: bookOnce, ...state } = useBookOnce({ send, fallback: 'Error al reservar el turno' });

  const submit = ({ slot, values, helpers, onTaken }: Request) =>
    bookOnce((typed) => toBookingInput(slot, typed), { values, onBooked: (data) => onBooked(data, slot), onTaken, helpers });

  return { submit, unanswered, ...state };
}
