export interface Noun {
  /** Stored: never rename it. */
  readonly name: string;
  readonly label: string;
  /** null: a column that repeats the event's own actor or time, never shown. */
  readonly fields: Readonly<Record<string, NounField | null>>;
}

/** `word` fits a sentence: 'costo por hora'. `isConcealed`: recorded without values. */
export type NounField =
  | string
  | { readonly word: string; readonly show: (value: never) => string | null }
  | { readonly word: string; readonly isConcealed: true };

const nouns = new Map<string, Noun>();

export function noun<const Fields extends Noun['fields']>(
  name: string,
  label: string,
  fields: Fields,
): Omit<Noun, 'fields'> & { readonly fields: Fields } {
  if (nouns.has(name)) throw new Error(`There are two nouns ${name}`);
  const made = { name, label, fields };
  nouns.set(name, made);
  return made;
}

/** With columns that an upper feature adds to the row. Throws for a taken field. */
export function extendedNoun<const Fields extends Noun['fields']>({ name, label }: Noun, fields: Fields): Noun {
  const known = nouns.get(name)!;
  const taken = Object.keys(fields).find((field) => field in known.fields);
  if (taken !== undefined) throw new Error(`There are two fields ${taken} of the noun ${name}`);
  nouns.set(name, { name, label, fields: { ...known.fields, ...fields } });
  return { name, label, fields };
}

export function nounNamed(name: string): Noun | undefined {
  return nouns.get(name);
}

export const allNouns = (): Noun[] => [...nouns.values()];
