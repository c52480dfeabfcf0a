/**
 * npm run fuzz: valid, nearly valid and hostile REST requests, generated from the OpenAPI document. Exits with 1 after
 * a server error, or an answer that differs from the document.
 *   npm run fuzz -- --requests=10000 --seed=1
 */
import 'reflect-metadata';

import { parseArgs } from 'node:util';

import { fuzz } from '../src/testing/contract/fuzz';
import setUp from '../src/testing/harness/jest-global-setup';
import tearDown from '../src/testing/harness/jest-global-teardown';
import { runCommand } from './support/trial';

const SHOWN = 20;

runCommand(async () => {
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
});
