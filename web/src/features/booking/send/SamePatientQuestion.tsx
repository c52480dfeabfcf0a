import { useEffect, useRef } from 'react';

import { bookingText, type HeldBooking } from '../../../clinic/rooms/held-bookings';
import { useConfirmedChange } from '../../../kit/dialog/useConfirmedChange';
import type { Outcome } from '../../../kit/graphql/hooks';
import { samePatientTexts } from './texts';

export interface AskedAboutPatient {
  refused: Outcome<unknown>;
  isStaff: boolean;
  send: (ids: string[]) => Promise<Outcome<unknown>>;
  /** Gets the refusal after a no. */
  onAnswer: (outcome: Outcome<unknown>) => void;
}

interface Props {
  asked: AskedAboutPatient | undefined;
}

/** Names the patient's other turnos at the time that is booked. */
export function SamePatientQuestion({ asked }: Props) {
  const { confirmed, question } = useConfirmedChange();
  const opened = useRef<AskedAboutPatient>(undefined);
  useEffect(() => {
    if (!asked || opened.current === asked) return;
    opened.current = asked;
    const { refused, isStaff, send, onAnswer } = asked;
    const answer = confirmed<HeldBooking, unknown>(
      (ids) => (ids ? send(ids) : Promise.resolve(refused)),
      (turnos) => ({
        ...samePatientTexts[isStaff ? 'staff' : 'own'],
        items: turnos.map((turno) => ({ id: turno.id, text: bookingText(turno) })),
        consequences: [],
      }),
    );
    void answer.then(onAnswer);
  }, [asked, confirmed]);
  return question;
}
