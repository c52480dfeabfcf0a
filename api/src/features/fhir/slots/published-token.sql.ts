import { text } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';

/** Rows of `source` as how many they are, and how late and by whom in all they were written. */
const writtenIn = (source: string): string =>
  `SELECT count(*) AS rows, max(w.xmin::text::bigint) AS latest, sum(w.xmin::text::bigint) AS all_of_them FROM ${source}`;

const IN_MONTHS = `(m.year, m.month) BETWEEN
  (extract(year FROM clinic.first)::smallint, extract(month FROM clinic.first)::smallint)
  AND (extract(year FROM clinic.last)::smallint, extract(month FROM clinic.last)::smallint)`;

const READ = [
  'settings AS w',
  'specialties AS w',
  'rooms AS w',
  'room_specialties AS w',
  'professionals AS w',
  'professionals AS p JOIN users AS w ON w.id = p.user_id',
  'professional_availability AS w',
  'clinic, unavailable_dates AS w WHERE w.date BETWEEN clinic.first AND clinic.last',
  `clinic, room_months AS m JOIN room_month_hours AS w ON w.room_month_id = m.id WHERE ${IN_MONTHS}`,
  'clinic, room_day_overrides AS w WHERE w.date BETWEEN clinic.first AND clinic.last',
  `clinic, room_day_overrides AS d JOIN room_day_override_hours AS w ON w.room_day_override_id = d.id
   WHERE d.date BETWEEN clinic.first AND clinic.last`,
  `clinic, rooms AS r CROSS JOIN LATERAL (
     SELECT o.xmin FROM room_occupancies AS o
     WHERE o.room_id = r.id AND o.starts_at > clinic.since - interval '25 hours' AND o.starts_at < clinic.until
   ) AS w`,
];

/**
 * Says in a few milliseconds whether anything was written of what published slots are made of. $1 is the first of $2
 * dates. Every write leaves a new version of a row, with the number of its transaction (xmin), so that the three
 * figures change with it, whichever replica wrote.
 */
export const PUBLISHED_TOKEN = statement(
  'fhir.published-token',
  `WITH clinic AS MATERIALIZED (
    SELECT $1::date AS first, $1::date + $2::int - 1 AS last, $1::date::timestamp AT TIME ZONE timezone AS since,
      ($1::date + $2::int)::timestamp AT TIME ZONE timezone AS until
    FROM settings
  )
  SELECT pg_current_snapshot()::text AS seen, string_agg(concat_ws(' ', rows, latest, all_of_them), ',' ORDER BY part) AS token
  FROM (${READ.map((source, part) => `SELECT ${part} AS part, written.* FROM (${writtenIn(source)}) AS written`).join(
    ' UNION ALL ',
  )}) AS tables`,
  { seen: text, token: text },
);

/**
 * Alone in a fraction of a millisecond: as long as it is the same, nothing at all was committed. It mentions what it
 * speaks for, so that the answer is forgotten when this process writes some of it.
 */
export const SEEN = statement('fhir.seen', `SELECT pg_current_snapshot()::text AS seen /* ${READ.join(', ')} */`, {
  seen: text,
});
