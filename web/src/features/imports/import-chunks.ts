import { IMPORT_FIELDS, type ImportKind } from '@turnero/api/domain/import-fields';

import type { ImportRowsInput } from './imports.generated';
import type { TableRow } from './read-table';

/** A field's column, by its place in the headings. */
export type Mapping = Readonly<Record<string, number>>;

export interface Chunk {
  input: ImportRowsInput;
}

const MOST_ROWS = 100;
/** The server takes 100 KB. */
const MOST_LETTERS = 40_000;

/** Labels of the fields that rows need and no column tells. */
export function missingFields(kind: ImportKind, mapping: Mapping): string[] {
  return IMPORT_FIELDS[kind]
    .filter(({ name, isRequired }) => isRequired && !(name in mapping))
    .map(({ label }) => label);
}

/** By day: rows that are in each other's way go together, as far as they fit. */
export function chunksOf(kind: ImportKind, mapping: Mapping, rows: readonly TableRow[]): Chunk[] {
  const fields = IMPORT_FIELDS[kind].map(({ name }) => name).filter((name) => name in mapping);
  const day = mapping['date'];
  const chunks: Chunk[] = [];
  let current: { rows: ImportRowsInput['rows']; letters: number } = { rows: [], letters: 0 };
  const close = () => {
    if (current.rows.length > 0) chunks.push({ input: { columns: fields, rows: current.rows } });
    current = { rows: [], letters: 0 };
  };
  for (const group of byDay(day, rows)) {
    const ready = group.map(({ line, cells }) => ({
      line,
      values: fields.map((field) => cells[mapping[field]!] ?? ''),
    }));
    const letters = ready.map(({ values }) => values.join('').length + 20);
    const whole = letters.reduce((sum, one) => sum + one, 0);
    if (current.rows.length + ready.length > MOST_ROWS || current.letters + whole > MOST_LETTERS) close();
    for (const [index, row] of ready.entries()) {
      if (current.rows.length === MOST_ROWS || current.letters + letters[index]! > MOST_LETTERS) close();
      current.rows.push(row);
      current.letters += letters[index]!;
    }
  }
  close();
  return chunks;
}

function byDay(column: number | undefined, rows: readonly TableRow[]): TableRow[][] {
  if (column === undefined) return rows.map((row) => [row]);
  const days = new Map<string, TableRow[]>();
  for (const row of rows) {
    const day = (row.cells[column] ?? '').split(/[T\s]/)[0]!;
    const there = days.get(day);
    if (there) there.push(row);
    else days.set(day, [row]);
  }
  return [...days.values()];
}
