/**
 * npm run drill -- upgrade: the released version and this one side by side on one database, while people book, read and
 * follow events: both old, the schema of this one under them, one replaced after the other; and back again. Ends with 1
 * when anyone was told of a fault, booked twice, or lost what was acknowledged.
 *   UPGRADE_SECONDS (5, of each stage), UPGRADE_CALLERS (8)
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { numberFrom } from '../../bench/support/environment';
import { builtFile } from '../../src/testing/harness/built';
import { startThrowawayPostgres } from '../../src/testing/harness/throwaway-postgres';
import { auditUpgrade } from './audit-upgrade';
import { Fleet } from './fleet';
import { Load } from './load';
import { releasedVersion } from './released-version';

const ROOT = path.resolve(__dirname, '../../..');

export async function drillUpgrade(): Promise<boolean> {
  builtFile('bundle/main.js');
  const released = await releasedVersion(ROOT);
  const [older, newer] = [
    { name: released.version, root: released.folder },
    { name: 'this one', root: ROOT },
  ];
  const seconds = numberFrom('UPGRADE_SECONDS', 5);
  // Durable, as a clinic's is.
  const postgres = await startThrowawayPostgres({ durable: true });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'turnero-upgrade-'));
  const fleet = new Fleet(postgres.url, dataDir);
  try {
    await fleet.start(older);
    await fleet.start(older);
    const load = await Load.begin(() => fleet.pick(), numberFrom('UPGRADE_CALLERS', 8));
    const stage = async (what: string, step: () => Promise<void>) => {
      load.stage = what;
      const began = performance.now();
      await step();
      await pause(seconds * 1000);
      console.log(`${what.padEnd(34)} ${((performance.now() - began) / 1000).toFixed(1)} s  ${load.summary(what)}`);
    };
    await stage(`${older.name} twice`, () => Promise.resolve());
    await stage('npm run migrate under them', () => fleet.migrate(newer));
    await stage('one of each', () => fleet.replace(newer));
    await stage('this one twice', () => fleet.replace(newer));
    await stage('back: one of each', () => fleet.replace(older));
    await stage(`back: ${older.name} twice`, () => fleet.replace(older));
    const ledger = await load.end();
    const faults = [...fleet.faults, ...ledger.faults, ...(await auditUpgrade(postgres.url, dataDir, ledger))];
    const { bookings, events, requests } = ledger;
    console.log(`${requests} requests, ${bookings.size} bookings, ${events.length} events, ${faults.length} faults`);
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    return faults.length === 0;
  } finally {
    await fleet.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
