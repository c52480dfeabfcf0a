import { wishedHoursText } from '../../../domain/wished-hours';
import type { OfferOutcome } from '../../waiting-list/freed-slots/offer.entity';

export const YES_NO = (value: boolean): string => (value ? 'Sí' : 'No');
export const wordOf =
  (words: Readonly<Record<string, string>>) =>
  (value: string): string =>
    words[value] ?? value;

export const MAIL_WORDS: Readonly<Record<string, string>> = {
  'appointment-received': 'Turno reservado',
  'appointment-notice': 'Cambio del turno',
  'appointment-cancelled': 'Turno cancelado',
  'appointment-confirmed': 'Turno confirmado',
  'appointment-moved': 'Turno reprogramado',
  'appointment-series': 'Serie de turnos',
  'appointment-reminder': 'Recordatorio',
};

export const OUTCOME_WORDS: Record<OfferOutcome, string> = {
  pending: 'Sin respuesta todavía',
  accepted: 'Aceptado',
  declined: 'Rechazado',
  unanswered: 'Sin respuesta',
  taken: 'Lo tomó otra persona',
  withdrawn: 'Retirado por la clínica',
};

export const hoursText = (hours: readonly { weekday: number; start_time: string; end_time: string }[]) =>
  wishedHoursText(
    hours.map(({ weekday, start_time, end_time }) => ({ weekday, startTime: start_time, endTime: end_time })),
  );

/** Words of the columns of a request and a place. */
export const REQUESTED_COVERAGE = {
  insurer: 'Obra social o prepaga',
  plan: 'Plan',
  member_number: 'Número de afiliado',
};
