import type { FormikHelpers } from 'formik';
import { useNavigate } from 'react-router-dom';

import { dropDraft } from '../../shared/draft/draft';
import { notify } from '../../shared/notify/notify';
import { confirmationPath } from '../appointments/appointments.paths';
import { rememberBooked } from './booked';
import { bookingForm } from './booking-draft';
import { toBookingInput, type ChosenSlot, type PatientValues } from './booking-form';
import { useBookAppointmentMutation } from './booking.generated';
import { useBookOnce } from './useBookOnce';

interface Request {
  slot: ChosenSlot;
  values: PatientValues;
  helpers: FormikHelpers<PatientValues>;
  /** The slot is somebody else's by now. */
  onTaken: (text: string) => Promise<void>;
}

/** Books from the booking page: success leads to the confirmation. */
export function useSubmitBooking() {
  const navigate = useNavigate();
  const [send] = useBookAppointmentMutation({ errorToast: false });
  const { submit: bookOnce, ...state } = useBookOnce({ send, fallback: 'Error al reservar el turno' });

  const submit = ({ slot, values, helpers, onTaken }: Request) =>
    bookOnce((typed) => toBookingInput(slot, typed), {
      values,
      onBooked: async ({ bookAppointment }) => {
        dropDraft(bookingForm(slot.professionalId));
        rememberBooked({ appointmentId: bookAppointment.id, professionalId: slot.professionalId, startTime: slot.startTime });
        notify.success('¡Turno reservado exitosamente!');
        await navigate(confirmationPath(bookAppointment.id), { replace: true });
      },
      onTaken,
      helpers,
    });

  return { submit, ...state };
}
