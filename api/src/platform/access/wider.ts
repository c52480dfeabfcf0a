/** An empty choice stands for everything. */
export function isWider<Item>(before: readonly Item[], after: readonly Item[]): boolean {
  if (before.length === 0) return false;
  return after.length === 0 || after.some((item) => !before.includes(item));
}
