import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** A server that is of use again only later than this did not come back. */
const RECOVERY_MS = 60_000;
const BOOKINGS_BETWEEN_CRASHES = 5;
const PAUSE_MS = 40;

/**
 * Ends `count` sessions of the API while they are in a transaction, between two of its statements. Returns how many it
 * got: fewer when none was to be met for a while.
 */
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

/** Kills the whole server `count` times, each time people are booking again; rejects when they cannot for a minute. */
export async function crashServer(crash: () => Promise<void>, count: number, acknowledged: () => number): Promise<void> {
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
