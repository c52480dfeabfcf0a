import type { ImportKind } from '../../domain/import-fields';
import { adminMay } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import { assertProof } from '../../platform/access/proof';
import type { Context } from '../../platform/context';
import { AppError, notFound } from '../../platform/errors/app-error';
import { refusalIn } from '../../platform/errors/database-error';
import { appointmentImporter } from './import-appointments';
import { insurerImporter } from './import-insurers';
import { patientImporter } from './import-patients';
import { professionalImporter } from './import-professionals';
import { ImportRow } from './import-row.entity';
import { roomImporter } from './import-rooms';
import { Import } from './import.entity';
import type { ImportRowsInput } from './import.inputs';
import type { ImportFault, ImportRowResult } from './import-result.object';
import type { Conflict, Importer } from './importer';
import { readRows, twinFault, type ReadRow, type ReadRows } from './read-rows';

const IMPORTERS: Readonly<Record<ImportKind, (ctx: Context) => Promise<Importer>>> = {
  rooms: roomImporter,
  professionals: professionalImporter,
  patients: patientImporter,
  insurers: insurerImporter,
  appointments: appointmentImporter,
};

/** Changes nothing. BAD_REQUEST by readRows. */
export async function checkRows(ctx: Context, kind: ImportKind, input: ImportRowsInput): Promise<ImportRowResult[]> {
  assertCan(adminMay(ctx.actor, 'settings'));
  const importer = await IMPORTERS[kind](ctx);
  const read = await readRows(ctx, kind, importer, input);
  const conflicts = await importer.conflicts(read.rows);
  return inOrder(input, (line) => {
    const conflict = conflicts.get(line);
    const before = resultBefore(read, line, null);
    if (before) return before;
    if (isFault(conflict)) return faulty(line, [conflict]);
    return { line, outcome: 'ready', fillsKnown: conflict === 'fills', faults: [] };
  });
}

/**
 * One transaction per row. Skips imported rows, so it may be retried. NOT_FOUND; CONFLICT once undone; BAD_REQUEST by
 * readRows.
 */
export async function importRows(ctx: Context, importId: number, input: ImportRowsInput): Promise<ImportRowResult[]> {
  assertCan(adminMay(ctx.actor, 'settings'));
  const { kind } = await openImport(ctx.db, importId);
  if (kind === 'professionals') await assertProof(ctx, ctx.db);
  const importer = await IMPORTERS[kind](ctx);
  const read = await readRows(ctx, kind, importer, input);
  const results = new Map<number, ImportRowResult>();
  for (const row of read.rows) results.set(row.line, await importRow(ctx, importId, kind, importer, row));
  return inOrder(input, (line) => resultBefore(read, line, importId) ?? results.get(line)!);
}

async function importRow(
  ctx: Context,
  importId: number,
  kind: ImportKind,
  importer: Importer,
  { line, row, externalKey, contentHash }: ReadRow,
): Promise<ImportRowResult> {
  try {
    return await ctx.transact(async (tx) => {
      await openImport(tx, importId, { isLocked: true });
      const made = await importer.make(tx, row);
      await tx.manager.insert(ImportRow, { kind, externalKey, importId, line, contentHash, ...made });
      return { line, outcome: 'made', fillsKnown: made.isFilled === true, faults: [] };
    });
  } catch (error) {
    if (error instanceof ImportEnded) throw error;
    const refusal = refusalIn(error);
    if (!refusal || !OF_THE_ROW.has(refusal.code)) throw error;
    const other = await ctx.db.manager.findOneBy(ImportRow, { kind, externalKey });
    if (other) return knownResult(line, other, importId);
    const conflict = (await importer.conflicts([{ line, row }])).get(line);
    return faulty(line, [isFault(conflict) ? conflict : faultOf(refusal)]);
  }
}

/** Other codes are about the request or the moment. */
const OF_THE_ROW: ReadonlySet<string> = new Set(['BAD_REQUEST', 'CONFLICT', 'NOT_FOUND']);

class ImportEnded extends AppError {}

/** Locks the import against undo. */
async function openImport(
  { manager }: Pick<Context['db'], 'manager'>,
  id: number,
  { isLocked = false } = {},
): Promise<Import> {
  const found = await manager.findOne(Import, {
    where: { id },
    ...(isLocked && { lock: { mode: 'pessimistic_read' } as const }),
  });
  if (!found) throw importNotFound();
  if (found.undoneAt !== null) throw new ImportEnded('CONFLICT', 'La importación ya se deshizo. Empezá otra');
  return found;
}

export function importNotFound(): AppError {
  return notFound('La importación no existe');
}

function inOrder({ rows }: ImportRowsInput, resultOf: (line: number) => ImportRowResult): ImportRowResult[] {
  return rows.map(({ line }) => resultOf(line));
}

/** null: not judged. */
function resultBefore({ faults, known }: ReadRows, line: number, importId: number | null): ImportRowResult | null {
  const wrong = faults.get(line);
  if (wrong) return faulty(line, wrong);
  const before = known.get(line);
  return before ? knownResult(line, before, importId) : null;
}

function knownResult(line: number, before: ImportRow, importId: number | null): ImportRowResult {
  const { isFilled } = before;
  if (before.importId !== importId) return { line, outcome: 'already', fillsKnown: false, faults: [] };
  if (before.line !== line) return faulty(line, [twinFault(before, before.line)]);
  return { line, outcome: 'made', fillsKnown: isFilled, faults: [] };
}

function faulty(line: number, faults: ImportFault[]): ImportRowResult {
  return { line, outcome: 'faulty', fillsKnown: false, faults };
}

function isFault(conflict: Conflict | undefined): conflict is ImportFault {
  return typeof conflict === 'object';
}

function faultOf({ message, field }: Pick<AppError, 'message' | 'field'>): ImportFault {
  return { field: field === undefined ? null : (FILE_FIELDS[field] ?? field), message };
}

/** File names of fields that services name differently. */
const FILE_FIELDS: Readonly<Record<string, string>> = {
  startTime: 'date',
  endTime: 'durationMinutes',
  defaultDurationMinutes: 'durationMinutes',
  roomId: 'room',
  professionalId: 'professional',
  specialtyId: 'specialty',
  specialtyIds: 'specialties',
  identifiers: 'dni',
};
