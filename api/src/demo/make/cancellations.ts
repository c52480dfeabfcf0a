import { dayNumber } from '../../domain/calendar-date';
import { minuteOfDate } from '../../domain/clinic-time';
import type { AppointmentRow } from './appointment-book';
import type { DemoCalendar } from './demo-calendar';
import { Random } from './random';

/** The latest minute before a turno in which a patient still calls. */
const NOTICE_MINUTES = 30;

/**
 * When each was cancelled, most of them shortly before; null: it was not. Their chances are their own, as those of
 * sobreturnos.
 */
export function cancellationsFor({ zone, today }: DemoCalendar): (row: AppointmentRow) => number | null {
  const random = new Random(dayNumber(today) + 2);
  const present = minuteOfDate(zone, today, 0);
  return ({ status, createdAt, startsAt }) => {
    if (status !== 'cancelled') return null;
    const latest = Math.min(startsAt - NOTICE_MINUTES, present);
    return latest - Math.floor((latest - createdAt) * random.next() ** 2);
  };
}
