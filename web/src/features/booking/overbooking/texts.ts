import { plural } from '@turnero/api/domain/plural';

import { countText, formatCount } from '../../../kit/text/count-text';

/** Texts of the overbooking part, loaded lazily. */
export const overbookingTexts = {
  none: 'El profesional ya tiene un turno a esa hora, y no da sobreturnos.',
  full: (perHour: number) =>
    `El profesional ya tiene un turno a esa hora, y en esa hora no quedan sobreturnos (${perHour} como máximo).`,
  taken: (left: number, perHour: number, room: string | undefined) =>
    `El profesional ya tiene un turno a esa hora${room === undefined ? '' : ` en ${room}`}. ` +
    `${plural(left, 'Queda', 'Quedan')} ${formatCount(left)} de ${countText(perHour, 'sobreturno', 'sobreturnos')} en esa hora.`,
  give: 'Dar un sobreturno',
  reason: 'Motivo del sobreturno',
  reasonHint: 'Lo lee solo el equipo de la clínica.',
};
