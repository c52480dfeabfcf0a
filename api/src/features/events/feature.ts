import { randomUUID } from 'node:crypto';

import { eventsOfChange } from '../../domain/events-of-change';
import type { Context } from '../../platform/context';
import { bigint } from '../../platform/database/columns';
import { BATCH, REMOVED } from '../../platform/jobs/housekeeping';
import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import type { Round } from '../../platform/jobs/round';
import { EventNumbers } from './event-numbers.entity';
import { EventEntity } from './event.entity';
import { EventResolver } from './event.resolver';
import { eventExamples, eventRoutes } from './event.rest';
import { NotedChangeRow } from './noted-change.entity';

/** Per transaction. */
const CHANGES_AT_ONCE = 500;

const EVENTS_ROUND: Round = {
  name: 'events',
  everyMs: 1_000,
  dueSql: 'SELECT $1::timestamptz FROM noted_changes ORDER BY id LIMIT 1',
  async run(ctx, signal) {
    while (!signal.aborted && (await numberEvents(ctx)) === CHANGES_AT_ONCE);
  },
};

/**
 * Numbers committed changes under one lock; returns their count. So a reader who sees a number has seen all before;
 * sequences may commit out of order.
 */
function numberEvents(ctx: Context): Promise<number> {
  return ctx.transact(async (tx) => {
    const [{ last } = { last: '0' }] = await tx.rows(LOCK, []);
    // After the lock: sees earlier commits.
    const changes = await tx.manager.find(NotedChangeRow, { order: { id: 'ASC' }, take: CHANGES_AT_ONCE });
    if (changes.length === 0) return 0;
    const events = changes.flatMap((change) => eventsOfChange(change).map((event) => ({ ...event, at: change.at })));
    const numbered = events.map((event, index) => ({
      ...event,
      number: Number(last) + index + 1,
      key: randomUUID(),
    }));
    await tx.rows(ADD, [JSON.stringify(numbered), numbered.length]);
    await tx.manager.delete(
      NotedChangeRow,
      changes.map(({ id }) => id),
    );
    return changes.length;
  });
}

const LOCK = statement('events.lock-numbers', 'SELECT last FROM event_numbers FOR UPDATE', { last: bigint });

const ADD = statement(
  'events.add',
  `
  WITH added AS (
    INSERT INTO events (number, key, type, at, facts, previous)
    SELECT number, key, type, at, facts, previous FROM jsonb_to_recordset($1::jsonb)
      AS it (number bigint, key uuid, type text, at timestamptz, facts jsonb, previous jsonb)
  )
  UPDATE event_numbers SET last = last + $2`,
);

/** After 30 days. Stores the last expired number: late readers get GONE. */
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
