import type { Pool } from 'pg';

import { Random } from '../../src/demo/make/random';
import type { JsonConnection } from '../support/json-connection';
import { keepBooking } from './keep-booking';
import { crashServer, killSessions } from './kills';
import { Ledger } from './ledger';
import type { StormClinic } from './storm-clinic';
import type { Tallies } from './tally';

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
