/** [start, end) in minutes of a day or epoch minutes, never mixed. Empty when end <= start. */
export type Interval = { readonly start: number; readonly end: number };

/** Sorted, without empty, overlapping or touching intervals. Functions below expect and return this form. */
export type IntervalList = readonly Interval[];

export function normalize(intervals: readonly Interval[]): IntervalList {
  if (isNormalized(intervals)) return intervals;
  const sorted = intervals.filter((it) => it.end > it.start).sort((a, b) => a.start - b.start);
  const merged: Interval[] = [];
  for (const next of sorted) {
    const last = merged.at(-1);
    if (last === undefined || next.start > last.end) merged.push(next);
    else if (next.end > last.end) merged[merged.length - 1] = { start: last.start, end: next.end };
  }
  return merged;
}

function isNormalized(intervals: readonly Interval[]): boolean {
  let previousEnd = -Infinity;
  for (const { start, end } of intervals) {
    if (start <= previousEnd || end <= start) return false;
    previousEnd = end;
  }
  return true;
}

export function subtract(a: IntervalList, b: IntervalList): IntervalList {
  if (b.length === 0) return a;
  const left: Interval[] = [];
  let next = 0;
  for (const { start, end } of a) {
    let from = start;
    for (let cut = b[next]; cut !== undefined && cut.start < end; cut = b[next]) {
      if (cut.start > from) left.push({ start: from, end: cut.start });
      if (cut.end > from) from = cut.end;
      // This cut may reach into the next interval.
      if (cut.end > end) break;
      next += 1;
    }
    if (from < end) left.push({ start: from, end });
  }
  return left;
}

export function intersect(a: IntervalList, b: IntervalList): IntervalList {
  const shared: Interval[] = [];
  let i = 0;
  let j = 0;
  for (;;) {
    const one = a[i];
    const other = b[j];
    if (one === undefined || other === undefined) return shared;
    const start = Math.max(one.start, other.start);
    const end = Math.min(one.end, other.end);
    if (start < end) shared.push({ start, end });
    if (one.end < other.end) i += 1;
    else j += 1;
  }
}

export function contains(list: IntervalList, interval: Interval): boolean {
  const candidate = list[firstEndingAfter(list, interval.start)];
  return candidate !== undefined && candidate.start <= interval.start && interval.end <= candidate.end;
}

export function overlaps(a: Interval, b: Interval): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}

export function overlapping(list: IntervalList, span: Interval): IntervalList {
  const first = firstEndingAfter(list, span.start);
  let last = first;
  for (let it = list[last]; it !== undefined && it.start < span.end; it = list[last]) last += 1;
  return list.slice(first, last);
}

export function totalMinutes(list: IntervalList): number {
  return list.reduce((sum, { start, end }) => sum + (end - start), 0);
}

/** One pass over the list: starts and ends must not go back between calls. */
export class CoverageCursor {
  private index = 0;

  constructor(private readonly list: IntervalList) {}

  covers(start: number, end: number): boolean {
    let candidate = this.list[this.index];
    while (candidate !== undefined && candidate.end < end) {
      this.index += 1;
      candidate = this.list[this.index];
    }
    return candidate !== undefined && candidate.start <= start;
  }
}

function firstEndingAfter(list: IntervalList, minute: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle]?.end ?? Infinity) > minute) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function isSame(a: Interval, b: Interval): boolean {
  return a.start === b.start && a.end === b.end;
}
