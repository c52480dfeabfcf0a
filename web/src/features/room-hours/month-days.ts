import type { DayView } from '../../kit/calendar/day-view';
import type { Interval } from '../../kit/time/intervals';
import { weekdayOf } from '../../kit/time/wall-time';
import type { RoomHoursMonthFragment } from './room-hours.generated';
import { openingText, texts } from './texts';

/** By 0 = Sunday. */
const KEYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type WeekdayKey = (typeof KEYS)[number];

/** Monday first. */
export const WEEKDAY_KEYS: readonly WeekdayKey[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

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
  return { intervals: month.weeklyTemplate[weekdayKey(date)].intervals, notes: null, isCustom: false };
}

function weekdayKey(date: string): WeekdayKey {
  return KEYS[weekdayOf(date)] ?? 'monday';
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
  };
}

/** "9–18": first and last hour. */
function shortHours(intervals: readonly Interval[]): string {
  const hour = (time: string | undefined) => String(Number(time?.slice(0, 2)));
  return `${hour(intervals[0]?.startTime)}–${hour(intervals.at(-1)?.endTime)}`;
}
