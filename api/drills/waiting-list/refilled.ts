import type { Database } from '../../src/platform/database/database';
import { ASKED, type Freed } from './freed-turno';

interface Left {
  turnos: number;
  outcome: string;
  isFilled: boolean;
  holds: number;
  accepted: number;
  taken: number;
  fulfilled: number;
  mails: number;
}

const WHOLE: Left = {
  turnos: 1,
  outcome: 'refilled',
  isFilled: true,
  holds: 0,
  accepted: 1,
  taken: ASKED - 1,
  fulfilled: 1,
  mails: ASKED - 1,
};

/** What is not as it has to be once somebody has accepted. */
export async function faultsOf({ pool }: Database, { stretchId }: Freed, round: number): Promise<string[]> {
  const { rows } = await pool.query<Left>(LEFT, [stretchId]);
  const left = rows[0]!;
  return (Object.keys(WHOLE) as (keyof Left)[])
    .filter((what) => left[what] !== WHOLE[what])
    .map((what) => `Round ${round + 1}: ${what} is ${left[what]}, not ${WHOLE[what]}`);
}

const LEFT = `
  SELECT
    (SELECT count(*)::int FROM appointments AS a
     WHERE a.is_live AND a.professional_id = s.professional_id AND a.starts_at = s.starts_at) AS turnos,
    s.outcome,
    EXISTS (SELECT FROM appointments AS a WHERE a.id = s.filled_by_id AND a.is_live) AS "isFilled",
    (SELECT count(*)::int FROM holds AS h WHERE h.owner_id = s.id::text) AS holds,
    (SELECT count(*)::int FROM waiting_list_offers AS o WHERE o.stretch_id = s.id AND o.outcome = 'accepted') AS accepted,
    (SELECT count(*)::int FROM waiting_list_offers AS o WHERE o.stretch_id = s.id AND o.outcome = 'taken') AS taken,
    (SELECT count(*)::int FROM waiting_list_offers AS o JOIN waiting_list_entries AS e ON e.id = o.entry_id
     WHERE o.stretch_id = s.id AND e.status = 'fulfilled') AS fulfilled,
    (SELECT count(*)::int FROM jobs AS j JOIN waiting_list_offers AS o ON o.id::text = j.data ->> 'offerId'
     WHERE o.stretch_id = s.id AND j.data ->> 'kind' = 'waiting-list-offer-over') AS mails
  FROM waiting_list_stretches AS s WHERE s.id = $1`;
