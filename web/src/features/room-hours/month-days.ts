import { WEEKDAY_KEYS } from '../../clinic/hours/weekdays';
import type { DayView } from '../../kit/calendar/day-view';
import { positionInWeek } from '../../kit/calendar/month-weeks';
import type { Interval } from '../../kit/time/intervals';
import type { RoomHoursMonthFragment } from './room-hours.generated';
import { openingText, texts } from './texts';

/** In narrow cells. */
export const CUSTOM_SIGN = '•';
export const HOLIDAY_SIGN = 'F';

export interface DayHours {
  intervals: readonly Interval[];
  notes: string | null;
  /** The date has its own hours. */
  isCustom: boolean;
}

export function hoursOn(
  month: Pick<RoomHoursMonthFragment, 'weeklyTemplate' | 'dailyOverrides'>,
  date: string,
): DayHours {
  const override = month.dailyOverrides.find((it) => it.date === date);
  if (override) return { intervals: override.intervals, notes: override.notes, isCustom: true };
  return {
    intervals: month.weeklyTemplate[WEEKDAY_KEYS[positionInWeek(date, 'monday')] ?? 'monday'].intervals,
    notes: null,
    isCustom: false,
  };
}

interface Shown {
  today: string;
  holidays: readonly string[];
  /** Loading or failed: no edits. */
  isLocked: boolean;
}

export function dayView(
  date: string,
  { intervals, isCustom }: DayHours,
  { today, holidays, isLocked }: Shown,
): DayView {
  const isPast = date < today;
  const isOpen = intervals.length > 0;
  return {
    state: isPast ? 'past' : isOpen ? 'available' : 'closed',
    selectable: !isPast && !isLocked,
    text: isOpen ? openingText(intervals) : texts.closed,
    shortText: isOpen ? shortHours(intervals) : '—',
    labels: [...(isCustom ? [texts.custom] : []), ...holidays],
    labelSign: [isCustom && CUSTOM_SIGN, holidays.length > 0 && HOLIDAY_SIGN].filter(Boolean).join(' '),
  };
}

/** "9–18": first and last hour. */
function shortHours(intervals: readonly Interval[]): string {
  const hour = (time: string | undefined) => String(Number(time?.slice(0, 2)));
  return `${hour(intervals[0]?.startTime)}–${hour(intervals.at(-1)?.endTime)}`;
}
