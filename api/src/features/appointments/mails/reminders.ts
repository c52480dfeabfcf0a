import type { AppointmentStatus } from '../../../domain/appointment-status';
import { nullable, oneOf, timestamp, uuid } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { MINUTE_MS, type Round } from '../../../platform/jobs/round';
import { requestMail } from '../../../platform/mail/request-mail';
import { APPOINTMENT_REMINDER } from './appointment-mails';
import { isReminderDue, REMINDED_AHEAD_MS } from './reminder-due';

/** Once per appointment within 24 hours. One statement finds and marks them: replicas share the work. */
export const REMINDERS_ROUND: Round = {
  name: 'reminders',
  everyMs: MINUTE_MS,
  run: ({ now, transact }) =>
    transact(async (tx) => {
      const claimed = await tx.rows(CLAIM, [now, new Date(now.getTime() + REMINDED_AHEAD_MS)]);
      for (const { id, ...facts } of claimed) {
        if (isReminderDue(facts, now)) await requestMail(tx, APPOINTMENT_REMINDER, { appointmentId: id });
      }
    }),
};

const CLAIM = statement(
  'appointments.reminders-claim',
  `
  WITH upcoming AS (
    SELECT id FROM appointments
    WHERE starts_at > $1 AND starts_at <= $2 AND status IN ('pending', 'confirmed') AND patient_email <> ''
      AND reminded_for IS DISTINCT FROM starts_at
      -- What staff have just changed may be undone.
      AND NOT EXISTS (
        SELECT FROM appointment_notices AS n WHERE n.appointment_id = appointments.id AND n.due_at IS NOT NULL)
    ORDER BY id
    -- NO KEY: one whose mail is just being noted is not locked by that.
    FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE appointments AS a SET reminded_for = a.starts_at FROM upcoming WHERE a.id = upcoming.id
  RETURNING a.id, a.status, a.starts_at AS "startsAt", a.created_at AS "createdAt", a.moved_at AS "movedAt"`,
  {
    id: uuid,
    status: oneOf<AppointmentStatus>(),
    startsAt: timestamp,
    createdAt: timestamp,
    movedAt: nullable(timestamp),
  },
);
