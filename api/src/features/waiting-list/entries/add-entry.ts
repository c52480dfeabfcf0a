import { randomUUID } from 'node:crypto';

import { dateOf } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { MOST_ACTIVE_ENTRIES } from '../../../domain/waiting-list';
import { isStaff, recordedActor, userIdOf } from '../../../platform/access/actor';
import { bySource, countInTransaction, type AttemptLimit } from '../../../platform/attempts';
import type { Context } from '../../../platform/context';
import { int } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { asStored } from '../../../platform/database/as-stored';
import { statement } from '../../../platform/database/statement';
import { AppError } from '../../../platform/errors/app-error';
import { isUniqueViolation } from '../../../platform/errors/database-error';
import { requestMail } from '../../../platform/mail/request-mail';
import { recordCreated } from '../../audit/record-audit';
import { holdProfile } from '../../professionals/lock-professional';
import { clinicSettingsIn } from '../../settings/settings.service';
import { WAITING_LIST_JOINED } from '../mails/joined.mail';
import { waitingListRules } from '../settings/waiting-list-settings.service';
import { WAITING_LIST_ENTRY, WaitingListEntryEntity } from './entry.entity';
import { calledOf } from './entry-rows';
import { endPassedEntries } from './end-passed-entries';

const MESSAGE = 'Demasiados pedidos en poco tiempo. Probá más tarde o comunicate con la clínica.';
const HOUR = 3600;
const BY_SOURCE_HOUR: AttemptLimit = { name: 'wait-source-hour', points: 20, windowSeconds: HOUR, message: MESSAGE };
const BY_SOURCE_DAY: AttemptLimit = {
  name: 'wait-source-day',
  points: 60,
  windowSeconds: 24 * HOUR,
  message: MESSAGE,
};
/** Each mails an unconfirmed address. */
const BY_ADDRESS_DAY: AttemptLimit = {
  name: 'wait-address-day',
  points: 10,
  windowSeconds: 24 * HOUR,
  message: MESSAGE,
  isTold: false,
};

type Asked = Omit<
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
>;

/**
 * CONFLICT when the clinic has no list, the same is asked already, or five of the address are active; NOT_FOUND when
 * the professional was removed meanwhile; for others than staff TOO_MANY_REQUESTS.
 */
export async function addEntry(ctx: Context, tx: Transaction, asked: Asked): Promise<WaitingListEntryEntity> {
  const { isEnabled } = await waitingListRules(tx);
  if (!isEnabled) throw new AppError('CONFLICT', 'La clínica no tiene lista de espera por ahora');
  const email = asked.patientEmail.trim().toLowerCase();
  if (!isStaff(ctx.actor)) {
    await countInTransaction(ctx, tx, [
      ...bySource(ctx, BY_SOURCE_HOUR),
      ...bySource(ctx, BY_SOURCE_DAY),
      { limit: BY_ADDRESS_DAY, key: email },
    ]);
  }
  await tx.rows(QUEUE, [email]);
  if (asked.professionalId !== null) await holdProfile(tx, asked.professionalId);
  await endPassedEntries(ctx, tx, await todayIn(ctx, tx));
  const [counted] = await tx.rows(ACTIVE, [email, userIdOf(ctx.actor)]);
  if (counted!.active >= MOST_ACTIVE_ENTRIES) {
    throw new AppError('CONFLICT', wordsFor(ctx).tooMany);
  }
  const entry = tx.manager.create(WaitingListEntryEntity, {
    ...asStored(tx.manager, WaitingListEntryEntity, asked),
    id: randomUUID(),
    status: 'active',
    endReason: null,
    endNote: null,
    endedAt: null,
    endedById: null,
    ...recordedActor(ctx.actor),
    createdAt: ctx.now,
    version: 1,
  });
  await insertOnce(ctx, tx, entry);
  await recordCreated(ctx, tx, WAITING_LIST_ENTRY, { id: entry.id, status: entry.status }, await calledOf(tx, entry));
  await requestMail(tx, WAITING_LIST_JOINED, { entryId: entry.id });
  return entry;
}

/** The date at the clinic. */
export async function todayIn({ now }: Context, tx: Pick<Transaction, 'rows'>): Promise<string> {
  const { timeZone } = await clinicSettingsIn(tx);
  return dateOf(timeZone, floorToMinute(now));
}

async function insertOnce(ctx: Context, tx: Transaction, entry: WaitingListEntryEntity): Promise<void> {
  try {
    await tx.manager.insert(WaitingListEntryEntity, entry);
  } catch (error) {
    if (!isUniqueViolation(error, 'waiting_list_entries_asked_once')) throw error;
    throw new AppError('CONFLICT', wordsFor(ctx).twice);
  }
}

/** Patients are told of themselves, staff of the patient. */
function wordsFor({ actor }: Context) {
  return isStaff(actor)
    ? {
        tooMany: `Esa persona ya tiene ${MOST_ACTIVE_ENTRIES} lugares en listas de espera. Sacala de uno para sumar otro`,
        twice: 'Esa persona ya está en esa lista de espera',
      }
    : {
        tooMany: `Ya tenés ${MOST_ACTIVE_ENTRIES} lugares en listas de espera. Salí de uno para sumar otro`,
        twice: 'Ya estás en esa lista de espera. Te escribimos cuando haya un lugar',
      };
}

/** Those who join with one address take turns, so the count is right. */
const QUEUE = statement(
  'waiting-list.queue',
  "SELECT FROM pg_advisory_xact_lock(hashtextextended('waiting-list ' || $1, 0))",
);

/** Of an address. To the account $2 that has confirmed it only its own count: anybody may type the address. */
const ACTIVE = statement(
  'waiting-list.active',
  `SELECT count(*)::int AS active FROM waiting_list_entries
   WHERE lower(patient_email) = $1 AND status = 'active' AND (actor_user_id = $2::int OR NOT EXISTS (
     SELECT FROM users WHERE id = $2 AND email_confirmed_at IS NOT NULL AND lower(email) = $1))`,
  { active: int },
);
