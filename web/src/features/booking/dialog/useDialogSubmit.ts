import type { Attempt } from '../../../kit/send/attempt';
import type { FormikHelpers } from 'formik';

import { dropDraft } from '../../../kit/draft/draft';
import { dropPending } from '../../../kit/draft/drop-pending';
import type { Outcome } from '../../../kit/graphql/hooks';
import { notify } from '../../../kit/notify/notify';
import { dialogForm, type BookingMode } from '../booking-mode';
import {
  useBookAppointmentMutation,
  type BookAppointmentInput,
  type BookAppointmentMutation,
} from '../booking.generated';
import { toBookingInput, type ChosenSlot } from '../send/booking-form';
import { useBookOnce } from '../send/useBookOnce';
import { texts } from '../texts';
import type { DialogValues } from './dialog-form';
import { useCreateAppointmentMutation, type CreateAppointmentMutation } from './dialog.generated';

interface Request {
  slot: ChosenSlot;
  values: DialogValues;
  helpers: FormikHelpers<DialogValues>;
  onBooked: (appointmentId: string) => void;
  onTaken: (text: string) => void | Promise<void>;
}

/** Administrators have their own mutation. */
export function useDialogSubmit(mode: BookingMode, viewerId: number) {
  const [book] = useBookAppointmentMutation({ errorToast: false });
  const [create] = useCreateAppointmentMutation({ errorToast: false });
  const { submit: bookOnce, ...state } = useBookOnce({
    send: (
      attempt: Attempt<BookAppointmentInput>,
    ): Promise<Outcome<CreateAppointmentMutation | BookAppointmentMutation>> =>
      mode === 'admin' ? create(attempt) : book(attempt),
    fallback: texts.bothDialogs.failed,
    onSessionOver: () => dropPending(dialogForm(mode), viewerId),
  });

  const submit = ({ slot, values, onBooked, ...others }: Request) =>
    bookOnce((typed) => toBookingInput(slot, typed), {
      ...others,
      values,
      onBooked: (made) => {
        dropDraft(dialogForm(mode), viewerId);
        notify.success(texts.bookingDialog.done);
        onBooked('createAppointment' in made ? made.createAppointment.id : made.bookAppointment.id);
      },
    });

  return { submit, ...state };
}
