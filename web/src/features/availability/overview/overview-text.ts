import { capitalized } from '../../../shared/text/capitalized';
import { shortDate } from '../../../shared/time/clinic-time';
import { REASON_WORD } from '../dates/reason-words';
import { partOfDayText } from '../dates/part-of-day';
import { dayName, toWeek } from '../week/week-form';
import type { ProfessionalHoursFragment } from './overview.generated';

interface HoursLine {
  /** "Lunes", "Lunes a viernes" or "Martes y jueves". */
  days: string;
  /** "09:00-13:00, 14:00-18:00" */
  hours: string;
}

/** A week in as few lines as it takes: days with the same hours stand together, in the order of the first of them. */
export function hoursLines(week: ProfessionalHoursFragment['week']): HoursLine[] {
  const lines = new Map<string, number[]>();
  for (const [place, { intervals }] of toWeek(week).entries()) {
    const hours = intervals.map(({ startTime, endTime }) => `${startTime}-${endTime}`).join(', ');
    if (hours !== '') lines.set(hours, [...(lines.get(hours) ?? []), place]);
  }
  return [...lines].map(([hours, places]) => ({ days: daysText(places), hours }));
}

/** Places in the week, 0 = Monday. */
function daysText(places: readonly number[]): string {
  const names = places.map((place) => dayName((place + 1) % 7));
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const areInARow = places.at(-1)! - places[0]! === places.length - 1;
  const text = names.length > 2 && areInARow ? `${first} a ${last}` : [names.slice(0, -1).join(', '), last].filter(Boolean).join(' y ');
  return capitalized(text);
}

/** "mar, 24 nov · Vacaciones", and of a part of the day which one. */
export function absenceText({ date, reason, ...hours }: ProfessionalHoursFragment['unavailableDates'][number]): string {
  return [shortDate(date), REASON_WORD[reason], ...(hours.isAllDay ? [] : [partOfDayText(hours)])].join(' · ');
}
