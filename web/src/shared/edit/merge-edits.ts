/** Three states of one form: as it was when it was opened, as it is filled in now, and as somebody else has saved it since. */
export interface Edits<V> {
  base: V;
  mine: V;
  theirs: V;
}

/** The fields of a form that two people have left different. */
export interface Difference<V> {
  field: keyof V & string;
  /** Both have changed it; else they alone have. */
  isContested: boolean;
}

/**
 * What two people made of the same form. `values` is what is to stand in it: mine, and theirs where I changed nothing,
 * so that saving it takes nothing of theirs back by accident. `differences` has each field that they changed and that is
 * not the same as mine by now.
 */
export function mergeEdits<V extends object>({ base, mine, theirs }: Edits<V>): { values: V; differences: Difference<V>[] } {
  const fields = Object.keys(base) as (keyof V & string)[];
  const isMine = (field: keyof V) => !isSame(base[field], mine[field]);
  const differences = fields
    .filter((field) => !isSame(base[field], theirs[field]) && !isSame(mine[field], theirs[field]))
    .map((field) => ({ field, isContested: isMine(field) }));
  const values = { ...mine };
  for (const { field, isContested } of differences) if (!isContested) values[field] = theirs[field];
  return { values, differences };
}

/** Of values as forms have them: texts, numbers, booleans, and lists and objects of those. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
