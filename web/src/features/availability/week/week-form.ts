import { weekdayNames } from '../../../kit/calendar/month-weeks';
import type { FieldWords } from '../../../kit/edit/EditDifferences';
import { formSchema } from '../../../kit/form/form-schema';
import { hoursRule } from '../../../kit/form/intervals-rule';
import type { FieldPath } from '../../../kit/form/server-refusal';
import { capitalized } from '../../../kit/text/capitalized';
import { byStart, minutesOf, plain, type Interval } from '../../../kit/time/intervals';
import { texts } from '../texts';

/** 0 = Sunday, as in the API; in the page's order, Monday first. */
const DAYS = [1, 2, 3, 4, 5, 6, 0] as const;
type DayKey = `day${(typeof DAYS)[number]}`;

/** An empty day is unticked. */
export type WeekValues = Record<DayKey, Interval[]>;

interface Entry extends Interval {
  dayOfWeek: number;
}

const NAMES = weekdayNames('sunday').map(({ long }) => long);

/** Monday first; `name`: "lunes". */
export const WEEK_DAYS = DAYS.map((dayOfWeek) => ({
  key: `day${dayOfWeek}` as const,
  dayOfWeek,
  name: NAMES[dayOfWeek] ?? '',
}));

export function toWeek(entries: readonly Entry[]): WeekValues {
  return byDay(({ dayOfWeek }) => plain(byStart(entries.filter((entry) => entry.dayOfWeek === dayOfWeek))));
}

export function toEntries(week: WeekValues): Entry[] {
  return WEEK_DAYS.flatMap(({ key, dayOfWeek }) =>
    week[key].map(({ startTime, endTime }) => ({ dayOfWeek, startTime, endTime })),
  );
}

/** In any order. */
export function sameWeek(one: WeekValues, other: WeekValues): boolean {
  const text = (week: WeekValues) => JSON.stringify(toWeek(toEntries(week)));
  return text(one) === text(other);
}

export const weekSchema = formSchema<WeekValues>(byDay(({ name }) => hoursRule(texts.weekEditor.hoursOf(name))));

/** The field for a server name, e.g. `entries.2.endTime`; undefined without one. */
export function weekFieldAt(week: WeekValues): (serverName: string) => FieldPath<WeekValues> | undefined {
  const paths = WEEK_DAYS.flatMap(({ key }) => week[key].map((_interval, index) => `${key}.${index}` as const));
  return (serverName) => {
    const [, position, time] = /^entries\.(\d+)\.(startTime|endTime)$/.exec(serverName) ?? [];
    const path = position === undefined ? undefined : paths[Number(position)];
    return path === undefined ? undefined : `${path}.${time}`;
  };
}

/** Ignores hours that end before they start. */
export function weekMinutes(week: WeekValues): number {
  return WEEK_DAYS.flatMap(({ key }) => week[key]).reduce((sum, interval) => sum + Math.max(0, minutesOf(interval)), 0);
}

/** "09:00-13:00, 14:00-18:00"; '' for none. */
export function dayHoursText(intervals: readonly Interval[]): string {
  return intervals.map(({ startTime, endTime }) => `${startTime}-${endTime}`).join(', ');
}

/** Each day is resolved separately. */
export const WEEK_WORDS: FieldWords<WeekValues> = byDay(({ name }) => ({
  label: capitalized(name),
  text: (intervals: Interval[]) => dayHoursText(intervals) || texts.weekEditor.closed,
}));

function byDay<Value>(valueOf: (day: (typeof WEEK_DAYS)[number]) => Value): Record<DayKey, Value> {
  return Object.fromEntries(WEEK_DAYS.map((day) => [day.key, valueOf(day)])) as Record<DayKey, Value>;
}
