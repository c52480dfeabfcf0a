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
import type { Operation } from './simulation/history';
import type { Disaster } from './simulation/plan';
import { Replica } from './simulation/replica';
import { simulate, type Outcome } from './simulation/run-simulation';
import { makeStormClinic, STORM_NOW } from './storm/storm-clinic';
import { numberFrom } from './support/distribution';

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

const OUTCOMES = ['ok', 'taken', 'refused', 'unsure'] as const;

function printRun({ history, disasters, seconds, cost, faults }: Outcome): void {
  console.table(tableOf([history]));
  console.log(`${history.length} operations in ${Math.round(seconds)} s, among ${disasters.length} disasters:`);
  console.table(countedBy(disasters, nameOf));
  const [product, visitors] = [cost.product.toFixed(1), cost.visitors.toFixed(1)];
  console.log(`Processor time of an operation: ${product} ms of the product, ${visitors} ms of visitors and networks.`);
  if (faults.length === 0) console.log('Nobody was booked twice, nothing is lost, and no answer was false.');
  else console.log([`FAULTS (${faults.length}):`, ...faults.slice(0, 20)].join('\n  '));
}

function printSum(outcomes: readonly Outcome[]): void {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  console.log(`All ${outcomes.length} seeds:`);
  console.table(tableOf(outcomes.map(({ history }) => history)));
  console.table(
    countedBy(
      outcomes.flatMap(({ disasters }) => disasters),
      nameOf,
    ),
  );
  const operations = sum(outcomes.map(({ history }) => history.length));
  const seconds = Math.round(sum(outcomes.map((outcome) => outcome.seconds)));
  const faults = sum(outcomes.map((outcome) => outcome.faults.length));
  console.log(`${operations} operations in ${seconds} s, ${faults} faults.`);
}

function tableOf(histories: readonly (readonly Operation[])[]) {
  return Object.fromEntries(
    (['book', 'move', 'cancel'] as const).map((kind) => [
      kind,
      Object.fromEntries(
        OUTCOMES.map((outcome) => [
          outcome,
          histories
            .map((history) => history.filter((one) => one.kind === kind && one.outcome === outcome).length)
            .reduce((total, count) => total + count, 0),
        ]),
      ),
    ]),
  );
}

function nameOf(disaster: Disaster): string {
  return disaster.kind === 'network' ? `${disaster.fault} to the ${disaster.between}` : disaster.kind;
}

function countedBy<Item>(items: readonly Item[], nameIt: (item: Item) => string): Record<string, { times: number }> {
  const counts: Record<string, { times: number }> = {};
  for (const item of items) (counts[nameIt(item)] ??= { times: 0 }).times += 1;
  return counts;
}
