import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { rememberBooked } from '../../../clinic/appointment/booked';
import { keepReceipt } from '../../../clinic/receipt/receipts';
import { dropDraft } from '../../../kit/draft/draft';
import { dropPending } from '../../../kit/draft/drop-pending';
import { notify } from '../../../kit/notify/notify';
import { confirmationPath } from '../../appointments/appointments.paths';
import {
  useBookAppointmentMutation,
  type BookAppointmentMutation,
} from '../../../clinic/booking/send/book-appointment.generated';
import { texts } from '../texts';
import { bookingForm } from './draft-name';
import type { ChosenSlot } from '../../../clinic/booking/send/booking-form';
import { forWhomFields, toForWhomInput, type ForWhomValues } from './for-whom-form';
import { useBookOnce } from '../../../clinic/booking/send/useBookOnce';

interface Request {
  slot: ChosenSlot;
  values: ForWhomValues;
  helpers: FormikHelpers<ForWhomValues>;
  /** CONFLICT: another booking took the slot. */
  onTaken: (text: string) => Promise<void>;
}

/** Books from the page; success opens the confirmation. `userId`: null for visitors, undefined while unknown. */
export function useSubmitBooking(professionalId: number, userId: number | null | undefined) {
  const navigate = useNavigate();
  const [send] = useBookAppointmentMutation();

  const [isBooked, setBooked] = useState(false);
  const onBooked = async (
    { bookAppointment }: BookAppointmentMutation,
    { startTime }: Pick<ChosenSlot, 'startTime'>,
  ) => {
    setBooked(true);
    if (userId !== undefined) dropDraft(bookingForm(professionalId), userId);
    keepReceipt(bookAppointment.id, bookAppointment.receipt);
    rememberBooked({ appointmentId: bookAppointment.id, professionalId, startTime });
    notify.success(texts.bookingSteps.done);
    await navigate(confirmationPath(bookAppointment.id), { replace: true });
  };

  const {
    submit: bookOnce,
    forget,
    ...state
  } = useBookOnce({
    send,
    fallback: texts.bookingSteps.failed,
    onSessionOver: () => userId != null && dropPending(bookingForm(professionalId), userId),
  });
  const [bookedBy, setBookedBy] = useState(userId);
  if (bookedBy !== userId) {
    setBookedBy(userId);
    // Another user must not retry it.
    if (bookedBy !== undefined) forget();
  }

  const submit = ({ slot, values, helpers, onTaken }: Request) =>
    bookOnce((typed) => toForWhomInput(slot, typed), {
      values,
      fields: forWhomFields(values),
      onBooked: (data) => onBooked(data, slot),
      onTaken,
      helpers,
    });

  return { submit, isBooked, ...state };
}
