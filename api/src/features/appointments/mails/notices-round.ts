import { uuid } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import type { Round } from '../../../platform/jobs/round';
import { requestMails } from '../../../platform/mail/request-mail';
import { APPOINTMENT_NOTICE } from './appointment-mails';

/** Enqueues the notices whose wait is over. One statement finds and marks them, so replicas share the work. */
export const NOTICES_ROUND: Round = {
  name: 'notices',
  everyMs: 5_000,
  dueSql: 'SELECT due_at FROM appointment_notices WHERE due_at IS NOT NULL ORDER BY due_at LIMIT 1',
  run: ({ now, transact }) => transact(async (tx) => requestMails(tx, APPOINTMENT_NOTICE, await tx.rows(CLAIM, [now]))),
};

/** SQL, to win a race. */
const CLAIM = statement(
  'appointments.notices-claim',
  `
  WITH due AS (
    SELECT appointment_id FROM appointment_notices WHERE due_at <= $1 ORDER BY due_at FOR UPDATE SKIP LOCKED
  )
  UPDATE appointment_notices AS n SET due_at = NULL FROM due WHERE n.appointment_id = due.appointment_id
  RETURNING n.appointment_id AS "appointmentId"`,
  { appointmentId: uuid },
);
