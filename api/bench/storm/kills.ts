import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** A server that needs longer did not come back. */
const RECOVERY_MS = 60_000;
const BOOKINGS_BETWEEN_CRASHES = 5;
const PAUSE_MS = 40;

/** Ends sessions between two statements of a transaction. Returns how many it found in time. */
export async function killSessions(pool: Pool, count: number): Promise<number> {
  let killed = 0;
  const deadline = performance.now() + count * 1_000;
  while (killed < count && performance.now() < deadline) {
    const { rowCount } = await pool.query(KILL_BETWEEN_STATEMENTS);
    killed += rowCount ?? 0;
    await pause(PAUSE_MS);
  }
  return killed;
}

/** Kills the server whenever bookings work again; rejects when they don't for a minute. */
export async function crashServer(
  crash: () => Promise<void>,
  count: number,
  acknowledged: () => number,
): Promise<void> {
  for (let crashes = 0; crashes < count; crashes += 1) {
    await crash();
    const before = acknowledged();
    const deadline = performance.now() + RECOVERY_MS;
    while (acknowledged() < before + BOOKINGS_BETWEEN_CRASHES) {
      if (performance.now() > deadline) throw new Error(`Nobody could book after crash number ${crashes + 1}`);
      await pause(PAUSE_MS);
    }
  }
}

const KILL_BETWEEN_STATEMENTS = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'turnero' AND state = 'idle in transaction' LIMIT 1`;
