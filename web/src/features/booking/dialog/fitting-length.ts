import { appointmentLengths } from '../../../shared/time/appointment-lengths';

/** How many slots of that length a day has. */
export interface LengthCount {
  durationMinutes: number;
  count: number;
}

/** The lengths of the list that are shorter than `durationMinutes`, with the professional's `own`. */
export function shorterLengths(durationMinutes: number, own: number | null): number[] {
  return appointmentLengths(own).filter((minutes) => minutes < durationMinutes);
}

/** The length to propose: the professional's own, else the longest that has slots; undefined when none has. */
export function fittingLength(counts: readonly LengthCount[], own: number | null): LengthCount | undefined {
  const fitting = counts.filter(({ count }) => count > 0);
  return fitting.find(({ durationMinutes }) => durationMinutes === own) ?? fitting.at(-1);
}
