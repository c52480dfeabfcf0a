import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

import type { HeardClient } from './heard-client';

export type Say = (line: string) => void;

/** One replica at a time; losing the lock cuts the pool's connections (ADR 61). */
export async function inMigrationTurn<Result>(pool: Pool, say: Say, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  const workers = new Set<HeardClient>();
  let isLost = false;
  const join = (acquired: PoolClient) => {
    const worker = acquired as PoolClient & HeardClient;
    workers.add(worker);
    if (isLost) worker.cut();
  };
  const lose = () => {
    isLost = true;
    for (const worker of workers) worker.cut();
  };
  try {
    await takeTurn(client, say);
    client.once('error', lose);
    pool.on('acquire', join);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } finally {
    client.off('error', lose);
    pool.off('acquire', join);
    client.release(true);
  }
}

async function takeTurn(client: PoolClient, say: Say): Promise<void> {
  let sayAgainAt = 0;
  for (;;) {
    await client.query('BEGIN');
    const {
      rows: [turn],
    } = await client.query<{ taken: boolean }>(TAKE);
    if (turn!.taken) return;
    await client.query('ROLLBACK');
    if (performance.now() > sayAgainAt) {
      const {
        rows: [holder],
      } = await client.query<Holder>(HOLDER);
      say(holder ? `${WAITS}: ${described(holder)}` : WAITS);
      sayAgainAt = performance.now() + SAY_AGAIN_MS;
    }
    await pause(PAUSE_MS);
  }
}

interface Holder {
  pid: number;
  application: string;
  address: string | null;
  seconds: number | null;
}

function described({ pid, application, address, seconds }: Holder): string {
  const origin = [application, address].filter(Boolean).join(' desde ');
  const duration = seconds === null ? '' : `, desde hace ${seconds} s`;
  return `la sesión ${pid} de PostgreSQL${origin && ` (${origin})`}${duration}`;
}

const WAITS = 'Otro proceso está actualizando la base de datos; se espera a que termine';

const MIGRATION_LOCK = 7_100_100;
/** No parameters: they would keep a snapshot open. */
const TAKE = `SELECT pg_try_advisory_xact_lock(${MIGRATION_LOCK}) AS taken`;

const HOLDER = `
  SELECT pid, application_name AS application, host(client_addr) AS address,
    extract(epoch FROM clock_timestamp() - coalesce(xact_start, state_change))::int AS seconds
  FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND classid = 0 AND objid = ${MIGRATION_LOCK}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

const PAUSE_MS = 200;
const SAY_AGAIN_MS = 30_000;
