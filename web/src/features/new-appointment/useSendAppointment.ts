import type { FormikHelpers } from 'formik';

import { dropDraft } from '../../kit/draft/draft';
import { dropPending } from '../../kit/draft/drop-pending';
import type { Outcome } from '../../kit/graphql/hooks';
import { notify } from '../../kit/notify/notify';
import {
  useBookAppointmentMutation,
  type BookAppointmentInput,
  type BookAppointmentMutation,
} from '../../clinic/booking/send/book-appointment.generated';
import type { ChosenSlot } from '../../clinic/booking/send/booking-form';
import { useBookOnce, type ConfirmedAttempt } from '../../clinic/booking/send/useBookOnce';
import { newTexts } from './texts';
import { dialogTexts } from '../../clinic/booking/dialog/texts';
import { NEW_APPOINTMENT_FORM, NEW_FIELDS, toCreateInput, toStaffInput, type NewValues } from './new-form';
import {
  useCreateAppointmentMutation,
  useCreateOverbookingMutation,
  type CreateAppointmentMutation,
  type CreateOverbookingMutation,
} from './new.generated';

interface Request {
  slot: ChosenSlot;
  values: NewValues;
  /** Sends an overbooking, with the typed reason. */
  isOverbooking: boolean;
  helpers: FormikHelpers<NewValues>;
  onMade: (appointmentId: string) => void;
  onTaken: (text: string) => void | Promise<void>;
}

interface Options {
  viewerId: number;
  /** Administrators have a mutation of their own. */
  isAdmin: boolean;
  doneText: string;
}

/** A reason makes it an overbooking. */
type StaffInput = BookAppointmentInput & { reason?: string };
type Made = CreateAppointmentMutation | BookAppointmentMutation | CreateOverbookingMutation;

function idOf(made: Made): string {
  if ('createOverbooking' in made) return made.createOverbooking.id;
  return 'createAppointment' in made ? made.createAppointment.id : made.bookAppointment.id;
}

/** Creates the appointment once. */
export function useSendAppointment({ viewerId, isAdmin, doneText }: Options) {
  const [book] = useBookAppointmentMutation();
  const [create] = useCreateAppointmentMutation();
  const [overbook] = useCreateOverbookingMutation();
  const { submit: bookOnce, ...state } = useBookOnce({
    send: ({ input, ...others }: ConfirmedAttempt<StaffInput>): Promise<Outcome<Made>> => {
      const { reason } = input;
      if (reason !== undefined) return overbook({ input: { ...input, reason }, ...others });
      return isAdmin ? create({ input, ...others }) : book({ input, ...others });
    },
    fallback: dialogTexts.bothDialogs.failed,
    onSessionOver: () => dropPending(NEW_APPOINTMENT_FORM, viewerId),
  });

  const inputOf = ({ slot, isOverbooking }: Pick<Request, 'slot' | 'isOverbooking'>, typed: NewValues): StaffInput => {
    if (isOverbooking) return { ...toStaffInput(slot, typed), reason: typed.reason.trim() };
    return isAdmin ? toCreateInput(slot, typed) : toStaffInput(slot, typed);
  };
  const submit = ({ slot, isOverbooking, values, onMade, ...others }: Request) =>
    bookOnce((typed: NewValues) => inputOf({ slot, isOverbooking }, typed), {
      ...others,
      values,
      fields: NEW_FIELDS,
      onBooked: (made) => {
        dropDraft(NEW_APPOINTMENT_FORM, viewerId);
        notify.success('createOverbooking' in made ? newTexts.overbooking.done : doneText);
        onMade(idOf(made));
      },
    });

  return { submit, ...state };
}
