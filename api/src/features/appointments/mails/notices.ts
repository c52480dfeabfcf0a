import { In, IsNull, Not } from 'typeorm';

import { newsOf, noticeDueAt, type News } from '../../../domain/turno-notice';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppointmentNotice } from './appointment-notice.entity';
import type { KnownTurno } from './known-turno';
import { knownOf, readMailedTurno, type MailedTurno } from './mailed-turno';

interface Change {
  id: string;
  /** Epoch minutes before and after. */
  starts: readonly number[];
  /** Staff cannot undo it. */
  atOnce?: boolean;
}

/**
 * Starts or ends the wait; call it before staff change a locked turno. Returns the state the patient knows; null if a
 * later mail may have arrived.
 */
export async function holdNotice(
  ctx: Context,
  tx: Transaction,
  { id, starts, atOnce = false }: Change,
): Promise<KnownTurno | null> {
  const notice = await lockNotice(tx, id);
  const known = notice?.known ?? knownOf((await readMailedTurno(tx, id))!);
  const dueAt = atOnce ? ctx.now : noticeDueAt(ctx.now, starts);
  await tx.manager.upsert(AppointmentNotice, { appointmentId: id, known, dueAt }, ['appointmentId']);
  const isUnsure = known.unsureNews !== undefined || notice?.dueAt === null;
  return isUnsure ? null : known;
}

export async function dropNotices(tx: Transaction, appointmentIds: readonly string[]): Promise<void> {
  await tx.manager.delete(AppointmentNotice, { appointmentId: In(appointmentIds) });
}

/** Locks the notice. null: mailed, or waiting again. */
export async function dueNotice(tx: Transaction, appointmentId: string): Promise<AppointmentNotice | null> {
  const notice = await lockNotice(tx, appointmentId);
  return notice?.dueAt === null ? notice : null;
}

export function isNoticeWaiting(tx: Transaction, appointmentId: string): Promise<boolean> {
  return tx.manager.existsBy(AppointmentNotice, { appointmentId, dueAt: Not(IsNull()) });
}

/** The mail may have arrived: the notice reports in any case. */
export async function recordUnsure(tx: Transaction, appointmentId: string, unsureNews: News): Promise<void> {
  const notice = await lockNotice(tx, appointmentId);
  if (!notice) return;
  await tx.manager.update(AppointmentNotice, { appointmentId }, { known: { ...notice.known, unsureNews } });
}

/** A killed worker's attempt may have arrived. */
export async function recordFirstMailUnsent(tx: Transaction, appointmentId: string): Promise<void> {
  const notice = await lockNotice(tx, appointmentId);
  if (!notice || notice.known.unsureNews) return;
  const known: KnownTurno = { ...notice.known, unsureNews: 'received', isUntold: true };
  await tx.manager.update(AppointmentNotice, { appointmentId }, { known });
}

/** Ends the time to undo. */
export async function endNoticeWait(ctx: Context, tx: Transaction, appointmentId: string): Promise<void> {
  await tx.manager.update(AppointmentNotice, { appointmentId, dueAt: Not(IsNull()) }, { dueAt: ctx.now });
}

/** Staff may have changed the turno since. */
export async function recordMailed(tx: Transaction, row: MailedTurno): Promise<void> {
  const { id: appointmentId } = row;
  const known = knownOf(row);
  const { affected } = await tx.manager.update(AppointmentNotice, { appointmentId }, { known });
  if (affected === 0) return;
  const now = await readMailedTurno(tx, appointmentId);
  if (!now || newsOf(known, knownOf(now)) === null) await dropNotices(tx, [appointmentId]);
}

function lockNotice(tx: Transaction, appointmentId: string): Promise<AppointmentNotice | null> {
  return tx.manager.findOne(AppointmentNotice, { where: { appointmentId }, lock: { mode: 'pessimistic_write' } });
}
