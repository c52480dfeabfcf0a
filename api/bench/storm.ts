/**
 * npm run storm: two API processes on one database of their own, and everyone wants the same slot; then sessions and
 * the server are killed under them. Ends by itself, with status 1 when anyone was booked twice, told something wrong,
 * or lost what was acknowledged.
 * With -- --pgbouncer the API reaches the database through PgBouncer in transaction mode, which has to be installed.
 *   STORM_ROUNDS (20), STORM_BOOKINGS (200 per round), STORM_SECONDS (60 of random traffic),
 *   STORM_SESSION_KILLS (200, between two statements), STORM_CRASHES (50, of the whole server)
 */
import 'reflect-metadata';

import { entities } from '../src/entities';
import { Database } from '../src/platform/database/database';
import { startThrowawayPostgres } from '../src/testing/harness/throwaway-postgres';
import { runStorm, type StormResult } from './storm/run-storm';
import { makeStormClinic, STORM_NOW } from './storm/storm-clinic';
import { numberFrom, quantile } from './support/distribution';
import { startPgBouncer } from './support/pgbouncer';
import { startServer } from './support/server-process';

async function main(): Promise<void> {
  // Durable, so that a kill loses nothing acknowledged.
  const postgres = await startThrowawayPostgres({ durable: true });
  const isPooled = process.argv.includes('--pgbouncer');
  const pgbouncer = isPooled ? await startPgBouncer(postgres.url) : null;
  try {
    if (isPooled && !pgbouncer) {
      throw new Error('There is no storm: PgBouncer is not installed (Debian: apt-get install pgbouncer)');
    }
    const url = pgbouncer?.url ?? postgres.url;
    const db = await Database.open(url, entities, 2);
    if (db.isPooled !== isPooled) throw new Error(`There is no storm: a pooler was ${isPooled ? 'not ' : ''}found`);
    console.log(isPooled ? 'Through PgBouncer in transaction mode.' : 'On connections of its own.');
    await db.migrate();
    const clinic = await makeStormClinic(db);
    await db.close();
    const env = { DATABASE_URL: url, NOW: STORM_NOW };
    const servers = await Promise.all([1, 2].map(() => startServer('support/api-server.ts', env)));
    try {
      const result = await runStorm({
        databaseUrl: postgres.url,
        ports: servers.map(({ port }) => port),
        clinic,
        rounds: numberFrom('STORM_ROUNDS', 20),
        bookingsPerRound: numberFrom('STORM_BOOKINGS', 200),
        seconds: numberFrom('STORM_SECONDS', 60),
        kills: {
          sessions: numberFrom('STORM_SESSION_KILLS', 200),
          crashes: numberFrom('STORM_CRASHES', 50),
          crash: () => postgres.crash(),
        },
      });
      printStorm(result);
      process.exitCode = result.faults.length === 0 ? 0 : 1;
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  } finally {
    await pgbouncer?.stop();
    await postgres.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

function printStorm({ tallies, audit, stored, deadlocks, killed, faults }: StormResult): void {
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
