/** The lengths that staff choose from, in minutes. */
export const DURATIONS = [15, 30, 45, 60, 90, 120] as const;

/** When the professional says none. */
export const DEFAULT_DURATION_MINUTES = 30;

/** The choices of a select, `own` (the professional's) among them. */
export function durationOptions(own?: number): { value: string; label: string }[] {
  const all = own === undefined ? [...DURATIONS] : [...new Set([...DURATIONS, own])].sort((one, other) => one - other);
  return all.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }));
}
