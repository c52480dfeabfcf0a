import { dateOfDayNumber, isCalendarDate } from './calendar-date';
import { foldedText } from './near-words';
import { MINUTES_PER_DAY } from './time-of-day';

/** As spreadsheets and other programs write them. Functions return null for other text. */

export interface ReadMoment {
  /** yyyy-MM-dd, clinic time. */
  date: string;
  /** Minute of the day; null for a date alone. */
  minute: number | null;
}

/** Converts an instant in epoch minutes. The web has no time zones to compute with. */
export type WallClock = (instant: number) => ReadMoment;

export const UTC_CLOCK: WallClock = (instant) => {
  const day = Math.floor(instant / MINUTES_PER_DAY);
  return { date: dateOfDayNumber(day), minute: instant - day * MINUTES_PER_DAY };
};

/**
 * 21/12/2026, lunes 21-12-26, 21-dic-2026, 2026-12-21T09:30, '21/12/2026, 09:30', or a spreadsheet's day count. `clock`
 * converts instants with an offset. Seconds are rounded.
 */
export function readMoment(text: string, clock: WallClock): ReadMoment | null {
  const typed = foldedText(text).trim().replace(WEEKDAY, '');
  return readSerial(typed) ?? readInstant(typed, clock) ?? readDateAndTime(typed);
}

/** As readMoment; a year of two digits is the last such one until `today`: 7/3/85 is 1985. */
export function readBirthDate(text: string, today: string): string | null {
  const date = readMoment(text, UTC_CLOCK)?.date ?? null;
  const isShort = /[-/. ]\d{2}$/.test(text.trim()) && !/\d{4}/.test(text);
  return date !== null && isShort && date > today ? `${Number(date.slice(0, 4)) - 100}${date.slice(4)}` : date;
}

const WEEKDAY = /^(?:lun|mar|mie|jue|vie|sab|dom)(?:es|tes|rcoles|ves|rnes|ado|ingo)?[.,]*\s+/;

/** Rounded to the minute: 46377.416666664 is 10:00. */
function readSerial(typed: string): ReadMoment | null {
  const match = /^(\d{5})([.,]\d+)?$/.exec(typed);
  if (!match) return null;
  const minutes = Math.round(Number(typed.replace(',', '.')) * MINUTES_PER_DAY);
  const date = existing(dateOfDayNumber(Math.floor(minutes / MINUTES_PER_DAY) - DAYS_TO_EPOCH));
  return date === null ? null : { date, minute: match[2] === undefined ? null : minutes % MINUTES_PER_DAY };
}

/** From 1970 back to 1899-12-30, day 0 of spreadsheets. */
const DAYS_TO_EPOCH = 25_569;

const INSTANT = /^(\d{4}-\d{2}-\d{2})[t ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?\s?(?:(z)|([+-]\d{2}):?(\d{2})?)(?:\[.*\])?$/;

function readInstant(typed: string, clock: WallClock): ReadMoment | null {
  const [, date, time, seconds = ':00', utc, hours, minutes = '00'] = INSTANT.exec(typed) ?? [];
  if (date === undefined || !isCalendarDate(date)) return null;
  const at = Date.parse(`${date}T${time}${seconds}${utc === undefined ? `${hours}:${minutes}` : 'Z'}`);
  if (Number.isNaN(at)) return null;
  return clock(Math.round(at / 60_000));
}

function readDateAndTime(typed: string): ReadMoment | null {
  const match = ISO_DATE.exec(typed) ?? LOCAL_DATE.exec(typed);
  if (!match?.groups) return null;
  const { year, month, day, rest } = match.groups as Record<'year' | 'month' | 'day' | 'rest', string>;
  const date = dateFrom(year.length === 2 ? `20${year}` : year, monthOf(month), day);
  if (date === null) return null;
  const [, time] = /^(?:t|,|\s*[,-]?\s+)(\d.*)$/.exec(rest) ?? [];
  return { date, minute: time === undefined ? null : readTime(time) };
}

const ISO_DATE = /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?!\d)(?<rest>.*)$/;
const LOCAL_DATE =
  /^(?<day>\d{1,2})(?:[-/.]| de | )(?<month>\d{1,2}|[a-z]{3,10})\.?(?:[-/.]| del? | )(?<year>\d{4}|\d{2})(?!\d)(?<rest>.*)$/;

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const OTHER_MONTHS: Readonly<Record<string, string>> = { jan: 'ene', apr: 'abr', aug: 'ago', set: 'sep', dec: 'dic' };

/** By number, or the first letters of its Spanish or English name; '' for none. */
function monthOf(text: string): string {
  if (/^\d/.test(text)) return text;
  const name = text.slice(0, 3);
  const index = MONTHS.indexOf(OTHER_MONTHS[name] ?? name);
  return index === -1 ? '' : String(index + 1);
}

function dateFrom(year: string, month: string, day: string): string | null {
  return existing(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function existing(date: string): string | null {
  return isCalendarDate(date) ? date : null;
}

/** Minute of the day: 9:30, 930, 09.30 hs, 9 hs, 9:30 p. m., 09:29:59 (rounded), or a share of the day. */
export function readTime(text: string): number | null {
  const typed = foldedText(text).trim();
  if (/^0$/.test(typed)) return 0;
  const share = readShare(typed);
  if (share !== undefined) return share === null ? null : Math.min(share, MINUTES_PER_DAY - 1);
  const match = /^(\d{1,2}?)(?:[:.h]?(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*(hs?\.?|horas|[ap]\s?\.?\s?m\.?)?$/.exec(
    typed,
  );
  if (!match || (match[2] === undefined && match[4] === undefined)) return null;
  const [hour, minute, second] = [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)];
  const half = /^[ap]/.exec(match[4] ?? '')?.[0];
  if (second > 59 || minute > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return Math.min(hours * 60 + minute + (second >= 30 ? 1 : 0), MINUTES_PER_DAY - 1);
}

/** 0.5 or 0,395833; undefined for other text. null if ambiguous: 0.30 may be half past midnight. */
function readShare(typed: string): number | null | undefined {
  const [, digits] = /^0[.,](\d+)$/.exec(typed) ?? [];
  if (digits === undefined) return undefined;
  const minutes = Math.round(Number(`0.${digits}`) * MINUTES_PER_DAY);
  return digits.length > 2 || minutes % ROUND_MINUTES === 0 ? minutes : null;
}

const ROUND_MINUTES = 15;

/** 30, 30.0, 30 min, 0:45, 1:30, 1 h, 1 h 30 min, or a share of a day with three digits or more: 0.0208333. */
export function readMinutes(text: string): number | null {
  const typed = foldedText(text).trim();
  const plain = /^(\d{1,3})(?:[.,]0+)?\s*(?:min(?:utos)?\.?|')?$/.exec(typed);
  if (plain) return Number(plain[1]);
  if (/^0[.,]\d{3,}$/.test(typed)) return readShare(typed) ?? null;
  const clock =
    /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(typed) ??
    /^(\d{1,2})\s*(?:hs?\.?|horas?)(?:\s*(?:y\s*)?(\d{1,2})\s*(?:min(?:utos)?\.?|')?)?$/.exec(typed);
  return clock && Number(clock[1]) * 60 + Number(clock[2] ?? 0);
}
