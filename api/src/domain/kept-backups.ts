import { dayNumber } from './calendar-date';

export interface KeepRule {
  days: number;
  weeks: number;
  months: number;
}

export interface DatedBackup {
  /** By the clinic's calendar. */
  date: string;
  takenAt: number;
  /** Was restored, and nothing was missing. */
  isProved: boolean;
}

/**
 * Returns the backups to keep. Each of the last days, weeks and months keeps its last proved backup, or its last. All
 * backups of the newest day stay, and so does the last proved one: unproved backups never replace it.
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
