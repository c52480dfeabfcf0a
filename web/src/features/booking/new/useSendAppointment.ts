import type { FormikHelpers } from 'formik';

import { dropDraft } from '../../../kit/draft/draft';
import { dropPending } from '../../../kit/draft/drop-pending';
import type { Outcome } from '../../../kit/graphql/hooks';
import { notify } from '../../../kit/notify/notify';
import type { Attempt } from '../../../kit/send/attempt';
import {
  useBookAppointmentMutation,
  type BookAppointmentInput,
  type BookAppointmentMutation,
} from '../booking.generated';
import type { ChosenSlot } from '../send/booking-form';
import { useBookOnce } from '../send/useBookOnce';
import { texts } from '../texts';
import { NEW_APPOINTMENT_FORM, NEW_FIELDS, toCreateInput, toStaffInput, type NewValues } from './new-form';
import { useCreateAppointmentMutation, type CreateAppointmentMutation } from './new.generated';

interface Request {
  slot: ChosenSlot;
  values: NewValues;
  helpers: FormikHelpers<NewValues>;
  onMade: (appointmentId: string) => void;
  onTaken: (text: string) => void | Promise<void>;
}

interface Options {
  viewerId: number;
  /** Administrators have their own mutation. */
  isAdmin: boolean;
  doneText: string;
}

/** Makes the turno once. */
export function useSendAppointment({ viewerId, isAdmin, doneText }: Options) {
  const [book] = useBookAppointmentMutation({ errorToast: false });
  const [create] = useCreateAppointmentMutation({ errorToast: false });
  const { submit: bookOnce, ...state } = useBookOnce({
    send: (
      attempt: Attempt<BookAppointmentInput>,
    ): Promise<Outcome<CreateAppointmentMutation | BookAppointmentMutation>> =>
      isAdmin ? create(attempt) : book(attempt),
    fallback: texts.bothDialogs.failed,
    onSessionOver: () => dropPending(NEW_APPOINTMENT_FORM, viewerId),
  });

  const submit = ({ slot, values, onMade, ...others }: Request) =>
    bookOnce((typed: NewValues) => (isAdmin ? toCreateInput(slot, typed) : toStaffInput(slot, typed)), {
      ...others,
      values,
      fields: NEW_FIELDS,
      onBooked: (made) => {
        dropDraft(NEW_APPOINTMENT_FORM, viewerId);
        notify.success(doneText);
        onMade('createAppointment' in made ? made.createAppointment.id : made.bookAppointment.id);
      },
    });

  return { submit, ...state };
}
