import { addDays, dayInMonth, daysInMonth, weekdayOf } from '../time/wall-time';

export type WeekStart = 'sunday' | 'monday';

const NAMES = [
  { short: 'Dom', long: 'domingo' },
  { short: 'Lun', long: 'lunes' },
  { short: 'Mar', long: 'martes' },
  { short: 'Mié', long: 'miércoles' },
  { short: 'Jue', long: 'jueves' },
  { short: 'Vie', long: 'viernes' },
  { short: 'Sáb', long: 'sábado' },
] as const;

export function weekdayNames(weekStart: WeekStart): { short: string; long: string }[] {
  return weekStart === 'sunday' ? [...NAMES] : [...NAMES.slice(1), NAMES[0]];
}

/** 0 to 6. */
export function positionInWeek(day: string, weekStart: WeekStart): number {
  return weekStart === 'sunday' ? weekdayOf(day) : (weekdayOf(day) + 6) % 7;
}

export function weekOf(day: string, weekStart: WeekStart): string[] {
  const first = addDays(day, -positionInWeek(day, weekStart));
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
}

/** Null outside the month. */
export function monthWeeks(month: string, weekStart: WeekStart): (string | null)[][] {
  const first = dayInMonth(month, 1);
  const before = positionInWeek(first, weekStart);
  const count = daysInMonth(month);
  const weeks = Math.ceil((before + count) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, column) => {
      const index = week * 7 + column - before;
      return index < 0 || index >= count ? null : addDays(first, index);
    }),
  );
}

/** Omits weeks that end before the day `from`. */
export function weeksFrom(month: string, weekStart: WeekStart, from: string | undefined): (string | null)[][] {
  const weeks = monthWeeks(month, weekStart);
  return from === undefined ? weeks : weeks.filter((week) => week.some((day) => day !== null && day >= from));
}
