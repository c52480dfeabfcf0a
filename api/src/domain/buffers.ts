import type { Interval } from './intervals';

/** Minutes around an appointment in which its professional and room are taken. Hidden from patients. */
export type Buffers = { readonly beforeMinutes: number; readonly afterMinutes: number };

export const BUFFER_MINUTES = { min: 0, max: 60, step: 5 };

export const NO_BUFFERS: Buffers = { beforeMinutes: 0, afterMinutes: 0 };

/** `start` is an epoch minute. */
export function takenSpan(
  { start, durationMinutes }: { start: number; durationMinutes: number },
  { beforeMinutes, afterMinutes }: Buffers,
): Interval {
  return { start: start - beforeMinutes, end: start + durationMinutes + afterMinutes };
}

/** The taken intervals, widened so that a slot's own buffers are free too. */
export function keptClear(taken: readonly Interval[], { beforeMinutes, afterMinutes }: Buffers): readonly Interval[] {
  if (beforeMinutes === 0 && afterMinutes === 0) return taken;
  const some = taken.filter(({ start, end }) => start < end);
  return some.map(({ start, end }) => ({ start: start - afterMinutes, end: end + beforeMinutes }));
}
