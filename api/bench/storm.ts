/**
 * npm run storm: two API processes on one database of their own, and everyone wants the same slot; then sessions and the
 * server are killed under them. Ends by itself, with status 1 when anyone was booked twice, told something wrong, or lost
 * what was acknowledged.
 *   STORM_ROUNDS (20), STORM_BOOKINGS (200 per round), STORM_SECONDS (60 of random traffic),
 *   STORM_SESSION_KILLS (200, between two statements), STORM_CRASHES (50, of the whole server)
 */
import 'reflect-metadata';

import { entities } from '../src/entities';
import { queues } from '../src/queues';
import { Database } from '../src/platform/database/database';
import { startThrowawayPostgres } from '../src/testing/harness/throwaway-postgres';
import { printStorm } from './storm/print-storm';
import { runStorm } from './storm/run-storm';
import { makeStormClinic, STORM_NOW } from './storm/storm-clinic';
import { numberFrom } from './support/environment';
import { startServer } from './support/server-process';

async function main(): Promise<void> {
  // Durable: what was acknowledged must outlive a kill.
  const postgres = await startThrowawayPostgres({ durable: true });
  try {
    const db = await Database.open(postgres.url, entities, 2);
    await db.migrate(queues);
    const clinic = await makeStormClinic(db);
    await db.close();
    const env = { DATABASE_URL: postgres.url, NOW: STORM_NOW };
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
    await postgres.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
