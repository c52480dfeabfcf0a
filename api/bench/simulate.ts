/**
 * npm run simulate: visitors book, move and cancel while networks, processes and the database fail (ADR 120).
 *   SIMULATION_SEED (of the clock)   the same operations and disasters again; their interleaving is the machine's
 *   SIMULATION_SEEDS (1)             how many, one after the other, each on its own database
 *   SIMULATION_OPERATIONS (20000), SIMULATION_VISITORS (64), SIMULATION_DISASTER_EVERY (500 operations)
 */
import 'reflect-metadata';

import { query } from '../src/testing/harness/query';
import { startThrowawayPostgres } from '../src/testing/harness/throwaway-postgres';
import type { Disaster } from './simulation/plan';
import { Replica } from './simulation/replica';
import { simulate, type Outcome } from './simulation/run-simulation';
import { prepareStormClinic, STORM_NOW } from './storm/storm-clinic';
import { numberFrom } from './support/distribution';
import { reportFaults, runCommand, withReleases } from './support/trial';

const REPLICAS = 2;
/** Visitors of both wait for each other, but not all for one. */
const SIZE = { professionals: 24, rooms: 20 };

runCommand(async () => {
  const first = numberFrom('SIMULATION_SEED', Date.now() % 1_000_000);
  const outcomes: Outcome[] = [];
  for (let seed = first; seed < first + numberFrom('SIMULATION_SEEDS', 1); seed += 1) {
    console.log(`Seed ${seed}: SIMULATION_SEED=${seed} npm run simulate repeats it.`);
    const outcome = await simulateSeed(seed);
    print([outcome]);
    reportFaults(outcome.faults, 'No slot was booked twice, nothing is lost, and no answer was false.');
    outcomes.push(outcome);
  }
  if (outcomes.length > 1) {
    console.log(`All ${outcomes.length} seeds:`);
    print(outcomes);
  }
});

function simulateSeed(seed: number): Promise<Outcome> {
  return withReleases(async (defer) => {
    const postgres = await startThrowawayPostgres({ durable: true });
    defer(() => postgres.stop());
    // A killed server loses nothing, because commits are still written before they are acknowledged. Only a loss of
    // power would need the disk to have them, and it is none of the disasters.
    await query(postgres.adminUrl, 'ALTER SYSTEM SET fsync = off');
    await query(postgres.adminUrl, 'SELECT pg_reload_conf()');
    const clinic = await prepareStormClinic(postgres.url, SIZE);
    const replicas = await Promise.all(Array.from({ length: REPLICAS }, () => Replica.open(postgres.url, STORM_NOW)));
    defer(() => Promise.all(replicas.map((replica) => replica.close())));
    return simulate({
      seed,
      operations: numberFrom('SIMULATION_OPERATIONS', 20_000),
      visitors: numberFrom('SIMULATION_VISITORS', 64),
      disasterEvery: numberFrom('SIMULATION_DISASTER_EVERY', 500),
      clinic,
      replicas,
      databaseUrl: postgres.url,
      crashDatabase: () => postgres.crash(),
    });
  });
}

function print(outcomes: readonly Outcome[]): void {
  const history = outcomes.flatMap((outcome) => outcome.history);
  const disasters = outcomes.flatMap((outcome) => outcome.disasters);
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  const faults = outcomes.reduce((sum, outcome) => sum + outcome.faults.length, 0);
  const merges = outcomes.reduce((sum, outcome) => sum + outcome.merges, 0);
  const results: Record<string, Record<string, number>> = {};
  for (const { kind, outcome } of history) count((results[kind] ??= {}), outcome);
  console.table(results);
  console.log(
    `${history.length} operations and ${merges} merges in ${Math.round(seconds)} s, ${faults} faults, ${disasters.length} disasters:`,
  );
  const times: Record<string, number> = {};
  for (const disaster of disasters) count(times, nameOf(disaster));
  console.table(times);
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

function nameOf(disaster: Disaster): string {
  return disaster.kind === 'network' ? `${disaster.fault} to the ${disaster.between}` : disaster.kind;
}
