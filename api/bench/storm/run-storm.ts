import { Pool } from 'pg';

import { openConnections } from '../support/json-connection';
import { auditOccupancy, type Overlaps } from '../../src/features/backups/overlaps';
import { runChangeRounds } from './change-rounds';
import { runKillRounds, type KillReport, type Kills } from './kill-rounds';
import { Tallies } from './ledger';
import { runRevivalRounds, runRounds } from './rounds';
import type { StormClinic } from './storm-clinic';
import { runTraffic } from './traffic';

export interface StormOptions {
  databaseUrl: string;
  /** Of the API's processes. */
  ports: readonly number[];
  clinic: StormClinic;
  rounds: number;
  /** At once for one slot. */
  bookingsPerRound: number;
  /** Of random traffic. */
  seconds: number;
  kills: Kills;
}

export interface StormResult {
  tallies: Tallies;
  audit: Overlaps;
  /** Appointments and rentals, live or not. */
  stored: number;
  deadlocks: number;
  killed: KillReport;
  /** In words. */
  faults: string[];
}

const BOOKERS = 24;
const CHANGERS = 12;
/** With the servers' pools, below the limit of an embedded PostgreSQL. */
const CONTENDERS = 40;

/** Rounds for one slot, bookings beside changes, random traffic, kills, then an audit. */
export async function runStorm(options: StormOptions): Promise<StormResult> {
  const { databaseUrl, ports, clinic, rounds, bookingsPerRound, seconds, kills } = options;
  const pool = new Pool({
    connectionString: databaseUrl,
    max: CONTENDERS,
    options: '-c lock_timeout=3000 -c statement_timeout=5000',
  });
  // Idle connections break when the server is killed.
  pool.on('error', () => undefined);
  const connections = await openConnections(ports, bookingsPerRound);
  const tallies = new Tallies();
  try {
    const roundFaults = await runRounds({ connections, clinic, pool, rounds, tallies });
    const revivalFaults = await runRevivalRounds({ pool, clinic, rounds, contenders: CONTENDERS, tallies });
    const changeFaults = await runChangeRounds({ connections, clinic, pool, rounds, tallies });
    await runTraffic({
      connections: connections.slice(0, BOOKERS),
      clinic,
      pool,
      changers: CHANGERS,
      seconds,
      tallies,
    });
    // Before the kills, because a crash resets the statistics.
    const deadlocks = await countOf(
      pool,
      'SELECT deadlocks::int AS count FROM pg_stat_database WHERE datname = current_database()',
    );
    const killed = await runKillRounds({
      connections: connections.slice(0, BOOKERS),
      ports,
      clinic,
      pool,
      kills,
      tallies,
    });
    const audit = await auditOccupancy(pool);
    return {
      tallies,
      audit,
      stored: await countOf(
        pool,
        'SELECT ((SELECT count(*) FROM appointments) + (SELECT count(*) FROM room_bookings))::int AS count',
      ),
      deadlocks,
      killed,
      faults: [
        ...roundFaults,
        ...revivalFaults,
        ...changeFaults,
        ...tallies.faults,
        ...killed.faults,
        ...Object.entries(audit).flatMap(([name, count]) => (count === 0 ? [] : [`${count} ${name}`])),
        ...(deadlocks === 0 ? [] : [`${deadlocks} deadlocks`]),
      ],
    };
  } finally {
    for (const connection of connections) connection.close();
    await pool.end();
  }
}

async function countOf(pool: Pool, statement: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(statement);
  return rows[0]?.count ?? Number.NaN;
}
