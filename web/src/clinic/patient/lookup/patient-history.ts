import { dateText } from '@turnero/api/domain/date-text';

import { dayOf } from '../../../kit/time/wall-time';
import type { FoundPatientFragment } from './patients.generated';
import { texts } from './texts';

/** "Último: 12-10-2026 con Dra. Paz", "2 ausencias"; who has a turno to come is told of that. `today`: yyyy-MM-dd. */
export function patientHistory(
  { lastAppointment, noShows }: Pick<FoundPatientFragment, 'lastAppointment' | 'noShows'>,
  today: string,
) {
  return [
    ...(lastAppointment ? [lastText(lastAppointment, today)] : []),
    ...(noShows > 0 ? [texts.noShows(noShows)] : []),
  ];
}

function lastText(
  { startTime, status, professionalName }: NonNullable<FoundPatientFragment['lastAppointment']>,
  today: string,
): string {
  const day = dayOf(startTime);
  const text = (day < today ? texts.last : texts.coming)(dateText(day), professionalName);
  return status === 'cancelled' ? texts.cancelled(text) : text;
}
