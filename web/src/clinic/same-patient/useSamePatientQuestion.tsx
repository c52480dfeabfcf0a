import { useCallback, useRef, useState } from 'react';

import type { Outcome } from '../../kit/graphql/hooks';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { notify } from '../../kit/notify/notify';
import { useWho } from '../session/useWho';
import type { AskedAboutPatient } from './SamePatientQuestion';
import type { AskedChange } from './texts';

const load = async () => (await import('./SamePatientQuestion')).SamePatientQuestion;

/** Between two questions, so that a double press on the first does not answer the second. */
const APART_MS = 700;

/** First without ids, then with the turnos that the user has seen. */
type ConfirmSamePatient = <Data>(send: (ids?: string[]) => Promise<Outcome<Data>>) => Promise<Outcome<Data>>;

/**
 * Asks before a patient gets two turnos at one time. After a no, `confirmed` resolves to the refusal with its
 * `unconfirmed`. Concurrent questions wait in turn. Loaded late, as few changes need it.
 */
export function useSamePatientQuestion(change: AskedChange) {
  const isStaff = ![undefined, 'user'].includes(useWho()?.role);
  const [asked, setAsked] = useState<AskedAboutPatient>();
  const pending = useRef<AskedAboutPatient>(undefined);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const answeredAt = useRef(-Infinity);
  const giveUp = useCallback(() => {
    const { refused, onAnswer } = pending.current ?? {};
    if (!refused) return;
    if (refused.error) notify.error(refused.error.message);
    onAnswer?.(refused);
  }, []);

  const confirmed: ConfirmSamePatient = useCallback(
    async <Data,>(send: (ids?: string[]) => Promise<Outcome<Data>>) => {
      const refused = await send();
      if (!refused.error?.unconfirmed.length) return refused;
      const ask = async () => {
        const pauseMs = answeredAt.current + APART_MS - performance.now();
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
        return new Promise<Outcome<Data>>((resolve) => {
          const onAnswer = (outcome: Outcome<unknown>) => {
            pending.current = undefined;
            answeredAt.current = performance.now();
            setAsked(undefined);
            resolve(outcome as Outcome<Data>);
          };
          pending.current = { refused, change, isStaff, send, onAnswer };
          setAsked(pending.current);
        });
      };
      const answer = turn.current.then(ask);
      turn.current = answer;
      return answer;
    },
    [change, isStaff],
  );
  const question = <LazyComponent load={load} isNeeded={asked !== undefined} onFailure={giveUp} props={{ asked }} />;
  return { confirmed, question };
}
