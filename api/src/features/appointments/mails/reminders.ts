import type { Context } from '../../../platform/context';
import { requestMail } from '../../../platform/mail/request-mail';
import { statement } from '../../../platform/database/statement';

const HOUR_MS = 3_600_000;
const AHEAD_MS = 24 * HOUR_MS;

export interface ReminderFacts {
  status: string;
  startsAt: Date;
  createdAt: Date;
  /** When its time was last changed; null if never. */
  movedAt: Date | null;
}

/**
 * Whether a reminder is to leave now. It is due 24 hours before the start, and after a downtime for as long as the
 * appointment has not begun. None is for what was booked after that moment, or moved in the hour before it or later:
 * the mail about that has just been read.
 */
export function isReminderDue({ status, startsAt, createdAt, movedAt }: ReminderFacts, now: Date): boolean {
  if (status !== 'pending' && status !== 'confirmed') return false;
  const due = startsAt.getTime() - AHEAD_MS;
  if (now.getTime() < due || now >= startsAt) return false;
  return createdAt.getTime() <= due && (movedAt === null || movedAt.getTime() <= due - HOUR_MS);
}

/**
 * Decides on every appointment that came within 24 hours since the last time, and requests its reminder if it is due.
 * The decision is noted in the same statement that finds them, so that replicas share them out and none is decided twice.
 */
export async function requestReminders(ctx: Context): Promise<void> {
  await ctx.transact(async (tx) => {
    const claimed = await tx.rows<ReminderFacts & { id: string }>(CLAIM, [ctx.now, new Date(ctx.now.getTime() + AHEAD_MS)]);
    for (const { id, ...facts } of claimed) {
      if (isReminderDue(facts, ctx.now)) await requestMail(ctx, tx, { kind: 'appointment-reminder', appointmentId: id });
    }
  });
}

const CLAIM = statement('appointments.reminders-claim', `
  WITH upcoming AS (
    SELECT id FROM appointments
    WHERE starts_at > $1 AND starts_at <= $2 AND status IN ('pending', 'confirmed') AND reminded_for IS DISTINCT FROM starts_at
    ORDER BY id
    -- NO KEY: one whose mail is just being sent is not locked by that.
    FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE appointments AS a SET reminded_for = a.starts_at FROM upcoming WHERE a.id = upcoming.id
  RETURNING a.id, a.status, a.starts_at AS "startsAt", a.created_at AS "createdAt", a.moved_at AS "movedAt"`);
