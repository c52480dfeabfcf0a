import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { dropDraft } from '../../../shared/draft/draft';
import { dropPending } from '../../../shared/draft/drop-pending';
import type { ApiError } from '../../../shared/errors/api-error';
import { failureText, type FormOutcome } from '../../../shared/form/outcome';
import type { Question } from '../../../shared/form/questions/question-form';
import { fieldAtFault } from '../../../shared/form/server-refusal';
import { notify } from '../../../shared/notify/notify';
import { sameOrNewAttempt, type Attempt } from '../../../shared/send/attempt';
import { useSendOnce, type SendOnce } from '../../../shared/send/useSendOnce';
import { sentRequestPath } from '../requests.paths';
import { texts } from '../texts';
import { requestDraft } from './request-draft';
import { requestFieldOf, toRequestInput, type RequestValues } from './request-form';
import { useRequestAppointmentMutation, type RequestAppointmentInput, type RequestAppointmentMutation } from './request-page.generated';

interface Options {
  specialtyId: number;
  questions: readonly Question[];
  /** Who sends it: null a visitor, undefined not known yet. */
  userId: number | null | undefined;
  /** The server refuses an answer: asks for the form again, and answers whether it is another by now. */
  reloadForm: () => Promise<boolean>;
}

/** Sends a request by specialty, once: while nobody knows whether it arrived, a retry carries the same key, changed or not. */
export function useSendRequest({ specialtyId, questions, userId, reloadForm }: Options) {
  const navigate = useNavigate();
  const [mutate] = useRequestAppointmentMutation({ errorToast: false });
  const once: SendOnce<RequestAppointmentInput, RequestAppointmentMutation> = useSendOnce({
    send: (attempt) => mutate({ specialtyId, ...attempt }),
    targetOf: () => null,
    next: (previous: Attempt<RequestAppointmentInput> | null, input) =>
      previous && once.unsure ? { ...previous, input } : sameOrNewAttempt(previous, input),
  });
  const { unsure, pending, resume, forget } = once;
  const [isSent, setSent] = useState(false);
  const [sentBy, setSentBy] = useState(userId);
  if (sentBy !== userId) {
    setSentBy(userId);
    // What somebody else sent is not this person's to retry.
    if (sentBy !== undefined) forget();
  }

  const refused = async (error: ApiError): Promise<FormOutcome<RequestValues>> => {
    if (error.code === 'UNAUTHENTICATED' && userId != null) dropPending(requestDraft(specialtyId), userId);
    if (error.code === 'IDEMPOTENCY_MISMATCH') {
      resume([]);
      return { ok: false, text: texts.requestForm.arrivedWithoutChanges };
    }
    const isOfForm = error.field?.replace(/^input\./, '').startsWith('formData') ?? false;
    if (isOfForm && (await reloadForm())) return { ok: false, text: texts.requestForm.formChanged };
    const field = fieldAtFault(error, (name) => requestFieldOf(questions, name));
    if (field !== undefined) return { ok: false, text: error.message, field };
    return { ok: false, text: failureText(error, texts.requestForm.failed, texts.requestForm.unsure) };
  };

  const send = async (values: RequestValues): Promise<FormOutcome<RequestValues>> => {
    const outcome = await once.submit(toRequestInput(questions, values));
    if (!outcome) return { ok: true };
    if (outcome.error) return refused(outcome.error);
    setSent(true);
    if (userId !== undefined) dropDraft(requestDraft(specialtyId), userId);
    notify.success(texts.requestForm.done);
    // In the form's place: Back does not lead to it again.
    await navigate(sentRequestPath(outcome.data.requestAppointment.id), { replace: true });
    return { ok: true };
  };
  return { send, unsure, pending, resume, isSent };
}
