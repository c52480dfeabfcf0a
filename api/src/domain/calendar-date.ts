import { fromIsoWeekday, type Weekday } from './weekday';

/** Day numbers count days since 1970-01-01. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 9999;

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAYS_TO_EPOCH = 719_468; // from 0000-03-01 to 1970-01-01
const DAYS_IN_400_YEARS = 146_097;

/** yyyy-MM-dd, from 1900 on. */
export function isCalendarDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= FIRST_YEAR && day >= 1 && day <= daysInMonth(year, month);
}

/** 0 for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && leap ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

/** Expects an existing date. */
export function dayNumber(date: string): number {
  return dayNumberOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)));
}

// Counts years from March, so that the leap day is the last.
function dayNumberOf(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - DAYS_TO_EPOCH;
}

export function dateOfDayNumber(number: number): string {
  const days = number + DAYS_TO_EPOCH;
  const cycle = Math.floor(days / DAYS_IN_400_YEARS);
  const dayOfCycle = days - cycle * DAYS_IN_400_YEARS;
  const yearOfCycle = Math.floor(
    (dayOfCycle - Math.floor(dayOfCycle / 1460) + Math.floor(dayOfCycle / 36_524) - Math.floor(dayOfCycle / 146_096)) /
      365,
  );
  const dayOfYear = dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

export function addDays(date: string, days: number): string {
  return dateOfDayNumber(dayNumber(date) + days);
}

export function weekdayOf(date: string): Weekday {
  return weekdayOfDayNumber(dayNumber(date));
}

function weekdayOfDayNumber(number: number): Weekday {
  // 1970-01-01 was a Thursday; the second remainder is for earlier dates.
  return fromIsoWeekday(((((number + 3) % 7) + 7) % 7) + 1);
}

export interface Month {
  year: number;
  month: number;
}

/** 'yyyy-MM' or 'yyyy-M'; the month need not exist. */
export function parseMonth(text: string): Month | null {
  const match = /^(\d{4})-(\d{1,2})$/.exec(text);
  return match && { year: Number(match[1]), month: Number(match[2]) };
}

export function datesOfMonth(year: number, month: number): string[] {
  const first = dayNumberOf(year, month, 1);
  return Array.from({ length: daysInMonth(year, month) }, (_, index) => dateOfDayNumber(first + index));
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
