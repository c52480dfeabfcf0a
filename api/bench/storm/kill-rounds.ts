import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

import { bookWhile } from './keep-booking';
import { Ledger } from './ledger';
import type { Storm } from './storm-clinic';

export interface Kills {
  /** In a transaction. */
  sessions: number;
  /** Kills of the whole server. */
  crashes: number;
  /** kill -9; the server restarts. */
  crash(): Promise<void>;
}

const RECOVERY_MS = 60_000;
const BOOKINGS_BETWEEN_CRASHES = 5;

export interface KillReport {
  sessions: number;
  /** Bookings. */
  acknowledged: number;
  faults: string[];
}

/**
 * Visitors retry with one key until a final answer, while sessions and the server are killed. An acknowledged booking
 * must exist once, a refused one never, and the API must survive.
 */
export async function runKillRounds(storm: Storm, ports: readonly number[], kills: Kills): Promise<KillReport> {
  const { pool } = storm;
  const ledger = new Ledger();
  const sessions = await bookWhile({ ...storm, ledger, seed: 5000 }, async () => {
    const killed = await killSessions(pool, kills.sessions);
    for (let crashes = 0; crashes < kills.crashes; crashes += 1) {
      await kills.crash();
      await ledger.grows(BOOKINGS_BETWEEN_CRASHES, RECOVERY_MS);
    }
    return killed;
  });
  const faults = [...(await ledger.audit(pool)), ...(await Promise.all(ports.map(faultOfProcess))).flat()];
  if (sessions !== kills.sessions) {
    faults.unshift(`Only ${sessions} of ${kills.sessions} sessions were met between two statements`);
  }
  return { sessions, acknowledged: ledger.acknowledged, faults };
}

async function faultOfProcess(port: number): Promise<string[]> {
  const isAlive = await fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  return isAlive ? [] : [`The API process at port ${port} did not live through it`];
}

/** Between two statements. Returns how many it found in time. */
async function killSessions(pool: Pool, count: number): Promise<number> {
  let killed = 0;
  const deadline = performance.now() + count * 1_000;
  while (killed < count && performance.now() < deadline) {
    const { rowCount } = await pool.query(KILL_BETWEEN_STATEMENTS);
    killed += rowCount ?? 0;
    await pause(40);
  }
  return killed;
}

const KILL_BETWEEN_STATEMENTS = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'turnero' AND state = 'idle in transaction' LIMIT 1`;
