/**
 * Instants carry their zone's offset, so their text holds the wall time. A `day` is yyyy-MM-dd, a `month` yyyy-MM.
 * Without dayjs, for the first page.
 */
import { dateText } from '@turnero/api/domain/date-text';

import { capitalized } from '../text/capitalized';

const LOCALE = 'es-AR';
const DAY_MS = 86_400_000;

export function clockTime(instant: string): string {
  return instant.slice(11, 16);
}

export function dayOf(instant: string): string {
  return instant.slice(0, 10);
}

export function monthOf(dayOrInstant: string): string {
  return dayOrInstant.slice(0, 7);
}

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return toDay(new Date(utc(day).getTime() + days * DAY_MS));
}

/** 0 = Sunday. */
export function weekdayOf(day: string): number {
  return utc(day).getUTCDay();
}

export function addMonths(month: string, months: number): string {
  const { year, month: number } = monthParts(month);
  return toDay(new Date(Date.UTC(year, number - 1 + months, 1))).slice(0, 7);
}

export function daysInMonth(month: string): number {
  const { year, month: number } = monthParts(month);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** month is 1-12. */
export function monthParts(month: string): { year: number; month: number } {
  return { year: Number(month.slice(0, 4)), month: Number(month.slice(5, 7)) };
}

export function dayInMonth(month: string, number: number): string {
  return `${month}-${String(number).padStart(2, '0')}`;
}

/** Clamped to the month's last day. */
export function sameDayInMonth(day: string, month: string): string {
  return dayInMonth(month, Math.min(Number(day.slice(8, 10)), daysInMonth(month)));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return known.format(utc(day));
}

/** "sábado, 21 de noviembre de 2026" */
export function longDate(day: string): string {
  return format(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** "sábado, 21 de noviembre" */
export function dayAndMonth(day: string): string {
  return format(day, { weekday: 'long', day: 'numeric', month: 'long' });
}

export function dayName(day: string, isToday: boolean): string {
  return isToday ? `${longDate(day)}, hoy` : longDate(day);
}

export function longMoment(instant: string): string {
  return `${longDate(dayOf(instant))}, ${clockTime(instant)}`;
}

/** "sáb, 21 nov" */
export function shortDate(day: string): string {
  return format(day, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** "21 nov" */
export function shortDayAndMonth(day: string): string {
  return format(day, { day: 'numeric', month: 'short' });
}

/** "21 de noviembre" */
export function dayOfMonth(day: string): string {
  return format(day, { day: 'numeric', month: 'long' });
}

/** "21-11-2026 09:30" */
export function momentText(instant: string): string {
  return `${dateText(dayOf(instant))} ${clockTime(instant)}`;
}

/** "noviembre de 2026" */
export function monthName(month: string): string {
  return format(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** "Enero" to "Diciembre" */
export function monthNames(): string[] {
  return Array.from({ length: 12 }, (_month, index) => {
    return capitalized(format(toDay(new Date(Date.UTC(2000, index, 1))), { month: 'long' }));
  });
}

/** "hoy", "mañana" or "sáb, 21 nov" */
export function nearDate(day: string, today: string): string {
  if (day === today) return 'hoy';
  return day === addDays(today, 1) ? 'mañana' : shortDate(day);
}

/** "hoy, sáb 21", "mañana, dom 22" or "lun, 23 nov": beside a time, "mañana" alone reads as the morning. */
export function slotDate(day: string, today: string): string {
  const near = nearDate(day, today);
  const date = shortDate(day);
  return near === date ? date : `${near}, ${format(day, { weekday: 'short', day: 'numeric' })}`;
}
