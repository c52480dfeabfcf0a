import { intervalsText, type Interval } from '../../kit/time/intervals';
import { UNAVAILABLE_REASONS, type UnavailableReason } from './unavailable-reason';

export const texts = {
  absent: (reason: UnavailableReason) =>
    reason === 'other'
      ? 'El profesional no atiende a esa hora.'
      : `El profesional no atiende: ${UNAVAILABLE_REASONS[reason].toLowerCase()}.`,
  closed: (hours: readonly Interval[]) =>
    hours.length === 0
      ? 'El profesional no atiende ese día de la semana.'
      : `Queda fuera del horario del profesional: ${intervalsText(hours)}.`,
  roomClosed: (hours: readonly Interval[]) =>
    hours.length === 0
      ? 'La sala está cerrada ese día.'
      : `Queda fuera del horario de la sala: ${intervalsText(hours)}.`,
  allTheSame: 'El turno se puede dar igual.',
};
