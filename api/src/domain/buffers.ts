import type { Interval } from './intervals';

/** Minutes beside a turno in which its professional and room are taken as well. Patients are told of neither. */
export type Buffers = { readonly beforeMinutes: number; readonly afterMinutes: number };

export const BUFFER_MINUTES = { min: 0, max: 60, step: 5 };

export const NO_BUFFERS: Buffers = { beforeMinutes: 0, afterMinutes: 0 };

/** What a turno takes of its professional and its room; `start` is an epoch minute. */
export function takenSpan(
  { start, durationMinutes }: { start: number; durationMinutes: number },
  { beforeMinutes, afterMinutes }: Buffers,
): Interval {
  return { start: start - beforeMinutes, end: start + durationMinutes + afterMinutes };
}

/** Where no slot may lie: what is taken, and so much around it that the slot's own buffers are free too. */
export function keptClear(taken: readonly Interval[], { beforeMinutes, afterMinutes }: Buffers): readonly Interval[] {
  if (beforeMinutes === 0 && afterMinutes === 0) return taken;
  const some = taken.filter(({ start, end }) => start < end);
  return some.map(({ start, end }) => ({ start: start - afterMinutes, end: end + beforeMinutes }));
}
