import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';

import { deceasedFault } from '../../domain/birth-date';
import { dateOf } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { identifierFault, tidyIdentifier, type IdentifierData } from '../../domain/patient-identifiers';
import { adminMay } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { asStored } from '../../platform/database/as-stored';
import { uuid } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { AppError, invalid, notFound } from '../../platform/errors/app-error';
import { isUniqueViolation } from '../../platform/errors/database-error';
import { createOnce } from '../../platform/idempotency';
import { defineLoader } from '../../platform/loaders';
import { isUuid } from '../../platform/validation/uuid';
import { changesBetween } from '../audit/audited-change';
import { recordAudit, recordCreated } from '../audit/record-audit';
import { saveChanges } from '../audit/save-changes';
import { assertBorn } from '../users/profile-columns';
import { clinicSettingsIn } from '../settings/settings.service';
import { lockPatientName, lockPatientNames } from './lock-patient-name';
import { PatientIdentifier } from './patient-identifier.entity';
import { PATIENT, Patient, PatientField } from './patient.entity';
import type { CreatePatientInput, PatientIdentifierInput, UpdatePatientInput } from './patient.inputs';

/** For administrators; null for other callers. */
export const identifiersLoader = defineLoader<string, PatientIdentifier[] | null>(async (ctx, ids) => {
  if (!adminMay(ctx.actor, 'patients')) return ids.map(() => null);
  const rows = await ctx.db.manager.find(PatientIdentifier, {
    where: { patientId: In([...ids]) },
    order: { kind: 'ASC' },
  });
  return ids.map((id) => rows.filter(({ patientId }) => patientId === id));
});

/** BAD_REQUEST; CONFLICT on `name` for a known name and contact, on `identifiers` for a known document. */
export async function createPatient(ctx: Context, input: CreatePatientInput, key?: string | null): Promise<Patient> {
  assertCan(adminMay(ctx.actor, 'patients'));
  const { identifiers: given, ...own } = input;
  await assertBorn(ctx, own.birthDate, 'birthDate');
  const identifiers = tidied(given ?? []);
  return refusingTakenIdentifier(
    createOnce<Patient>(ctx, {
      key,
      request: ['createPatient', input],
      create: (tx) => addPatient(ctx, tx, own, identifiers),
      load: (id) => ctx.db.manager.findOneByOrFail(Patient, { id: String(id) }),
    }),
  );
}

/** As createPatient, within a transaction. */
export async function addPatient(
  ctx: Context,
  tx: Transaction,
  own: Omit<CreatePatientInput, 'identifiers'>,
  identifiers: IdentifierData[],
): Promise<Patient> {
  const patient = tx.manager.create(Patient, {
    ...asStored(tx.manager, Patient, own),
    id: randomUUID(),
    state: identifiers.length > 0 ? 'validated' : 'temporary',
    knownBy: [],
    createdAt: ctx.now,
    changedAt: ctx.now,
  });
  await assertDeceased(ctx, tx, patient);
  await lockPatientName(tx, patient.name);
  if ((await knownPatientId(tx, patient)) !== null) {
    throw new AppError('CONFLICT', 'Ya hay un paciente con ese nombre y ese contacto', { field: 'name' });
  }
  await tx.manager.insert(Patient, patient);
  await keepIdentifiers(tx, patient.id, identifiers);
  await recordCreated(ctx, tx, PATIENT, { ...patient, identifiers: inWords(identifiers) }, labelOf(patient));
  return tx.manager.findOneByOrFail(Patient, { id: patient.id });
}

/** Only unused ones; the caller has locked them. */
export async function deletePatients(ctx: Context, tx: Transaction, patients: readonly Patient[]): Promise<void> {
  await tx.manager.delete(Patient, { id: In(patients.map(({ id }) => id)) });
  for (const patient of patients) {
    const called = labelOf(patient);
    await recordAudit(ctx, tx, { action: 'deleted', entity: PATIENT, entityId: patient.id, called });
  }
}

