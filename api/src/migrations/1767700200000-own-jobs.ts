import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves jobs from pg-boss's schema to our table: waiting, running and failed ones. */
export class OwnJobs1767700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(JOBS);
    const [boss] = (await runner.query("SELECT WHERE to_regclass('pgboss.job') IS NOT NULL")) as object[];
    if (boss) await runner.query(CARRIED_OVER);
  }

  async down(): Promise<void> {
    throw new Error('This migration has no way back: restore a backup instead.');
  }
}

const JOBS = /* sql */ `
CREATE TABLE jobs (
  id uuid PRIMARY KEY,
  queue text NOT NULL,
  data jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  error text,
  CONSTRAINT jobs_state_check CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  CONSTRAINT jobs_ended_check CHECK ((ended_at IS NULL) = (state IN ('waiting', 'running')))
);
CREATE INDEX jobs_due ON jobs (queue, due_at) WHERE ended_at IS NULL;
CREATE INDEX jobs_expiry ON jobs (ended_at) WHERE ended_at IS NOT NULL;
`;

const CARRIED_OVER = /* sql */ `
-- Who is about to ask for a mail commits before this, or fails whole.
LOCK TABLE pgboss.job IN ACCESS EXCLUSIVE MODE;
INSERT INTO jobs (id, queue, data, state, attempts, created_at, due_at, ended_at, error)
SELECT id, name, coalesce(data, '{}'),
  CASE WHEN state IN ('created', 'retry') THEN 'waiting' WHEN state = 'active' THEN 'running' ELSE 'failed' END,
  CASE WHEN started_on IS NULL THEN 0 ELSE retry_count + 1 END,
  created_on,
  -- One on its way comes back when its worker's time is over.
  CASE WHEN state = 'active' THEN started_on + expire_in ELSE start_after END,
  CASE WHEN state IN ('failed', 'cancelled') THEN coalesce(completed_on, now()) END,
  output->>'type'
FROM pgboss.job
WHERE state <> 'completed' AND name NOT LIKE '\\_\\_pgboss%';
DROP SCHEMA pgboss CASCADE;
`;
