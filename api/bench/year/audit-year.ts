import { auditOccupancy } from '../../src/features/backups/overlaps';
import type { Database } from '../../src/platform/database/database';
import { DAY_MS } from '../days/lateness';
import type { YearHistory } from './year-history';

interface MailedOffer {
  entryId: string;
  answerUntil: Date;
  /** What is wrong with its time. */
  fault: string | null;
}

/** An offer, whose mail has just left. */
export async function offerAsMailed({ pool }: Database, offerId: string, now: Date): Promise<MailedOffer> {
  const { rows } = await pool.query<MailedOffer>(MAILED, [offerId, now]);
  if (!rows[0]) throw new Error(`A mail offers ${offerId}, which is nowhere`);
  return rows[0];
}

const STANDS = "a.status IN ('pending', 'confirmed', 'completed', 'no_show')";

const MAILED = `
  SELECT o.entry_id AS "entryId", o.answer_until AS "answerUntil", CASE
    WHEN s.starts_at <= $2 OR o.answer_until <= $2 THEN 'its time is over'
    WHEN EXISTS (SELECT FROM appointments AS a
      WHERE ${STANDS} AND (a.professional_id = s.professional_id OR a.room_id = s.room_id)
        AND a.starts_at < s.ends_at AND a.ends_at > s.starts_at) THEN 'its time is another turno''s'
    WHEN NOT EXISTS (SELECT FROM holds AS h
      WHERE h.owner_id = s.id::text AND h.professional_id = s.professional_id AND h.room_id = s.room_id
        AND h.starts_at <= s.starts_at AND h.ends_at >= s.ends_at
        AND h.expires_at >= o.answer_until) THEN 'its time is not held until it is answered'
    END AS fault
  FROM waiting_list_offers AS o JOIN waiting_list_stretches AS s ON s.id = o.stretch_id WHERE o.id = $1`;

/** Of times that were offered to somebody. */
export async function outcomesOfStretches({ pool }: Database): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ outcome: string; count: number }>(
    'SELECT outcome, count(*)::int AS count FROM waiting_list_stretches GROUP BY 1 ORDER BY 2 DESC',
  );
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}

/** What the year has left that must not be, in words. */
export async function faultsInDatabase({ pool }: Database, history: YearHistory): Promise<string[]> {
  const counts: Record<string, number> = { ...(await auditOccupancy(pool)) };
  for (const [name, sql] of Object.entries(FORBIDDEN)) {
    const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS count ${sql}`);
    counts[name] = rows[0]!.count;
  }
  const { rows } = await pool.query<{ stood: number }>(STOOD, [new Date(history.from), new Date(history.until)]);
  const told = history.turnos.filter(
    ({ start, ended }) => ended === null && start >= history.from && start < history.until,
  ).length;
  return [
    ...Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [] : [`${count} ${name}`])),
    ...(rows[0]!.stood === told ? [] : [`${rows[0]!.stood} turnos stand, and people were told of ${told}`]),
    ...faultsOfWeeks(history),
  ];
}

const STOOD = `SELECT count(*)::int AS stood FROM appointments AS a
  WHERE ${STANDS} AND a.starts_at >= $1 AND a.starts_at < $2`;

const FORBIDDEN = {
  'times that two have accepted': `FROM (SELECT stretch_id FROM waiting_list_offers WHERE outcome = 'accepted'
    GROUP BY stretch_id HAVING count(*) > 1) AS twice`,
  'places in the list with two accepted offers': `FROM (SELECT entry_id FROM waiting_list_offers
    WHERE outcome = 'accepted' GROUP BY entry_id HAVING count(*) > 1) AS twice`,
  'turnos that came of two times': `FROM (SELECT filled_by_id FROM waiting_list_stretches
    WHERE filled_by_id IS NOT NULL GROUP BY filled_by_id HAVING count(*) > 1) AS twice`,
  'accepted offers without their own turno': `FROM waiting_list_offers AS o
      JOIN waiting_list_entries AS e ON e.id = o.entry_id
      JOIN waiting_list_stretches AS s ON s.id = o.stretch_id
      LEFT JOIN appointments AS a ON a.id = s.filled_by_id AND a.patient_email = e.patient_email
        AND a.professional_id = s.professional_id AND a.room_id = s.room_id
        AND a.starts_at = s.starts_at AND a.ends_at = s.ends_at
    WHERE o.outcome = 'accepted' AND (a.id IS NULL OR s.outcome <> 'refilled' OR e.status <> 'fulfilled')`,
  'turnos that were given up for an earlier one, and stand': `FROM waiting_list_stretches AS s
    JOIN appointments AS a ON a.id = s.given_up_id WHERE a.status <> 'cancelled'`,
  'holds of times that are settled': `FROM holds AS h
    JOIN waiting_list_stretches AS s ON s.id::text = h.owner_id WHERE s.outcome <> 'open'`,
  'mails that could not be made or sent': `FROM jobs WHERE state = 'failed' OR error IS NOT NULL`,
} as const;

/** Of what the clinic offers an address in any seven days, unless it says otherwise. */
const WEEKLY_OFFERS = 3;

function faultsOfWeeks({ mails }: YearHistory): string[] {
  const most = mostOffersInAWeek(mails);
  return most <= WEEKLY_OFFERS ? [] : [`An address was offered ${most} times within seven days`];
}

/** To one address, in any seven days. */
export function mostOffersInAWeek(mails: YearHistory['mails']): number {
  const times = new Map<string, number[]>();
  let most = 0;
  for (const { at, to, kind } of mails) {
    if (kind !== 'waiting-list-offer') continue;
    const recent = [...(times.get(to) ?? []), at].filter((one) => one > at - 7 * DAY_MS);
    times.set(to, recent);
    most = Math.max(most, recent.length);
  }
  return most;
}
