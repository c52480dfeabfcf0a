import { appointmentLengths } from '../../clinic/appointment/appointment-lengths';

export interface LengthCount {
  durationMinutes: number;
  count: number;
}

/** The offered lengths below `durationMinutes`, including the professional's `own`. */
export function shorterLengths(durationMinutes: number, own: number | null): number[] {
  return appointmentLengths(own).filter((minutes) => minutes < durationMinutes);
}

/** The professional's own length if it has slots, else the longest that has; undefined if none has. */
export function fittingLength(counts: readonly LengthCount[], own: number | null): LengthCount | undefined {
  const fitting = counts.filter(({ count }) => count > 0);
  return fitting.find(({ durationMinutes }) => durationMinutes === own) ?? fitting.at(-1);
}
