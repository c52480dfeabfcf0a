import { once } from 'node:events';
import { request } from 'node:http';

import { startTestApp, type TestApp } from '../../testing/harness/app';
import { sendGraphQL, type GraphQLAnswer } from '../../testing/harness/graphql';

/** Released by the test, long before the database's limits. */
const CLINIC = '{ clinic { name } }';
const ROOMS = '{ rooms { id } }';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp(undefined, { trustedProxies: 1, sourceLimits: true, poolSize: 10 });
});
afterAll(() => app.close());

const ask = (query: string, from: string): Promise<GraphQLAnswer<object>> =>
  sendGraphQL(app, query, {}, undefined, from);
const asking = (count: number, query: string, from: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ask(query, from(index)));
const statuses = async (answers: Promise<GraphQLAnswer<object>>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

/** Blocks reads of the clinic's settings while `meanwhile` runs. */
async function withSettingsLocked(meanwhile: () => Promise<void>): Promise<void> {
  const client = await app.db.pool.connect();
  try {
    await client.query('BEGIN; LOCK TABLE settings');
    await meanwhile();
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test('a source with many requests waits in its own queue while others are answered', async () => {
  let answers: Promise<GraphQLAnswer<object>>[] = [];
  await withSettingsLocked(async () => {
    answers = asking(30, CLINIC, () => '198.51.100.1');
    expect(await statuses(asking(20, ROOMS, (index) => `203.0.113.${index}`))).toEqual(Array(20).fill(200));
  });
  expect(await statuses(answers)).toEqual(Array(30).fill(200));
});

test('an IPv6 /48 has one queue', async () => {
  let answers: Promise<GraphQLAnswer<object>>[] = [];
  await withSettingsLocked(async () => {
    answers = asking(30, CLINIC, (index) => `2001:db8:7:${index.toString(16)}::1`);
    expect(await statuses(asking(5, ROOMS, () => '2001:db8:8::1'))).toEqual(Array(5).fill(200));
  });
  expect(await statuses(answers)).toEqual(Array(30).fill(200));
});

test('a source with two hundred waiting requests gets 429, in GraphQL and REST', async () => {
  let answers: Promise<GraphQLAnswer<object>>[] = [];
  await withSettingsLocked(async () => {
    answers = asking(220, CLINIC, () => '198.51.100.2');
    const refused = (await Promise.all(answers.slice(204))).map(({ status, errors }) => [
      status,
      errors?.[0]?.extensions.code,
      errors?.[0]?.extensions.retryAfterSeconds,
    ]);
    expect(refused).toEqual(Array(16).fill([429, 'TOO_MANY_REQUESTS', 2]));
    const rest = await fetch(`${app.url}/api/public/rooms`, { headers: { 'x-forwarded-for': '198.51.100.2' } });
    expect([rest.status, rest.headers.get('retry-after')]).toEqual([429, '2']);
    expect(await rest.json()).toEqual({
      error: 'Hay demasiadas consultas a la vez desde tu conexión. Esperá unos segundos y volvé a intentarlo.',
      code: 'TOO_MANY_REQUESTS',
    });
  });
  expect((await statuses(answers.slice(0, 204))).every((status) => status === 200)).toBe(true);
});

test.each(['/fhir/Appointment/$find', '/fhir/Slot/_search', '/api/appointments', '/graphql'])(
  'a slow sender to %s takes no turn from others behind its address',
  async (path) => {
    const headers = { 'x-forwarded-for': '198.51.100.3', 'content-length': 1_000, expect: '100-continue' };
    const type = path.endsWith('_search') ? 'application/x-www-form-urlencoded' : 'application/json';
    const slow = Array.from({ length: 4 }, () =>
      request(app.url + path, { method: 'POST', headers: { ...headers, 'content-type': type } }),
    );
    let areCutOff = false;
    for (const sending of slow) {
      sending.on('response', () => (areCutOff = true)).on('error', () => undefined);
      sending.flushHeaders();
    }
    await Promise.all(slow.map((sending) => once(sending, 'continue')));
    expect((await ask(CLINIC, '198.51.100.3')).status).toBe(200);
    expect(areCutOff).toBe(false);
    slow.forEach((sending) => sending.destroy());
  },
);
