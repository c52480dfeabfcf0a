import { randomUUID } from 'node:crypto';

import { dateOf } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { patientContact } from '../../../domain/patient-contact';
import { MOST_ACTIVE_ENTRIES } from '../../../domain/waiting-list';
import { isStaff, recordedActor, userIdOf } from '../../../platform/access/actor';
import { bySource, countInTransaction, type AttemptLimit } from '../../../platform/attempts';
import type { Context } from '../../../platform/context';
import { uuid } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { asStored } from '../../../platform/database/as-stored';
import { statement } from '../../../platform/database/statement';
import { AppError } from '../../../platform/errors/app-error';
import { requestMail } from '../../../platform/mail/request-mail';
import { recordCreated } from '../../audit/record-audit';
import { assertMayGetTurno } from '../../patients/assert-may-get-turno';
import { lockPatientName } from '../../patients/lock-patient-name';
import { holdProfile } from '../../professionals/lock-professional';
import { clinicSettingsIn } from '../../settings/settings.service';
import { WAITING_LIST_JOINED } from '../mails/joined.mail';
import { WAITING_LIST_NOT_ADDED } from '../mails/not-added.mail';
import { waitingListRules } from '../settings/waiting-list-settings.service';
import { assertAttended } from './attended-weekdays';
import { WAITING_LIST_ENTRY, WaitingListEntryEntity } from './entry.entity';
import { auditLabel } from './entry-rows';
import { endPassedEntriesOf } from './end-passed-entries';

const MESSAGE = 'Demasiados pedidos en poco tiempo. Probá más tarde o comunicate con la clínica.';
const HOUR = 3600;
const BY_SOURCE_HOUR: AttemptLimit = { name: 'wait-source-hour', points: 20, windowSeconds: HOUR, message: MESSAGE };
const BY_SOURCE_DAY: AttemptLimit = {
  name: 'wait-source-day',
  points: 60,
  windowSeconds: 24 * HOUR,
  message: MESSAGE,
};
/** Each join mails an unconfirmed address. */
const BY_ADDRESS_DAY: AttemptLimit = {
  name: 'wait-address-day',
  points: 10,
  windowSeconds: 24 * HOUR,
  message: MESSAGE,
  isReported: false,
};

export type Asked = Omit<
  WaitingListEntryEntity,
  | 'id'
  | 'status'
  | 'endReason'
  | 'endNote'
  | 'endedAt'
  | 'endedById'
  | 'actorUserId'
  | 'actorKeyId'
  | 'createdAt'
  | 'version'
  | 'searched'
>;

/**
 * CONFLICT without a list, for a duplicate, or with five active entries; `quietly`, by a mail to the address. NOT_FOUND
 * for a removed professional; BAD_REQUEST for hours on days without any; TOO_MANY_REQUESTS, except for staff.
 * `numberOf`: the only patient that the member's number belongs to.
 */
export async function addEntry(
  ctx: Context,
  tx: Transaction,
  asked: Asked,
  { quietly = false, numberOf = null }: { quietly?: boolean; numberOf?: string | null } = {},
): Promise<WaitingListEntryEntity> {
  const { isEnabled } = await waitingListRules(tx);
  if (!isEnabled) throw new AppError('CONFLICT', 'La clínica no tiene lista de espera por ahora');
  const entry = newEntry(ctx, tx, asked);
  const contact = patientContact(entry);
  if (!isStaff(ctx.actor)) {
    await countInTransaction(ctx, tx, [
      ...bySource(ctx, BY_SOURCE_HOUR),
      ...bySource(ctx, BY_SOURCE_DAY),
      { limit: BY_ADDRESS_DAY, key: contact },
    ]);
  }
  // A known patient is locked already, after which no name may be (ADR 1).
  if (asked.patientId === null) await lockPatientName(tx, asked.patientName);
  await queueContact(tx, contact);
  if (asked.professionalId !== null) await holdProfile(tx, asked.professionalId);
  await assertAttended(tx, asked);
  await endPassedEntriesOf(ctx, tx, { today: await todayIn(ctx, tx), contact });
  const hindrance = await hindranceOf(ctx, tx, entry);
  if (hindrance !== null) {
    if (!quietly) throw hindered(ctx, entry, hindrance);
    await requestMail(tx, WAITING_LIST_NOT_ADDED, { ...hindrance, requestId: entry.id });
    return entry;
  }
  await tx.manager.insert(WaitingListEntryEntity, entry);
  const { patientId } = await tx.manager.findOneByOrFail(WaitingListEntryEntity, { id: entry.id });
  if (numberOf !== null && patientId !== numberOf) {
    entry.memberNumber = null;
    await tx.manager.update(WaitingListEntryEntity, entry.id, { memberNumber: null });
  }
  await assertMayGetTurno(ctx, tx, patientId, await todayIn(ctx, tx));
  await recordCreated(ctx, tx, WAITING_LIST_ENTRY, { id: entry.id, status: entry.status }, await auditLabel(tx, entry));
  if (entry.patientEmail !== null) await requestMail(tx, WAITING_LIST_JOINED, { entryId: entry.id });
  return entry;
}

