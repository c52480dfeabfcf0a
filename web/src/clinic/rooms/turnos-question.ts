import { plural } from '@turnero/api/domain/plural';

import type { ConsequenceQuestion } from '../../kit/dialog/useConfirmedChange';
import { bookingText, type HeldBooking } from './held-bookings';

/** For turnos inside returned or cancelled hours. */
export function turnosQuestion(
  turnos: readonly HeldBooking[],
  { no, yes, isCancelled = false }: Pick<ConsequenceQuestion, 'no' | 'yes'> & { isCancelled?: boolean },
): ConsequenceQuestion {
  const { length } = turnos;
  return {
    title: isCancelled ? '¿Cancelar con turnos?' : '¿Devolver con turnos?',
    summary: plural(length, 'Hay 1 turno en ese horario.', `Hay ${length} turnos en ese horario.`),
    list: isCancelled ? 'Turnos en el horario que se cancela' : 'Turnos en el horario que se devuelve',
    items: turnos.map((turno) => ({ id: turno.id, text: bookingText(turno) })),
    consequences: ['Siguen en la sala a su hora; solo se ofrece el tiempo que queda libre.'],
    no,
    yes,
  };
}
