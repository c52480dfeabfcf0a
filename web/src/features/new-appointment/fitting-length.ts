import { appointmentLengths } from '../../clinic/appointment/appointment-lengths';

export interface LengthCount {
  durationMinutes: number;
  count: number;
}

/** Including the professional's `own`. */
export function shorterLengths(durationMinutes: number, own: number | null): number[] {
  return appointmentLengths(own).filter((minutes) => minutes < durationMinutes);
}

/** The professional's own if it has slots, else the longest. */
export function fittingLength(counts: readonly LengthCount[], own: number | null): LengthCount | undefined {
  const fitting = counts.filter(({ count }) => count > 0);
  return fitting.find(({ durationMinutes }) => durationMinutes === own) ?? fitting.at(-1);
}
