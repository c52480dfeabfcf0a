import { FIRST_YEAR, LAST_YEAR, addDays, daysInMonth, isCalendarDate } from '../../../domain/calendar-date';
import { minuteOfDate, parseInstant } from '../../../domain/clinic-time';

/** Epoch minutes with fractions, half-open; an instant has equal ends. */
export interface Span {
  start: number;
  end: number;
}

export type DatePrefix = 'eq' | 'ne' | 'gt' | 'lt' | 'ge' | 'le' | 'sa' | 'eb';

const SEARCHED = /^(eq|ne|gt|lt|ge|le|sa|eb)?(\d{4}(?:-\d\d(?:-\d\d(?:T.*)?)?)?)$/;
const SECONDS = /^(.{16}):([0-5]\d)(?:\.(\d+))?/;

/**
 * Prefix and year, month, date or instant; in the clinic's time zone by default. null: invalid, or outside 1900 to
 * 9999.
 */
export function parseSearchDate(text: string, zone: string): (Span & { prefix: DatePrefix }) | null {
  const [, prefix = 'eq', value = ''] = SEARCHED.exec(text) ?? [];
  const span = value.length > 10 ? instantSpan(value, zone) : dateSpan(value, zone);
  return span && { prefix: prefix as DatePrefix, ...span };
}

function dateSpan(value: string, zone: string): Span | null {
  const first = `${value}-01-01`.slice(0, 10);
  if (!isCalendarDate(first)) return null;
  const [year, month] = first.split('-').map(Number) as [number, number];
  const last =
    value.length === 10 ? first : value.length === 7 ? `${value}-${daysInMonth(year, month)}` : `${value}-12-31`;
  if (year < FIRST_YEAR || last === `${LAST_YEAR}-12-31`) return null;
  return { start: minuteOfDate(zone, first, 0), end: minuteOfDate(zone, addDays(last, 1), 0) };
}

function instantSpan(value: string, zone: string): Span | null {
  const [, , seconds, fraction = ''] = SECONDS.exec(value) ?? [];
  const minute = parseInstant(value.replace(SECONDS, '$1'), zone);
  if (minute === null) return null;
  if (seconds === undefined) return { start: minute, end: minute + 1 };
  const start = minute + Number(`${seconds}.${fraction.slice(0, 6)}0`) / 60;
  return { start, end: start + (fraction === '' ? 1 : 0.001) / 60 };
}

/** By FHIR's definition of prefixes. */
export function fitsDate({ prefix, start, end }: Span & { prefix: DatePrefix }, time: Span): boolean {
  const isInstant = time.start === time.end;
  switch (prefix) {
    case 'eq':
      return time.start >= start && (isInstant ? time.end < end : time.end <= end);
    case 'ne':
      return !(time.start >= start && (isInstant ? time.end < end : time.end <= end));
    case 'gt':
      return isInstant ? time.start >= end : time.end > end;
    case 'ge':
      return isInstant ? time.start >= start : time.end > start;
    case 'lt':
      return time.start < start;
    case 'le':
      return time.start < end;
    case 'sa':
      return time.start >= end;
    case 'eb':
      return isInstant ? time.end < start : time.end <= start;
  }
}
