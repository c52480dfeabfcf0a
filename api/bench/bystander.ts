import { setTimeout as pause } from 'node:timers/promises';

import type { BenchPostgres } from './support/bench-postgres';
import { openBenchClinic } from './clinics/bench-clinic';
import { BENCH_NOW, SMALL } from './clinics/make-clinic';
import { quantile } from './support/distribution';
import { JsonConnection, jsonRequest, openConnections } from './support/json-connection';
import { startServer } from './support/server-process';

const GREEDY_CONNECTIONS = 30;
const SECONDS = 8;
const WARM_UP = 200;
const GOAL_MS = 100;

/** Sent by thirty connections of one source; `n` makes requests differ. */
const GREEDY: readonly { name: string; request(n: number): string }[] = [
  {
    name: 'what is free next, by eight names',
    request: () => `{ ${eight((it) => `n${it}: nextSlots(limit: ${it + 1}) { startTime professional { name } }`)} }`,
  },
  {
    name: 'what is free next, by two names',
    request: () =>
      '{ a: nextSlots(limit: 4) { startTime professional { name } } b: nextSlots(limit: 12) { startTime } }',
  },
  {
    name: 'four months of slots, never the same ones',
    request: (n) => `{ ${eight((it) => (it < 4 ? month(`m${it}: `, 1 + ((n * 4 + it) % 20), 10 + (n % 400)) : ''))} }`,
  },
];

/** How long another address waits for a month of slots, alone and beside a greedy source. */
export async function measureBystander(postgres: BenchPostgres): Promise<void> {
  const clinic = await openBenchClinic(postgres, 'bystander', SMALL);
  const server = await startServer('support/api-server.ts', {
    DATABASE_URL: clinic.url,
    NOW: BENCH_NOW,
    CLOCK: 'runs',
    SOURCE_LIMITS: 'on',
    TRUSTED_PROXIES: '1',
  });
  try {
    console.log(`\na bystander's month of slots beside ${GREEDY_CONNECTIONS} greedy connections of one source`);
    const bystander = await JsonConnection.open(server.port);
    for (let n = 0; n < WARM_UP; n += 1)
      await bystander.send(requestFrom('203.0.113.7', `{ ${month('', 1 + (n % 20), 30)} }`));
    report('alone', await waitsOf(bystander), '');
    for (const { name, request } of GREEDY) {
      const greedy = await openConnections([server.port], GREEDY_CONNECTIONS);
      const statuses = new Map<number, number>();
      let isOver = false;
      let sent = 0;
      const sending = greedy.map(async (connection) => {
        while (!isOver) {
          const { status } = await connection.send(requestFrom('198.51.100.1', request((sent += 1))));
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      });
      const waits = await waitsOf(bystander);
      isOver = true;
      await Promise.all(sending);
      greedy.forEach((connection) => connection.close());
      report(
        name,
        waits,
        [...statuses].map(([status, count]) => `${Math.round(count / SECONDS)} × ${status} a second`).join(', '),
      );
    }
    bystander.close();
  } finally {
    await server.stop();
    await clinic.close();
  }
}

/** Milliseconds; twenty samples a second. */
async function waitsOf(connection: JsonConnection): Promise<number[]> {
  const waits: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  for (let n = 0; performance.now() < until; n += 1) {
    const started = performance.now();
    const { status, body } = await connection.send(requestFrom('203.0.113.7', `{ ${month('', 1 + (n % 20), 30)} }`));
    if (status !== 200 || body.includes('"errors"'))
      throw new Error(`The bystander got ${status} ${body.slice(0, 300)}`);
    waits.push(performance.now() - started);
    await pause(50);
  }
  return waits;
}

function report(name: string, waits: readonly number[], greedy: string): void {
  const usual = quantile(waits, 0.5);
  console.log(
    `  ${name}: p50 ${usual.toFixed(0)} ms, p99 ${quantile(waits, 0.99).toFixed(0)} ms, ${waits.length} requests` +
      `  p50 <= ${GOAL_MS} ms: ${usual <= GOAL_MS ? 'reached' : 'MISSED'}${greedy && `  (the greedy: ${greedy})`}`,
  );
}

function month(alias: string, professionalId: number, durationMinutes: number): string {
  const args = `professionalId: ${professionalId}, year: 2026, month: 6, durationMinutes: ${durationMinutes}`;
  return `${alias}monthSlots(${args}) { days { day slots } }`;
}

function eight(part: (index: number) => string): string {
  return Array.from({ length: 8 }, (_, index) => part(index)).join(' ');
}

function requestFrom(from: string, query: string): Buffer {
  return jsonRequest('/graphql', { query }, { 'X-Forwarded-For': from });
}
