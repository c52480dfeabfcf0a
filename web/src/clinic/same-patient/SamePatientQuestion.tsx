import { useEffect, useRef } from 'react';

import { useConfirmedChange } from '../../kit/dialog/useConfirmedChange';
import type { Outcome } from '../../kit/graphql/hooks';
import { bookingText, type HeldBooking } from '../rooms/held-bookings';
import { ASKED_OF_PATIENTS, samePatientTexts, type AskedChange } from './texts';

export interface AskedAboutPatient {
  refused: Outcome<unknown>;
  change: AskedChange;
  isStaff: boolean;
  send: (ids: string[]) => Promise<Outcome<unknown>>;
  /** Gets the refusal after a no. */
  onAnswer: (outcome: Outcome<unknown>) => void;
}

interface Props {
  asked: AskedAboutPatient | undefined;
}

/** Names the patient's other turnos at that time. */
export function SamePatientQuestion({ asked }: Props) {
  const { confirmed, question } = useConfirmedChange();
  const opened = useRef<AskedAboutPatient>(undefined);
  useEffect(() => {
    if (!asked || opened.current === asked) return;
    opened.current = asked;
    const { refused, send, onAnswer } = asked;
    const answer = confirmed<HeldBooking, unknown>(
      (ids) => (ids ? send(ids) : Promise.resolve(refused)),
      (turnos) => ({
        ...samePatientTexts[wordsOf(asked)],
        items: turnos.map((turno) => ({ id: turno.id, text: bookingText(turno) })),
        consequences: [],
      }),
    );
    void answer.then(onAnswer);
  }, [asked, confirmed]);
  return question;
}

function wordsOf({ change, isStaff }: AskedAboutPatient): keyof typeof samePatientTexts {
  return (isStaff ? undefined : ASKED_OF_PATIENTS[change]) ?? change;
}
