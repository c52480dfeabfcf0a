import { FIRST_YEAR, LAST_YEAR, dateOfDayNumber, dayNumber, isCalendarDate } from './calendar-date';
import { MINUTES_PER_DAY, formatTime, parseTime } from './time-of-day';
import { eraAt, type ZoneEra } from './zone-eras';

/**
 * The clinic's clock. Instants are epoch minutes: whole minutes since 1970-01-01T00:00Z.
 *
 * One rule turns a wall time into an instant: the instant of (date, minute) is the first one at which
 * the clock shows that minute of that date, or later. So a time skipped in spring is the moment of the change,
 * a time that happens twice in autumn is its first, and minute 1440 is the first instant of the next date.
 * The rule never goes back: intervals that touch on the wall touch in time, and never overlap.
 */
export type ClinicDay = {
  readonly date: string;
  /** First instant of the date, and first instant of the next: [start, end). */
  readonly start: number;
  readonly end: number;
  /** What to add to a minute of the day for its instant; null on a day in which the clock changes. */
  readonly shift: number | null;
};

// Farther from UTC than any zone has ever been.
const WIDEST_OFFSET = 16 * 60;

/** `minute` is 0 to 1440. */
export function minuteOfDate(zone: string, date: string, minute: number): number {
  return firstReaching(zone, dayNumber(date) * MINUTES_PER_DAY + minute);
}

/** The frame in which a date's wall times become instants; see instantOf. */
export function clinicDay(zone: string, date: string): ClinicDay {
  const midnight = dayNumber(date) * MINUTES_PER_DAY;
  const start = firstReaching(zone, midnight);
  const era = eraAt(zone, start);
  // Strictly before the next change: one at midnight itself can show this date's last hour again.
  const unchanging = start + era.offset === midnight && start + MINUTES_PER_DAY < era.to;
  if (unchanging) return { date, start, end: start + MINUTES_PER_DAY, shift: start };
  return { date, start, end: firstReaching(zone, midnight + MINUTES_PER_DAY), shift: null };
}

/** The day whose [start, end) holds the instant. */
export function clinicDayAt(zone: string, instant: number): ClinicDay {
  const local = localMinute(zone, instant);
  const day = clinicDay(zone, dateOfDayNumber(Math.floor(local / MINUTES_PER_DAY)));
  // Clocks that went back across midnight showed the old date again after the new one had begun.
  return instant < day.end ? day : clinicDay(zone, dateOfDayNumber(dayNumber(day.date) + 1));
}

/** The same as minuteOfDate, for a day in hand. */
export function instantOf(zone: string, day: ClinicDay, minute: number): number {
  return day.shift === null ? minuteOfDate(zone, day.date, minute) : day.shift + minute;
}

/** The date the clock shows, 'yyyy-MM-dd'. */
export function dateOf(zone: string, instant: number): string {
  return dateOfDayNumber(Math.floor(localMinute(zone, instant) / MINUTES_PER_DAY));
}

/** The minute of the day the clock shows, 0 to 1439. */
export function minuteOfDayAt(zone: string, instant: number): number {
  const local = localMinute(zone, instant);
  return local - Math.floor(local / MINUTES_PER_DAY) * MINUTES_PER_DAY;
}

/** The time the clock shows, 'HH:mm'. */
export function wallTime(zone: string, instant: number): string {
  return formatTime(minuteOfDayAt(zone, instant));
}

/** '2026-11-21T09:00:00-03:00'. */
export function toOffsetIso(zone: string, instant: number): string {
  return toOffsetIsoList(zone, [instant])[0] ?? '';
}

/** The same for many, in their order; instants of one day share the work. */
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

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00(?:[.,]0+)?)?(?:(Z)|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)?$/;
const EARLIEST = dayNumber(`${FIRST_YEAR}-01-01`) * MINUTES_PER_DAY;
const LATEST = (dayNumber(`${LAST_YEAR}-12-31`) + 1) * MINUTES_PER_DAY;

/**
 * Reads ISO 8601 with an offset or Z, or without either (then it is the clinic's time), as an instant.
 * null for what is not a date and time, has seconds, or falls outside the years 1900 to 9999 there or in UTC.
 */
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

/** First instant at which the zone's clock, as minutes since its own 1970-01-01T00:00, shows `local` or later. */
function firstReaching(zone: string, local: number): number {
  let era = eraAt(zone, local - WIDEST_OFFSET);
  for (;;) {
    const instant = Math.max(era.from, local - era.offset);
    if (instant < era.to) return instant;
    era = eraAt(zone, era.to);
  }
}

function formatOffset(offset: number): string {
  return `${offset < 0 ? '-' : '+'}${formatTime(Math.abs(offset))}`;
}
