import type { FormikHelpers } from 'formik';

import { dropDraft } from '../../../kit/draft/draft';
import { dropPending } from '../../../kit/draft/drop-pending';
import { notify } from '../../../kit/notify/notify';
import { useBookAppointmentMutation } from '../../../clinic/booking/send/book-appointment.generated';
import type { ChosenSlot } from '../../../clinic/booking/send/booking-form';
import { forWhomFields, toForWhomInput, type ForWhomValues } from '../send/for-whom-form';
import { useBookOnce } from '../../../clinic/booking/send/useBookOnce';
import { dialogTexts } from '../../../clinic/booking/dialog/texts';
import { DIALOG_FORM } from './dialog-form';

interface Request {
  slot: ChosenSlot;
  values: ForWhomValues;
  helpers: FormikHelpers<ForWhomValues>;
  onBooked: (appointmentId: string) => void;
  onTaken: (text: string) => void | Promise<void>;
}

/** Books from the dialog once. */
export function useDialogSubmit(viewerId: number) {
  const [send] = useBookAppointmentMutation();
  const { submit: bookOnce, ...state } = useBookOnce({
    send,
    fallback: dialogTexts.bothDialogs.failed,
    onSessionOver: () => dropPending(DIALOG_FORM, viewerId),
  });

  const submit = ({ slot, onBooked, ...others }: Request) =>
    bookOnce((typed: ForWhomValues) => toForWhomInput(slot, typed), {
      ...others,
      fields: forWhomFields(others.values),
      onBooked: ({ bookAppointment }) => {
        dropDraft(DIALOG_FORM, viewerId);
        notify.success(dialogTexts.bookingDialog.done);
        onBooked(bookAppointment.id);
      },
    });

  return { submit, ...state };
}
