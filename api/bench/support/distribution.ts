/** NaN for an empty list. */
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

/** Holds the true median with at least 93 %, from five values on. */
export function medianRange(values: readonly number[]): [low: number, high: number] {
  const sorted = values.toSorted((a, b) => a - b);
  // `outside` of the 2^n cases have at most `left` values on one side.
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

/** Throws unless positive. */
export function numberFrom(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!(value > 0)) throw new Error(`${name} must be a positive number, not ${text}`);
  return value;
}
