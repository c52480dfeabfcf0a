import { appointmentLengths } from '../../../shared/time/appointment-lengths';

/** How many slots of a day are so long. */
export interface LengthCount {
  durationMinutes: number;
  count: number;
}

/** What may fit where so long a turno does not: the shorter lengths of the list, `own` (the professional's) among them. */
export function shorterLengths(durationMinutes: number, own: number | null): number[] {
  return appointmentLengths(own).filter((minutes) => minutes < durationMinutes);
}

/** What to propose of them: the professional's own length, else the longest that fits; undefined when none does. */
export function fittingLength(counts: readonly LengthCount[], own: number | null): LengthCount | undefined {
  const fitting = counts.filter(({ count }) => count > 0);
  return fitting.find(({ durationMinutes }) => durationMinutes === own) ?? fitting.at(-1);
}
