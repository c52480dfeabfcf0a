import { dayNumber } from './calendar-date';

export interface KeepRule {
  days: number;
  weeks: number;
  months: number;
}

export interface DatedBackup {
  date: string;
  takenAt: number;
  isProved: boolean;
}

/**
 * Keeps the newest day, the last proved backup, and one of each recent day, week and month: the last proved, or the
 * last.
 */
export function keptBackups<Backup extends DatedBackup>(
  backups: readonly Backup[],
  { days, weeks, months }: KeepRule,
): ReadonlySet<Backup> {
  const newestFirst = backups.toSorted((a, b) => b.takenAt - a.takenAt);
  const ofPeriods = (last: number, periodOf: (backup: Backup) => string | number) => {
    const periods = [...new Set(newestFirst.map(periodOf))].slice(0, last);
    return periods.map((period) => {
      const some = newestFirst.filter((backup) => periodOf(backup) === period);
      return some.find(({ isProved }) => isProved) ?? some[0]!;
    });
  };
  return new Set([
    ...newestFirst.filter(({ date }) => date === newestFirst[0]?.date),
    ...newestFirst.filter(({ isProved }) => isProved).slice(0, 1),
    ...ofPeriods(days, ({ date }) => date),
    ...ofPeriods(weeks, ({ date }) => weekOf(date)),
    ...ofPeriods(months, ({ date }) => date.slice(0, 7)),
  ]);
}

/** Weeks begin on Monday. Day 0 was a Thursday. */
const weekOf = (date: string) => Math.floor((dayNumber(date) + 3) / 7);
