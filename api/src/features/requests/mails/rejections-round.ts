import { uuid } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import type { Round } from '../../../platform/jobs/round';
import { requestMails } from '../../../platform/mail/request-mail';
import { REQUEST_REJECTED } from './request-mails';

/** One statement finds and marks due mails: replicas share the work. */
export const REJECTIONS_ROUND: Round = {
  name: 'rejections',
  everyMs: 5_000,
  dueSql:
    'SELECT rejection_mail_due_at FROM appointment_requests WHERE rejection_mail_due_at IS NOT NULL ' +
    'ORDER BY rejection_mail_due_at LIMIT 1',
  run: ({ now, transact }) => transact(async (tx) => requestMails(tx, REQUEST_REJECTED, await tx.rows(CLAIM, [now]))),
};

const CLAIM = statement(
  'requests.rejections-claim',
  `
  UPDATE appointment_requests SET rejection_mail_due_at = NULL
  WHERE id = ANY (ARRAY(
    SELECT id FROM appointment_requests WHERE rejection_mail_due_at <= $1
    ORDER BY rejection_mail_due_at FOR UPDATE SKIP LOCKED))
  RETURNING id AS "requestId"`,
  { requestId: uuid },
);
