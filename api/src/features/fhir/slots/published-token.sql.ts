import { text } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';

/**
 * For $2 dates from $1 on (ADR 109): equal tokens mean unchanged data. Holds lapse without a write, so those lapsed by
 * $3 count until their deletion adds a note.
 */
export const PUBLISHED_TOKEN = statement(
  'fhir.published-token',
  `SELECT concat_ws(' ', count(*), sum(hashtextextended(key::text, 0)),
    (SELECT count(*) FROM room_occupancies WHERE expires_at <= $3)) AS token FROM offer_changes
  WHERE (first_date IS NULL OR first_date < $1::date + $2::int) AND (last_date IS NULL OR last_date >= $1::date)`,
  { token: text },
);
