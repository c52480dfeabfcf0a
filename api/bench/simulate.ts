/**
 * npm run simulate: visitors book, move and cancel through two processes of the product, while networks break on both
 * sides of it, processes are killed and the database crashes. Everything is made from one seed. In the end a checker
 * says whether what everybody was told and what is stored could have come about one thing after the other.
 *   SIMULATION_SEED (of the clock)   the same operations and disasters again; their interleaving is the machine's
 *   SIMULATION_OPERATIONS (20000), SIMULATION_VISITORS (32), SIMULATION_DISASTER_EVERY (500 operations)
 */
import 'reflect-metadata';

import { entities } from '../src/entities';
import { Database } from '../src/platform/database/database';
import { startThrowawayPostgres } from '../src/testing/harness/throwaway-postgres';
import type { Disaster } from './simulation/plan';
import { Replica } from './simulation/replica';
import { simulate, type Outcome } from './simulation/run-simulation';
import { makeStormClinic, STORM_NOW } from './storm/storm-clinic';
import { numberFrom } from './support/environment';

const REPLICAS = 2;

async function main(): Promise<void> {
  const seed = numberFrom('SIMULATION_SEED', Date.now() % 1_000_000);
  console.log(`Seed ${seed}: SIMULATION_SEED=${seed} npm run simulate does the same again.`);
  // Durable, so that a crash loses nothing acknowledged.
  const postgres = await startThrowawayPostgres({ durable: true });
  const stops: (() => Promise<unknown>)[] = [() => postgres.stop()];
  try {
    const db = await Database.open(postgres.url, entities, 2);
    await db.migrate();
    const clinic = await makeStormClinic(db);
    await db.close();
    const replicas = await Promise.all(Array.from({ length: REPLICAS }, () => Replica.open(postgres.url, STORM_NOW)));
    stops.push(() => Promise.all(replicas.map((replica) => replica.close())));
    const outcome = await simulate({
      seed,
      operations: numberFrom('SIMULATION_OPERATIONS', 20_000),
      visitors: numberFrom('SIMULATION_VISITORS', 32),
      disasterEvery: numberFrom('SIMULATION_DISASTER_EVERY', 500),
      clinic,
      replicas,
      databaseUrl: postgres.url,
      crashDatabase: () => postgres.crash(),
    });
    print(outcome);
    process.exitCode = outcome.faults.length === 0 ? 0 : 1;
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

function print({ history, disasters, seconds, faults }: Outcome): void {
  const outcomes = ['ok', 'taken', 'refused', 'unsure'] as const;
  console.table(
    Object.fromEntries(
      (['book', 'move', 'cancel'] as const).map((kind) => [
        kind,
        Object.fromEntries(
          outcomes.map((outcome) => [
            outcome,
            history.filter((one) => one.kind === kind && one.outcome === outcome).length,
          ]),
        ),
      ]),
    ),
  );
  console.log(`${history.length} operations in ${Math.round(seconds)} s, among ${disasters.length} disasters:`);
  console.table(Object.fromEntries([...countedBy(disasters, nameOf)].map(([name, times]) => [name, { times }])));
  if (faults.length === 0) console.log('Nobody was booked twice, nothing is lost, and no answer was false.');
  else console.log([`FAULTS (${faults.length}):`, ...faults.slice(0, 20)].join('\n  '));
}

function nameOf(disaster: Disaster): string {
  return disaster.kind === 'network' ? `${disaster.fault} to the ${disaster.between}` : disaster.kind;
}

function countedBy<Item>(items: readonly Item[], nameIt: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(nameIt(item), (counts.get(nameIt(item)) ?? 0) + 1);
  return counts;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
