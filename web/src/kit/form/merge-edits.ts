/** As opened, as typed, and as stored by another person. */
export interface Edits<V> {
  base: V;
  mine: V;
  theirs: V;
}

export interface Difference<V> {
  field: keyof V & string;
  /** Both changed it. */
  isContested: boolean;
}

/**
 * `values`: mine, with theirs in fields that I left alone. `differences`: fields that they changed and that differ from
 * mine.
 */
export function mergeEdits<V extends object>({
  base,
  mine,
  theirs,
}: Edits<V>): { values: V; differences: Difference<V>[] } {
  const fields = Object.keys(base) as (keyof V & string)[];
  const isMine = (field: keyof V) => !isSame(base[field], mine[field]);
  const differences = fields
    .filter((field) => !isSame(base[field], theirs[field]) && !isSame(mine[field], theirs[field]))
    .map((field) => ({ field, isContested: isMine(field) }));
  const values = { ...mine };
  for (const { field, isContested } of differences) if (!isContested) values[field] = theirs[field];
  return { values, differences };
}

/** For JSON values. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
