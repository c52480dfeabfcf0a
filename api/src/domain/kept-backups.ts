import { dayNumber } from './calendar-date';

export interface KeepRule {
  days: number;
  weeks: number;
  months: number;
}

export interface DatedBackup {
  /** In the clinic's time zone. */
  date: string;
  takenAt: number;
  /** It was restored without loss. */
  isProved: boolean;
}

/**
 * Keeps the last proved backup, or the last, of each recent day, week and month. Also keeps all of the newest day, and
 * the last proved one.
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

/** Numbered; it begins on Monday. The first day of day numbers was a Thursday. */
const weekOf = (date: string) => Math.floor((dayNumber(date) + 3) / 7);
