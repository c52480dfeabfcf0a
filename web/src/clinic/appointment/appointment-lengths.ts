export const DEFAULT_DURATION_MINUTES = 30;

/** In minutes. */
const USUAL = [15, 30, 45, 60, 90, 120];

export function appointmentLengths(own: number | null = null): number[] {
  return own === null || USUAL.includes(own) ? USUAL : [...USUAL, own].toSorted((one, other) => one - other);
}
