import { bool, text, uuid } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';

export const ANYBODY_WAITS = statement(
  'waiting-list.anybody-waits',
  `SELECT EXISTS (SELECT FROM waiting_list_entries WHERE professional_id = $1 AND status = 'active')
     OR EXISTS (SELECT FROM waiting_list_entries AS e JOIN professionals AS p ON p.specialty_id = e.specialty_id
                WHERE p.id = $1 AND e.status = 'active') AS waits`,
  { waits: bool },
);

/** For the account of entry `e`, as assertMayGetTurno. */
const MAY_ASK = `NOT EXISTS (
      SELECT FROM patients AS x
      WHERE x.id = e.patient_id AND x.may_book_online = 'no' AND e.patient_user_id IS NOT NULL
        OR x.user_id = e.patient_user_id AND (
          x.may_book_online = 'no' OR x.may_book_online = 'own_only' AND x.id IS DISTINCT FROM e.patient_id))`;

export const ENTRY_MAY_ASK = statement(
  'waiting-list.entry-may-ask',
  `SELECT ${MAY_ASK} AS "mayAsk" FROM waiting_list_entries AS e WHERE e.id = $1::uuid`,
  { mayAsk: bool },
);

/**
 * Eligible entries in queue order. Excludes entries that have an open offer, declined this slot or reached the weekly
 * limit (offers withdrawn before their mail don't count). Excludes entries without e-mail, suspended accounts, and
 * patients with an appointment then. Excludes entries that keep another patient's (keepsForSamePatient). Excludes
 * deceased patients, and accounts that may not ask. $5: time of the mail; $9: duration without a kept
 * appointment; $10: address of the freed appointment; $12: limit; $13: addresses already read. An address may
 * repeat. Skips locked entries before limiting: nothing waits here while holding time.
 */
export const CANDIDATES = statement(
  'waiting-list.candidates',
  `
  SELECT e.id, lower(e.patient_email) AS address
  FROM waiting_list_entries AS e
    JOIN professionals AS p ON p.id = $1 AND (e.professional_id = p.id OR e.specialty_id = p.specialty_id)
    LEFT JOIN appointments AS kept ON kept.id = e.kept_appointment_id AND kept.is_live
  WHERE e.status = 'active' AND e.patient_email <> ''
    AND $4::date BETWEEN e.from_date AND e.until_date
    AND $2::timestamptz >= $5::timestamptz + make_interval(hours => e.notice_hours)
    AND (kept.id IS NULL OR kept.starts_at > $2 AND (
      CASE WHEN kept.patient_user_id IS NULL OR e.patient_user_id IS NULL
        THEN lower(kept.patient_email) = lower(e.patient_email) ELSE kept.patient_user_id = e.patient_user_id END))
    AND coalesce(kept.duration_minutes, $9::int) = extract(epoch FROM $3::timestamptz - $2::timestamptz) / 60
    AND (e.hours = '[]' OR EXISTS (
      SELECT FROM jsonb_to_recordset(e.hours) AS h(weekday int, "startMinute" int, "endMinute" int)
      WHERE h.weekday = $6 AND h."startMinute" <= $7 AND h."endMinute" >= $8))
    AND lower(e.patient_email) IS DISTINCT FROM lower($10)
    AND (SELECT u.suspended_at FROM users AS u WHERE u.id = e.patient_user_id) IS NULL
    AND NOT EXISTS (SELECT FROM patients AS x WHERE x.id = e.patient_id AND x.deceased_on < $4::date)
    AND ${MAY_ASK}
    AND NOT EXISTS (
      SELECT FROM waiting_list_offers AS o JOIN waiting_list_stretches AS s ON s.id = o.stretch_id
      WHERE o.entry_id = e.id AND (o.outcome = 'pending'
        OR s.professional_id = $1 AND s.starts_at = $2 AND o.outcome IN ('declined', 'unanswered')))
    AND NOT EXISTS (
      SELECT FROM appointments AS a
      WHERE a.is_live AND a.starts_at < $3 AND a.ends_at > $2 AND a.id IS DISTINCT FROM kept.id
        AND (lower(a.patient_email) = lower(e.patient_email) OR a.patient_user_id = e.patient_user_id))
    AND (
      SELECT count(*) FROM waiting_list_entries AS same JOIN waiting_list_offers AS o ON o.entry_id = same.id
        JOIN waiting_list_stretches AS s ON s.id = o.stretch_id
      WHERE lower(same.patient_email) = lower(e.patient_email) AND o.offered_at > $5 - interval '7 days'
        AND (o.outcome <> 'withdrawn' OR o.round < s.round OR s.told_at IS NOT NULL)) < $11
    AND lower(e.patient_email) <> ALL ($13::text[])
  ORDER BY (e.urgent_reason IS NULL), e.created_at, e.id
  LIMIT $12
  FOR NO KEY UPDATE OF e SKIP LOCKED`,
  { id: uuid, address: text },
);

/** Unless it got another open offer meanwhile. */
export const OFFER = statement(
  'waiting-list.offer',
  `
  INSERT INTO waiting_list_offers (id, entry_id, stretch_id, round, offered_at, answer_until, outcome)
  SELECT gen_random_uuid(), id, $2, $3, $4, $5, 'pending'
  FROM waiting_list_entries WHERE id = ANY ($1::uuid[]) AND status = 'active'
  ORDER BY id
  ON CONFLICT DO NOTHING
  RETURNING id`,
  { id: uuid },
);
