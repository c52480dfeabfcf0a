import { birthDayFault } from '@turnero/api/domain/arrival';
import { dniFault } from '@turnero/api/domain/patient-identifiers';
import { useState } from 'react';

import { waitText } from '../../../kit/errors/wait-text';
import type { ApiError } from '../../../kit/errors/api-error';
import { texts } from '../texts';
import {
  useConfirmArrivalMutation,
  useIdentifyArrivalMutation,
  type ArrivingPatientFactsFragment,
} from './arrivals.generated';
import { birthDayOf } from './typed-digits';

interface Typed {
  /** Digits. */
  dni: string;
  /** Digits of day and month. */
  birthDay: string;
}

interface Problem {
  text: string;
  /** null: the same data would fail again. */
  retry: (() => void) | null;
}

const NOTHING: Typed = { dni: '', birthDay: '' };

/** State of one patient at an arrival screen, with the server's answers. `onGone`: the screen was deleted. */
export function useArrival(token: string, onGone: () => void) {
  const [typed, setTyped] = useState(NOTHING);
  const [step, setStep] = useState<keyof Typed>('dni');
  const [fault, setFault] = useState<string | null>(null);
  const [patient, setPatient] = useState<ArrivingPatientFactsFragment | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [identify, { loading: isIdentifying }] = useIdentifyArrivalMutation();
  const [confirm, { loading: isConfirming }] = useConfirmArrivalMutation();

  const isSending = isIdentifying || isConfirming;
  const take = (
    found: ArrivingPatientFactsFragment | null | undefined,
    error: ApiError | undefined,
    retry: () => void,
  ) => {
    if (error?.code === 'NOT_FOUND') return onGone();
    setPatient(found ?? null);
    setProblem(found ? null : problemOf(error, retry));
    return undefined;
  };
  const patientOf = ({ dni, birthDay }: Typed) => ({ dni, birthDay: birthDayOf(birthDay) });
  const send = async (given: Typed) => {
    setProblem(null);
    const { data, error } = await identify({ token, patient: patientOf(given) });
    take(data?.identifyArrival, error, () => void send(given));
  };
  const arrive = async (startTime: string) => {
    setProblem(null);
    const { data, error } = await confirm({ token, patient: patientOf(typed), startTime });
    take(data?.confirmArrival, error, () => void arrive(startTime));
  };
  const submit = () => {
    const found = step === 'dni' ? dniFault(typed.dni) : birthDayFault(birthDayOf(typed.birthDay));
    setFault(found);
    if (found !== null) return;
    if (step === 'dni') setStep('birthDay');
    else void send(typed);
  };
  return {
    typed,
    step,
    fault,
    patient,
    problem,
    isSending,
    type: (digits: string) => {
      setFault(null);
      setTyped((before) => ({ ...before, [step]: digits }));
    },
    submit,
    arrive: (startTime: string) => void arrive(startTime),
    /** null: the card could not be read. The next patient may scan before the last one's answer is closed. */
    takeCard: (card: Typed | null) => {
      if (isSending) return;
      setPatient(null);
      setProblem(null);
      setTyped(card ?? NOTHING);
      setStep(card ? 'birthDay' : 'dni');
      setFault(card ? null : texts.arrivals.unreadCard);
      if (card) void send(card);
    },
  };
}

function problemOf(error: ApiError | undefined, retry: () => void): Problem {
  if (!error) return { text: texts.arrivals.nothingFound, retry: null };
  if (error.retryAfterSeconds !== undefined) {
    return { text: `${error.message} ${waitText(error.retryAfterSeconds)}`, retry: null };
  }
  return error.isUnsure ? { text: texts.arrivals.failed, retry } : { text: error.message, retry: null };
}
