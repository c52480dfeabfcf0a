import { randomUUID } from 'node:crypto';

import { isMinor, ONLY_MINORS } from '../../../domain/birth-date';
import { FAMILY_LIMIT, minorFault, PARENTAL_KINDS } from '../../../domain/family';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import { assertScope } from '../../../platform/access/scope';
import { countInTransaction, type AttemptLimit } from '../../../platform/attempts';
import type { Context } from '../../../platform/context';
import { uuid } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { createOnce } from '../../../platform/idempotency';
import { recordCreated } from '../../audit/record-audit';
import { saveChanges } from '../../audit/save-changes';
import { assertBorn } from '../../users/profile-columns';
import { lockPatientName } from '../lock-patient-name';
import { isLive } from '../merge/merging';
import { PATIENT, Patient } from '../patient.entity';
import { knownPatientId, labelOf, lockPatient, lockPatients, readPatient } from '../patient.service';
import { familyAccount, familyMemberCalled, memberCalled, relationsTo, shownRelation, todayOf } from './family';
import { PatientRelationRow } from './patient-relation.entity';
import type { PatientRelation } from './patient-relation.object';
import type { FamilyMemberInput } from './relation.inputs';
import { relate } from './relations.service';

const ADDED: AttemptLimit = {
  name: 'family-member',
  points: 20,
  windowSeconds: 24 * 3600,
  message: 'Sumaste a muchas personas en poco tiempo. Probá mañana o comunicate con la clínica.',
};

/** By an account. FORBIDDEN; BAD_REQUEST for adults; CONFLICT for a known one and a full family; TOO_MANY_REQUESTS. */
export async function addFamilyMember(
  ctx: Context,
  input: FamilyMemberInput,
  key?: string | null,
): Promise<PatientRelation> {
  await assertBorn(ctx, input.birthDate, 'birthDate');
  return createOnce(ctx, {
    key,
    request: ['addFamilyMember', { ...input }],
    create: (tx) => addMember(ctx, tx, input),
    load: async (id) => {
      const relations = { patient: true, relative: true };
      const row = await ctx.db.manager.findOneOrFail(PatientRelationRow, { where: { id }, relations });
      return shownRelation(ctx, row, await todayOf(ctx, ctx.db));
    },
  });
}

const OWN_FIELDS = { name: 'name', birthDate: 'birthDate', kind: 'kind' };

/** `fields`: names in errors. */
export async function addMember(
  ctx: Context,
  tx: Transaction,
  { name, birthDate, kind }: FamilyMemberInput,
  fields: Record<keyof FamilyMemberInput, string> = OWN_FIELDS,
): Promise<PatientRelation> {
  const { date } = await todayOf(ctx, tx);
  if (!PARENTAL_KINDS.includes(kind)) throw invalid(fields.kind, 'Indicá si sos su madre, su padre o quien lo cuida');
  const fault = minorFault(birthDate, date);
  if (fault !== null) throw invalid(fields.birthDate, fault);
  await lockPatientName(tx, name);
  const inFamily = new AppError('CONFLICT', 'Esa persona ya está en tu familia', { field: fields.name });
  if ((await familyMemberCalled(ctx, tx, { name, birthDate })) !== null) throw inFamily;
  const account = await ownPatient(ctx, tx);
  const [known] = await tx.rows(ONLY_OWN, [account.userId, name, account.email ?? '', birthDate]);
  const locked = await lockPatients(tx, known ? [account.id, known.id] : [account.id]);
  const own = locked.get(account.id)!;
  const family = await tx.manager.find(PatientRelationRow, {
    where: { relativeId: own.id },
    relations: { patient: true },
  });
  if (family.filter((row) => isLive(row.patient)).length >= FAMILY_LIMIT) {
    throw new AppError('CONFLICT', `Tu familia ya tiene ${FAMILY_LIMIT} personas. Comunicate con la clínica`);
  }
  await countInTransaction(ctx, tx, [{ limit: ADDED, key: own.id }]);
  const id = known?.id ?? (await createMember(ctx, tx, own, { name, birthDate }));
  if (family.some(({ patientId }) => patientId === id)) throw inFamily;
  const patient = locked.get(id) ?? (await lockPatient(tx, id));
  if (patient.birthDate === null) {
    await saveChanges(ctx, tx, Patient, patient, { noun: PATIENT, called: labelOf(patient), given: { birthDate } });
  }
  const rights = { mayBook: true, maySee: true, isTold: true, agreedBy: 'relative' as const };
  return relate(ctx, tx, { kind, ...rights, patient, relative: own });
}

