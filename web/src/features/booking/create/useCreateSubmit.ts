import type { FormikHelpers } from 'formik';

import { dropDraft } from '../../../kit/draft/draft';
import { dropPending } from '../../../kit/draft/drop-pending';
import { notify } from '../../../kit/notify/notify';
import { useCreateAppointmentMutation } from '../dialog/dialog.generated';
import { useBookOnce } from '../send/useBookOnce';
import { texts } from '../texts';
import { createForm, toCreateInput, type CreateValues } from './create-form';

interface Request {
  values: CreateValues;
  durationMinutes: number;
  helpers: FormikHelpers<CreateValues>;
  onCreated: (appointmentId: string) => void;
  onTaken: (text: string) => Promise<void>;
}

/** Submits the simple dialog once. */
export function useCreateSubmit(date: string, viewerId: number) {
  const [send] = useCreateAppointmentMutation({ errorToast: false });
  const { submit: bookOnce, ...state } = useBookOnce({
    send,
    fallback: texts.bothDialogs.failed,
    onSessionOver: () => dropPending(createForm(date), viewerId),
  });

  const submit = ({ durationMinutes, onCreated, ...others }: Request) =>
    bookOnce((typed: CreateValues) => toCreateInput(typed, durationMinutes), {
      ...others,
      onBooked: ({ createAppointment }) => {
        dropDraft(createForm(date), viewerId);
        notify.success(texts.createAppointmentDialog.done);
        onCreated(createAppointment.id);
      },
    });

  return { submit, ...state };
}
