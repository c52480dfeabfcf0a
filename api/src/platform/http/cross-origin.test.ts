import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { crossOrigin } from './cross-origin';

let server: Server | undefined;
afterEach(() => server?.close());

const OURS = 'https://www.clinica.example';
const PREFLIGHT = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' };

/** Answers 200 to all but preflights. */
async function ask(origins: readonly string[], method: string, headers: Record<string, string>): Promise<Response> {
  const answersPreflight = crossOrigin(origins);
  server = createServer((request, response) => void (answersPreflight(request, response) || response.end('{}')));
  await new Promise<void>((resolve) => void server!.listen(0, '127.0.0.1', resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { method, headers });
}

const allowOrigin = ({ headers }: Response) => headers.get('access-control-allow-origin');

test('a page of a listed origin may call and read the response headers', async () => {
  const answer = await ask([OURS], 'GET', { origin: OURS });
  expect([answer.status, allowOrigin(answer), answer.headers.get('vary')]).toEqual([200, OURS, 'Origin']);
  for (const name of ['ETag', 'Link', 'Location', 'RateLimit', 'Retry-After'])
    expect(answer.headers.get('access-control-expose-headers')).toContain(name);
});

test('its preflight lists the allowed methods and headers', async () => {
  const { status, headers } = await ask([OURS], 'OPTIONS', { origin: OURS, ...PREFLIGHT });
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-methods')).toContain('PUT');
  expect(headers.get('access-control-allow-headers')).toMatch(/Authorization.*Idempotency-Key/);
  expect(headers.get('vary')).toBe('Origin');
});

test.each([
  ['of another origin', [OURS], 'https://www.clinica.example.evil.example'],
  ['of the same name over http', [OURS], 'http://www.clinica.example'],
  ['without an origin, as a file', [OURS], 'null'],
  ['of any, where none is listed', [], OURS],
])('A page %s is allowed nothing', async (_, origins, origin) => {
  for (const [method, headers] of [
    ['GET', {}],
    ['OPTIONS', PREFLIGHT],
  ] as const) {
    const answer = await ask(origins, method, { origin, ...headers });
    expect([answer.status, allowOrigin(answer), answer.headers.get('vary')]).toEqual([
      200,
      null,
      origins.length > 0 ? 'Origin' : null,
    ]);
    server?.close();
  }
});

test('* allows every page, without credentials', async () => {
  const answer = await ask(['*'], 'GET', { origin: 'https://otro.example' });
  expect([allowOrigin(answer), answer.headers.get('access-control-allow-credentials')]).toEqual(['*', null]);
});

test('an OPTIONS request that is no preflight goes to its address', async () => {
  expect((await ask([OURS], 'OPTIONS', { origin: OURS })).status).toBe(200);
});