/**
 * By staff: the id of the child whom a relative calls for, with the relation if they have none. The child is that of the
 * family, or found by name, birth date and the relative's contact, or new. FORBIDDEN; NOT_FOUND; BAD_REQUEST for adults.
 */
export async function addChild(
  ctx: Context,
  tx: Transaction,
  givenRelativeId: string,
  { name, birthDate, kind }: FamilyMemberInput,
  fields: Record<keyof FamilyMemberInput, string>,
): Promise<string> {
  assertCan(adminMay(ctx.actor, 'patients'));
  assertScope(ctx.actor, 'patients:write');
  if (!PARENTAL_KINDS.includes(kind)) throw invalid(fields.kind, 'Indicá si es su madre, su padre o quien lo cuida');
  if (!isMinor(birthDate, (await todayOf(ctx, tx)).date)) {
    throw invalid(fields.birthDate, ONLY_MINORS);
  }
  const relativeId = givenRelativeId.toLowerCase();
  await lockPatientName(tx, name);
  const { email, phone } = await readPatient(tx, relativeId);
  const memberId = await memberCalled(relationsTo(tx.manager, relativeId), { name, birthDate });
  const foundId = memberId ?? (await knownPatientId(tx, { name, email, phone }));
  const locked = await lockPatients(tx, [...new Set([relativeId, foundId ?? relativeId])]);
  const relative = locked.get(relativeId)!;
  const found = locked.get(foundId ?? relativeId)!;
  const isChild = found !== relative && found.birthDate === birthDate && (found.id === memberId || isUnclaimed(found));
  const id = isChild ? found.id : await createMember(ctx, tx, relative, { name, birthDate });
  const patient = locked.get(id) ?? (await lockPatient(tx, id));
  if (await tx.manager.existsBy(PatientRelationRow, { patientId: id, relativeId })) return id;
  const rights = { mayBook: true, maySee: true, isTold: true, agreedBy: 'staff' as const };
  await relate(ctx, tx, { kind, ...rights, patient, relative });
  return id;
}

/** A namesake with an account or documents may be a parent, or a child of others. */
const isUnclaimed = ({ userId, state }: Patient): boolean => userId === null && state === 'temporary';

/** FORBIDDEN for staff and unconfirmed accounts, which have no patient. */
async function ownPatient(ctx: Context, tx: Transaction): Promise<Patient> {
  const userId = familyAccount(ctx.actor);
  const own = userId === null ? null : await tx.manager.findOneBy(Patient, { userId });
  if (!own) throw new AppError('FORBIDDEN', 'Confirmá tu correo para sumar a tu familia');
  return own;
}

/** With the contact of the parent, so that the desk's bookings find it. */
async function createMember(
  ctx: Context,
  tx: Transaction,
  { email, phone }: Patient,
  given: { name: string; birthDate: string },
): Promise<string> {
  const patient = tx.manager.create(Patient, {
    ...given,
    id: randomUUID(),
    email,
    phone,
    state: 'temporary',
    knownBy: [],
    createdAt: ctx.now,
    changedAt: ctx.now,
  });
  await tx.manager.insert(Patient, patient);
  await recordCreated(ctx, tx, PATIENT, { ...patient, identifiers: '' }, labelOf(patient));
  return patient.id;
}

const ONLY_OWN = statement(
  'patients.only-of-account',
  'SELECT k.id FROM patient_only_of_account($1, $2, $3, $4) AS k (id) WHERE k.id IS NOT NULL',
  { id: uuid },
);
