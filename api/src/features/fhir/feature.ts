import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { BATCH, REMOVED } from '../../platform/jobs/housekeeping';
import { OfferChange } from './slots/offer-change.entity';

/**
 * A new note replaces expired ones, so that sets never repeat (ADR 109). A single note stays: idle clinics would
 * replace it hourly.
 */
const EXPIRE = statement(
  'fhir.offer-changes-expire',
  `
  WITH old AS (
    SELECT key FROM offer_changes WHERE at <= $1::timestamptz - interval '1 hour' ORDER BY at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM offer_changes WHERE key IN (SELECT key FROM old) AND (SELECT count(*) FROM old) > 1 RETURNING 1
  ), noted AS (
    INSERT INTO offer_changes (key) SELECT gen_random_uuid() WHERE EXISTS (SELECT FROM gone)
  )
  SELECT count(*)::int AS removed FROM gone`,
  REMOVED,
);

/** fhir-listener, loaded late, handles the URLs. */
export const fhir: Feature = { name: 'fhir', entities: [OfferChange], expiries: [EXPIRE] };
