import { weekdayNames } from '../../kit/calendar/month-weeks';
import type { FieldWords } from '../../kit/edit/EditDifferences';
import { hoursRule } from '../../kit/form/intervals-rule';
import { capitalized } from '../../kit/text/capitalized';
import { plain, type Interval } from '../../kit/time/intervals';
import type { WeekScheduleFragment } from './hours.generated';
import { WEEKDAY_KEYS, type WeekdayKey } from './weekdays';

/** Form values; a closed day is empty. */
export type WeekHours = Record<WeekdayKey, Interval[]>;

const NAMES = byWeekday((_key, index) => weekdayNames('monday')[index]?.long ?? '');

/** "lunes" */
export const weekdayName = (key: WeekdayKey): string => NAMES[key];

export const weekHoursRules = byWeekday((key) => hoursRule(`del ${NAMES[key]}`));

/** Without a week: closed. */
export function weekHours(week: WeekScheduleFragment | undefined): WeekHours {
  return byWeekday((key) => plain(week?.[key].intervals ?? []));
}

export function weekInput(hours: WeekHours) {
  return byWeekday((key) => ({ isAvailable: hours[key].length > 0, intervals: hours[key] }));
}

/** Each weekday is resolved separately. */
export function weekWords(text: (hours: Interval[]) => string): FieldWords<WeekHours> {
  return byWeekday((key) => ({ label: capitalized(NAMES[key]), text }));
}

function byWeekday<Value>(valueOf: (key: WeekdayKey, index: number) => Value): Record<WeekdayKey, Value> {
  return Object.fromEntries(WEEKDAY_KEYS.map((key, index) => [key, valueOf(key, index)])) as Record<WeekdayKey, Value>;
}
