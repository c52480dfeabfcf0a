import { IMPORT_FIELDS, type ImportKind } from './import-fields';

/** A row of a file that says it is what an earlier one is. */
export interface Twin {
  field: string;
  /** Spanish, to be shown. */
  message: string;
}

export const TWIN_TEXTS = {
  sameId: (line: number) => `Tiene el mismo id que la fila ${line}`,
  sameText: (line: number) => `Es el mismo que el de la fila ${line}`,
};

interface Row {
  line: number;
  /** '' for what is empty or not in the file. */
  textOf: (field: string) => string;
}

/**
 * By line: rows with an id, or with a name or e-mail that only one may have, that an earlier row of the file has. The
 * server sees a part of the file at a time, so this is for who has all of it.
 */
export function twinsInFile(kind: ImportKind, rows: readonly Row[]): Map<number, Twin> {
  const twins = new Map<number, Twin>();
  for (const { name, isOwn } of IMPORT_FIELDS[kind]) {
    if (!isOwn) continue;
    const isId = name === 'externalId';
    const lines = new Map<string, number>();
    for (const { line, textOf } of rows) {
      const typed = textOf(name).trim();
      const text = isId ? typed : typed.toLowerCase();
      const earlier = lines.get(text);
      if (text === '') continue;
      if (earlier === undefined) lines.set(text, line);
      else if (!twins.has(line)) {
        twins.set(line, { field: name, message: (isId ? TWIN_TEXTS.sameId : TWIN_TEXTS.sameText)(earlier) });
      }
    }
  }
  return twins;
}
