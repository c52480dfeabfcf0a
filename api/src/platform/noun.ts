/** A kind of record, as activity records name and show it. */
export interface Noun {
  /** Stored in records: never rename it. */
  readonly name: string;
  /** Spanish heading: 'Sala'. */
  readonly label: string;
  readonly fields: Readonly<Record<string, NounField>>;
}

/**
 * `word`: Spanish within a sentence, 'costo por hora'. `show`: formats a value. `isUntold`: records the change
 * without values.
 */
export type NounField =
  | string
  | { readonly word: string; readonly show: (value: never) => string | null }
  | { readonly word: string; readonly isUntold: true };

const nouns = new Map<string, Noun>();

/** `fields` are the recorded ones, by their names in code. Throws when the name is taken. */
export function noun<const Fields extends Noun['fields']>(name: string, label: string, fields: Fields): Noun & { fields: Fields } {
  if (nouns.has(name)) throw new Error(`There are two nouns ${name}`);
  const made = { name, label, fields };
  nouns.set(name, made);
  return made;
}

/** undefined for a stored name that the product no longer has. */
export function nounNamed(name: string): Noun | undefined {
  return nouns.get(name);
}

export const allNouns = (): Noun[] => [...nouns.values()];
