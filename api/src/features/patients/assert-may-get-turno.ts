import { dateText } from '../../domain/date-text';
import { adminMay, isStaff, type Actor } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import { int, nullable, oneOf, text, uuid } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { AppError } from '../../platform/errors/app-error';
import { Patient, type OnlineBooking, type PatientState } from './patient.entity';
import { familyAccount } from './relations/family';
import { PatientRelationRow } from './relations/patient-relation.entity';

/**
 * Judges a turno, request or waiting-list entry on `date` (yyyy-MM-dd) after its insert, which finds the patient. CONFLICT
 * for a deceased or erased patient; FORBIDDEN by `mayBookOnline` of the account's own patient or of a relative. Changes of these
 * fields wait until the transaction ends (`lockPatientRules`).
 */
export async function assertMayGetTurno(
  ctx: Context,
  tx: Transaction,
  patientId: string | null,
  date: string,
): Promise<void> {
  if (patientId === null) return;
  const userId = familyAccount(ctx.actor);
  const found = await tx.rows(RULES, [patientId, userId]);
  const patient = found.find(({ id }) => id === patientId);
  assertNotErased(patient);
  const deceasedOn = patient?.deceasedOn ?? null;
  if (deceasedOn !== null && date > deceasedOn) {
    throw new AppError('CONFLICT', whyNot(ctx.actor, deceasedOn), { field: 'patientName' });
  }
  if (userId === null) return;
  const own = found.find((it) => it.userId === userId);
  if (own === undefined) return;
  if (own.mayBookOnline === 'no') throw new AppError('FORBIDDEN', BY_PHONE);
  if (own.id === patientId) return;
  if (own.mayBookOnline === 'own_only') throw new AppError('FORBIDDEN', FOR_ONESELF);
  // As for visitors without a relation: anybody may type a patient's name and contact.
  if (
    patient?.mayBookOnline === 'no' &&
    (await tx.manager.existsBy(PatientRelationRow, { patientId, relativeId: own.id }))
  )
    throw new AppError('FORBIDDEN', BY_PHONE);
}

const RULES = statement(
  'patients.rules',
  `SELECT id, user_id AS "userId", state, may_book_online AS "mayBookOnline", deceased_on::text AS "deceasedOn"
   FROM patients WHERE id = $1 OR user_id = $2 FOR KEY SHARE`,
  {
    id: uuid,
    userId: nullable(int),
    state: oneOf<PatientState>(),
    mayBookOnline: oneOf<OnlineBooking>(),
    deceasedOn: nullable(text),
  },
);

/** For an undo, which asks for nothing new. CONFLICT, after waiting for an erasure. */
export async function assertStillKnown(tx: Transaction, patientId: string | null): Promise<void> {
  if (patientId === null) return;
  assertNotErased(await tx.manager.findOne(Patient, { where: { id: patientId }, lock: { mode: 'for_key_share' } }));
}

/** The turno is locked, so that its patient is not being erased. */
export function isErased(tx: Transaction, patientId: string | null): Promise<boolean> {
  return patientId === null ? Promise.resolve(false) : tx.manager.existsBy(Patient, { id: patientId, state: 'erased' });
}

function assertNotErased(patient: Pick<Patient, 'state'> | null | undefined): void {
  if (patient?.state === 'erased') throw new AppError('CONFLICT', ERASED, { field: 'patientName' });
}

const ERASED = 'Los datos de este paciente se borraron: el turno no puede volver. Creá uno nuevo';

/** The date is for those who may read it of any patient: name and contact are typed. */
function whyNot(actor: Actor, deceasedOn: string): string {
  const readsDate = adminMay(actor, 'patients') && (actor.kind !== 'key' || actor.scopes.has('personal-data'));
  if (readsDate) return `El paciente falleció el ${dateText(deceasedOn)}: no se le dan turnos nuevos`;
  return isStaff(actor) ? BY_DESK : BY_PHONE;
}

const BY_DESK = 'A este paciente no se le dan turnos nuevos. Consultá en la recepción';
const BY_PHONE = 'Este turno no se puede pedir por internet. Llamá a la clínica';
const FOR_ONESELF = 'Por internet podés sacar turnos solo para vos. Para otra persona, llamá a la clínica';