/** Writes empty fields only, and the DNI of a patient without one. NOT_FOUND. */
export async function fillPatient(
  ctx: Context,
  tx: Transaction,
  id: string,
  given: Omit<CreatePatientInput, 'identifiers'>,
  dni: IdentifierData | null,
): Promise<Patient> {
  const patient = await lockPatient(tx, id);
  const empty = Object.values(PatientField).filter((field) => given[field] != null && patient[field] === null);
  const own = Object.fromEntries(empty.map((field) => [field, given[field]]));
  const documents = (await tx.manager.findBy(PatientIdentifier, { patientId: id })).map(
    ({ kind, number, registeredSex }) => ({ kind, number, registeredSex }),
  );
  const isNew = dni !== null && documents.every(({ kind }) => kind !== 'dni');
  return changePatient(ctx, tx, patient, { own, identifiers: isNew ? [...documents, dni] : undefined });
}

/** NOT_FOUND; BAD_REQUEST; CONFLICT for a stale version, and on `identifiers` for a document of another patient. */
export async function updatePatient(
  ctx: Context,
  id: string,
  input: UpdatePatientInput,
  expectedVersion?: number | null,
): Promise<Patient> {
  assertCan(adminMay(ctx.actor, 'patients'));
  const change = await checkedChange(ctx, input);
  return refusingTakenIdentifier(
    ctx.transact(async (tx) => {
      if (changesRules(input)) await lockPatientRules(tx, id);
      return changePatient(ctx, tx, await lockPatient(tx, id), change, expectedVersion);
    }),
  );
}

interface PatientChange {
  own: Omit<UpdatePatientInput, 'identifiers'>;
  /** All documents; absent: unchanged. */
  identifiers: IdentifierData[] | null | undefined;
}

/** BAD_REQUEST. */
export async function checkedChange(ctx: Context, { identifiers, ...own }: UpdatePatientInput): Promise<PatientChange> {
  await assertBorn(ctx, own.birthDate, 'birthDate');
  return { own, identifiers: identifiers && tidied(identifiers) };
}

/** For a locked patient. CONFLICT for a stale version. */
export async function changePatient(
  ctx: Context,
  tx: Transaction,
  patient: Patient,
  { own, identifiers }: PatientChange,
  expectedVersion?: number | null,
): Promise<Patient> {
  const { id } = patient;
  await assertDeceased(ctx, tx, { ...patient, ...own });
  const before = inWords(await tx.manager.findBy(PatientIdentifier, { patientId: id }));
  const after = identifiers ? inWords(identifiers) : before;
  const state = after === '' ? patient.state : 'validated';
  const changes = await saveChanges(ctx, tx, Patient, patient, {
    noun: PATIENT,
    called: labelOf(patient),
    given: { ...own, state },
    expectedVersion,
    audited: (changed) =>
      changesBetween(PATIENT, { ...patient, identifiers: before }, { ...changed, identifiers: after }),
  });
  if (identifiers && after !== before) await keepIdentifiers(tx, id, identifiers);
  if (Object.keys(changes).length > 0 || after !== before) {
    await tx.manager.update(Patient, id, { changedAt: ctx.now });
  }
  return tx.manager.findOneByOrFail(Patient, { id });
}

const changesRules = ({ mayBookOnline, deceasedOn }: UpdatePatientInput) =>
  mayBookOnline !== undefined || deceasedOn !== undefined;

/**
 * As merges lock: waits for bookings that have found the patient; later ones wait for the name, then read the changed
 * row. Under the weaker lock of other changes, both would commit.
 */
async function lockPatientRules(tx: Transaction, id: string): Promise<void> {
  if (!isUuid(id)) throw patientNotFound();
  const patient = await tx.manager.findOneBy(Patient, { id });
  if (!patient) throw patientNotFound();
  await lockPatientNames(tx, patient.knownBy);
  await tx.manager.findOne(Patient, { select: { id: true }, where: { id }, lock: { mode: 'pessimistic_write' } });
}

