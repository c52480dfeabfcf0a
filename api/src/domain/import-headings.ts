import { IMPORT_FIELDS, ImportKind } from './import-fields';
import { foldedText } from './near-words';

/** Column index by field. No column serves two fields. */
export function guessedColumns(kind: ImportKind, headings: readonly string[]): Record<string, number> {
  const words = headings.map(headingWords);
  const guessed: Record<string, number> = {};
  const taken = new Set<number>();
  // Exact headings take precedence.
  for (const isExact of [true, false]) {
    for (const field of IMPORT_FIELDS[kind]) {
      if (!isExact && field.beside === undefined) continue;
      const beside = isExact ? [] : field.beside!.split(' ');
      for (const known of [...field.headings.map((it) => it.split(' ')), headingWords(field.label)]) {
        const column = words.findIndex((heading, index) => !taken.has(index) && fits(heading, known, beside));
        if (field.name in guessed || column === -1) continue;
        guessed[field.name] = column;
        taken.add(column);
      }
    }
  }
  return guessed;
}

/** How many of the texts are known headings, to find the heading line. */
export function knownHeadings(texts: readonly string[]): number {
  return Math.max(...Object.values(ImportKind).map((kind) => Object.keys(guessedColumns(kind, texts)).length));
}

/** An M in a column of sexes, by its heading, else by its other values; null: unknown. */
export function meaningOfM(heading: string, values: readonly string[]): 'Masculino' | 'Mujer' | null {
  const meaningIn = (words: readonly string[]) => {
    const [dni, other] = [
      /^(?:[mx]*f[mx]*|fem.*|masc.*|dni|registral)$/,
      /^(?:[mx]*[hv][mx]*|hombre|varon|mujer)$/,
    ].map((known) => words.some((word) => known.test(word)));
    return dni === other ? null : dni ? 'Masculino' : 'Mujer';
  };
  return meaningIn(headingWords(heading)) ?? meaningIn(values.flatMap(headingWords));
}

function fits(heading: readonly string[], known: readonly string[], beside: readonly string[]): boolean {
  return (
    known.every((word) => heading.includes(word)) &&
    heading.every((word) => known.includes(word) || beside.includes(word))
  );
}

const BLANK_WORDS = new Set('de del la las el los y o en al a por para con'.split(' '));

/** "D.N.I. del paciente" is dni, paciente; "E-mail" is email. */
function headingWords(heading: string): string[] {
  return foldedText(heading)
    .replace(/\be-?mail\b/g, 'email')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b([a-z]) (?=[a-z]\b)/g, '$1')
    .split(' ')
    .filter((word) => word !== '' && !BLANK_WORDS.has(word));
}
