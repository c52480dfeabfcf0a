import { bookingText, type HeldBooking } from '../../../clinic/rooms/held-bookings';
import type { ConsequenceQuestion } from '../../../kit/dialog/useConfirmedChange';
import { texts } from './texts';

/** About the turnos inside hours that are given back. */
export function turnosQuestion(
  turnos: readonly HeldBooking[],
  { no, yes }: Pick<ConsequenceQuestion, 'no' | 'yes'>,
): ConsequenceQuestion {
  return {
    title: texts.turnos.title,
    summary: texts.turnos.summary(turnos.length),
    list: texts.turnos.list,
    items: turnos.map((turno) => ({ id: turno.id, text: bookingText(turno) })),
    consequences: [texts.turnos.stay],
    no,
    yes,
  };
}
