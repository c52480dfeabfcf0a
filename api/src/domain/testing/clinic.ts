import { parseInstant } from '../clinic-time';
import { parseEndTime } from '../time-of-day';
import type { Interval } from '../intervals';
import type { Quota } from '../quotas';
import { type RoomSchedule, type Schedule } from '../slots';
import { type Weekday, WEEKDAYS } from '../weekday';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';

/** '09:00-12:30' in minutes of the day. */
function hours(text: string): Interval {
  const [start = '', end = ''] = text.split('-').map((time) => String(parseEndTime(time)));
  if (start === 'null' || end === 'null') throw new Error(`Not hours: ${text}`);
  return { start: Number(start), end: Number(end) };
}

/** Epoch minute of an ISO or wall time. */
export function at(text: string, zone = BUENOS_AIRES): number {
  const instant = parseInstant(text, zone);
  if (instant === null) throw new Error(`Not an instant: ${text}`);
  return instant;
}

export function from(start: string, end: string, zone = BUENOS_AIRES): Interval {
  return { start: at(start, zone), end: at(end, zone) };
}

export function room(
  dates: readonly string[],
  open: readonly string[],
  blocked: readonly Interval[] = [],
  roomId = 'Sala 1',
): RoomSchedule {
  return { roomId, open: new Map(dates.map((date) => [date, open.map(hours)])), blocked };
}

export const NO_QUOTA: Quota = { deskPlaces: 0, deskReleaseMinute: null, sameDayPlaces: 0, sameDayMinute: 0 };

type Said = Partial<Omit<Schedule, 'availability' | 'absences'>> & {
  /** Hours of every weekday. */
  daily?: readonly string[];
  weekly?: Partial<Record<Weekday, readonly string[]>>;
  away?: Partial<Record<string, readonly string[]>>;
};

/** By default Saturday 2026-11-21, 09:00 to 12:00, in one room that never closes. */
export function schedule({ daily, weekly, away = {}, ...rest }: Said = {}): Schedule {
  const dates = rest.dates ?? ['2026-11-21'];
  const week = WEEKDAYS.map(
    (weekday) => [weekday, weekly?.[weekday] ?? (weekly ? [] : (daily ?? ['09:00-12:00']))] as const,
  );
  return {
    zone: BUENOS_AIRES,
    dates,
    durationMinutes: 60,
    earliestStart: 0,
    availability: week.flatMap(([weekday, texts]) => texts.map((text) => ({ weekday, ...wall(hours(text)) }))),
    absences: Object.entries(away).flatMap(([date, texts = []]) =>
      texts.map((text) => ({ date, ...wall(hours(text)) })),
    ),
    ownBusy: [],
    rooms: [room(dates, ['00:00-24:00'])],
    ...rest,
  };
}

function wall({ start, end }: Interval): { startMinute: number; endMinute: number } {
  return { startMinute: start, endMinute: end };
}
