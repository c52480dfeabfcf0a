import type { Buffers } from './buffers';
import type { IntervalList } from './intervals';

type Grid = { readonly durationMinutes: number; readonly buffers: Buffers; readonly from: number };

/** From an epoch minute on, back to back from each opening, with buffers between. */
export function gridOf(openings: IntervalList, { durationMinutes, buffers, from }: Grid): number[] {
  const step = durationMinutes + buffers.beforeMinutes + buffers.afterMinutes;
  const starts: number[] = [];
  for (const opening of openings) {
    const skipped = Math.max(0, Math.ceil((from - opening.start) / step));
    const last = opening.end - durationMinutes;
    for (let start = opening.start + skipped * step; start <= last; start += step) starts.push(start);
  }
  return starts;
}
