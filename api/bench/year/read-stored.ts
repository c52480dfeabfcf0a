import { auditOccupancy } from '../../src/features/backups/overlaps';
import type { Database } from '../../src/platform/database/database';
import type { YearOffer, YearStored } from './year-history';

interface MailedOffer extends Omit<YearOffer, 'id' | 'to' | 'mailedAt'> {
  entryId: string;
}

/** An offer, whose mail has just left. */
export async function offerAsMailed({ pool }: Database, offerId: string): Promise<MailedOffer> {
  const { rows } = await pool.query<MailedOffer>(MAILED, [offerId]);
  if (!rows[0]) throw new Error(`A mail offers ${offerId}, which is nowhere`);
  return rows[0];
}

const msOf = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;

const MAILED = `
  SELECT o.entry_id AS "entryId", ${msOf('o.answer_until')} AS "answerUntil", ${msOf('s.starts_at')} AS start,
    (SELECT count(*)::int FROM appointments AS a
      WHERE a.status <> 'cancelled' AND (a.professional_id = s.professional_id OR a.room_id = s.room_id)
        AND a.starts_at < s.ends_at AND a.ends_at > s.starts_at) AS "turnosInTheWay",
    (SELECT ${msOf('max(h.expires_at)')} FROM holds AS h
      WHERE h.owner_id = s.id::text AND h.professional_id = s.professional_id AND h.room_id = s.room_id
        AND h.starts_at <= s.starts_at AND h.ends_at >= s.ends_at) AS "heldUntil"
  FROM waiting_list_offers AS o JOIN waiting_list_stretches AS s ON s.id = o.stretch_id WHERE o.id = $1`;

/** Of times that were offered to somebody. */
export async function outcomesOfStretches({ pool }: Database): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ outcome: string; count: number }>(
    'SELECT outcome, count(*)::int AS count FROM waiting_list_stretches GROUP BY 1 ORDER BY 2 DESC',
  );
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}

/** At the end of a run. */
export async function readStored({ pool }: Database): Promise<YearStored> {
  const read = async <Row extends object>(sql: string) => (await pool.query<Row>(sql)).rows;
  const holds = await read<{ id: string }>("SELECT owner_id AS id FROM holds WHERE purpose = 'waiting_list'");
  const [failed] = await read<{ count: number }>(
    "SELECT count(*)::int AS count FROM jobs WHERE state = 'failed' OR error IS NOT NULL",
  );
  return {
    turnos: await read(`SELECT id, patient_email AS email, status = 'cancelled' AS "isCancelled", ${PLACE}
      FROM appointments`),
    stretches: await read(`SELECT id, outcome, filled_by_id AS "filledById", given_up_id AS "givenUpId", ${PLACE}
      FROM waiting_list_stretches`),
    acceptedOffers: await read(`SELECT o.entry_id AS "entryId", o.stretch_id AS "stretchId", e.patient_email AS email,
        e.status AS "entryStatus"
      FROM waiting_list_offers AS o JOIN waiting_list_entries AS e ON e.id = o.entry_id WHERE o.outcome = 'accepted'`),
    heldStretchIds: holds.map(({ id }) => id),
    overlaps: await auditOccupancy(pool),
    failedJobs: failed!.count,
  };
}

const PLACE = `professional_id AS "professionalId", room_id AS "roomId", ${msOf('starts_at')} AS start,
  ${msOf('ends_at')} AS end`;