/** BAD_REQUEST. */
async function assertDeceased(
  ctx: Context,
  tx: Transaction,
  { deceasedOn, birthDate }: { deceasedOn?: string | null; birthDate?: string | null },
): Promise<void> {
  if (deceasedOn == null) return;
  const { timeZone } = await clinicSettingsIn(tx);
  const fault = deceasedFault(deceasedOn, birthDate ?? null, dateOf(timeZone, floorToMinute(ctx.now)));
  if (fault !== null) throw invalid('deceasedOn', fault);
}

/** NOT_FOUND. */
export function patientNotFound(): AppError {
  return notFound('El paciente no existe');
}

/** Id of the patient known by this name and contact, or null. Lock the name first. */
export async function knownPatientId(
  tx: Transaction,
  { name, email, phone }: Pick<Patient, 'name' | 'email' | 'phone'>,
): Promise<string | null> {
  const [known] = await tx.rows(KNOWN, [name, email ?? '', phone]);
  return known?.id ?? null;
}

/** Without a lock. NOT_FOUND. */
export async function readPatient(tx: Transaction, id: string): Promise<Patient> {
  const patient = isUuid(id) ? await tx.manager.findOneBy(Patient, { id }) : null;
  if (!patient) throw patientNotFound();
  return patient;
}

/** Bookings of the patient don't wait. NOT_FOUND, also once merged or erased. */
export async function lockPatient(
  tx: Transaction,
  id: string,
  mode: 'for_no_key_update' | 'for_key_share' = 'for_no_key_update',
): Promise<Patient> {
  if (!isUuid(id)) throw patientNotFound();
  const lock = { mode };
  const patient = await tx.manager.findOne(Patient, { where: { id, state: In(['temporary', 'validated']) }, lock });
  if (!patient) throw patientNotFound();
  return patient;
}

/** In one order, or two opposite calls deadlock. */
export async function lockPatients(tx: Transaction, ids: readonly string[]): Promise<Map<string, Patient>> {
  const locked = new Map<string, Patient>();
  for (const id of ids.toSorted()) locked.set(id, await lockPatient(tx, id));
  return locked;
}

function tidied(given: readonly PatientIdentifierInput[]): IdentifierData[] {
  const identifiers = given.map(({ kind, number, registeredSex = null }) => {
    return { kind, number: tidyIdentifier(number), registeredSex };
  });
  for (const identifier of identifiers) {
    const fault = identifierFault(identifier);
    if (fault !== null) throw invalid('identifiers', fault);
  }
  if (new Set(identifiers.map(({ kind }) => kind)).size < identifiers.length) {
    throw invalid('identifiers', 'Hay dos documentos del mismo tipo');
  }
  return identifiers.toSorted((a, b) => a.kind.localeCompare(b.kind));
}

export async function keepIdentifiers(
  tx: Transaction,
  patientId: string,
  identifiers: IdentifierData[],
): Promise<void> {
  await tx.manager.delete(PatientIdentifier, { patientId });
  await tx.manager.insert(
    PatientIdentifier,
    identifiers.map((identifier) => ({ ...identifier, patientId })),
  );
}

export async function refusingTakenIdentifier<It>(writing: Promise<It>): Promise<It> {
  try {
    return await writing;
  } catch (error) {
    if (!isUniqueViolation(error, 'patient_identifiers_unique')) throw error;
    throw new AppError('CONFLICT', 'Otro paciente ya tiene ese documento', { field: 'identifiers' });
  }
}

/** Compared and counted in the audit, which conceals it. */
export function inWords(identifiers: readonly IdentifierData[]): string {
  return identifiers
    .map(({ kind, number, registeredSex }) => `${kind} ${number} ${registeredSex ?? ''}`)
    .toSorted()
    .join(', ');
}

/** Never names the patient. */
export const labelOf = ({ id }: Pick<Patient, 'id'>): string => `Paciente ${id.slice(0, 8)}`;

const KNOWN = statement(
  'patients.known',
  'SELECT k.id FROM known_patient($1, patient_keys($1, $2, $3), NULL) AS k WHERE k.id IS NOT NULL',
  { id: uuid },
);
