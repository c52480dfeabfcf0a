import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { BATCH, REMOVED } from '../../platform/jobs/housekeeping';
import { OfferChange } from './slots/offer-change.entity';

/**
 * A new note takes the place of those that go: what had read them finds a set that it has never seen, and not by chance
 * one that it knows from before some of them. A single one stays, or an idle clinic's would be replaced each hour.
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

/** Its addresses are no rows of REST: fhir-listener answers them, and loads with the first. */
export const fhir: Feature = { name: 'fhir', entities: [OfferChange], expiries: [EXPIRE] };
