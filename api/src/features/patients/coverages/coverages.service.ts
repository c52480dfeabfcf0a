import { randomUUID } from 'node:crypto';
import { In, Not, type EntityManager } from 'typeorm';

import { dateOf, toOffsetIso } from '../../../domain/clinic-time';
import { COVERAGE_LIMITS, coverageDatesFault, memberNumberFault } from '../../../domain/coverage';
import { floorToMinute } from '../../../domain/epoch-minute';
import { adminMay } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import { asStored } from '../../../platform/database/as-stored';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid, notFound } from '../../../platform/errors/app-error';
import { createOnce } from '../../../platform/idempotency';
import { defineLoader } from '../../../platform/loaders';
import { isUuid } from '../../../platform/validation/uuid';
import { changesBetween } from '../../audit/audited-change';
import { recordCreated, recordDeleted } from '../../audit/record-audit';
import { saveChanges } from '../../audit/save-changes';
import { InsurerPlan } from '../../insurers/insurer-plan.entity';
import { Insurer } from '../../insurers/insurer.entity';
import { clinicSettings, clinicSettingsIn } from '../../settings/settings.service';
import { Patient } from '../patient.entity';
import { labelOf, lockPatient, patientNotFound } from '../patient.service';
import { familyAccount } from '../relations/family';
import type { AddCoverageInput, UpdateCoverageInput } from './coverage.inputs';
import { PATIENT_COVERAGE, PatientCoverageRow } from './patient-coverage.entity';
import type { PatientCoverage } from './patient-coverage.object';

/** The primary one first, for administrators; null for other callers. */
export const coveragesLoader = defineLoader<string, PatientCoverage[] | null>(async (ctx, ids) => {
  if (!adminMay(ctx.actor, 'patients')) return ids.map(() => null);
  const { timeZone } = await clinicSettings(ctx);
  const rows = await coverageRows(ctx.db.manager, { patientId: In([...ids]) });
  return ids.map((id) => rows.filter(({ patientId }) => patientId === id).map((row) => shown(ctx, row, timeZone)));
});

/** Coverages of the account's own patient, the primary one first; none for staff. */
export async function myCoverages(ctx: Context): Promise<PatientCoverage[]> {
  const userId = familyAccount(ctx.actor);
  const own = userId === null ? null : await ctx.db.manager.findOneBy(Patient, { userId });
  if (!own) return [];
  const { timeZone } = await clinicSettings(ctx);
  return (await coverageRows(ctx.db.manager, { patientId: own.id })).map((row) => shown(ctx, row, timeZone));
}

/** By staff or the own account. NOT_FOUND; BAD_REQUEST; CONFLICT beyond ten. */
export async function addCoverage(
  ctx: Context,
  { patientId, isChecked, ...given }: AddCoverageInput,
  key?: string | null,
): Promise<PatientCoverage> {
  return createOnce(ctx, {
    key,
    request: ['addCoverage', { patientId, isChecked, ...given }],
    create: async (tx) => {
      const patient = await lockPatient(tx, await patientIdOf(ctx, tx, patientId));
      if (!mayChange(ctx, patient)) throw patientNotFound();
      return show(ctx, tx, await insertCoverage(ctx, tx, patient, { ...given, isChecked }));
    },
    load: (id) => show(ctx, ctx.db, String(id)),
  });
}

/** The patient is locked. Returns the id. BAD_REQUEST; CONFLICT beyond ten. */
export async function insertCoverage(
  ctx: Context,
  tx: Transaction,
  patient: Patient,
  { isChecked, ...given }: Omit<AddCoverageInput, 'patientId'>,
): Promise<string> {
  const count = await tx.manager.countBy(PatientCoverageRow, { patientId: patient.id });
  const most = COVERAGE_LIMITS.ofPatient;
  if (count >= most)
    throw new AppError('CONFLICT', `No puede haber más de ${most} coberturas. Quitá las que ya no sirven`);
  const { timeZone } = await clinicSettingsIn(tx);
  const row = tx.manager.create(PatientCoverageRow, {
    ...asStored(tx.manager, PatientCoverageRow, given),
    id: randomUUID(),
    patientId: patient.id,
    validFrom: given.validFrom ?? dateOf(timeZone, floorToMinute(ctx.now)),
    isPrimary: count === 0 || given.isPrimary,
    ...checkBy(ctx, isChecked),
  });
  const membership = await assertMembership(tx, row, null);
  if (row.isPrimary) await demoteOthers(tx, row);
  await tx.manager.insert(PatientCoverageRow, row);
  // Known by the desk or the person from now on, so no turno renames or deletes the patient.
  if (patient.changedAt === null) await tx.manager.update(Patient, patient.id, { changedAt: ctx.now });
  await recordCreated(ctx, tx, PATIENT_COVERAGE, inWords(row, membership), labelOf(patient));
  return row.id;
}

