import { Pool } from 'pg';

import { Random } from '../../src/demo/make/random';
import { eventually } from '../../src/testing/harness/eventually';
import { openConnections } from '../support/json-connection';
import { auditOccupancy } from '../../src/features/backups/overlaps';
import { keepBooking } from '../storm/keep-booking';
import { Ledger, Tallies } from '../storm/ledger';
import type { StormClinic } from '../storm/storm-clinic';
import type { Cluster } from './cluster';
import { happen, type Fault } from './faults';

export interface RideOut {
  faults: { name: string; standstillSeconds: number; wholeAfterSeconds: number; acknowledged: number }[];
  acknowledged: number;
  /** Bookings, by what they were told. */
  tallies: Tallies;
  /** In words; empty when nothing was lost, and nobody booked twice. */
  wrongs: string[];
}

const BOOKERS = 24;
/** Some 40 bookings a second on two cores, of 11,520 slots. */
const REST_MS = 400;
const GOES_ON_AFTER = 20;

/** Visitors book through all replicas, while one fault after the other happens to the cluster. */
export async function rideOut(
  cluster: Cluster,
  faults: readonly Fault[],
  { ports, clinic }: { ports: readonly number[]; clinic: StormClinic },
): Promise<RideOut> {
  const ledger = new Ledger();
  const tallies = new Tallies();
  const connections = await openConnections(ports, BOOKERS);
  let isOver = false;
  const bookers = connections.map((connection, seed) =>
    keepBooking({
      connection,
      clinic,
      random: new Random(seed + 1),
      isOver: () => isOver,
      ledger,
      tallies,
      restMs: REST_MS,
    }),
  );
  const told: RideOut['faults'] = [];
  const facing = async (): Promise<void> => {
    try {
      for (const fault of faults) {
        await goesOn(ledger);
        const before = ledger.acknowledged;
        const began = performance.now();
        console.log(`${fault.name} …`);
        await happen(fault, cluster);
        const whole = performance.now();
        await goesOn(ledger);
        told.push({
          name: fault.name,
          standstillSeconds: standstill(ledger.acknowledgedAt, began, performance.now()) / 1000,
          wholeAfterSeconds: (whole - began) / 1000,
          acknowledged: ledger.acknowledged - before,
        });
      }
    } finally {
      isOver = true;
    }
  };
  try {
    await Promise.all([facing(), ...bookers]);
  } finally {
    for (const connection of connections) connection.close();
  }
  const pool = new Pool({ connectionString: cluster.urlOf(await cluster.leader()), max: 2 });
  try {
    const audit = await auditOccupancy(pool);
    return {
      faults: told,
      acknowledged: ledger.acknowledged,
      tallies,
      wrongs: [
        ...(await ledger.audit(pool)),
        ...tallies.faults,
        ...Object.entries(audit).flatMap(([name, count]) => (count === 0 ? [] : [`${count} ${name}`])),
      ],
    };
  } finally {
    await pool.end();
  }
}

/** Bookings are made again. */
async function goesOn(ledger: Ledger): Promise<void> {
  const before = ledger.acknowledged;
  await eventually(async () => {
    if (ledger.acknowledged < before + GOES_ON_AFTER) throw new Error('Nobody could book any more');
  }, 120_000);
}

/**
 * The longest time, in milliseconds, in which nothing was acknowledged between `from` and `until`; `acknowledgedAt`
 * ascends, and all are of one clock. What went on at both ends counts too.
 */
function standstill(acknowledgedAt: readonly number[], from: number, until: number): number {
  const within = acknowledgedAt.filter((at) => at >= from && at <= until);
  const marks = [from, ...within, until];
  return Math.max(...marks.slice(1).map((at, index) => at - marks[index]!));
}
