import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';

import { toOffsetIso } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import type { IdentifierData } from '../../../domain/patient-identifiers';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid, notFound } from '../../../platform/errors/app-error';
import { createOnce } from '../../../platform/idempotency';
import { defineLoader } from '../../../platform/loaders';
import { isUuid } from '../../../platform/validation/uuid';
import { assertVersion } from '../../../platform/versions';
import { clinicSettings } from '../../settings/settings.service';
import { Patient } from '../patient.entity';
import { inWords, keepIdentifiers, patientNotFound, refusingTakenIdentifier } from '../patient.service';
import { documentsOfBoth, documentsRestored, fieldsOfBoth, latestOfBoth } from './merge-rules';
import type { MergePatientsInput } from './merge.inputs';
import {
  COUNT_ROWS,
  documentsOf,
  isLive,
  LEARN,
  lockToMerge,
  lockToSplit,
  moveRows,
  recordSides,
  RESTORE,
  rowsOf,
  SURVIVOR,
} from './merging';
import { PatientMergeRow } from './patient-merge.entity';
import type { PatientMerge, PatientRowCounts } from './patient-merge.object';

const UNDOABLE_DAYS = 30;
const DAY_MS = 86_400_000;

/** NOT_FOUND; CONFLICT for a stale version and for two accounts; BAD_REQUEST for one patient twice. */
export async function mergePatients(
  ctx: Context,
  input: MergePatientsInput,
  key?: string | null,
): Promise<PatientMerge> {
  assertCan(adminMay(ctx.actor, 'patients'));
  return createOnce(ctx, {
    key,
    request: ['mergePatients', input],
    create: async (tx) => show(ctx, await merge(ctx, tx, input)),
    load: async (id) => show(ctx, await ctx.db.manager.findOneByOrFail(PatientMergeRow, { id })),
  });
}

/** As mergePatients, within a transaction. `afterUndo`: documents of the merged patient then; default: its present ones. */
export async function merge(
  ctx: Context,
  tx: Transaction,
  input: MergePatientsInput,
  afterUndo?: IdentifierData[],
): Promise<PatientMergeRow> {
  const [survivor, merged] = await lockToMerge(tx, [input.survivorId, input.mergedId], input.take);
  // An id may be given in capitals.
  const pair = [survivor.id, merged.id] as const;
  const [survivorId, mergedId] = pair;
  if (survivorId === mergedId) throw invalid('mergedId', 'Elegí dos pacientes distintos');
  if (!isLive(survivor) || !isLive(merged)) throw patientNotFound();
  assertVersion(survivor, input.survivorVersion);
  assertVersion(merged, input.mergedVersion);
  if (survivor.userId !== null && merged.userId !== null) {
    throw new AppError('CONFLICT', 'Los dos pacientes tienen su propia cuenta: no se pueden unir');
  }
  const before = await rowsOf(tx, pair);
  const documents = await documentsOf(tx, pair);

  // Once merged, the patient is not deleted when its last row leaves.
  const gone = { state: 'merged', mergedInto: survivorId, userId: null, version: merged.version + 1 } as const;
  await tx.manager.update(Patient, mergedId, gone);
  const moved = await moveRows(tx, mergedId, survivorId);

  const made = documentsOfBoth(documents, input.takeIdentifiers);
  await keepIdentifiers(tx, mergedId, []);
  await keepIdentifiers(tx, survivorId, made);
  const kept = {
    ...fieldsOfBoth(survivor, merged, input.take),
    userId: survivor.userId ?? merged.userId,
    state: made.length > 0 ? ('validated' as const) : survivor.state,
    latest: latestOfBoth(survivor, merged),
    changedAt: ctx.now,
    version: survivor.version + 1,
  };
  await tx.manager.update(Patient, survivorId, kept);
  await tx.rows(LEARN, [survivorId, merged.knownBy]);

  const after = await rowsOf(tx, pair);
  const row: PatientMergeRow = Object.assign(new PatientMergeRow(), {
    id: randomUUID(),
    survivorId,
    mergedId,
    madeAt: ctx.now,
    kept: {
      ...before,
      made: after,
      identifiers: { ...documents, merged: afterUndo ?? documents.merged, made },
      moved,
    },
  });
  await tx.manager.insert(PatientMergeRow, row);
  await recordSides(ctx, tx, [
    { before: survivor, after: kept, documents: [inWords(documents.survivor), inWords(made)] },
    { before: merged, after: gone, documents: [inWords(documents.merged), ''] },
  ]);
  return row;
}

