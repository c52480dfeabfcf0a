import { readFile } from 'node:fs/promises';
import type { PoolClient } from 'pg';

import { entities } from '../src/entities';
import { Database } from '../src/platform/database/database';
import type { Statement } from '../src/platform/database/statement';
import { everyStatement } from '../src/testing/statements/every-statement';
import { openServedClinic, type ServedClinic } from './clinics/bench-clinic';
import { NEW } from './clinics/make-clinic';
import { runSlice } from './measure/slice';
import { scenariosOf } from './scenarios';
import { bookingSide, productSide } from './sides';
import type { BenchPostgres } from './support/bench-postgres';
import { numberFrom } from './support/environment';

/** PostgreSQL plans by values so often, before it keeps a plan for all. */
const TIMES = 6;
const SECONDS_EACH = 15;
const ASKED = new Set(['month of slots', 'landing data', 'admin list']);

/**
 * What the sessions of one large pool take of the machine, pages that they share counted once: when as many people as
 * it has connections booked, and saw slots and lists; and when each session has asked whatever the sources say. The
 * server needs `max_connections` for it.
 */
export async function measurePoolMemory(postgres: BenchPostgres): Promise<void> {
  const poolSize = numberFrom('BENCH_POOL', 400);
  const clinic = await openServedClinic(postgres, 'new', NEW, { env: { POOL_SIZE: String(poolSize) } });
  try {
    console.log(`\na pool of ${poolSize}: MiB of its sessions, and of one`);
    await serve(clinic, poolSize);
    await print('when people booked and saw slots and lists', clinic);
    await clinic.product.stop();
    await askEverything(clinic, poolSize);
  } finally {
    await clinic.close();
  }
}

async function serve(clinic: ServedClinic, people: number): Promise<void> {
  const asked = scenariosOf(clinic.professionals).filter(({ name }) => ASKED.has(name));
  for (const side of [bookingSide(clinic), ...asked.map((scenario) => productSide(clinic, scenario))]) {
    const senders = await side.open(people);
    await runSlice(side, senders, SECONDS_EACH, clinic.admin);
    for (const sender of senders) sender.close();
  }
}

async function askEverything(clinic: ServedClinic, poolSize: number): Promise<void> {
  const db = await Database.open(clinic.url, entities, poolSize);
  try {
    const clients = await Promise.all(Array.from({ length: poolSize }, () => db.pool.connect()));
    await print('fresh', clinic);
    // A session keeps the last: let those be the largest.
    const asked = everyStatement()
      .filter(({ name }) => !name.startsWith('demo.'))
      .toSorted((one, other) => one.text.length - other.text.length);
    for (const client of clients) await ask(client, asked);
    await print(`when each has asked ${asked.length} statements`, clinic);
    for (const client of clients) client.release();
  } finally {
    await db.close();
  }
}

/** Without values, which many refuse, but only once they are planned. */
async function ask(client: PoolClient, statements: readonly Statement<unknown>[]): Promise<void> {
  for (const { name, text } of statements) {
    const places = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place));
    const values = Array.from({ length: Math.max(0, ...places) }, () => null);
    for (let time = 0; time < TIMES; time += 1) {
      await client.query('BEGIN');
      await client.query({ name, text, values }).catch(() => undefined);
      await client.query('ROLLBACK');
    }
  }
}

async function print(what: string, { admin }: ServedClinic): Promise<void> {
  const { rows } = await admin.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'turnero'",
  );
  const sizes = await Promise.all(rows.map(({ pid }) => proportionalKib(pid)));
  const sum = sizes.reduce((total, one) => total + one, 0);
  const [each, most] = [sum / sizes.length, Math.max(...sizes)];
  console.log(`  ${what}: ${mib(sum)} of ${sizes.length}, ${mib(each)} each, at most ${mib(most)}`);
}

const mib = (kib: number) => (kib / 1024).toFixed(1);

/** Its own, and its part of what it shares: the program's, and PostgreSQL's buffers. */
async function proportionalKib(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]);
}
