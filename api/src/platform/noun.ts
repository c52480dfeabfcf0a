/** What records of the product call a thing that one feature keeps. */
export interface Noun {
  /** Stored with every record about one: never renamed. */
  readonly name: string;
}

const nouns = new Set<string>();

/** Throws when the word is taken: what is recorded under it could not be told apart. */
export function noun(name: string): Noun {
  if (nouns.has(name)) throw new Error(`There are two nouns ${name}`);
  nouns.add(name);
  return { name };
}
