import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

import { Random } from '../../src/demo/make/random';
import type { JsonConnection } from '../support/json-connection';
import { keepBooking } from './keep-booking';
import { Ledger, type Tallies } from './ledger';
import type { StormClinic } from './storm-clinic';

export interface Kills {
  /** The API's, in a transaction. */
  sessions: number;
  /** Of the whole server. */
  crashes: number;
  /** kill -9; the server comes back by itself. */
  crash(): Promise<void>;
}

interface KillRounds {
  connections: readonly JsonConnection[];
  ports: readonly number[];
  clinic: StormClinic;
  pool: Pool;
  kills: Kills;
  tallies: Tallies;
}

export interface KillReport {
  sessions: number;
  crashes: number;
  /** Bookings. */
  acknowledged: number;
  faults: string[];
}

/**
 * Visitors book with one key until the answer is final, while sessions and the server are killed. An acknowledged
 * booking must exist once, a refused one never, and the API must survive.
 */
export async function runKillRounds({
  connections,
  ports,
  clinic,
  pool,
  kills,
  tallies,
}: KillRounds): Promise<KillReport> {
  const ledger = new Ledger();
  let isOver = false;
  const bookers = connections.map((connection, seed) =>
    keepBooking({ connection, clinic, random: new Random(5000 + seed), isOver: () => isOver, ledger, tallies }),
  );
  const killing = async (): Promise<number> => {
    try {
      const sessions = await killSessions(pool, kills.sessions);
      await crashServer(kills.crash, kills.crashes, () => ledger.acknowledged);
      return sessions;
    } finally {
      isOver = true;
    }
  };
  const [sessions] = await Promise.all([killing(), ...bookers]);
  return {
    sessions,
    crashes: kills.crashes,
    acknowledged: ledger.acknowledged,
    faults: [
      ...(sessions === kills.sessions
        ? []
        : [`Only ${sessions} of ${kills.sessions} sessions were met between two statements`]),
      ...(await ledger.audit(pool)),
      ...(await Promise.all(ports.map(faultOfProcess))).flat(),
    ],
  };
}

async function faultOfProcess(port: number): Promise<string[]> {
  const isAlive = await fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  return isAlive ? [] : [`The API process at port ${port} did not live through it`];
}

/** A server that needs longer did not come back. */
const RECOVERY_MS = 60_000;
const BOOKINGS_BETWEEN_CRASHES = 5;
const PAUSE_MS = 40;

/** Ends sessions between two statements of a transaction. Returns how many it found in time. */
async function killSessions(pool: Pool, count: number): Promise<number> {
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
async function crashServer(crash: () => Promise<void>, count: number, acknowledged: () => number): Promise<void> {
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
