/**
 * The longest time, in milliseconds, in which nothing was acknowledged between `from` and `until`; `acknowledgedAt`
 * ascends, and all are of one clock. What went on at both ends counts too.
 */
export function standstill(acknowledgedAt: readonly number[], from: number, until: number): number {
  const within = acknowledgedAt.filter((at) => at >= from && at <= until);
  const marks = [from, ...within, until];
  return Math.max(...marks.slice(1).map((at, index) => at - marks[index]!));
}