export async function todayIn({ now }: Context, tx: Pick<Transaction, 'rows'>): Promise<string> {
  const { timeZone } = await clinicSettingsIn(tx);
  return dateOf(timeZone, floorToMinute(now));
}

/** Builds an entry without storing it. */
export function newEntry(
  { actor, now }: Context,
  { manager }: Pick<Transaction, 'manager'>,
  asked: Asked,
  id: string = randomUUID(),
): WaitingListEntryEntity {
  return manager.create(WaitingListEntryEntity, {
    ...asStored(manager, WaitingListEntryEntity, asked),
    id,
    status: 'active',
    endReason: null,
    endNote: null,
    endedAt: null,
    endedById: null,
    ...recordedActor(actor),
    createdAt: now,
    version: 1,
  });
}

interface Hindrance {
  why: 'twice' | 'full';
  entryId: string;
}

/**
 * Before an ended entry waits again. CONFLICT for a duplicate, or with five active entries; NOT_FOUND for a removed
 * professional.
 */
export async function assertAddable(ctx: Context, tx: Transaction, entry: WaitingListEntryEntity): Promise<void> {
  await queueContact(tx, patientContact(entry));
  if (entry.professionalId !== null) await holdProfile(tx, entry.professionalId);
  const hindrance = await hindranceOf(ctx, tx, entry);
  if (hindrance !== null) throw hindered(ctx, entry, hindrance);
}

/** Why it cannot be added, and by which entry. Call under `queueContact`. */
async function hindranceOf(ctx: Context, tx: Transaction, entry: WaitingListEntryEntity): Promise<Hindrance | null> {
  const sameId = await sameEntryId(tx, entry);
  if (sameId !== null) return { why: 'twice', entryId: sameId };
  const active = await tx.rows(ACTIVE, [patientContact(entry), userIdOf(ctx.actor), MOST_ACTIVE_ENTRIES]);
  return active.length < MOST_ACTIVE_ENTRIES ? null : { why: 'full', entryId: active[0]!.id };
}

export async function sameEntryId(
  tx: Pick<Transaction, 'rows'>,
  entry: WaitingListEntryEntity,
): Promise<string | null> {
  const { patientName, professionalId, specialtyId } = entry;
  const [same] = await tx.rows(SAME, [patientContact(entry), patientName, professionalId, specialtyId]);
  return same?.id ?? null;
}

/** Serializes a contact's joins, for an exact count (ADR 1). */
export async function queueContact(tx: Pick<Transaction, 'rows'>, contact: string): Promise<void> {
  await tx.rows(QUEUE, [contact]);
}

function hindered(ctx: Context, entry: WaitingListEntryEntity, { why }: Hindrance): AppError {
  return new AppError('CONFLICT', wordsFor(ctx, entry)[why]);
}

function wordsFor({ actor }: Context, { patientName, contactName }: WaitingListEntryEntity) {
  const isOther = contactName !== null;
  return isStaff(actor)
    ? {
        full: `Esa persona ya tiene ${MOST_ACTIVE_ENTRIES} lugares en listas de espera. Sacala de uno para sumar otro`,
        twice: 'Esa persona ya está en esa lista de espera',
      }
    : {
        full: `${isOther ? 'Con tu correo ya hay' : 'Ya tenés'} ${MOST_ACTIVE_ENTRIES} lugares en listas de espera. Salí de uno para sumar otro`,
        twice: `${isOther ? `${patientName} ya está` : 'Ya estás'} en esa lista de espera. Te escribimos cuando haya un lugar`,
      };
}

const QUEUE = statement(
  'waiting-list.queue',
  "SELECT FROM pg_advisory_xact_lock(hashtextextended('waiting-list ' || $1, 0))",
);

/** Must match the unique index waiting_list_entries_once. */
const SAME = statement(
  'waiting-list.same',
  `SELECT id FROM waiting_list_entries
   WHERE patient_contact(patient_email, patient_phone) = $1 AND folded(patient_name) = folded($2) AND ended_at IS NULL
     AND coalesce(professional_id, 0) = coalesce($3::int, 0) AND coalesce(specialty_id, 0) = coalesce($4::int, 0)`,
  { id: uuid },
);

/** Active entries of a contact. A confirmed account $2 has only its own: anyone may type its address. */
const ACTIVE = statement(
  'waiting-list.active',
  `SELECT id FROM waiting_list_entries
   WHERE patient_contact(patient_email, patient_phone) = $1 AND ended_at IS NULL AND (actor_user_id = $2::int OR NOT EXISTS (
     SELECT FROM users WHERE id = $2 AND email_confirmed_at IS NOT NULL AND lower(email) = $1))
   LIMIT $3`,
  { id: uuid },
);
