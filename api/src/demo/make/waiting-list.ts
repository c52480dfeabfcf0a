import { addDays } from '../../domain/calendar-date';
import { minuteOfDate } from '../../domain/clinic-time';
import { WAITING_LIST } from '../tables/waiting-list';
import type { DemoCalendar } from './demo-calendar';
import type { Random } from './random';

/** Instants in epoch minutes. */
export function makeWaitingList({ zone, today }: DemoCalendar, random: Random) {
  return WAITING_LIST.map(({ daysAgo, untilInDays, ...entry }, index) => {
    const fromDate = addDays(today, -daysAgo);
    return {
      ...entry,
      id: random.uuid(),
      fromDate,
      untilDate: addDays(today, untilInDays),
      createdAt: minuteOfDate(zone, fromDate, 10 * 60 + index * 23),
    };
  });
}
