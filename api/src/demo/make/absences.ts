import { addDays, weekdayOf } from '../../domain/calendar-date';
import { overlaps } from '../../domain/intervals';
import { MINUTES_PER_DAY } from '../../domain/time-of-day';
import type { UnavailableReason } from '../../features/availability/unavailable-date.objects';
import { ABSENCES } from '../tables/absences';
import { CONSULTING_HOURS } from '../tables/consulting-hours';
import type { ProfessionalEmail } from '../tables/professionals';
import type { WeeklyHours } from '../tables/rooms';
import { type DemoCalendar, datesFrom } from './demo-calendar';
import { type HoursRow, hoursRows, parseHours } from './hours';

export type AbsenceRow = HoursRow & {
  readonly professional: ProfessionalEmail;
  readonly date: string;
  readonly reason: UnavailableReason;
  readonly description: string | null;
};

const ALL_DAY = [{ startMinute: 0, endMinute: MINUTES_PER_DAY }];

export function makeAbsences(calendar: DemoCalendar): AbsenceRow[] {
  return ABSENCES.flatMap(({ professional, daysFromToday, days, reason, description, hours }) => {
    const weekly: WeeklyHours = CONSULTING_HOURS[professional].weekly;
    const first = datesFrom(calendar, daysFromToday, 7).find((date) => missedOn(weekly, date, hours));
    if (first === undefined) return [];
    const away = hours === null ? ALL_DAY : hoursRows(parseHours(hours));
    return Array.from({ length: days }, (_, index) => addDays(first, index)).flatMap((date) =>
      away.map((part) => ({ professional, date, reason: reason as UnavailableReason, description, ...part })),
    );
  });
}

/** Whether the professional would have attended then. */
function missedOn(weekly: WeeklyHours, date: string, hours: string | null): boolean {
  const attended = parseHours(weekly[weekdayOf(date)] ?? '');
  const away = hours === null ? [{ start: 0, end: MINUTES_PER_DAY }] : parseHours(hours);
  return attended.some((it) => away.some((part) => overlaps(part, it)));
}