/** Both become what they were; what was made or changed since stays with the survivor. NOT_FOUND; CONFLICT. */
export async function undoPatientMerge(ctx: Context, id: string): Promise<Patient> {
  assertCan(adminMay(ctx.actor, 'patients'));
  const made = isUuid(id) ? await ctx.db.manager.findOneBy(PatientMergeRow, { id }) : null;
  if (!made || !isUndoable(ctx, made)) throw mergeNotFound();
  return refusingTakenIdentifier(ctx.transact((tx) => split(ctx, tx, made)));
}

async function split(ctx: Context, tx: Transaction, made: PatientMergeRow) {
  const { id, survivorId, mergedId, kept } = made;
  const pair = [survivorId, mergedId] as const;
  const [survivor, merged] = await lockToSplit(tx, made);
  const { affected } = await tx.manager.delete(PatientMergeRow, { id });
  if (affected !== 1) throw mergeNotFound();
  if (!isLive(survivor)) {
    throw new AppError('CONFLICT', 'Este paciente se unió después a otro. Deshacé primero esa unión');
  }
  const present = await documentsOf(tx, pair);
  const documents = {
    survivor: documentsRestored(present.survivor, kept.identifiers.made, kept.identifiers.survivor),
    merged: kept.identifiers.merged,
  };
  await moveRows(tx, survivorId, mergedId, kept.moved);
  // The survivor first, because both had one account.
  await tx.rows(RESTORE, [survivorId, kept.survivor, kept.made.survivor]);
  await tx.rows(RESTORE, [mergedId, kept.merged, kept.made.merged]);
  await keepIdentifiers(tx, survivorId, documents.survivor);
  await keepIdentifiers(tx, mergedId, documents.merged);
  const [left, back] = await Promise.all(pair.map((one) => tx.manager.findOneByOrFail(Patient, { id: one })));
  await recordSides(ctx, tx, [
    { before: survivor, after: left!, documents: [inWords(present.survivor), inWords(documents.survivor)] },
    { before: merged, after: back!, documents: ['', inWords(documents.merged)] },
  ]);
  return back!;
}

/** Newest first, by id of the survivor; null for callers without the permission. */
export const mergesLoader = defineLoader<string, PatientMerge[] | null>(async (ctx, ids) => {
  if (!adminMay(ctx.actor, 'patients')) return ids.map(() => null);
  const rows = await ctx.db.manager.find(PatientMergeRow, {
    where: { survivorId: In([...ids]) },
    order: { madeAt: 'DESC', id: 'ASC' },
  });
  const shown = await Promise.all(rows.filter((row) => isUndoable(ctx, row)).map((row) => show(ctx, row)));
  return ids.map((id) => shown.filter(({ survivorId }) => survivorId === id));
});

/** null for callers without the permission. */
export const rowCountsLoader = defineLoader<string, PatientRowCounts | null>(async (ctx, ids) => {
  if (!adminMay(ctx.actor, 'patients')) return ids.map(() => null);
  const rows = new Map((await ctx.db.rows(COUNT_ROWS, [ids])).map(({ id, counts }) => [id, counts]));
  return ids.map((id) => rows.get(id)!);
});

/** The id itself unless it was merged. */
export async function survivorOf(ctx: Context, id: string): Promise<string> {
  const [last] = await ctx.db.rows(SURVIVOR, [id]);
  return last?.id ?? id;
}

async function show(ctx: Context, { id, survivorId, mergedId, madeAt, kept }: PatientMergeRow): Promise<PatientMerge> {
  const { timeZone } = await clinicSettings(ctx);
  return {
    id,
    survivorId,
    mergedId,
    mergedName: (kept.merged as { name: string }).name,
    madeAt: toOffsetIso(timeZone, floorToMinute(madeAt)),
    undoableUntil: toOffsetIso(timeZone, floorToMinute(new Date(madeAt.getTime() + UNDOABLE_DAYS * DAY_MS))),
  };
}

const mergeNotFound = () => notFound('La unión no existe o ya no se puede deshacer');
const isUndoable = (ctx: Context, { madeAt }: PatientMergeRow) =>
  ctx.now.getTime() - madeAt.getTime() < UNDOABLE_DAYS * DAY_MS;
