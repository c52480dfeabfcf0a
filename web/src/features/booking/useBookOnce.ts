import { useRef, useState } from 'react';

import type { Attempt } from '../../shared/attempt';
import { NETWORK_TEXT, type ApiError } from '../../shared/errors/api-error';
import { tidyPhone } from '../../shared/form/phone';
import type { Outcome } from '../../shared/graphql/hooks';
import { notify } from '../../shared/notify/notify';
import { nextAttempt } from './booking-attempt';
import { fieldAtFault, type PatientValues } from './booking-form';

interface Request<Data> {
  values: PatientValues;
  /** It is booked. Nothing more can be sent from then on. */
  onBooked: (data: Data) => void | Promise<void>;
  /** The slot is somebody else's by now. */
  onTaken: (text: string) => void | Promise<void>;
  /** The session ended: what was typed has to be kept. */
  onSessionEnd: () => void;
  /** The server refuses what was typed in a field. */
  onFieldRefused: (field: keyof PatientValues, text: string) => void;
}

interface Options<Input, Data> {
  send: (attempt: Attempt<Input>) => Promise<Outcome<Data>>;
  /** What the catalogue says when the server says nothing of use. */
  fallback: string;
}

/**
 * Books, once: a second call while one is on its way does nothing, and a retry of the same data after a failure
 * carries the same key. What was typed stays, whatever the answer.
 */
export function useBookOnce<Input extends { patientPhone?: string | null }, Data>({ send, fallback }: Options<Input, Data>) {
  const attempt = useRef<Attempt<Input> | null>(null);
  const underWay = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const refused = async (error: ApiError, { onTaken, onSessionEnd, onFieldRefused }: Request<Data>) => {
    const text = error.textOr(fallback);
    const field = fieldAtFault(error);
    if (field) {
      onFieldRefused(field, error.message);
      return;
    }
    notify.error(text);
    if (error.code === 'UNAUTHENTICATED') onSessionEnd();
    else if (error.code === 'CONFLICT') await onTaken(text);
    else setFailure(error.code === 'NETWORK' ? `${fallback}. ${NETWORK_TEXT}` : text);
  };

  /** `toInput` gets what was typed, with the phone tidied. */
  const submit = async (toInput: (values: PatientValues) => Input, request: Request<Data>) => {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setFailure(null);
    const phone = await tidyPhone(request.values.phone);
    attempt.current = await nextAttempt(attempt.current, toInput({ ...request.values, phone }));
    const { data, error } = await send(attempt.current);
    if (!error) {
      await request.onBooked(data);
      return;
    }
    underWay.current = false;
    setSending(false);
    await refused(error, request);
  };

  return { submit, sending, failure };
}
