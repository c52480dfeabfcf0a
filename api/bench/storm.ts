/**
 * npm run storm: two API processes on one database of their own, and everyone wants the same slot. Ends by itself,
 * with status 1 when anyone was booked twice or told something wrong.
 *   STORM_ROUNDS (20), STORM_BOOKINGS (200 per round), STORM_SECONDS (60 of random traffic)
 */
import 'reflect-metadata';

import { entities } from '../src/entities';
import { Database } from '../src/platform/database/database';
import { startThrowawayPostgres } from '../src/testing/harness/throwaway-postgres';
import { printStorm } from './storm/print-storm';
import { runStorm } from './storm/run-storm';
import { makeStormClinic, STORM_NOW } from './storm/storm-clinic';
import { numberFrom } from './support/environment';
import { startServer } from './support/server-process';

async function main(): Promise<void> {
  const postgres = await startThrowawayPostgres();
  try {
    const db = await Database.open(postgres.url, entities, 2);
    await db.migrate();
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
