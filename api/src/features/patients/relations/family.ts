import type { EntityManager, SelectQueryBuilder } from 'typeorm';

import { dateOf } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { mayConsent, sightOf, type Sight } from '../../../domain/family';
import { maskedName } from '../../../domain/masked-contact';
import { adminMay, type Actor } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { oncePerRequest } from '../../../platform/loaders';
import { isUuid } from '../../../platform/validation/uuid';
import { clinicSettingsIn } from '../../settings/settings.service';
import { isLive } from '../merge/merging';
import { Patient } from '../patient.entity';
import { PatientRelationRow } from './patient-relation.entity';
import type { PatientRelation } from './patient-relation.object';

type Reader = Pick<Transaction, 'manager' | 'rows'>;

/** A relative's right over one patient. */
export interface FamilyRight {
  patientId: string;
  mayBook: boolean;
  sight: Sight;
}

/** The account, if it is a patient's. */
export function familyAccount(actor: Actor): number | null {
  return actor.kind === 'member' && actor.role === 'user' ? actor.userId : null;
}

/** Rights in force of the caller's account over turnos of other patients. */
export const familyRights = oncePerRequest((ctx) => familyRightsIn(ctx, ctx.db));

/** In transactions, familyRights would take a second connection. */
export async function familyRightsIn(ctx: Context, db: Reader): Promise<FamilyRight[]> {
  const userId = familyAccount(ctx.actor);
  if (userId === null) return [];
  const rows = await relationsOf(db.manager, userId).andWhere('r.maySee').getMany();
  if (rows.length === 0) return [];
  const today = await todayOf(ctx, db);
  return rows
    .filter(({ patient }) => isLive(patient))
    .map((row) => ({ patientId: row.patientId, mayBook: row.mayBook, sight: sightAt(row, today) }))
    .filter(({ sight }) => sight !== 'none');
}

/** The relation to a patient whom the caller may book for, or null. Until the commit it does not end, nor merge. */
export async function lockFamilyMember(
  ctx: Context,
  tx: Transaction,
  patientId: string,
): Promise<PatientRelationRow | null> {
  const userId = familyAccount(ctx.actor);
  if (userId === null || !isUuid(patientId)) return null;
  // First, as a merge: it locks the patient, then moves the relation.
  await tx.manager.findOne(Patient, { where: { id: patientId }, lock: { mode: 'for_key_share' } });
  const row = await relationsOf(tx.manager, userId)
    .andWhere('r.patientId = :patientId AND r.mayBook', { patientId })
    .setLock('for_key_share', undefined, ['r'])
    .getOne();
  if (!row || !isLive(row.patient)) return null;
  return sightAt(row, await todayOf(ctx, tx)) === 'none' ? null : row;
}

/** Id of the person of the caller's family with this name and birth date, or null. Lock the name first. */
export async function familyMemberCalled(ctx: Context, tx: Transaction, called: Called): Promise<string | null> {
  const userId = familyAccount(ctx.actor);
  return userId === null ? null : memberCalled(relationsOf(tx.manager, userId), called);
}

interface Called {
  name: string;
  birthDate: string;
}

/** Id of the patient with this name and birth date, or null. */
export async function memberCalled(
  relations: SelectQueryBuilder<PatientRelationRow>,
  { name, birthDate }: Called,
): Promise<string | null> {
  const rows = await relations
    .andWhere('folded(patient.name) = folded(:name) AND patient.birthDate = :birthDate', { name, birthDate })
    .orderBy('r.mayBook', 'DESC')
    .getMany();
  return rows.find(({ patient }) => isLive(patient))?.patientId ?? null;
}

export function relationsTo(manager: EntityManager, relativeId: string) {
  return manager
    .createQueryBuilder(PatientRelationRow, 'r')
    .innerJoinAndSelect('r.patient', 'patient')
    .where('r.relativeId = :relativeId', { relativeId });
}

function relationsOf(manager: EntityManager, userId: number) {
  return manager
    .createQueryBuilder(PatientRelationRow, 'r')
    .innerJoinAndSelect('r.patient', 'patient')
    .innerJoinAndSelect('r.relative', 'relative', 'relative.userId = :userId', { userId });
}

export interface Today {
  date: string;
  timeZone: string;
}

export async function todayOf(ctx: Context, db: Pick<Transaction, 'rows'>): Promise<Today> {
  const { timeZone } = await clinicSettingsIn(db);
  return { timeZone, date: dateOf(timeZone, floorToMinute(ctx.now)) };
}

export function sightAt(row: PatientRelationRow, { date, timeZone }: Today): Sight {
  const agreedOn = dateOf(timeZone, floorToMinute(row.agreedAt));
  return sightOf({ kind: row.kind, agreedBy: row.agreedBy, agreedOn }, row.patient.birthDate, date);
}

/** The patient's name for the relative: masked without rights in force. */
export function nameForRelative(row: PatientRelationRow, today: Today): string {
  return sightAt(row, today) === 'none' ? maskedName(row.patient.name) : row.patient.name;
}

/** `row` with both patients. */
export function shownRelation(ctx: Context, row: PatientRelationRow, today: Today): PatientRelation {
  const { id, kind, patientId, relativeId, mayBook, maySee, isTold, patient, relative } = row;
  const account = familyAccount(ctx.actor);
  const sight = sightAt(row, today);
  const isCallers = account !== null && relative.userId === account;
  const isConcealed = isCallers && sight === 'none';
  return {
    id,
    kind,
    patientId,
    patientName: isCallers ? nameForRelative(row, today) : patient.name,
    patientBirthDate: isConcealed ? null : patient.birthDate,
    relativeId,
    relativeName: relative.name,
    mayBook,
    maySee,
    isTold,
    isInForce: sight !== 'none',
    coversOwnTurnos: sight === 'all',
    isDeclared: row.agreedBy === 'relative',
    mayConfirm: mayConfirm(ctx, row, today),
    isCallers,
  };
}

export function mayConfirm({ actor }: Context, { patient }: PatientRelationRow, today: Today): boolean {
  if (adminMay(actor, 'patients')) return true;
  const account = familyAccount(actor);
  return account !== null && patient.userId === account && mayConsent(patient.birthDate, today.date);
}
