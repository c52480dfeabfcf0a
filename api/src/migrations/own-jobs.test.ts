import { migrate } from '../platform/database/migrate';
import { query } from '../testing/harness/query';
import { createTestDatabase } from '../testing/harness/test-database';

/** Columns of pg-boss's table that the migration reads. */
const PGBOSS = `
  DROP TABLE jobs;
  DELETE FROM migrations WHERE name LIKE 'OwnJobs%';
  CREATE SCHEMA pgboss;
  CREATE TYPE pgboss.job_state AS ENUM ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
  CREATE TABLE pgboss.job (
    id uuid NOT NULL DEFAULT gen_random_uuid(), name text NOT NULL, data jsonb, state pgboss.job_state NOT NULL,
    retry_count integer NOT NULL DEFAULT 0, created_on timestamptz NOT NULL DEFAULT '2026-06-01Z',
    start_after timestamptz NOT NULL DEFAULT '2026-06-01Z', started_on timestamptz, completed_on timestamptz,
    expire_in interval NOT NULL DEFAULT '60 s', output jsonb);
  INSERT INTO pgboss.job (name, data, state, retry_count, start_after, started_on, completed_on, output) VALUES
    ('mail', '{"n": 1}', 'created', 0, '2026-06-01Z', NULL, NULL, NULL),
    ('mail', '{"n": 2}', 'retry', 2, '2026-06-04Z', '2026-06-02Z', NULL, '{"type": "Error"}'),
    ('mail', '{"n": 3}', 'active', 0, '2026-06-01Z', '2026-06-02Z', NULL, NULL),
    ('mail', '{"n": 4}', 'completed', 0, '2026-06-01Z', '2026-06-02Z', '2026-06-03Z', NULL),
    ('mail', '{"n": 5}', 'cancelled', 0, '2026-06-01Z', '2026-06-02Z', '2026-06-03Z', NULL),
    ('mail', '{"n": 6}', 'failed', 15, '2026-06-01Z', '2026-06-02Z', '2026-06-03Z', '{"type": "Error"}'),
    ('__pgboss__send-it', NULL, 'created', 0, '2026-06-01Z', NULL, NULL, NULL)`;

test('an update keeps waiting, running and failed mails in our own table', async () => {
  const database = await createTestDatabase();
  await query(database.url, PGBOSS);
  await migrate(database.url);

  expect(
    await query(
      database.url,
      `
      SELECT (data->>'n')::int AS n, queue, state, attempts, error, to_char(due_at AT TIME ZONE 'UTC', 'DD HH24:MI') AS due,
        to_char(ended_at AT TIME ZONE 'UTC', 'DD') AS ended
      FROM jobs ORDER BY n`,
    ),
  ).toEqual([
    { n: 1, queue: 'mail', state: 'waiting', attempts: 0, error: null, due: '01 00:00', ended: null },
    { n: 2, queue: 'mail', state: 'waiting', attempts: 3, error: 'Error', due: '04 00:00', ended: null },
    { n: 3, queue: 'mail', state: 'running', attempts: 1, error: null, due: '02 00:01', ended: null },
    { n: 5, queue: 'mail', state: 'failed', attempts: 1, error: null, due: '01 00:00', ended: '03' },
    { n: 6, queue: 'mail', state: 'failed', attempts: 16, error: 'Error', due: '01 00:00', ended: '03' },
  ]);
  expect(await query(database.url, "SELECT FROM pg_namespace WHERE nspname = 'pgboss'")).toEqual([]);
  await database.drop();
});
