import { int, json, uuid } from '../database/columns';
import { statement } from '../database/statement';

export const ENQUEUE = statement(
  'platform.jobs-enqueue',
  'INSERT INTO jobs (id, queue, data) SELECT gen_random_uuid(), $1, data FROM unnest($2::jsonb[]) AS data',
);

/** Converted from the database's clock to that of $1. */
export const dueSqlOf = (queue: string): string => `
  SELECT $1::timestamptz + (due_at - now()) FROM jobs WHERE queue = '${queue}' AND ended_at IS NULL ORDER BY due_at LIMIT 1`;

export const LOOK = statement(
  'platform.jobs-look',
  'SELECT FROM jobs WHERE queue = $1 AND ended_at IS NULL AND due_at <= now() LIMIT 1',
);

/** Claims the longest-due job for $2 milliseconds; then it is due again. */
export const CLAIM = statement(
  'platform.jobs-claim',
  `UPDATE jobs SET state = 'running', attempts = attempts + 1, due_at = now() + $2 * interval '1 millisecond', error = NULL
   WHERE id = (
     SELECT id FROM jobs WHERE queue = $1 AND ended_at IS NULL AND due_at <= now()
     ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING id, data, attempts`,
  { id: uuid, data: json<object>(), attempts: int },
);

/** No row if attempt $2 no longer holds job $1. */
export const LOCK_CLAIM = statement(
  'platform.jobs-lock-claim',
  "SELECT id FROM jobs WHERE id = $1 AND attempts = $2 AND state = 'running' FOR UPDATE",
  { id: uuid },
);

export const DONE = statement('platform.jobs-done', "UPDATE jobs SET state = 'done', ended_at = now() WHERE id = $1");

/** $3: `retryDelaySeconds`. */
export const RETRY = statement(
  'platform.jobs-retry',
  `UPDATE jobs SET state = 'waiting', error = $2,
     due_at = now() + $3 * 2 ^ least(attempts - 1, 16) * (1 + random()) * interval '1 second'
   WHERE id = $1`,
);

export const FAIL = statement(
  'platform.jobs-fail',
  "UPDATE jobs SET state = 'failed', ended_at = now(), error = $2 WHERE id = $1",
);
