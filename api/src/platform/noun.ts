/** What records of the product call a thing that one feature keeps, and how people read of it. */
export interface Noun {
  /** Stored with every record about one: never renamed. */
  readonly name: string;
  /** In Spanish, as a heading: 'Sala'. */
  readonly label: string;
  readonly fields: Readonly<Record<string, NounField>>;
}

/**
 * Its Spanish word, in the middle of a sentence: 'costo por hora'. `show`: how its values are read, where that is not by
 * themselves. `isUntold`: that it changed is recorded, its values are not.
 */
export type NounField =
  | string
  | { readonly word: string; readonly show: (value: never) => string | null }
  | { readonly word: string; readonly isUntold: true };

const nouns = new Map<string, Noun>();

/**
 * `fields`: those whose changes are recorded, as the code names them. Throws when the word is taken: what is recorded
 * under it could not be told apart.
 */
export function noun<const Fields extends Noun['fields']>(name: string, label: string, fields: Fields): Noun & { fields: Fields } {
  if (nouns.has(name)) throw new Error(`There are two nouns ${name}`);
  const made = { name, label, fields };
  nouns.set(name, made);
  return made;
}

/** By its stored name; undefined for one that the product no longer has. */
export function nounNamed(name: string): Noun | undefined {
  return nouns.get(name);
}

export const allNouns = (): Noun[] => [...nouns.values()];
