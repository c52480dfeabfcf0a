/**
 * npm run fuzz: the REST calls are tried with valid, nearly valid and hostile requests, made from the OpenAPI document.
 * Ends with status 1 when an answer is a fault of ours, or is not as the document says.
 *   npm run fuzz -- --requests=10000 --seed=1
 */
import 'reflect-metadata';

import { parseArgs } from 'node:util';

import { fuzz } from '../src/testing/contract/fuzz';
import setUp from '../src/testing/harness/jest-global-setup';
import tearDown from '../src/testing/harness/jest-global-teardown';

const SHOWN = 20;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } });
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
  console.log(`Seed ${seed}`);
  await setUp();
  try {
    const { requests, seconds, statuses, faults } = await fuzz(Number(values.requests ?? 10_000), seed);
    const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
    console.log(`${requests} requests in ${seconds} s, ${faults.length} faults. ${counts.join(', ')}`);
    for (const { seed: own, requests: upTo, what, sent } of faults.slice(0, SHOWN)) {
      console.log(`\n${what}\n  ${JSON.stringify(sent).slice(0, 2_000)}`);
      console.log(`  again: npm run fuzz -- --requests=${upTo} --seed=${own}`);
    }
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await tearDown();
  }
}

void main();
