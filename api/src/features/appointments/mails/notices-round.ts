import { nullable, text, timestamp, uuid } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import type { Round } from '../../../platform/jobs/round';
import { requestMails } from '../../../platform/mail/request-mail';
import { APPOINTMENT_NOTICE } from './appointment-mails';
import { dropNotices } from './notices';
import { SERIES_MAIL } from './series-mails';

/** One statement finds and marks due notices: replicas share the work. */
export const NOTICES_ROUND: Round = {
  name: 'notices',
  everyMs: 5_000,
  dueSql: 'SELECT due_at FROM appointment_notices WHERE due_at IS NOT NULL ORDER BY due_at LIMIT 1',
  run: ({ now, transact }) =>
    transact(async (tx) => {
      const due = await tx.rows(CLAIM, [now]);
      const unaddressed = due.filter(({ address }) => address === null).map(({ appointmentId }) => appointmentId);
      if (unaddressed.length > 0) await dropNotices(tx, unaddressed);
      const groups = together(due.filter(({ address }) => address !== null));
      const isSingle = (group: string[]) => group.length === 1;
      await requestMails(
        tx,
        APPOINTMENT_NOTICE,
        groups.filter(isSingle).map(([appointmentId]) => ({ appointmentId: appointmentId! })),
      );
      await requestMails(
        tx,
        SERIES_MAIL,
        groups.filter((group) => !isSingle(group)).map((appointmentIds) => ({ appointmentIds, told: null })),
      );
    }),
};

interface Due {
  appointmentId: string;
  seriesId: string | null;
  dueAt: Date | null;
  /** null: staff removed it. */
  address: string | null;
}

/** One action on a series sets one `dueAt`, and sends one mail. */
function together(due: readonly Due[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const { appointmentId, seriesId, dueAt, address } of due) {
    const key = seriesId === null ? appointmentId : `${seriesId} ${dueAt?.toISOString()} ${address}`;
    groups.set(key, [...(groups.get(key) ?? []), appointmentId]);
  }
  return [...groups.values()];
}

const CLAIM = statement(
  'appointments.notices-claim',
  `
  WITH due AS (
    SELECT appointment_id, due_at FROM appointment_notices WHERE due_at <= $1 ORDER BY due_at FOR UPDATE SKIP LOCKED
  )
  UPDATE appointment_notices AS n SET due_at = NULL
  FROM due JOIN appointments AS a ON a.id = due.appointment_id
  WHERE n.appointment_id = due.appointment_id
  RETURNING n.appointment_id AS "appointmentId", a.series_id AS "seriesId", due.due_at AS "dueAt",
    nullif(lower(a.patient_email), '') AS address`,
  { appointmentId: uuid, seriesId: nullable(uuid), dueAt: nullable(timestamp), address: nullable(text) },
);
