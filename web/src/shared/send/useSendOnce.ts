import { useCallback, useRef, useState } from 'react';

import type { ApiError } from '../errors/api-error';
import type { Outcome } from '../graphql/hooks';
import { sameOrNewAttempt, type Attempt } from './attempt';

interface Options<Input, Data> {
  send: (attempt: Attempt<Input>) => Promise<Outcome<Data>>;
  /** What of an input only one can have, e.g. the slot: of two attempts at the same the server refuses the second. */
  targetOf: (input: Input) => unknown;
  /** The attempt at `input`, given the one before; default: the same one while the input is the same. */
  next?: (previous: Attempt<Input> | null, input: Input) => Attempt<Input> | Promise<Attempt<Input>>;
}

export interface SendOnce<Input, Data> {
  /** Null: another call is under way, and this one did nothing. */
  submit: (input: Input | Promise<Input>) => Promise<Outcome<Data> | null>;
  /** Something is under way; it stays so once it is done, when there is nothing more to send. */
  busy: boolean;
  /** Nobody knows whether what was sent last was done, or another attempt at the same target: no clear answer came. */
  unsure: boolean;
  /** Why the last call did not work; null while there is nothing to say. */
  failure: ApiError | null;
  /** What at the target of the last call has no clear answer, the last one last, also while it is on its way; empty when all is clear. */
  pending: readonly Attempt<Input>[];
  /** What is `pending`, or done by now: what others seem to have taken of it may be its own doing. Null: nothing is. */
  sent: Input | null;
  /** Takes up what was `pending` when the page went: the next call is a retry of it. */
  resume: (pending: readonly Attempt<Input>[]) => void;
  /** Something else is wanted by now: what is known of the last call no longer matters. */
  forget: () => void;
}

/**
 * Sends, once: a second call while one is on its way does nothing, and a retry of the same carries the same key.
 * What got no clear answer may have been done. When a changed attempt at the same target is then refused because it is
 * taken, the lost one is asked about first: by its key the server tells whether it was that which took it.
 */
export function useSendOnce<Input, Data>({ send, targetOf, next = sameOrNewAttempt }: Options<Input, Data>): SendOnce<Input, Data> {
  const last = useRef<Attempt<Input> | null>(null);
  /** Those without a clear answer, or without any so far. */
  const lost = useRef<readonly Attempt<Input>[]>([]);
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [pending, setPending] = useState<readonly Attempt<Input>[]>([]);
  const [done, setDone] = useState<Input | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);

  const sendAndNote = async (attempt: Attempt<Input>) => {
    const others = () => lost.current.filter((other) => other !== attempt);
    lost.current = [...others(), attempt];
    const outcome = await send(attempt);
    if (!outcome.error?.isUnsure) lost.current = others();
    return outcome;
  };

  const lostAtTargetOf = (attempt: Attempt<Input>) => {
    const target = JSON.stringify(targetOf(attempt.input));
    return lost.current.filter(({ input }) => JSON.stringify(targetOf(input)) === target);
  };

  /** What became of a lost attempt at the same; null when it was not done, or there was none. */
  const askLost = async (attempt: Attempt<Input>): Promise<Outcome<Data> | null> => {
    for (const other of lostAtTargetOf(attempt)) {
      const outcome = await sendAndNote(other);
      if (!outcome.error || outcome.error.isUnsure) return outcome;
    }
    return null;
  };

  const submit = async (input: Input | Promise<Input>) => {
    if (underWay.current) return null;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    const attempt = await next(last.current, await input);
    last.current = attempt;
    const answer = sendAndNote(attempt);
    setPending(lostAtTargetOf(attempt));
    const first = await answer;
    const outcome = first.error?.code === 'CONFLICT' ? ((await askLost(attempt)) ?? first) : first;
    if (!outcome.error) {
      setPending([]);
      setDone(attempt.input);
      return outcome;
    }
    underWay.current = false;
    setBusy(false);
    setPending(lostAtTargetOf(attempt));
    setFailure(outcome.error);
    return outcome;
  };

  const forget = useCallback(() => {
    setFailure(null);
    setPending([]);
  }, []);

  const resume = useCallback((kept: readonly Attempt<Input>[]) => {
    lost.current = kept;
    last.current = kept.at(-1) ?? null;
    setPending(kept);
  }, []);

  const sent = done ?? pending.at(-1)?.input ?? null;
  return { submit, busy, unsure: pending.length > 0 && !busy, failure, pending, sent, resume, forget };
}
