import type { FormikHelpers } from 'formik';
import { useNavigate } from 'react-router-dom';

import { notify } from '../../shared/notify/notify';
import { confirmationPath } from '../appointments/appointments.paths';
import { rememberBooked } from './booked';
import { dropDraft, saveDraft } from './booking-draft';
import { toBookingInput, type ChosenSlot, type PatientValues } from './booking-form';
import { useBookAppointmentMutation } from './booking.generated';
import { useBookOnce } from './useBookOnce';

interface Request {
  slot: ChosenSlot;
  /** The page's query, to come back to. */
  query: string;
  values: PatientValues;
  helpers: Pick<FormikHelpers<PatientValues>, 'setFieldError'>;
  /** The slot is somebody else's by now. */
  onTaken: (text: string) => Promise<void>;
}

/** Books from the booking page: success leads to the confirmation. */
export function useSubmitBooking() {
  const navigate = useNavigate();
  const [send] = useBookAppointmentMutation({ errorToast: false });
  const { submit: bookOnce, ...state } = useBookOnce({ send, fallback: 'Error al reservar el turno' });

  const submit = ({ slot, query, values, helpers, onTaken }: Request) =>
    bookOnce((typed) => toBookingInput(slot, typed), {
      values,
      onBooked: async ({ bookAppointment }) => {
        dropDraft();
        rememberBooked({ appointmentId: bookAppointment.id, professionalId: slot.professionalId, startTime: slot.startTime });
        notify.success('¡Turno reservado exitosamente!');
        await navigate(confirmationPath(bookAppointment.id), { replace: true });
      },
      onTaken,
      onSessionEnd: () => saveDraft({ professionalId: slot.professionalId, query, values }),
      onFieldRefused: helpers.setFieldError,
    });

  return { submit, ...state };
}
