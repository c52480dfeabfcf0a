import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';

import { PARENTAL_KINDS, rightsFault } from '../../../domain/family';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid, notFound } from '../../../platform/errors/app-error';
import { isUniqueViolation } from '../../../platform/errors/database-error';
import { defineLoader } from '../../../platform/loaders';
import { isUuid } from '../../../platform/validation/uuid';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit, recordCreated, recordDeleted } from '../../audit/record-audit';
import { isLive } from '../merge/merging';
import { Patient } from '../patient.entity';
import { labelOf, lockPatients } from '../patient.service';
import { familyAccount, mayConfirm, shownRelation, sightAt, todayOf } from './family';
import { PATIENT_RELATION, PatientRelationRow } from './patient-relation.entity';
import type { PatientRelation } from './patient-relation.object';
import type { AddRelationInput } from './relation.inputs';

const WITH_BOTH = { patient: true, relative: true } as const;

/** Relations of a patient in either role, for administrators; null for other callers. */
export const relationsLoader = defineLoader<string, PatientRelation[] | null>(async (ctx, ids) => {
  if (!adminMay(ctx.actor, 'patients')) return ids.map(() => null);
  const shown = await relationsOfPatients(ctx, ids);
  return ids.map((id) => shown.filter(({ patientId, relativeId }) => patientId === id || relativeId === id));
});

/** Relations of the caller's account, in either role. */
export async function myFamily(ctx: Context): Promise<PatientRelation[]> {
  const userId = familyAccount(ctx.actor);
  const own = userId === null ? null : await ctx.db.manager.findOneBy(Patient, { userId });
  return own ? relationsOfPatients(ctx, [own.id]) : [];
}

async function relationsOfPatients(ctx: Context, ids: readonly string[]): Promise<PatientRelation[]> {
  const rows = await ctx.db.manager.find(PatientRelationRow, {
    where: [{ patientId: In([...ids]) }, { relativeId: In([...ids]) }],
    relations: WITH_BOTH,
    order: { patient: { birthDate: 'ASC', name: 'ASC' }, id: 'ASC' },
  });
  const today = await todayOf(ctx, ctx.db);
  // A merge leaves relations that the survivor already has at the merged patient.
  return rows
    .filter(({ patient, relative }) => isLive(patient) && isLive(relative))
    .map((row) => shownRelation(ctx, row, today));
}

/**
 * By staff. NOT_FOUND; BAD_REQUEST for one patient twice, a parent without the birth date, and who may book but not see;
 * CONFLICT if known.
 */
export async function addRelation(ctx: Context, input: AddRelationInput): Promise<PatientRelation> {
  assertCan(adminMay(ctx.actor, 'patients'));
  const fault = rightsFault(input);
  if (fault !== null) throw invalid('maySee', fault);
  return ctx.transact(async (tx) => {
    const [patientId, relativeId] = [input.patientId.toLowerCase(), input.relativeId.toLowerCase()];
    if (patientId === relativeId) throw invalid('relativeId', 'Elegí dos pacientes distintos');
    const locked = await lockPatients(tx, [patientId, relativeId]);
    const patient = locked.get(patientId)!;
    if (PARENTAL_KINDS.includes(input.kind) && patient.birthDate === null) {
      throw invalid('patientId', 'Falta la fecha de nacimiento del paciente: sin ella no se sabe si es menor');
    }
    const relative = locked.get(relativeId)!;
    return relate(ctx, tx, { ...input, patient, relative, agreedBy: 'staff' });
  });
}

type NewRelation = Pick<
  PatientRelationRow,
  'kind' | 'mayBook' | 'maySee' | 'isTold' | 'agreedBy' | 'patient' | 'relative'
>;

/** Lock both patients first. CONFLICT on relativeId if they already have one. */
export async function relate(
  ctx: Context,
  tx: Transaction,
  { patient, relative, ...given }: NewRelation,
): Promise<PatientRelation> {
  const row = tx.manager.create(PatientRelationRow, {
    id: randomUUID(),
    kind: given.kind,
    mayBook: given.mayBook,
    maySee: given.maySee,
    isTold: given.isTold,
    agreedBy: given.agreedBy,
    patientId: patient.id,
    relativeId: relative.id,
    agreedAt: ctx.now,
  });
  try {
    await tx.manager.insert(PatientRelationRow, row);
  } catch (error) {
    if (!isUniqueViolation(error, 'patient_relations_unique')) throw error;
    throw new AppError('CONFLICT', 'Ya tienen un vínculo', { field: 'relativeId' });
  }
  // Both are kept, and no longer follow what turnos say.
  const known = [patient, relative].filter(({ changedAt }) => changedAt === null).map(({ id }) => id);
  if (known.length > 0) await tx.manager.update(Patient, { id: In(known) }, { changedAt: ctx.now });
  await recordCreated(ctx, tx, PATIENT_RELATION, row, labelOfRelation(row));
  return shownRelation(ctx, { ...row, patient, relative }, await todayOf(ctx, tx));
}

/** By staff or either account. NOT_FOUND. */
export async function endRelation(ctx: Context, id: string): Promise<string> {
  return ctx.transact(async (tx) => {
    const row = await lockRelation(ctx, tx, id);
    await tx.manager.delete(PatientRelationRow, { id: row.id });
    await recordDeleted(ctx, tx, PATIENT_RELATION, row, labelOfRelation(row));
    return row.id;
  });
}

/**
 * By staff or the patient's account: agreed anew today. Staff cannot replace a patient's consent in force, which gives
 * more. NOT_FOUND; FORBIDDEN.
 */
export async function confirmRelation(ctx: Context, id: string): Promise<PatientRelation> {
  return ctx.transact(async (tx) => {
    const row = await lockRelation(ctx, tx, id);
    const today = await todayOf(ctx, tx);
    assertCan(mayConfirm(ctx, row, today));
    const agreedBy = adminMay(ctx.actor, 'patients') ? 'staff' : 'patient';
    if (agreedBy === 'staff' && row.agreedBy === 'patient' && sightAt(row, today) !== 'none')
      return shownRelation(ctx, row, today);
    const agreed = { agreedBy, agreedAt: ctx.now } as const;
    await tx.manager.update(PatientRelationRow, row.id, agreed);
    await recordAudit(ctx, tx, {
      action: 'updated',
      entity: PATIENT_RELATION,
      entityId: row.id,
      called: labelOfRelation(row),
      changes: changesBetween(PATIENT_RELATION, row, agreed),
    });
    return shownRelation(ctx, { ...row, ...agreed }, today);
  });
}

/** NOT_FOUND, also for relations of others. */
async function lockRelation(ctx: Context, tx: Transaction, id: string): Promise<PatientRelationRow> {
  const account = familyAccount(ctx.actor);
  const row = isUuid(id)
    ? await tx.manager
        .createQueryBuilder(PatientRelationRow, 'r')
        .innerJoinAndSelect('r.patient', 'patient')
        .innerJoinAndSelect('r.relative', 'relative')
        .where('r.id = :id', { id })
        .setLock('pessimistic_write', undefined, ['r'])
        .getOne()
    : null;
  const isOwn = account !== null && (row?.patient.userId === account || row?.relative.userId === account);
  if (!row || !(isOwn || adminMay(ctx.actor, 'patients'))) throw notFound('El vínculo no existe');
  return row;
}

/** Without names. */
const labelOfRelation = ({ patientId, relativeId }: PatientRelationRow): string =>
  [{ id: patientId }, { id: relativeId }].map(labelOf).join(' · ');
