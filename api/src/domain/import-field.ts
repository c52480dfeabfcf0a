/** How cells are read. `code`: an id; `digits`: a document; `line`: a text. */
type Holds = 'code' | 'digits' | 'phone' | 'money' | 'minutes' | 'date' | 'time' | 'line';

export interface ImportField {
  name: string;
  label: string;
  holds: Holds;
  isRequired?: true;
  /** Unique among the rows. */
  isOwn?: true;
  /** Folded, without words of BLANK_WORDS; the likeliest first. */
  headings: readonly string[];
  /** Words that a heading may contain besides. */
  beside?: string;
}

const IDS = ['id', 'codigo', 'cod', 'nro', 'numero', 'n'];

/** `nouns`: names of the record, as in "Id de la sala". */
export function idField(nouns: readonly string[], others: readonly string[] = []): ImportField {
  const named = nouns.flatMap((noun) => IDS.map((id) => `${id} ${noun}`));
  const headings = [...IDS, ...others, ...named];
  return { name: 'externalId', label: 'Id en tu sistema', holds: 'code', isOwn: true, headings };
}
