import { useCallback, useRef, useState } from 'react';

import type { ApiError } from '../errors/api-error';
import type { Outcome } from '../graphql/hooks';
import { sameOrNewAttempt, type Attempt } from './attempt';

interface Options<Input, Data> {
  send: (attempt: Attempt<Input>) => Promise<Outcome<Data>>;
  /** The exclusive part, e.g. the slot. */
  targetOf: (input: Input) => unknown;
  /** Default: sameOrNewAttempt. */
  next?: (previous: Attempt<Input> | null, input: Input) => Attempt<Input> | Promise<Attempt<Input>>;
}

/** `isEarlier`: the outcome of an earlier attempt, maybe with other input. */
type SentOutcome<Data> = Outcome<Data> & { isEarlier?: boolean };

export interface SendOnce<Input, Data> {
  /** Null: another call is under way, or forgotten before sending. */
  submit: (input: Input | Promise<Input>) => Promise<SentOutcome<Data> | null>;
  /** Stays true after success. */
  busy: boolean;
  /** May have succeeded. */
  unsure: boolean;
  failure: ApiError | null;
  /** Attempts at the last target without a clear answer, newest last. */
  pending: readonly Attempt<Input>[];
  /** Pending or done: its own target may look taken. */
  sent: Input | null;
  /** Restores `pending` after a reload. */
  resume: (pending: readonly Attempt<Input>[]) => void;
  /** Hides the failure. Unanswered attempts are still repeated. */
  forgetFailure: () => void;
  /** Drops all attempts, so that another user can't repeat them. */
  forget: () => void;
}

/**
 * One call at a time; retries repeat the key. On CONFLICT repeats unanswered attempts at the same target: one of them
 * may have taken it.
 */
export function useSendOnce<Input, Data>({
  send,
  targetOf,
  next = sameOrNewAttempt,
}: Options<Input, Data>): SendOnce<Input, Data> {
  const last = useRef<Attempt<Input> | null>(null);
  const unanswered = useRef<readonly Attempt<Input>[]>([]);
  const underWay = useRef(false);
  const forgotten = useRef(0);
  const [busy, setBusy] = useState(false);
  const [pending, setPending] = useState<readonly Attempt<Input>[]>([]);
  const [done, setDone] = useState<Input | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);

  const sendAndNote = async (attempt: Attempt<Input>) => {
    const others = () => unanswered.current.filter((other) => other !== attempt);
    unanswered.current = [...others(), attempt];
    const outcome = await send(attempt);
    if (!outcome.error?.isUnsure) unanswered.current = others();
    return outcome;
  };

  const unansweredAtTargetOf = (attempt: Attempt<Input>) => {
    const target = JSON.stringify(targetOf(attempt.input));
    return unanswered.current.filter(({ input }) => JSON.stringify(targetOf(input)) === target);
  };

  /** Null: none succeeded. */
  const repeatUnanswered = async (attempt: Attempt<Input>): Promise<SentOutcome<Data> | null> => {
    for (const other of unansweredAtTargetOf(attempt)) {
      const outcome = await sendAndNote(other);
      if (!outcome.error || outcome.error.isUnsure) return { ...outcome, isEarlier: true };
    }
    return null;
  };

  const submit = async (input: Input | Promise<Input>) => {
    if (underWay.current) return null;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    const before = forgotten.current;
    const attempt = await next(last.current, await input);
    if (forgotten.current !== before) {
      underWay.current = false;
      setBusy(false);
      return null;
    }
    last.current = attempt;
    const answer = sendAndNote(attempt);
    setPending(unansweredAtTargetOf(attempt));
    const first = await answer;
    const outcome = first.error?.code === 'CONFLICT' ? ((await repeatUnanswered(attempt)) ?? first) : first;
    if (!outcome.error) {
      setPending([]);
      setDone(attempt.input);
      return outcome;
    }
    underWay.current = false;
    setBusy(false);
    if (forgotten.current !== before) return outcome;
    // A refusal is final for its key, but its reason may pass.
    if (!unanswered.current.includes(attempt)) last.current = null;
    setPending(unansweredAtTargetOf(attempt));
    setFailure(outcome.error);
    return outcome;
  };

  const forgetFailure = useCallback(() => {
    setFailure(null);
    setPending([]);
  }, []);

  const forget = useCallback(() => {
    forgotten.current += 1;
    unanswered.current = [];
    last.current = null;
    forgetFailure();
  }, [forgetFailure]);

  const resume = useCallback((kept: readonly Attempt<Input>[]) => {
    unanswered.current = kept;
    last.current = kept.at(-1) ?? null;
    setPending(kept);
  }, []);

  const sent = done ?? pending.at(-1)?.input ?? null;
  return { submit, busy, unsure: pending.length > 0 && !busy, failure, pending, sent, resume, forgetFailure, forget };
}
