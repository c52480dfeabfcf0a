/** The length of an appointment when the professional says none. */
export const DEFAULT_DURATION_MINUTES = 30;

/** The usual lengths of an appointment, in minutes. */
const USUAL = [15, 30, 45, 60, 90, 120];

/** The lengths to choose from, shortest first: the usual ones, and `own` (a professional's) among them where it is another. */
export function appointmentLengths(own: number | null = null): number[] {
  return own === null || USUAL.includes(own) ? USUAL : [...USUAL, own].toSorted((one, other) => one - other);
}
