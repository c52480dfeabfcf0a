import { NEWS, newsOf, type News } from '../../../domain/turno-notice';
import type { Transaction } from '../../../platform/database/database';
import { mailKind, type MailKind, type MailMaker, type MailOrder } from '../../../platform/mail/mail-kind';
import { requestMails } from '../../../platform/mail/request-mail';
import type { AppointmentRow } from '../appointment-row';
import { AppointmentEntity } from '../appointment.entity';
import { addressed, endOf, knownOf, readMailedTurno, type AddressedTurno, type MailedTurno } from './mailed-turno';
import { forgetUnsentMail, noteMail } from './note-mail';
import { dropNotices, dueNotice, isNoticeWaiting, recordMailed, recordUnsure, recordFirstMailUnsent } from './notices';
import { isReminderDue, isTooEarly } from './reminder-due';
import { saidOf, turnoLetter, type Said, type Subject } from './turno-letter';

interface Facts {
  appointmentId: string;
}

/** A new status or time raises `sequence`, which allows a new mail. */
export type AppointmentMailKind = MailKind<Facts>;
type Order = MailOrder<Facts>;
type Attempt = Pick<Order, 'ctx' | 'tx' | 'jobId'>;
type Made = ReturnType<MailMaker<Facts>>;

/** Stored, and part of Message-IDs. */
export const kindOf = (subject: Subject) => `appointment-${subject}` as const;

export const scheduled = ({ status }: MailedTurno) => status === 'pending' || status === 'confirmed';

export const APPOINTMENT_RECEIVED = appointmentMail('received', scheduled);
export const APPOINTMENT_CANCELLED = appointmentMail('cancelled', ({ status }) => status === 'cancelled');

/** None for appointments without an e-mail. */
export function requestTurnoMails(
  tx: Pick<Transaction, 'rows'>,
  kind: AppointmentMailKind,
  rows: readonly Pick<AppointmentRow, 'id' | 'patientEmail'>[],
): Promise<void> {
  return requestMails(
    tx,
    kind,
    addressed(rows).map(({ id: appointmentId }) => ({ appointmentId })),
  );
}

/** News mailed at once, if `isSo` still holds. */
function appointmentMail(news: News, isSo: (row: MailedTurno) => boolean): AppointmentMailKind {
  return turnoMail(kindOf(news), async (order) => {
    const row = await readForMail(order, order.facts.appointmentId);
    if (row && isSo(row)) return writeLetter(order, news, row);
    // Staff took the change back meanwhile.
    if (row && news === 'received' && (await isFirstMailUnsent(order.tx, row)))
      await recordFirstMailUnsent(order.tx, row.id);
    else if (row) await recordUnsure(order.tx, row.id, news);
    return null;
  });
}

/** Patients know of their own bookings. */
function isFirstMailUnsent(tx: Attempt['tx'], { id, status }: MailedTurno): Promise<boolean> | false {
  return status === 'cancelled' && tx.manager.existsBy(AppointmentEntity, { id, isSelfBooked: false });
}

function turnoMail(name: string, maker: MailMaker<Facts>): AppointmentMailKind {
  return mailKind<Facts>(name, async (order) => {
    await forgetAttempt(order, order.facts.appointmentId);
    return maker(order);
  });
}

/** Gathers changes by staff (ADR 79). */
export const APPOINTMENT_NOTICE = turnoMail('appointment-notice', async (order) => {
  const { tx, facts } = order;
  const notice = await dueNotice(tx, facts.appointmentId);
  if (!notice) return null;
  const row = await readForMail(order, order.facts.appointmentId);
  const news = row && newsOf(notice.known, knownOf(row));
  if (row && news) return writeLetter(order, news, row, saidOf(news, notice.known, knownOf(row)));
  await dropNotices(tx, [facts.appointmentId]);
  return null;
});

export const APPOINTMENT_REMINDER = turnoMail('appointment-reminder', async (order) => {
  const { ctx, tx, facts } = order;
  const row = await readForMail(order, order.facts.appointmentId);
  if (!row) return null;
  const isDue = isReminderDue(row, ctx.now);
  if (isDue && !(await isNoticeWaiting(tx, facts.appointmentId))) return writeLetter(order, 'reminder', row);
  // The round decides again: staff may undo, and another server's clock may be ahead.
  if (isDue || isTooEarly(row, ctx.now)) await tx.manager.update(AppointmentEntity, row.id, { remindedFor: null });
  return null;
});

/** A killed worker's mail may have arrived. */
export async function forgetAttempt({ tx, jobId }: Attempt, appointmentId: string): Promise<void> {
  const kind = await forgetUnsentMail(tx, { appointmentId, jobId });
  const news = NEWS.find((one) => kindOf(one) === kind);
  if (news) await recordUnsure(tx, appointmentId, news);
}

/** null: over, or without an e-mail. */
export async function readForMail({ ctx, tx }: Attempt, appointmentId: string): Promise<AddressedTurno | null> {
  const row = await readMailedTurno(tx, appointmentId);
  if (!row || ctx.now.getTime() >= endOf(row) * 60_000) return null;
  const { patientEmail } = row;
  return patientEmail === null ? null : { ...row, patientEmail };
}

/** null: already sent. */
async function writeLetter(order: Order, news: Subject, row: AddressedTurno, said: Said = news): Made {
  const { ctx, tx, jobId } = order;
  const { id, sequence, startsAt } = row;
  const kind = kindOf(news);
  const note = await noteMail(tx, { appointmentId: id, kind, sequence, startsAt, jobId }, ctx.now);
  if (!note) return null;
  return {
    ...note,
    record: async (end) => {
      await note.record?.(end);
      if (news !== 'reminder') await recordMailed(end, row);
    },
    mail: await turnoLetter(order, `${kind}.${id}.${sequence}`, said, row),
  };
}
