import { In } from 'typeorm';

import { textFault, tidyTyped, type TextRules } from '../../../domain/typed-text';
import { adminMay, userIdOf } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { uuid } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { VersionConflict } from '../../../platform/versions';
import { lockActing, manageAccess } from '../../accounts/management/lock-user';
import { ENDS_WITH_ACCOUNT, lockRows, lockRowsOf } from '../../accounts/management/rows-of-account';
import { removeAccount } from '../../accounts/management/user-access.service';
import { changesBetween } from '../../audit/audited-change';
import { recordAudits } from '../../audit/record-audit';
import type { Occupied } from '../../rooms/lock-occupancy';
import { User } from '../../users/user.entity';
import { PatientCandidateRow, PatientComparison } from '../candidates/candidate.entity';
import { PatientCoverageRow } from '../coverages/patient-coverage.entity';
import { lockPatientNames } from '../lock-patient-name';
import { isLive } from '../merge/merging';
import { PatientMergeRow } from '../merge/patient-merge.entity';
import { PatientIdentifier } from '../patient-identifier.entity';
import { PATIENT, Patient } from '../patient.entity';
import { labelOf, patientNotFound, readPatient } from '../patient.service';
import { PatientRelationRow } from '../relations/patient-relation.entity';
import { PatientErasureRow } from './patient-erasure.entity';
import { erasureIn } from './patient-erasure';
import type { PatientErasure } from './patient-erasure.object';
import { ERASED_NAME, ROWS_OF_PATIENTS } from './rows-of-patients';

/** Why a patient's data are erased. */
export const ERASURE_REASON: TextRules = { required: 'El motivo es requerido', max: 500 };

/**
 * With the patients merged into it, and the account. Idempotent. NOT_FOUND; BAD_REQUEST on `reason`; CONFLICT for a stale
 * version, turnos to come, and an account of staff.
 */
export async function erasePatient(
  ctx: Context,
  id: string,
  given: string,
  expectedVersion?: number | null,
): Promise<PatientErasure> {
  assertCan(adminMay(ctx.actor, 'people'));
  const reason = checkedReason(given);
  return manageAccess(ctx, async (tx) => {
    const { patient, persons, account } = await lockToErase(ctx, tx, id);
    if (patient.state !== 'erased') {
      if (expectedVersion != null && expectedVersion !== patient.version)
        throw new VersionConflict(await erasureIn(tx, patient));
      await erase(ctx, tx, { persons, account, reason });
    }
    return erasureIn(tx, await tx.manager.findOneByOrFail(Patient, { id: patient.id }));
  });
}

/** BAD_REQUEST. */
export function checkedReason(given: string): string {
  const fault = textFault(given, ERASURE_REASON);
  if (fault !== null) throw invalid('reason', fault);
  return tidyTyped(given, ERASURE_REASON);
}

interface Locked {
  patient: Patient;
  /** The patient, and those merged into it. */
  persons: readonly Patient[];
  account: User | null;
}

/**
 * In the order of ADR 1. Waits for bookings that found the patient; later ones wait for the name, and make another patient.
 * NOT_FOUND, also for a merged patient; CONFLICT if a colleague changed the account meanwhile.
 */
async function lockToErase(ctx: Context, tx: Transaction, asked: string): Promise<Locked> {
  const { id, userId } = await readPatient(tx, asked);
  const ids = await personsOf(tx, id);
  if (userId !== null) await lockActing(tx, userId);
  const owners = userId === null ? [] : await tx.manager.findBy(User, { id: userId });
  // In one statement per table: mailed links lock the account's rows by id, merges the patient's.
  await lockRows(tx, owners.length > 0 ? owners : [null], ids);
  await lockRowsOf(ctx, tx, owners, await timeOf(tx, ids));
  const account =
    userId === null
      ? null
      : await tx.manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
  const known = await tx.manager.findBy(Patient, { id: In(ids) });
  await lockPatientNames(
    tx,
    known.flatMap(({ knownBy }) => knownBy),
  );
  const lock = { mode: 'pessimistic_write' } as const;
  const persons = await tx.manager.find(Patient, { where: { id: In(ids) }, order: { id: 'ASC' }, lock });
  const patient = persons.find((person) => person.id === id);
  if (!patient || patient.state === 'merged') throw patientNotFound();
  const merged = await personsOf(tx, id);
  if (patient.userId !== (account?.id ?? null) || merged.length !== ids.length)
    throw new AppError('CONFLICT', 'Otra persona cambió estos datos mientras tanto. Probá de nuevo');
  return { patient, persons, account };
}

