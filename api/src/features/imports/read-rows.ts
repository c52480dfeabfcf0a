import { createHash } from 'node:crypto';
import { In } from 'typeorm';

import { IMPORT_FIELDS, type ImportKind } from '../../domain/import-fields';
import { readField } from '../../domain/import-cells';
import { TWIN_TEXTS } from '../../domain/import-twins';
import { tidyText } from '../../domain/tidy-text';
import type { Context } from '../../platform/context';
import { invalid } from '../../platform/errors/app-error';
import { hasIllegalCharacters } from '../../platform/validation/text';
import { erasedKeyOf, isErasedRow } from './erased-rows';
import { ImportRow, THEIR_ID } from './import-row.entity';
import { MOST_ROWS_AT_ONCE, type ImportRowsInput } from './import.inputs';
import type { ImportFault } from './import-result.object';
import { RowFaults, type Importer, type LinedRow } from './importer';

/** A valid row, with its identity. */
export interface ReadRow extends LinedRow {
  externalKey: string;
  contentHash: Buffer;
}

export interface ReadRows {
  rows: ReadRow[];
  /** Faults by line. */
  faults: Map<number, ImportFault[]>;
  /** Earlier imported records by line. */
  known: Map<number, ImportRow>;
}

const LONGEST_ID = 200;
const WRONG_ID = { field: 'externalId', message: `El id debe tener hasta ${LONGEST_ID} caracteres` };

/** BAD_REQUEST for columns or rows that our web never sends. */
export async function readRows(
  ctx: Context,
  kind: ImportKind,
  importer: Importer,
  { columns, rows: sent }: ImportRowsInput,
): Promise<ReadRows> {
  assertSent(kind, columns, sent);
  const lines = sent.map(({ line, values: texts }) =>
    readLine(kind, importer, line, new Map(columns.map((column, index) => [column, texts[index]!.trim()]))),
  );
  return sortedOut(ctx, kind, lines);
}

function assertSent(kind: ImportKind, columns: readonly string[], rows: ImportRowsInput['rows']): void {
  const names = new Set(IMPORT_FIELDS[kind].map(({ name }) => name));
  const isRight = columns.every((column) => names.has(column)) && new Set(columns).size === columns.length;
  if (!isRight) throw invalid('columns', 'Una de las columnas no existe, o está dos veces');
  if (rows.length > MOST_ROWS_AT_ONCE) throw invalid('rows', `Se importan hasta ${MOST_ROWS_AT_ONCE} filas por vez`);
  if (!rows.every(({ values }) => values.length === columns.length)) {
    throw invalid('rows', 'Cada fila debe tener un texto por columna');
  }
  if (new Set(rows.map(({ line }) => line)).size !== rows.length) throw invalid('rows', 'Una fila está dos veces');
}

interface ReadLine {
  line: number;
  /** null: no id, and faulty identifying fields. */
  externalKey: string | null;
  contentHash: Buffer;
  read: { row: unknown } | { faults: ImportFault[] };
}

function readLine(kind: ImportKind, importer: Importer, line: number, given: ReadonlyMap<string, string>): ReadLine {
  const filled = [...given].filter(([, text]) => text !== '').toSorted(([a], [b]) => (a < b ? -1 : 1));
  const contentHash = hashOf(filled);
  const { texts, faults } = readTexts(kind, filled);
  const theirId = texts.get('externalId') ?? '';
  const externalKey = theirId === '' ? null : THEIR_ID + theirId;
  try {
    if (theirId.length > LONGEST_ID || hasIllegalCharacters(theirId)) throw new RowFaults([WRONG_ID]);
    if (faults.length > 0) throw new RowFaults(faults);
    const row = importer.read((field) => texts.get(field) ?? '');
    const key = externalKey ?? hashOf([kind, ...importer.keyOf(row)]).toString('hex');
    return { line, externalKey: key, contentHash, read: { row } };
  } catch (error) {
    if (!(error instanceof RowFaults)) throw error;
    return { line, externalKey, contentHash, read: { faults: error.faults } };
  }
}

function readTexts(kind: ImportKind, given: readonly (readonly [string, string])[]) {
  const texts = new Map<string, string>();
  const faults: ImportFault[] = [];
  for (const [field, typed] of given) {
    const read = readField(kind, field, tidyText(typed));
    if ('fault' in read) faults.push({ field, message: read.fault });
    else texts.set(field, read.text);
  }
  return { texts, faults };
}

/** Skips imported rows, as their date may have passed. */
async function sortedOut({ db }: Context, kind: ImportKind, lines: readonly ReadLine[]): Promise<ReadRows> {
  const keys = lines.flatMap(({ externalKey }) => externalKey ?? []);
  const erasedKeys = new Map<string, string>();
  for (const externalKey of keys) erasedKeys.set(externalKey, await erasedKeyOf(db, { kind, externalKey }));
  const stored = await db.manager.find(ImportRow, {
    where: { kind, externalKey: In([...keys, ...erasedKeys.values()]) },
  });
  const byKey = new Map(stored.map((row) => [row.externalKey, row]));
  const earlier = new Map<string, number>();
  const sorted: ReadRows = { rows: [], faults: new Map(), known: new Map() };
  for (const { line, externalKey, contentHash, read } of lines) {
    const twin = externalKey === null ? undefined : earlier.get(externalKey);
    const before =
      externalKey === null ? undefined : (byKey.get(externalKey) ?? byKey.get(erasedKeys.get(externalKey)!));
    if (externalKey !== null && twin === undefined) earlier.set(externalKey, line);
    if (externalKey !== null && twin !== undefined) sorted.faults.set(line, [twinFault({ externalKey }, twin)]);
    else if (before && isErasedRow(before)) sorted.faults.set(line, [ERASED]);
    else if (before && !before.contentHash.equals(contentHash)) sorted.faults.set(line, [CHANGED]);
    else if (before) sorted.known.set(line, before);
    else if ('faults' in read) sorted.faults.set(line, read.faults);
    else sorted.rows.push({ line, row: read.row, externalKey: externalKey!, contentHash });
  }
  return sorted;
}

export function twinFault({ externalKey }: Pick<ReadRow, 'externalKey'>, line: number): ImportFault {
  return externalKey.startsWith(THEIR_ID)
    ? { field: 'externalId', message: TWIN_TEXTS.sameId(line) }
    : { field: null, message: `Es igual a la fila ${line}` };
}

const ERASED: ImportFault = { field: null, message: 'Los datos de esta persona se borraron: la fila no se importa' };

const CHANGED: ImportFault = {
  field: null,
  message: 'Ya se importó, con otros datos. Lo importado queda como está: cambialo en el panel',
};

function hashOf(value: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(value)).digest();
}
