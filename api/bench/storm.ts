/**
 * npm run storm: two API processes on their own database, and hundreds of callers for the same slot. Then sessions and
 * the database server are killed. Exits with 1 after a double booking, a wrong answer or a lost booking. --
 * --pgbouncer: through PgBouncer in transaction mode, if installed.
 *   STORM_ROUNDS (20), STORM_BOOKINGS (200 per round), STORM_SECONDS (60 of random traffic),
 *   STORM_SESSION_KILLS (200, between two statements), STORM_CRASHES (50, of the whole server)
 */
import 'reflect-metadata';

import { startThrowawayPostgres } from '../src/testing/harness/throwaway-postgres';
import { runStorm, type StormResult } from './storm/run-storm';
import { prepareStormClinic, STORM_NOW } from './storm/storm-clinic';
import { numberFrom, quantile } from './support/distribution';
import { startPgBouncer } from './support/pgbouncer';
import { startServers } from './support/server-process';
import { reportFaults, runCommand, withReleases } from './support/trial';

const CRASHES = numberFrom('STORM_CRASHES', 50);
const IS_POOLED = process.argv.includes('--pgbouncer');

runCommand(() =>
  withReleases(async (defer) => {
    // So that a kill loses nothing acknowledged.
    const postgres = await startThrowawayPostgres({ durable: true });
    defer(() => postgres.stop());
    let { url } = postgres;
    if (IS_POOLED) {
      const pgbouncer = await startPgBouncer(url);
      if (!pgbouncer) throw new Error('PgBouncer is not installed (Debian: apt-get install pgbouncer)');
      defer(() => pgbouncer.stop());
      url = pgbouncer.url;
    }
    const clinic = await prepareStormClinic(url, {
      async prepare({ isPooled }) {
        if (isPooled !== IS_POOLED) throw new Error(`A pooler was ${isPooled ? '' : 'not '}found`);
      },
    });
    console.log(IS_POOLED ? 'Through PgBouncer in transaction mode.' : 'On connections of its own.');
    const servers = await startServers(2, { DATABASE_URL: url, NOW: STORM_NOW });
    defer(() => Promise.all(servers.map((server) => server.stop())));
    const result = await runStorm({
      databaseUrl: postgres.url,
      ports: servers.map(({ port }) => port),
      clinic,
      rounds: numberFrom('STORM_ROUNDS', 20),
      bookingsPerRound: numberFrom('STORM_BOOKINGS', 200),
      seconds: numberFrom('STORM_SECONDS', 60),
      kills: {
        sessions: numberFrom('STORM_SESSION_KILLS', 200),
        crashes: CRASHES,
        crash: () => postgres.crash(),
      },
    });
    printStorm(result);
    reportFaults(result.faults, 'No slot was booked twice, and nothing acknowledged is lost.');
  }),
);

function printStorm({ tallies, stored, deadlocks, killed, faults }: StormResult): void {
  console.table(
    [...tallies.byKind].map(([kind, { won, taken, faults: failed, millis }]) => ({
      kind,
      attempts: millis.length,
      done: won,
      'refused as taken': taken,
      faults: failed.length,
      'p50 ms': Math.round(quantile(millis, 0.5)),
      'p99 ms': Math.round(quantile(millis, 0.99)),
      'max ms': Math.round(Math.max(...millis)),
    })),
  );
  const [lockTimeouts, unavailable] = ['55P03', 'UNAVAILABLE'].map(
    (code) => faults.filter((fault) => fault.includes(code)).length,
  );
  console.log(`Stored at the end: ${stored} appointments and rentals. Deadlocks: ${deadlocks}.`);
  console.log(`Lock time-outs: ${lockTimeouts}. Answers of unavailability: ${unavailable}.`);
  console.log(`Killed: ${killed.sessions} sessions between two statements, ${CRASHES} servers.`);
  console.log(`Bookings acknowledged meanwhile: ${killed.acknowledged}.`);
}
