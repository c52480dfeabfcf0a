import { randomUUID } from 'node:crypto';

import { eventsOfChange } from '../../domain/events-of-change';
import type { Context } from '../../platform/context';
import { bigint } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import type { Round } from '../../platform/jobs/round';
import { NotedChangeRow } from './noted-change.entity';

/** Changes in one transaction. */
const BATCH = 500;

export const EVENTS_ROUND: Round = {
  name: 'events',
  everyMs: 1_000,
  dueSql: 'SELECT $1::timestamptz FROM noted_changes ORDER BY id LIMIT 1',
  async run(ctx, signal) {
    while (!signal.aborted && (await numberEvents(ctx)) === BATCH);
  },
};

/**
 * Makes events of changes that have committed. A number from a sequence, taken when the change is made, would become
 * visible when its transaction ends, after greater ones that a reader has passed. So numbers are given here, under the
 * lock of one row: who sees a number sees all before it, whatever still runs. Answers of how many changes.
 */
function numberEvents(ctx: Context): Promise<number> {
  return ctx.transact(async (tx) => {
    const [{ last } = { last: '0' }] = await tx.rows(LOCK, []);
    // After the lock, as its statement sees what others have committed before.
    const changes = await tx.manager.find(NotedChangeRow, { order: { id: 'ASC' }, take: BATCH });
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