/** By staff or the own account. NOT_FOUND; BAD_REQUEST; CONFLICT for a stale version. */
export async function updateCoverage(
  ctx: Context,
  id: string,
  { isPrimary, isChecked, ...given }: UpdateCoverageInput,
  expectedVersion?: number | null,
): Promise<PatientCoverage> {
  return ctx.transact(async (tx) => {
    const row = await lockCoverage(ctx, tx, id);
    const before = await membershipOf(tx, row);
    const own = given.insurerId != null && given.insurerId !== row.insurerId ? { planId: null, ...given } : given;
    const next = { ...row, ...asStored(tx.manager, PatientCoverageRow, own) };
    const isOther = MEMBERSHIP.some((field) => next[field] !== row[field]);
    const isSeen = isChecked && mayStaff(ctx);
    const check = isOther || (isSeen && !hasJustChecked(ctx, row)) ? checkBy(ctx, isSeen) : {};
    const membership = await assertMembership(tx, next, row);
    await saveChanges(ctx, tx, PatientCoverageRow, row, {
      noun: PATIENT_COVERAGE,
      called: labelOf({ id: row.patientId }),
      given: { ...own, ...check, ...(isPrimary && { isPrimary }) },
      expectedVersion,
      shown: () => show(ctx, tx, id),
      check: async (changes) => {
        if (changes.isPrimary) await demoteOthers(tx, row);
      },
      audited: (changes) =>
        changesBetween(PATIENT_COVERAGE, inWords(row, before), inWords({ ...row, ...changes }, membership)),
    });
    return show(ctx, tx, id);
  });
}

/** By staff or the own account; another one becomes primary. NOT_FOUND. Returns the id. */
export async function removeCoverage(ctx: Context, id: string): Promise<string> {
  return ctx.transact(async (tx) => {
    const row = await lockCoverage(ctx, tx, id);
    const membership = await membershipOf(tx, row);
    await tx.manager.delete(PatientCoverageRow, { id: row.id });
    await recordDeleted(ctx, tx, PATIENT_COVERAGE, inWords(row, membership), labelOf({ id: row.patientId }));
    if (row.isPrimary) {
      const { timeZone } = await clinicSettingsIn(tx);
      const next = await tx.manager
        .createQueryBuilder(PatientCoverageRow, 'left')
        .where({ patientId: row.patientId })
        // One that is valid today first.
        .orderBy(":today BETWEEN left.validFrom AND coalesce(left.validTo, 'infinity')", 'DESC')
        .addOrderBy('left.validFrom', 'DESC')
        .addOrderBy('left.id')
        .setParameter('today', dateOf(timeZone, floorToMinute(ctx.now)))
        .getOne();
      if (next) await tx.manager.update(PatientCoverageRow, next.id, { isPrimary: true, version: next.version + 1 });
    }
    return row.id;
  });
}

/** A change of these ends the check of the card. */
const MEMBERSHIP = ['insurerId', 'planId', 'number', 'holderName', 'relationship'] as const;

const REPEATED_MS = 5 * 60_000;

const mayStaff = (ctx: Context) => adminMay(ctx.actor, 'patients');

function checkBy(ctx: Context, isChecked: boolean): Pick<PatientCoverageRow, 'checkedAt' | 'checkedById'> {
  if (!isChecked || !mayStaff(ctx)) return { checkedAt: null, checkedById: null };
  return { checkedAt: ctx.now, checkedById: ctx.actor.kind === 'member' ? ctx.actor.userId : null };
}

/** A repeated request says nothing new. */
function hasJustChecked(ctx: Context, { checkedAt, checkedById }: PatientCoverageRow): boolean {
  const isOwn = ctx.actor.kind === 'member' && checkedById === ctx.actor.userId;
  return isOwn && checkedAt !== null && ctx.now.getTime() - checkedAt.getTime() < REPEATED_MS;
}

/** NOT_FOUND. */
async function patientIdOf(ctx: Context, tx: Transaction, patientId: string | null | undefined): Promise<string> {
  if (patientId != null) return patientId.toLowerCase();
  const userId = familyAccount(ctx.actor);
  const own = userId === null ? null : await tx.manager.findOneBy(Patient, { userId });
  if (!own) throw patientNotFound();
  return own.id;
}

/** Staff, or the patient's own account. */
function mayChange(ctx: Context, { userId }: Pick<Patient, 'userId'>): boolean {
  const account = familyAccount(ctx.actor);
  return mayStaff(ctx) || (account !== null && userId === account);
}

