/** What a list of numbers looks like. Of an empty list everything is NaN. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Between which of the values the median of endlessly many more would lie: in at least 93 of 100 cases, whatever they
 * are spread like, from five values on. The outermost of five, the third from either side of eleven.
 */
export function medianRange(values: readonly number[]): [low: number, high: number] {
  const sorted = values.toSorted((a, b) => a - b);
  // How likely it is that at most `left` of them lie on one side of it: of 2^n coins, so many.
  let left = 0;
  let ways = 1;
  let outside = 1;
  for (;;) {
    const next = (ways * (sorted.length - left)) / (left + 1);
    if ((2 * (outside + next)) / 2 ** sorted.length > OUTSIDE_AT_MOST) break;
    ways = next;
    outside += next;
    left += 1;
  }
  return [sorted[left] ?? Number.NaN, sorted.at(-1 - left) ?? Number.NaN];
}

const OUTSIDE_AT_MOST = 0.07;
