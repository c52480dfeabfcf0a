/**
 * npm run simulate: visitors book, move and cancel through two processes of the product, while networks break on both
 * sides of it, processes are killed and the database crashes. Everything is made from one seed. In the end a checker
 * says whether what everybody was told and what is stored could have come about one thing after the other.
 *   SIMULATION_SEED (of the clock)   the same operations and disasters again; their interleaving is the machine's
 *   SIMULATION_SEEDS (1)             how many, one after the other, each on a database of its own
 *   SIMULATION_OPERATIONS (20000), SIMULATION_VISITORS (64), SIMULATION_DISASTER_EVERY (500 operations)
 */
import 'reflect-metadata';

import { entities } from '../src/entities';
import { Database } from '../src/platform/database/database';
import { query } from '../src/testing/harness/query';
import { startThrowawayPostgres } from '../src/testing/harness/throwaway-postgres';
import { printRun, printSum } from './simulation/print-runs';
import { Replica } from './simulation/replica';
import { simulate, type Outcome } from './simulation/run-simulation';
import { makeStormClinic, STORM_NOW } from './storm/storm-clinic';
import { numberFrom } from './support/environment';

const REPLICAS = 2;
/** As many as let visitors of both wait for each other, and not all for one. */
const PROFESSIONALS = 24;
const ROOMS = 20;

async function main(): Promise<void> {
  const first = numberFrom('SIMULATION_SEED', Date.now() % 1_000_000);
  const outcomes: Outcome[] = [];
  for (let seed = first; seed < first + numberFrom('SIMULATION_SEEDS', 1); seed += 1) {
    console.log(`Seed ${seed}: SIMULATION_SEED=${seed} npm run simulate does the same again.`);
    const outcome = await simulateSeed(seed);
    printRun(outcome);
    if (outcome.faults.length > 0) process.exitCode = 1;
    outcomes.push(outcome);
  }
  if (outcomes.length > 1) printSum(outcomes);
}

async function simulateSeed(seed: number): Promise<Outcome> {
  const postgres = await startThrowawayPostgres({ durable: true });
  const stops: (() => Promise<unknown>)[] = [() => postgres.stop()];
  try {
    // A commit is still written before it is acknowledged, which is all that a killed server needs. Only the loss of
    // power would need the disk to have it, and is none of the disasters.
    await query(postgres.adminUrl, 'ALTER SYSTEM SET fsync = off');
    await query(postgres.adminUrl, 'SELECT pg_reload_conf()');
    const db = await Database.open(postgres.url, entities, 2);
    await db.migrate();
    const clinic = await makeStormClinic(db, PROFESSIONALS, ROOMS);
    await db.close();
    const replicas = await Promise.all(Array.from({ length: REPLICAS }, () => Replica.open(postgres.url, STORM_NOW)));
    stops.push(() => Promise.all(replicas.map((replica) => replica.close())));
    return await simulate({
      seed,
      operations: numberFrom('SIMULATION_OPERATIONS', 20_000),
      visitors: numberFrom('SIMULATION_VISITORS', 64),
      disasterEvery: numberFrom('SIMULATION_DISASTER_EVERY', 500),
      clinic,
      replicas,
      databaseUrl: postgres.url,
      crashDatabase: () => postgres.crash(),
    });
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
