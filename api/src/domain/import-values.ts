import { dateOfDayNumber, isCalendarDate } from './calendar-date';
import { foldedText } from './near-words';
import { MINUTES_PER_DAY } from './time-of-day';

/** Values as spreadsheets and other programs write them. Each returns null for a text that is none. */

/** dd/mm/yyyy and the like, yyyy-mm-dd, or days as spreadsheets count them; a time after it is left out. */
export function readDate(text: string): string | null {
  const typed = text.trim();
  const serial = /^(\d{5})(?:[.,]\d+)?$/.exec(typed);
  if (serial) return existing(dateOfDayNumber(Number(serial[1]) - DAYS_TO_EPOCH));
  const [date = ''] = typed.split(/[T\s]/);
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(date);
  if (iso) return dateFrom(iso[1]!, iso[2]!, iso[3]!);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(date);
  return local && dateFrom(local[3]!.length === 2 ? `20${local[3]}` : local[3]!, local[2]!, local[1]!);
}

/** From 1970 back to the 30th of December 1899, day 0 of spreadsheets. */
const DAYS_TO_EPOCH = 25_569;

function dateFrom(year: string, month: string, day: string): string | null {
  return existing(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function existing(date: string): string | null {
  return isCalendarDate(date) ? date : null;
}

/** Minutes of the day: 9:30, 09.30 hs, 9 hs, 9:30 p. m., or a share of the day as spreadsheets count it. */
export function readTime(text: string): number | null {
  const typed = foldedText(text).trim();
  const share = /^0[.,](\d{3,})$/.exec(typed);
  if (share) return minuteOfShare(Number(`0.${share[1]}`));
  if (/^0$/.test(typed)) return 0;
  const match = /^(\d{1,2})(?:[:.h](\d{2})(?::\d{2})?)?\s*(hs?\.?|horas|[ap]\s?\.?\s?m\.?)?$/.exec(typed);
  if (!match || (match[2] === undefined && match[3] === undefined)) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  const half = /^[ap]/.exec(match[3] ?? '')?.[0];
  if (minute > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  if (half === undefined) return hour * 60 + minute;
  return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute;
}

/** The time that stands after a date in one cell; null: none. */
export function timeAfterDate(text: string): number | null {
  const typed = text.trim();
  const serial = /^\d{5}[.,](\d+)$/.exec(typed);
  if (serial) return minuteOfShare(Number(`0.${serial[1]}`));
  const time = /^\S+?(?:T|\s+)(\d.*)$/.exec(typed);
  return time && readTime(time[1]!);
}

function minuteOfShare(share: number): number {
  return Math.round(share * MINUTES_PER_DAY) % MINUTES_PER_DAY;
}

/** Minutes: 30, 30 min, 0:45, 1:30. */
export function readMinutes(text: string): number | null {
  const typed = foldedText(text).trim();
  const plain = /^(\d{1,3})(?:[.,]0+)?\s*(?:min(?:utos)?\.?|')?$/.exec(typed);
  if (plain) return Number(plain[1]);
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(typed);
  return clock && Number(clock[1]) * 60 + Number(clock[2]);
}

/** Decimal text with two decimals: $ 18.000,50, 18000.5, 18.000. Up to 9999999999.99. */
export function readMoney(text: string): string | null {
  const typed = text.replace(/^(?:AR)?\$|[\s\u00a0]/g, '').replace(/^\$/, '');
  const isThousands = /^\d{1,3}(\.\d{3})+$/.test(typed);
  const plain = typed.includes(',') || isThousands ? typed.replaceAll('.', '').replace(',', '.') : typed;
  const match = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(plain);
  return match && `${Number(match[1])}.${(match[2] ?? '').padEnd(2, '0')}`;
}

/** Names set apart by commas, semicolons, slashes or lines. */
export function readList(text: string): string[] {
  return text
    .split(/[,;/|\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** A name as people compare it: without titles, accents, capitals and commas, whatever comes first. */
export function nameKey(name: string): string {
  return foldedText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && !TITLES.has(word))
    .toSorted()
    .join(' ');
}

const TITLES = new Set([
  'dr',
  'dra',
  'lic',
  'doctor',
  'doctora',
  'licenciado',
  'licenciada',
  'prof',
  'mg',
  'klgo',
  'klga',
]);
