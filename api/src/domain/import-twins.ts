import { IMPORT_FIELDS, type ImportKind } from './import-fields';

export interface Twin {
  field: string;
  /** Spanish, shown. */
  message: string;
}

export const TWIN_TEXTS = {
  sameId: (line: number) => `Tiene el mismo id que la fila ${line}`,
  sameText: (line: number) => `Es el mismo que el de la fila ${line}`,
};

interface Row {
  line: number;
  /** '' if empty or not in the file. */
  textOf: (field: string) => string;
}

/** Rows with the id, unique name or e-mail of an earlier row. Needs the whole file; the server sees parts. */
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
