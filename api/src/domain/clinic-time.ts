import { FIRST_YEAR, LAST_YEAR, dateOfDayNumber, dayNumber, isCalendarDate } from './calendar-date';
import { dateText } from './date-text';
import { floorToMinute } from './epoch-minute';
import { MINUTES_PER_DAY, formatTime, parseTime } from './time-of-day';
import { eraAt, type ZoneEra } from './zone-eras';

/** Instants are epoch minutes. A wall time means the first instant at which the clock shows it or a later one. */
export type ClinicDay = {
  readonly date: string;
  /** [start, end) in instants. */
  readonly start: number;
  readonly end: number;
  /** Instant of minute 0; null on a day with a clock change. */
  readonly shift: number | null;
};

// No zone has ever been farther from UTC.
const WIDEST_OFFSET = 16 * 60;

/** `minute` is 0 to 1440. */
export function minuteOfDate(zone: string, date: string, minute: number): number {
  return firstReaching(zone, dayNumber(date) * MINUTES_PER_DAY + minute);
}

export function clinicDay(zone: string, date: string): ClinicDay {
  const midnight = dayNumber(date) * MINUTES_PER_DAY;
  const start = firstReaching(zone, midnight);
  const era = eraAt(zone, start);
  // Strictly before: a change at midnight can show this date's last hour again.
  const unchanging = start + era.offset === midnight && start + MINUTES_PER_DAY < era.to;
  if (unchanging) return { date, start, end: start + MINUTES_PER_DAY, shift: start };
  return { date, start, end: firstReaching(zone, midnight + MINUTES_PER_DAY), shift: null };
}

export function clinicDayAt(zone: string, instant: number): ClinicDay {
  const local = localMinute(zone, instant);
  const day = clinicDay(zone, dateOfDayNumber(Math.floor(local / MINUTES_PER_DAY)));
  // When clocks go back across midnight, they show the old date again.
  return instant < day.end ? day : clinicDay(zone, dateOfDayNumber(dayNumber(day.date) + 1));
}

export function instantOf(zone: string, day: ClinicDay, minute: number): number {
  return day.shift === null ? minuteOfDate(zone, day.date, minute) : day.shift + minute;
}

export function dateOf(zone: string, instant: number): string {
  return dateOfDayNumber(Math.floor(localMinute(zone, instant) / MINUTES_PER_DAY));
}

/** 0 to 1439. */
export function minuteOfDayAt(zone: string, instant: number): number {
  const local = localMinute(zone, instant);
  return local - Math.floor(local / MINUTES_PER_DAY) * MINUTES_PER_DAY;
}

/** 'HH:mm'. */
export function wallTime(zone: string, instant: number): string {
  return formatTime(minuteOfDayAt(zone, instant));
}

/** '21-11-2026 09:00'. */
export function momentText(zone: string, instant: number): string {
  return `${dateText(dateOf(zone, instant))} ${wallTime(zone, instant)}`;
}

/** '2026-11-21T09:00:00-03:00'. */
export function toOffsetIso(zone: string, instant: number): string {
  return toOffsetIsoList(zone, [instant])[0] ?? '';
}

/** ISO time with offset, without seconds. */
export function toMinuteIso(zone: string, at: Date): string {
  return toOffsetIso(zone, floorToMinute(at));
}

export function toOffsetIsoList(zone: string, instants: readonly number[]): string[] {
  let era: ZoneEra | undefined;
  let suffix = '';
  let day = Number.NaN;
  let date = '';
  return instants.map((instant) => {
    if (era === undefined || instant < era.from || instant >= era.to) {
      era = eraAt(zone, instant);
      suffix = `:00${formatOffset(era.offset)}`;
    }
    const local = instant + era.offset;
    const localDay = Math.floor(local / MINUTES_PER_DAY);
    if (localDay !== day) {
      day = localDay;
      date = dateOfDayNumber(day);
    }
    return `${date}T${formatTime(local - day * MINUTES_PER_DAY)}${suffix}`;
  });
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00(?:[.,]0+)?)?(?:(Z)|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)?$/;
const EARLIEST = dayNumber(`${FIRST_YEAR}-01-01`) * MINUTES_PER_DAY;
const LATEST = (dayNumber(`${LAST_YEAR}-12-31`) + 1) * MINUTES_PER_DAY;

/** ISO 8601, by default in clinic time. null for other text, with seconds, or outside 1900 to 9999. */
export function parseInstant(text: string, zone: string): number | null {
  const [, date = '', time = '', utc, sign, hours, minutes = '0'] = INSTANT.exec(text) ?? [];
  const minute = parseTime(time);
  if (minute === null || !isCalendarDate(date)) return null;
  const local = dayNumber(date) * MINUTES_PER_DAY + minute;
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const instant = utc !== undefined ? local : sign !== undefined ? local - offset : firstReaching(zone, local);
  return isInRange(instant) && isInRange(localMinute(zone, instant)) ? instant : null;
}

function isInRange(minute: number): boolean {
  return minute >= EARLIEST && minute < LATEST;
}

function localMinute(zone: string, instant: number): number {
  return instant + eraAt(zone, instant).offset;
}

function firstReaching(zone: string, local: number): number {
  let era = eraAt(zone, local - WIDEST_OFFSET);
  for (;;) {
    const instant = Math.max(era.from, local - era.offset);
    if (instant < era.to) return instant;
    era = eraAt(zone, era.to);
  }
}

/** '-03:00'. */
export function formatOffset(offset: number): string {
  return `${offset < 0 ? '-' : '+'}${formatTime(Math.abs(offset))}`;
}
