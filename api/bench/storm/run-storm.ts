import { Pool } from 'pg';

import { openConnections } from '../support/json-connection';
import { patientFaultsIn } from '../support/patient-faults';
import { overlapsIn } from '../support/trial';
import { runChangeRounds } from './change-rounds';
import { runFamilyRounds } from './family-rounds';
import { runKillRounds, type KillReport, type Kills } from './kill-rounds';
import { Tallies } from './ledger';
import { runMoveRounds } from './move-rounds';
import { runRevivalRounds, runRounds } from './rounds';
import type { StormClinic } from './storm-clinic';
import { runTraffic } from './traffic';

export interface StormOptions {
  databaseUrl: string;
  /** API processes. */
  ports: readonly number[];
  clinic: StormClinic;
  rounds: number;
  /** At once for one slot. */
  bookingsPerRound: number;
  /** Random traffic. */
  seconds: number;
  kills: Kills;
}

export interface StormResult {
  tallies: Tallies;
  /** Live or not. */
  stored: number;
  deadlocks: number;
  killed: KillReport;
  /** In words. */
  faults: string[];
}

const BOOKERS = 24;
const CHANGERS = 12;
/** With the servers' pools, below the embedded PostgreSQL's limit. */
const CONTENDERS = 40;

const DEADLOCKS = 'SELECT deadlocks::int AS count FROM pg_stat_database WHERE datname = current_database()';
const STORED = 'SELECT ((SELECT count(*) FROM appointments) + (SELECT count(*) FROM room_bookings))::int AS count';

/** Contests, bookings beside changes and merges, moves of one turno, random traffic, kills, then an audit. */
export async function runStorm(options: StormOptions): Promise<StormResult> {
  const { databaseUrl, ports, clinic, rounds, bookingsPerRound, seconds, kills } = options;
  const pool = new Pool({
    connectionString: databaseUrl,
    max: CONTENDERS,
    options: '-c lock_timeout=3000 -c statement_timeout=5000',
  });
  // By a kill.
  pool.on('error', () => undefined);
  const connections = await openConnections(ports, bookingsPerRound);
  const tallies = new Tallies();
  const everyone = { connections, clinic, pool, tallies };
  const bookers = { ...everyone, connections: connections.slice(0, BOOKERS) };
  try {
    const faults = [
      ...(await runRounds(everyone, rounds)),
      ...(await runRevivalRounds(everyone, rounds, CONTENDERS)),
      ...(await runChangeRounds(everyone, rounds)),
      ...(await runMoveRounds(everyone, rounds)),
      ...(await runFamilyRounds(everyone, rounds)),
    ];
    await runTraffic(bookers, CHANGERS, seconds);
    // A crash resets the statistics.
    const deadlocks = await countOf(pool, DEADLOCKS);
    const killed = await runKillRounds(bookers, ports, kills);
    faults.push(...tallies.faults, ...killed.faults, ...(await overlapsIn(pool)), ...(await patientFaultsIn(pool)));
    if (deadlocks > 0) faults.push(`${deadlocks} deadlocks`);
    return { tallies, stored: await countOf(pool, STORED), deadlocks, killed, faults };
  } finally {
    for (const connection of connections) connection.close();
    await pool.end();
  }
}

async function countOf(pool: Pool, statement: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(statement);
  return rows[0]?.count ?? Number.NaN;
}
