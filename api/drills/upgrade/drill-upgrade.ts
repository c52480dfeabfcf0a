/**
 * npm run drill -- upgrade: the released version and this one on one database, while callers book, read and follow
 * events (ADR 112). Stages: two old replicas, then the new schema under them, then one replica replaced after the
 * other, then back again. Any error, double booking or lost acknowledged write is a fault.
 *   UPGRADE_SECONDS (5, per stage), UPGRADE_CALLERS (8)
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';

import { numberFrom } from '../../bench/support/distribution';
import { overlapsIn, withReleases } from '../../bench/support/trial';
import { Outbox } from '../../src/platform/mail/outbox';
import { builtFile } from '../../src/testing/harness/built';
import { eventually } from '../../src/testing/harness/eventually';
import { startThrowawayPostgres } from '../../src/testing/harness/throwaway-postgres';
import { Fleet } from './fleet';
import { Load, type Ledger } from './load';
import { releasedVersion } from './released-version';

const ROOT = path.resolve(__dirname, '../../..');

export function drillUpgrade(): Promise<readonly string[]> {
  return withReleases(async (defer) => {
    builtFile('bundle/main.js');
    const released = await releasedVersion(ROOT);
    const [older, newer] = [
      { name: released.version, root: released.folder },
      { name: 'this one', root: ROOT },
    ];
    const seconds = numberFrom('UPGRADE_SECONDS', 5);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'turnero-upgrade-'));
    defer(() => rm(dataDir, { recursive: true, force: true }));
    // As a clinic's server.
    const postgres = await startThrowawayPostgres({ durable: true });
    defer(() => postgres.stop());
    const fleet = new Fleet(postgres.url, dataDir);
    defer(() => fleet.stop());
    await fleet.start(older);
    await fleet.start(older);
    const load = await Load.begin(() => fleet.pick(), numberFrom('UPGRADE_CALLERS', 8));
    const stage = async (name: string, step?: () => Promise<void>) => {
      load.stage = name;
      const began = performance.now();
      await step?.();
      await pause(seconds * 1000);
      console.log(`${name.padEnd(34)} ${((performance.now() - began) / 1000).toFixed(1)} s  ${load.summary(name)}`);
    };
    await stage(`${older.name} twice`);
    await stage('npm run migrate under them', () => fleet.migrate(newer));
    await stage('one of each', () => fleet.replace(newer));
    await stage('this one twice', () => fleet.replace(newer));
    await stage('back: one of each', () => fleet.replace(older));
    await stage(`back: ${older.name} twice`, () => fleet.replace(older));
    const ledger = await load.end();
    const { bookings, events, requests } = ledger;
    console.log(`${requests} requests, ${bookings.size} bookings, ${events.length} events`);
    return [
      ...fleet.faults,
      ...ledger.faults,
      ...(await databaseFaults(postgres.url, ledger)),
      ...eventFaults(ledger),
      ...(await mailFaults(new Outbox(path.join(dataDir, 'outbox')), ledger)),
    ];
  });
}

async function databaseFaults(url: string, { bookings }: Ledger): Promise<string[]> {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    const { rows } = await pool.query<{ id: string }>(LOST, [[...bookings.keys()]]);
    return [...(await overlapsIn(pool)), ...rows.map(({ id }) => `The turno ${id} was acknowledged and is not there`)];
  } finally {
    await pool.end();
  }
}

const LOST = `
  SELECT wanted AS id FROM unnest($1::text[]) AS wanted
  WHERE NOT EXISTS (SELECT FROM appointments WHERE id::text = wanted)`;

function eventFaults({ events, bookings }: Ledger): string[] {
  const gaps = events.filter(({ sequence }, index) => index > 0 && sequence !== events[index - 1]!.sequence + 1);
  const reported = new Set(events.filter(({ type }) => type === 'appointment.booked').map(({ id }) => id));
  const missing = [...bookings.keys()].filter((id) => !reported.has(id));
  return [
    ...gaps.map(({ sequence }) => `The event ${sequence} does not follow the one before`),
    ...missing.map((id) => `The turno ${id} was acknowledged and has no event`),
  ];
}

/** Some may still be queued. */
async function mailFaults(outbox: Outbox, { bookings }: Ledger): Promise<string[]> {
  const faultsNow = async () => {
    const counts = new Map<string, number>();
    for (const { to } of await outbox.list()) counts.set(to, (counts.get(to) ?? 0) + 1);
    return [...bookings.values()].flatMap((address) => {
      const count = counts.get(address) ?? 0;
      return count === 1 ? [] : [`${address} got ${count} confirmations`];
    });
  };
  const noFaults = async () => {
    if ((await faultsNow()).length > 0) throw new Error('some are missing');
  };
  await eventually(noFaults, 30_000).catch(() => undefined);
  return faultsNow();
}