/** With its patient locked first, as merges lock. NOT_FOUND, also for coverages of others. */
async function lockCoverage(ctx: Context, tx: Transaction, id: string): Promise<PatientCoverageRow> {
  const found = isUuid(id) ? await tx.manager.findOneBy(PatientCoverageRow, { id }) : null;
  if (!found) throw coverageNotFound();
  const patient = await lockPatient(tx, found.patientId);
  const row = await tx.manager.findOne(PatientCoverageRow, {
    where: { id, patientId: patient.id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!row || !mayChange(ctx, patient)) throw coverageNotFound();
  return row;
}

interface Membership {
  insurer: Insurer;
  plan: InsurerPlan | null;
}

/** Neither is deleted until the commit. BAD_REQUEST. `before` may keep an inactive plan. */
async function assertMembership(
  tx: Transaction,
  row: PatientCoverageRow,
  before: PatientCoverageRow | null,
): Promise<Membership> {
  const membership = await membershipOf(tx, row);
  const { insurer, plan } = membership;
  if (row.planId !== null && row.planId !== undefined) {
    if (!plan) throw invalid('planId', 'Elegí un plan de esa obra social');
    if (!plan.isActive && before?.planId !== plan.id) throw invalid('planId', 'Ese plan ya no se ofrece. Elegí otro');
  }
  if (insurer.kind !== 'private_pay' && row.number === '')
    throw invalid('number', 'El número de afiliado es requerido');
  const isSameNumber = before?.number === row.number && before.insurerId === row.insurerId;
  const fault = isSameNumber || row.number === '' ? null : memberNumberFault(row.number, insurer.numberPattern);
  if (fault !== null) throw invalid('number', fault);
  const dates = coverageDatesFault(row.validFrom, row.validTo ?? null);
  if (dates !== null) throw invalid('validTo', dates);
  return membership;
}

/** BAD_REQUEST on insurerId; null for a plan of another insurer. */
async function membershipOf(tx: Transaction, { insurerId, planId }: PatientCoverageRow): Promise<Membership> {
  const lock = { mode: 'for_key_share' } as const;
  const insurer = await tx.manager.findOne(Insurer, { where: { id: insurerId }, lock });
  if (!insurer) throw invalid('insurerId', 'Esa obra social ya no existe. Elegí otra');
  const plan = planId ? await tx.manager.findOne(InsurerPlan, { where: { id: planId, insurerId }, lock }) : null;
  return { insurer, plan };
}

async function demoteOthers(tx: Transaction, { id, patientId }: PatientCoverageRow): Promise<void> {
  await tx.manager.update(
    PatientCoverageRow,
    { patientId, isPrimary: true, id: Not(id) },
    { isPrimary: false, version: () => 'version + 1' },
  );
}

/** For the audit. */
function inWords(row: PatientCoverageRow, { insurer, plan }: Membership) {
  const { id, number, holderName, relationship, validFrom, validTo, isPrimary, checkedAt } = row;
  const own = { id, number, holderName, relationship, validFrom, validTo, isPrimary };
  return { ...own, insurer: insurer.name, plan: plan?.name ?? null, isChecked: checkedAt?.toISOString() ?? null };
}

function coverageRows(manager: EntityManager, where: object): Promise<PatientCoverageRow[]> {
  return manager
    .createQueryBuilder(PatientCoverageRow, 'coverage')
    .innerJoinAndSelect('coverage.insurer', 'insurer')
    .leftJoinAndSelect('coverage.plan', 'plan')
    .leftJoin('coverage.checkedBy', 'checker')
    .addSelect(['checker.id', 'checker.name'])
    .where(where)
    .orderBy('coverage.isPrimary', 'DESC')
    .addOrderBy('coverage.validFrom', 'DESC')
    .addOrderBy('coverage.id')
    .getMany();
}

async function show(ctx: Context, db: Pick<Transaction, 'manager' | 'rows'>, id: string): Promise<PatientCoverage> {
  const [row] = await coverageRows(db.manager, { id });
  if (!row) throw coverageNotFound();
  const { timeZone } = await clinicSettingsIn(db);
  return shown(ctx, row, timeZone);
}

function shown(ctx: Context, row: PatientCoverageRow, timeZone: string): PatientCoverage {
  const { id, insurer, plan, number, holderName, relationship, validFrom, validTo, isPrimary, version } = row;
  return {
    id,
    insurer,
    plan,
    number,
    holderName,
    relationship,
    validFrom,
    validTo,
    checkedAt: row.checkedAt && toOffsetIso(timeZone, floorToMinute(row.checkedAt)),
    checkedByName: mayStaff(ctx) ? (row.checkedBy?.name ?? null) : null,
    isPrimary,
    version,
  };
}

const coverageNotFound = () => notFound('La cobertura no existe');
