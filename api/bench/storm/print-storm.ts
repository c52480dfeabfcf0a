import { quantile } from '../support/distribution';
import type { StormResult } from './run-storm';

export function printStorm({ tallies, audit, stored, deadlocks, killed, faults }: StormResult): void {
  const rows = [...tallies.byKind].map(([kind, { won, taken, faults: failed, millis }]) => ({
    kind,
    attempts: millis.length,
    done: won,
    'refused as taken': taken,
    faults: failed.length,
    'p50 ms': Math.round(quantile(millis, 0.5)),
    'p99 ms': Math.round(quantile(millis, 0.99)),
    'max ms': Math.round(Math.max(...millis)),
  }));
  console.table(rows);
  console.log(`Stored at the end: ${stored} appointments and rentals. Deadlocks: ${deadlocks}.`);
  const lockTimeouts = faults.filter((fault) => fault.includes('55P03')).length;
  console.log(
    `Lock time-outs: ${lockTimeouts}. Answers of unavailability: ${faults.filter((fault) => fault.includes('UNAVAILABLE')).length}.`,
  );
  const { sessions, crashes, acknowledged } = killed;
  console.log(
    `Killed: ${sessions} sessions between two statements, ${crashes} servers. Bookings acknowledged meanwhile: ${acknowledged}.`,
  );
  for (const [name, count] of Object.entries(audit)) console.log(`Audit: ${count} ${name}`);
  console.log(
    faults.length === 0
      ? 'Nobody was booked twice, and nothing that was acknowledged is lost.'
      : `FAULTS (${faults.length}):`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
}
