import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { NETWORK_TEXT, type ApiError } from '../../shared/errors/api-error';
import { notify } from '../../shared/notify/notify';
import { confirmationPath } from '../appointments/appointments.paths';
import { nextAttempt, type Attempt } from './booking-attempt';
import { dropDraft, saveDraft } from './booking-draft';
import { fieldAtFault, toBookingInput, type ChosenSlot, type PatientValues } from './booking-form';
import { useBookAppointmentMutation } from './booking.generated';
import { tidyPhone } from '../../shared/form/phone';

const FALLBACK = 'Error al reservar el turno';

interface Request {
  slot: ChosenSlot;
  /** The page's query, to come back to. */
  query: string;
  values: PatientValues;
  helpers: Pick<FormikHelpers<PatientValues>, 'setFieldError'>;
  /** The slot is somebody else's by now. */
  onTaken: (text: string) => Promise<void>;
}

/**
 * Books, once: a second call while one is on its way does nothing, and a retry of the same data after a failure
 * carries the same key. Success leads to the confirmation. What was typed stays, whatever the answer.
 */
export function useSubmitBooking() {
  const navigate = useNavigate();
  const [book] = useBookAppointmentMutation({ errorToast: false });
  const attempt = useRef<Attempt | null>(null);
  const underWay = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const refused = async (error: ApiError, { slot, query, values, helpers, onTaken }: Request) => {
    const text = error.textOr(FALLBACK);
    const field = fieldAtFault(error);
    if (field) {
      helpers.setFieldError(field, error.message);
      return;
    }
    notify.error(text);
    if (error.code === 'UNAUTHENTICATED') saveDraft({ professionalId: slot.professionalId, query, values });
    else if (error.code === 'CONFLICT') await onTaken(text);
    else setFailure(error.code === 'NETWORK' ? `${FALLBACK}. ${NETWORK_TEXT}` : text);
  };

  const submit = async (request: Request) => {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setFailure(null);
    const phone = await tidyPhone(request.values.phone);
    attempt.current = await nextAttempt(attempt.current, toBookingInput(request.slot, { ...request.values, phone }));
    const { data, error } = await book(attempt.current);
    if (data) {
      dropDraft();
      notify.success('¡Turno reservado exitosamente!');
      await navigate(confirmationPath(data.bookAppointment.id), { replace: true });
      return;
    }
    underWay.current = false;
    setSending(false);
    await refused(error, request);
  };

  return { submit, sending, failure };
}
