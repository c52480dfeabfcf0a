import { MOST_DAYS_AHEAD } from '@turnero/api/domain/waiting-list';
import { array, string } from 'yup';

import { weekdayNames } from '../../../kit/calendar/month-weeks';
import { dateTextRule, tidyDateText, toIsoDay } from '../../../kit/form/date-text';
import type { FieldRules } from '../../../kit/form/form-schema';
import { capitalized } from '../../../kit/text/capitalized';
import { addDays } from '../../../kit/time/wall-time';
import { texts } from '../texts';

/** Hours at which an appointment would suit. */
export interface WishValues {
  /** Words of DAYS; empty: any day. */
  days: string[];
  /** Words of PARTS; empty: any time. */
  parts: string[];
  /** dd-MM-YYYY */
  until: string;
  /** Hours. */
  notice: string;
}

/** Monday first. */
export const DAYS = weekdayNames('monday').map(({ long }) => capitalized(long));

/** 1 = Monday to 7 = Sunday. Without any, all days. */
export function daysOf(weekdays: readonly number[]): readonly string[] {
  return weekdays.length === 0 ? DAYS : DAYS.filter((_day, index) => weekdays.includes(index + 1));
}

/** Adjacent, so that an appointment across the boundary of two chosen parts fits. */
const PARTS_OF_A_DAY = [
  { word: texts.join.parts.morning, startTime: '00:00', endTime: '13:00' },
  { word: texts.join.parts.afternoon, startTime: '13:00', endTime: '18:00' },
  { word: texts.join.parts.evening, startTime: '18:00', endTime: '24:00' },
];
export const PARTS = PARTS_OF_A_DAY.map(({ word }) => word);

export const NOTICES = [2, 6, 12, 24, 48, 72].map((hours) => ({
  value: String(hours),
  label: texts.join.hoursBefore(hours),
}));

/** Form fields by server name. */
export const WISH_FIELDS = { untilDate: 'until', noticeHours: 'notice', hours: 'days' } as const;

export const USUAL_WAIT_DAYS = 30;

export const ANY_TIME: Omit<WishValues, 'until'> = { days: [], parts: [], notice: '2' };

/** Dates are the clinic's, yyyy-MM-dd. `last`: the latest choice; for a kept appointment, its date. */
export function wishRules(today: string, last = addDays(today, MOST_DAYS_AHEAD)): FieldRules<WishValues> {
  return {
    days: array().of(string().required()),
    parts: array().of(string().required()),
    until: dateTextRule()
      .required(texts.join.faults.until)
      .test('in-time', function check(text) {
        const day = toIsoDay(tidyDateText(text ?? ''));
        if (day === '') return true;
        if (day < today) return this.createError({ message: texts.join.faults.past });
        return day <= last || this.createError({ message: texts.join.faults.late });
      }),
    notice: string().required(),
  };
}

interface Hours {
  /** 1 = Monday to 7 = Sunday. */
  weekday: number;
  startTime: string;
  endTime: string;
}

/** `values` must be valid. Empty hours: any time. */
export function toWish({ days, parts, until, notice }: WishValues) {
  return { hours: hoursOf(days, parts), untilDate: toIsoDay(tidyDateText(until)), noticeHours: Number(notice) };
}

export function hoursOf(days: readonly string[], parts: readonly string[]): Hours[] {
  if (days.length === 0 && parts.length === 0) return [];
  const spans = joinedParts(parts);
  return DAYS.flatMap((day, index) =>
    days.length === 0 || days.includes(day) ? spans.map((span) => ({ weekday: index + 1, ...span })) : [],
  );
}

/** Merges adjacent parts. */
function joinedParts(parts: readonly string[]): Omit<Hours, 'weekday'>[] {
  if (parts.length === 0) return [{ startTime: '00:00', endTime: '24:00' }];
  const joined: Omit<Hours, 'weekday'>[] = [];
  for (const { word, startTime, endTime } of PARTS_OF_A_DAY) {
    if (!parts.includes(word)) continue;
    const last = joined.at(-1);
    if (last?.endTime === startTime) last.endTime = endTime;
    else joined.push({ startTime, endTime });
  }
  return joined;
}
