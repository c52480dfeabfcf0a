import { dateText } from '@turnero/api/domain/date-text';

import { dayOf } from '../../../kit/time/wall-time';
import type { FoundPatientFragment } from './patients.generated';
import { texts } from './texts';

/** "Último: 12-10-2026 con Dra. Paz", "2 ausencias" */
export function patientHistory({
  lastAppointment,
  noShows,
}: Pick<FoundPatientFragment, 'lastAppointment' | 'noShows'>) {
  const last = lastAppointment && { ...lastAppointment, day: dateText(dayOf(lastAppointment.startTime)) };
  return [
    ...(last ? [texts.last(last.day, last.professionalName)] : []),
    ...(noShows > 0 ? [texts.noShows(noShows)] : []),
  ];
}
