import { dateText } from '@turnero/api/domain/date-text';

import { dayOf } from '../../../kit/time/wall-time';
import type { PatientHistoryFragment } from './patients.generated';
import { texts } from './texts';

/** "Último: 12-10-2026 con Dra. Paz", "2 ausencias". The next turno replaces the last. `now`: an instant. */
export function patientHistory(
  { deceasedOn, lastAppointment, noShows }: PatientHistoryFragment,
  now: string,
): string[] {
  return [
    ...(deceasedOn === null ? [] : [texts.deceased(dateText(deceasedOn))]),
    ...(lastAppointment ? [lastText(lastAppointment, now)] : []),
    ...(noShows > 0 ? [texts.noShows(noShows)] : []),
  ];
}

function lastText(
  { startTime, status, professionalName }: NonNullable<PatientHistoryFragment['lastAppointment']>,
  now: string,
): string {
  const isToCome = (status === 'pending' || status === 'confirmed') && Date.parse(startTime) > Date.parse(now);
  const text = (isToCome ? texts.next : texts.last)(dateText(dayOf(startTime)), professionalName);
  return status === 'cancelled' ? texts.cancelled(text) : text;
}