async function timeOf(tx: Transaction, ids: readonly string[]): Promise<Occupied> {
  const times: Occupied[] = [];
  for (const rows of ROWS_OF_PATIENTS.parts) times.push((await rows.timeOf?.(tx, ids)) ?? {});
  return {
    roomIds: times.flatMap(({ roomIds = [] }) => roomIds),
    professionalIds: times.flatMap(({ professionalIds = [] }) => professionalIds),
  };
}

interface Erasing {
  persons: readonly Patient[];
  account: User | null;
  reason: string;
}

async function erase(ctx: Context, tx: Transaction, { persons, account, reason }: Erasing): Promise<void> {
  if (account && account.role !== 'user') {
    throw new AppError('CONFLICT', 'Su cuenta es la de alguien que trabaja en la clínica. Eliminala antes en Usuarios');
  }
  const ids = persons.map(({ id }) => id);
  const documents = await tx.manager.findBy(PatientIdentifier, { patientId: In(ids) });
  for (const { id, name, givenNames, familyNames, birthDate } of persons) {
    const identifiers = documents
      .filter(({ patientId }) => patientId === id)
      .map(({ kind, number, registeredSex }) => ({ kind, number, registeredSex }));
    const identity = { name, givenNames, familyNames, birthDate, identifiers };
    const birthYear = birthDate === null ? null : Number(birthDate.slice(0, 4));
    await tx.manager.insert(PatientErasureRow, {
      patientId: id,
      erasedAt: ctx.now,
      erasedById: userIdOf(ctx.actor),
      reason,
      identity,
      birthYear,
    });
  }
  await tx.manager.update(Patient, { id: In(ids) }, { ...EMPTIED, changedAt: ctx.now, version: () => 'version + 1' });
  await tx.manager.delete(PatientIdentifier, { patientId: In(ids) });
  await tx.manager.delete(PatientCoverageRow, { patientId: In(ids) });
  await tx.manager.delete(PatientComparison, { patientId: In(ids) });
  for (const column of ['firstId', 'secondId']) await tx.manager.delete(PatientCandidateRow, { [column]: In(ids) });
  for (const column of ['patientId', 'relativeId']) await tx.manager.delete(PatientRelationRow, { [column]: In(ids) });
  // A merge keeps both patients for its undo.
  for (const column of ['survivorId', 'mergedId']) await tx.manager.delete(PatientMergeRow, { [column]: In(ids) });
  for (const rows of ROWS_OF_PATIENTS.parts) await rows.erase(ctx, tx, ids);
  if (account) {
    for (const end of ENDS_WITH_ACCOUNT.parts) await end(ctx, tx, account.id);
    await removeAccount(ctx, tx, account.id);
  }
  await recordAudits(
    ctx,
    tx,
    persons.filter(isLive).map((person) => ({
      action: 'updated',
      entity: PATIENT,
      entityId: person.id,
      called: labelOf(person),
      changes: changesBetween(PATIENT, person, { state: 'erased' }),
    })),
  );
}

/** A column that is not here stays: only sex, month of the latest turno and merge. */
const EMPTIED = {
  name: ERASED_NAME,
  givenNames: null,
  familyNames: null,
  birthDate: null,
  email: null,
  phone: null,
  notes: null,
  nationality: null,
  preferredChannel: null,
  mayBookOnline: 'yes',
  deceasedOn: null,
  knownBy: [] as string[],
  userId: null,
  state: 'erased',
} as const;

/** Ids of a patient, and of those merged into it. */
export async function personsOf(tx: Transaction, patientId: string): Promise<string[]> {
  return (await tx.rows(PERSONS, [patientId])).map(({ id }) => id);
}

const PERSONS = statement(
  'patients.persons',
  `WITH RECURSIVE persons AS (
     SELECT $1::uuid AS id UNION SELECT p.id FROM persons AS o JOIN patients AS p ON p.merged_into = o.id
   )
   SELECT id FROM persons ORDER BY id`,
  { id: uuid },
);
