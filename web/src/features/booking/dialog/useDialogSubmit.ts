import type { Attempt } from '../../../shared/send/attempt';
import type { FormikHelpers } from 'formik';

import { dropDraft } from '../../../shared/draft/draft';
import { dropPending } from '../../../shared/draft/drop-pending';
import type { Outcome } from '../../../shared/graphql/hooks';
import { notify } from '../../../shared/notify/notify';
import { toBookingInput, type ChosenSlot } from '../booking-form';
import { useBookAppointmentMutation, type BookAppointmentInput, type BookAppointmentMutation } from '../booking.generated';
import { texts } from '../texts';
import { useBookOnce } from '../useBookOnce';
import type { DialogValues } from './dialog-form';
import { dialogForm, type BookingMode } from './dialog-mode';
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
    send: (attempt: Attempt<BookAppointmentInput>): Promise<Outcome<CreateAppointmentMutation | BookAppointmentMutation>> =>
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
