import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { HOME_PATH } from '../../../clinic/paths';
import type { Payer } from '../../../clinic/payer/payer';
import type { Question } from '../../../clinic/questions/question-form';
import { keepReceipt } from '../../../clinic/receipt/receipts';
import { dropDraft } from '../../../kit/draft/draft';
import { dropPending } from '../../../kit/draft/drop-pending';
import type { ApiError } from '../../../kit/errors/api-error';
import { failureText, type FormOutcome } from '../../../kit/form/outcome';
import { fieldAtFault } from '../../../kit/form/server-refusal';
import { notify } from '../../../kit/notify/notify';
import { sameOrNewAttempt, type Attempt } from '../../../kit/send/attempt';
import { useSendOnce, type SendOnce } from '../../../kit/send/useSendOnce';
import type { SentRequestState } from '../requests.paths';
import { texts } from '../texts';
import { requestDraft } from './request-draft';
import { requestFieldOf, toRequestInput, type RequestValues } from './request-form';
import {
  useRequestAppointmentMutation,
  type RequestAppointmentInput,
  type RequestAppointmentMutation,
} from './request-page.generated';

interface Options {
  specialtyId: number;
  questions: readonly Question[];
  /** null for a visitor, undefined while unknown. */
  userId: number | null | undefined;
  payer: Payer | null | undefined;
  /** Refetches the form after a rejected answer; resolves to whether it changed. */
  reloadForm: () => Promise<boolean>;
}

/** Until the outcome is known, retries use the same key, even with other values. */
export function useSendRequest({ specialtyId, questions, userId, payer, reloadForm }: Options) {
  const navigate = useNavigate();
  const [mutate] = useRequestAppointmentMutation();
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
    // Another user must not retry it.
    if (sentBy !== undefined) forget();
  }

  const refused = async (error: ApiError, values: RequestValues): Promise<FormOutcome<RequestValues>> => {
    if (error.code === 'UNAUTHENTICATED' && userId != null) dropPending(requestDraft(specialtyId), userId);
    if (error.code === 'IDEMPOTENCY_MISMATCH') {
      resume([]);
      return { ok: false, text: texts.requestForm.arrivedWithoutChanges };
    }
    const isOfForm = error.field?.replace(/^input\./, '').startsWith('formData') ?? false;
    if (isOfForm && (await reloadForm())) return { ok: false, text: texts.requestForm.formChanged };
    const field = fieldAtFault(error, (name) => requestFieldOf(questions, values, name));
    if (field !== undefined) return { ok: false, text: error.message, field };
    return { ok: false, text: failureText(error, texts.requestForm.failed, texts.requestForm.unsure) };
  };

  const send = async (values: RequestValues): Promise<FormOutcome<RequestValues>> => {
    const outcome = await once.submit(toRequestInput(questions, values, payer));
    if (!outcome) return { ok: true };
    if (outcome.error) return refused(outcome.error, values);
    setSent(true);
    if (userId !== undefined) dropDraft(requestDraft(specialtyId), userId);
    notify.success(texts.requestForm.done);
    const { receipt, ...sentRequest } = outcome.data.requestAppointment;
    keepReceipt(sentRequest.id, receipt);
    const state: SentRequestState = { sentRequest, sentBy: userId ?? null };
    // Replaces the form, so that Back does not return to it.
    await navigate(HOME_PATH, { replace: true, state });
    return { ok: true };
  };
  return { send, unsure, pending, resume, isSent };
}
