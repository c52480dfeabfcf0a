import { Pool } from 'pg';

import { bookWhile } from '../storm/keep-booking';
import { Ledger, Tallies } from '../storm/ledger';
import type { StormClinic } from '../storm/storm-clinic';
import { openConnections } from '../support/json-connection';
import { overlapsIn } from '../support/trial';
import type { Cluster } from './cluster';
import { happen, type Fault } from './faults';

export interface RideOut {
  reports: { name: string; standstillSeconds: number; wholeAfterSeconds: number; acknowledged: number }[];
  acknowledged: number;
  /** In words. */
  wrongs: string[];
}

const BOOKERS = 24;
/** Some 40 bookings a second, of 11,520 slots. */
const REST_MS = 400;
/** The clinic works again after so many bookings. */
const RESUMED_AFTER = 20;
const RESUMES_WITHIN_MS = 120_000;

/** Visitors book through all replicas during the faults. */
export async function rideOut(
  cluster: Cluster,
  faults: readonly Fault[],
  { ports, clinic }: { ports: readonly number[]; clinic: StormClinic },
): Promise<RideOut> {
  const ledger = new Ledger();
  const tallies = new Tallies();
  const connections = await openConnections(ports, BOOKERS);
  const reports: RideOut['reports'] = [];
  try {
    await bookWhile({ connections, clinic, ledger, tallies, seed: 1, restMs: REST_MS }, async () => {
      for (const fault of faults) {
        await ledger.grows(RESUMED_AFTER, RESUMES_WITHIN_MS);
        const before = ledger.acknowledged;
        const began = performance.now();
        console.log(`${fault.name} …`);
        await happen(fault, cluster);
        const whole = performance.now();
        await ledger.grows(RESUMED_AFTER, RESUMES_WITHIN_MS);
        reports.push({
          name: fault.name,
          standstillSeconds: standstill(ledger.acknowledgedAt, began, performance.now()) / 1000,
          wholeAfterSeconds: (whole - began) / 1000,
          acknowledged: ledger.acknowledged - before,
        });
      }
    });
  } finally {
    for (const connection of connections) connection.close();
  }
  const pool = new Pool({ connectionString: cluster.urlOf(await cluster.leader()), max: 2 });
  try {
    const wrongs = [...(await ledger.audit(pool)), ...tallies.faults, ...(await overlapsIn(pool))];
    return { reports, acknowledged: ledger.acknowledged, wrongs };
  } finally {
    await pool.end();
  }
}

/** Longest time without an acknowledgement, in milliseconds, ends included. `acknowledgedAt` ascends. */
function standstill(acknowledgedAt: readonly number[], from: number, until: number): number {
  const within = acknowledgedAt.filter((at) => at >= from && at <= until);
  const marks = [from, ...within, until];
  return Math.max(...marks.slice(1).map((at, index) => at - marks[index]!));
}
