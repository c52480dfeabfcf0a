import { enumerated } from '@turnero/api/domain/counted';
import { plural } from '@turnero/api/domain/plural';
import { NOTICE_WAIT_MINUTES } from '@turnero/api/domain/turno-notice';

import { patientTexts } from '../../../clinic/patient/texts';
import { countText } from '../../../kit/text/count-text';
import { appointmentCountText, texts } from '../texts';

export const followingTexts = {
  question: '¿Cuáles de la serie?',
  one: 'Solo este',
  all: (others: number) => `Este y ${plural(others, 'el siguiente', `los ${others} siguientes`)}`,
  consequences: (count: number) => [`${freedText(count)} para otra persona.`, 'La cancelación no se puede deshacer.'],
  freed: (count: number) => `${freedText(count)}.`,
  freedByMail: (count: number, email: string | null) =>
    email === null
      ? `${freedText(count)}. ${patientTexts.noEmail}.`
      : `${freedText(count)} y a los ${NOTICE_WAIT_MINUTES} minutos se envía un email a ${email}.`,
  stays: 'se conserva: faltan menos de 24 horas',
  cancel: (count: number) => (count === 1 ? texts.cancellation.yes : `Cancelar ${appointmentCountText(count)}`),
  /** undefined: unknown yet. */
  move: (count: number | undefined) => (count === undefined ? 'Mover turnos' : `Mover ${appointmentCountText(count)}`),
  moved: (count: number) => countText(count, 'turno movido', 'turnos movidos'),
  /** Current time of a turno that would move. */
  present: (moment: string) => `ahora ${moment}`,
  chooseTime: 'Elegí arriba otro horario, otra fecha u otra sala: los siguientes se corren igual.',
  othersStay: 'Los que no elijas quedan donde están.',
  onItsWay: 'Faltan los horarios nuevos de la serie',
  noneChosen: 'Elegí al menos un turno',
  /** `kept`: when they are. */
  done: (count: number, kept: readonly string[]) => {
    const cancelled = countText(count, 'turno cancelado', 'turnos cancelados');
    if (kept.length === 0) return cancelled;
    const which = enumerated(kept.map((moment) => `el del ${moment}`));
    return `${cancelled}. ${plural(kept.length, 'Se conserva', 'Se conservan')} ${which}: faltan menos de 24 horas`;
  },
};

function freedText(count: number): string {
  return plural(count, 'El horario queda libre', 'Los horarios quedan libres');
}
