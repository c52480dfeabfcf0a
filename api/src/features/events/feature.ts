import { BATCH, REMOVED } from '../../platform/jobs/housekeeping';
import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { EventNumbers } from './event-numbers.entity';
import { EventEntity } from './event.entity';
import { EventResolver } from './event.resolver';
import { eventExamples, eventRoutes } from './event.rest';
import { NotedChangeRow } from './noted-change.entity';
import { EVENTS_ROUND } from './number-events';

/** After 30 days, and it is noted up to which number, so that a reader who comes too late is told. */
const EXPIRE = statement(
  'events.expire',
  `
  WITH gone AS (
    DELETE FROM events WHERE number = ANY (ARRAY(
      SELECT number FROM events WHERE at <= $1::timestamptz - interval '30 days' ORDER BY at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))
    RETURNING number
  ), noted AS (
    UPDATE event_numbers SET forgotten = greatest(forgotten, (SELECT max(number) FROM gone)) WHERE EXISTS (SELECT FROM gone)
  )
  SELECT count(*)::int AS removed FROM gone`,
  REMOVED,
);

export const events: Feature = {
  name: 'events',
  entities: [NotedChangeRow, EventEntity, EventNumbers],
  resolvers: [EventResolver],
  routes: eventRoutes,
  examples: [eventExamples],
  expiries: [EXPIRE],
  rounds: [EVENTS_ROUND],
};
