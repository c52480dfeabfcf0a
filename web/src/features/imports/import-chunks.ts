import { fieldText, shownCell, type Cell } from '@turnero/api/domain/import-cells';
import { readMoment, UTC_CLOCK } from '@turnero/api/domain/import-dates';
import { IMPORT_FIELDS, type ImportKind } from '@turnero/api/domain/import-fields';
import { meaningOfM } from '@turnero/api/domain/import-headings';

import type { ImportRowsInput } from './imports.generated';
import type { Table, TableRow } from './read-table';

/** Index in the headings. */
export type Mapping = Readonly<Record<string, number>>;

export interface Chunk {
  input: ImportRowsInput;
}

const MOST_ROWS = 100;
/** The server takes 100 KB. */
const MOST_BYTES = 80_000;
/** No field takes as much: longer cells are refused even when cut, and rows stay below MOST_BYTES. */
const LONGEST = 2_100;

const UTF8 = new TextEncoder();
/** 9:30 before 10:00. */
const NUMERIC = new Intl.Collator('es', { numeric: true });

/** Required fields without a column. */
export function missingFields(kind: ImportKind, mapping: Mapping): string[] {
  return IMPORT_FIELDS[kind]
    .filter(({ name, isRequired }) => isRequired && !(name in mapping))
    .map(({ label }) => label);
}

/** By day, so that conflicting rows stay together if they fit. `letterM`: sent for an M among the sexes. */
export function chunksOf(kind: ImportKind, mapping: Mapping, rows: readonly TableRow[], letterM = 'M'): Chunk[] {
  const fields = IMPORT_FIELDS[kind].filter(({ name }) => name in mapping);
  const day = mapping['date'];
  const chunks: Chunk[] = [];
  let current: { rows: ImportRowsInput['rows']; bytes: number } = { rows: [], bytes: 0 };
  const close = () => {
    if (current.rows.length > 0)
      chunks.push({ input: { columns: fields.map(({ name }) => name), rows: current.rows } });
    current = { rows: [], bytes: 0 };
  };
  for (const group of byDay(day, rows)) {
    const ready = (group.length > MOST_ROWS ? byTime(group, mapping) : group).map(({ line, cells }) => ({
      line,
      values: fields.map((field) => {
        const text = fieldText(field, cells[mapping[field.name]!] ?? null).slice(0, LONGEST);
        return field.name === 'sex' && /^m$/i.test(text) ? letterM : text;
      }),
    }));
    const bytes = ready.map((row) => UTF8.encode(JSON.stringify(row)).length + 1);
    const whole = bytes.reduce((sum, one) => sum + one, 0);
    if (current.rows.length + ready.length > MOST_ROWS || current.bytes + whole > MOST_BYTES) close();
    for (const [index, row] of ready.entries()) {
      if (current.rows.length === MOST_ROWS || current.bytes + bytes[index]! > MOST_BYTES) close();
      current.rows.push(row);
      current.bytes += bytes[index]!;
    }
  }
  close();
  return chunks;
}

/** The meaning of an M among the sexes, by the whole file. */
export function letterMOf({ headings, rows }: Table, { sex }: Mapping): string {
  if (sex === undefined) return 'M';
  const texts = rows.map(({ cells }) => shownCell(cells[sex] ?? null));
  return meaningOfM(headings[sex]!, texts) ?? 'M';
}

/** Splits a large day at a single time. */
function byTime(rows: readonly TableRow[], { date = -1, time = -1 }: Mapping): TableRow[] {
  const shown = (cell: Cell | undefined) => shownCell(cell ?? null);
  const written = ({ cells }: TableRow) => `${shown(cells[date])} ${shown(cells[time])}`;
  return rows.toSorted((a, b) => NUMERIC.compare(written(a), written(b)));
}

function byDay(column: number | undefined, rows: readonly TableRow[]): TableRow[][] {
  if (column === undefined) return rows.map((row) => [row]);
  const days = new Map<string, TableRow[]>();
  for (const row of rows) {
    const text = shownCell(row.cells[column] ?? null);
    // Any clock separates days well enough.
    const day = readMoment(text, UTC_CLOCK)?.date ?? text;
    const there = days.get(day);
    if (there) there.push(row);
    else days.set(day, [row]);
  }
  return [...days.values()];
}
