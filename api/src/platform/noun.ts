/** What records of the product call a thing that one feature keeps. */
export interface Noun {
  /** Stored with every record about one: never renamed. */
  readonly name: string;
}

/** Its feature lists it, and no other may use the word. */
export function noun(name: string): Noun {
  return { name };
}
