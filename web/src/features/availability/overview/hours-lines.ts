import { enumerated } from '@turnero/api/domain/counted';

import { capitalized } from '../../../kit/text/capitalized';
import { texts } from '../texts';
import { dayHoursText, toWeek, WEEK_DAYS } from '../week/week-form';
import type { ProfessionalHoursFragment } from './overview.generated';

interface HoursLine {
  /** "Lunes", "Lunes a viernes" or "Martes y jueves". */
  days: string;
  /** "09:00-13:00, 14:00-18:00" */
  hours: string;
}

/** Days with the same hours share a line, in the order of their first day. */
export function hoursLines(entries: ProfessionalHoursFragment['week']): HoursLine[] {
  const week = toWeek(entries);
  const lines = new Map<string, number[]>();
  for (const [index, { key }] of WEEK_DAYS.entries()) {
    const hours = dayHoursText(week[key]);
    if (hours !== '') lines.set(hours, [...(lines.get(hours) ?? []), index]);
  }
  return [...lines].map(([hours, indexes]) => ({ days: daysText(indexes), hours }));
}

/** Indexes in the week, 0 = Monday. */
function daysText(indexes: readonly number[]): string {
  const names = indexes.map((index) => WEEK_DAYS[index]!.name);
  const areInARow = indexes.at(-1)! - indexes[0]! === indexes.length - 1;
  const { daysInARow } = texts.availabilityCard;
  return capitalized(names.length > 2 && areInARow ? daysInARow(names[0]!, names.at(-1)!) : enumerated(names));
}
