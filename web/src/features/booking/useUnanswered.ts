import { useState } from 'react';

import { dropDraft, readDraft, saveDraft } from '../../shared/draft/draft';
import { NETWORK_TEXT, type ApiError } from '../../shared/errors/api-error';
import type { Outcome } from '../../shared/graphql/hooks';
import type { Attempt } from '../../shared/send/attempt';
import type { BookAppointmentInput } from './booking.generated';

type Booking = Attempt<BookAppointmentInput>;

interface Options<Data> {
  professionalId: number;
  /** Who books; null: a visitor, undefined: not known yet. */
  userId: number | null | undefined;
  send: (attempt: Booking) => Promise<Outcome<Data>>;
  /** It had been booked, or is now. */
  onBooked: (data: Data, booking: BookAppointmentInput) => Promise<void>;
}

/** A booking of this person's of which this page knows only that it was sent. */
export interface Unanswered {
  /** The slot as the API sent it; null once the server has refused it. */
  startTime: string | null;
  /** Why the last retry did not work. */
  failure: string | null;
  busy: boolean;
  retry: () => Promise<void>;
  forget: () => void;
}

/**
 * Keeps what is sent until a clear answer comes, over a reload too: by its key the server tells later whether it was
 * booked, where a page that forgot it would find its own slot taken and ask for another.
 */
export function useUnanswered<Data>({ professionalId, userId, send, onBooked }: Options<Data>) {
  const form = `booking-sent:${professionalId}`;
  const [found, setFound] = useState<{ userId: number | null; attempt: Booking | null }>();
  if (userId !== undefined && found?.userId !== userId) setFound({ userId, attempt: readDraft(form, userId, isBooking) });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = found?.attempt ?? null;

  const drop = () => {
    if (userId !== undefined) dropDraft(form, userId);
  };

  const sendAndKeep = async (next: Booking) => {
    if (userId !== undefined) saveDraft(form, { userId, content: next });
    const outcome = await send(next);
    if (!outcome.error?.isUnsure) drop();
    return outcome;
  };

  const forget = () => {
    drop();
    setFound((known) => known && { ...known, attempt: null });
  };

  const retry = async () => {
    if (busy || !attempt) return;
    setBusy(true);
    setFailure(null);
    const { data, error } = await sendAndKeep(attempt);
    if (!error) return onBooked(data, attempt.input);
    setBusy(false);
    setFailure(failureText(error));
    if (!error.isUnsure) forget();
  };

  const dismiss = () => {
    setFailure(null);
    forget();
  };

  const unanswered: Unanswered | null =
    attempt || failure !== null ? { startTime: attempt && attempt.input.startTime, failure, busy, retry, forget: dismiss } : null;
  return { send: sendAndKeep, unanswered };
}

function failureText(error: ApiError): string {
  return error.code === 'NETWORK' ? NETWORK_TEXT : error.textOr('Error al reservar el turno');
}

function isBooking(value: unknown): value is Booking {
  if (typeof value !== 'object' || value === null) return false;
  const { idempotencyKey, input } = value as { idempotencyKey?: unknown; input?: { startTime?: unknown } | null };
  return typeof idempotencyKey === 'string' && typeof input?.startTime === 'string';
}
