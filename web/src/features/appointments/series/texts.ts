import { plural } from '@turnero/api/domain/plural';
import { NOTICE_WAIT_MINUTES } from '@turnero/api/domain/turno-notice';

import { countText } from '../../../kit/text/count-text';
import { appointmentCountText, texts } from '../texts';

/** Of a turno of a series that is changed, and the following. */
export const followingTexts = {
  question: '¿Cuáles de la serie?',
  one: 'Solo este',
  all: (others: number) => `Este y ${plural(others, 'el siguiente', `los ${others} siguientes`)}`,
  consequences: (count: number) => [`${freedText(count)} para otra persona.`, 'La cancelación no se puede deshacer.'],
  freed: (count: number) => `${freedText(count)}.`,
  freedByMail: (count: number, email: string) =>
    `${freedText(count)} y a los ${NOTICE_WAIT_MINUTES} minutos se envía un email a ${email}.`,
  stays: 'se conserva: faltan menos de 24 horas',
  cancel: (count: number) => (count === 1 ? texts.cancellation.yes : `Cancelar ${appointmentCountText(count)}`),
  done: (count: number, kept: number) => {
    const cancelled = countText(count, 'turno cancelado', 'turnos cancelados');
    if (kept === 0) return cancelled;
    return `${cancelled}. ${countText(kept, 'turno se conserva', 'turnos se conservan')}: faltan menos de 24 horas`;
  },
};

function freedText(count: number): string {
  return plural(count, 'El horario queda libre', 'Los horarios quedan libres');
}
