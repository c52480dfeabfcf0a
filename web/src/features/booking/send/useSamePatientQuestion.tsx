import { useCallback, useRef, useState } from 'react';

import { useWho } from '../../../clinic/session/useWho';
import type { Outcome } from '../../../kit/graphql/hooks';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { notify } from '../../../kit/notify/notify';
import type { AskedAboutPatient } from './SamePatientQuestion';

const load = async () => (await import('./SamePatientQuestion')).SamePatientQuestion;

/** Asks before the patient gets two turnos at one time. Few bookings need the question, so it loads late. */
export function useSamePatientQuestion<Data>() {
  const isStaff = ![undefined, 'user'].includes(useWho()?.role);
  const [asked, setAsked] = useState<AskedAboutPatient>();
  const pending = useRef<AskedAboutPatient>(undefined);
  const giveUp = useCallback(() => {
    const { refused, onAnswer } = pending.current ?? {};
    if (!refused) return;
    if (refused.error) notify.error(refused.error.message);
    onAnswer?.(refused);
  }, []);

  /** Sends without ids first, and with those of the turnos that the user has seen. */
  const confirmed = async (send: (ids?: string[]) => Promise<Outcome<Data>>): Promise<Outcome<Data>> => {
    const refused = await send();
    if (!refused.error?.unconfirmed.length) return refused;
    return new Promise((resolve) => {
      const onAnswer = (outcome: Outcome<unknown>) => {
        pending.current = undefined;
        setAsked(undefined);
        resolve(outcome as Outcome<Data>);
      };
      pending.current = { refused, isStaff, send, onAnswer };
      setAsked(pending.current);
    });
  };
  const question = <LazyComponent load={load} isNeeded={asked !== undefined} onFailure={giveUp} props={{ asked }} />;
  return { confirmed, question };
}
