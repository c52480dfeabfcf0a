import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';

import { startTestApp, type TestApp } from '../../testing/harness/app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${app.url}${path}`, { headers });

describe('every answer', () => {
  test.each([
    '/graphql',
    '/graphql/schema.graphql',
    '/api/nada',
    '/nada',
    '/health',
    '/ready',
    '/metrics',
    '/dev/mail.json',
  ])('of %s is guarded by the strictest policy', async (path) => {
    const { headers } = await get(path, { 'apollo-require-preflight': '1' });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('access-control-allow-origin')).toBe(false);
  });

  test('of GraphQL is not cached', async () => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ rooms { id } }"}',
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

describe('a browser that opens the GraphQL address', () => {
  test('gets a Spanish Sandbox page with a fallback, and a policy for Apollo’s files only', async () => {
    const response = await get('/graphql', { accept: 'text/html,application/xhtml+xml' });
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain('<html lang="es-AR">');
    expect(page).toContain('/graphql/schema.graphql');
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    expect(page).toContain(`nonce="${nonce}"`);
    expect(policy).not.toContain('unsafe');
    expect(
      [...new Set(policy.match(/https:\/\/[\w.-]+/g))].every((origin) => origin.endsWith('.apollographql.com')),
    ).toBe(true);
  });

  test('gets examples, each with its own address and authentication headers', async () => {
    const page = async (search: string) => (await get(`/graphql${search}`, { accept: 'text/html' })).text();
    const first = await page('');
    expect(first).toContain('<a href="/graphql?ejemplo=reservar">Reservar un turno</a>');
    expect(first).toContain('query Especialidades');
    const chosen = await page('?ejemplo=turnos-del-dia');
    expect(chosen).toContain('aria-current="page">Turnos de un día');
    expect(chosen).toContain('query TurnosDelDia');
    expect(chosen).toContain('"Authorization":"Bearer \\u003ctoken');
    expect(await page('?ejemplo=ninguno')).toContain('query Especialidades');
  });

  test('gets a new nonce each time', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await get('/graphql', { accept: 'text/html' })).headers.get('content-security-policy')),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });
});

test('the schema is served as text', async () => {
  const response = await get('/graphql/schema.graphql');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain('type Mutation {');
});

test('/health and /ready report the state, and /health the version', async () => {
  const { version } = JSON.parse(readFileSync(path.join(__dirname, '../../../package.json'), 'utf8'));
  for (const [address, answer] of [
    ['/health', { status: 'ok', version }],
    ['/ready', { status: 'ready' }],
  ] as const) {
    const response = await get(address);
    expect([response.status, await response.json()]).toEqual([200, answer]);
  }
  expect(await (await get('/api/openapi.json')).json()).toMatchObject({ info: { version } });
});

test('/metrics counts requests by kind and status, without personal data', async () => {
  await fetch(`${app.url}/graphql?correo=ana@ejemplo.example`, { method: 'POST' });
  const text = await (await get('/metrics')).text();
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).toContain('http_request_duration_seconds_count{kind="graphql",route="/graphql",status="415"}');
  expect(text).not.toContain('ana@');
});

test('/metrics is hidden behind a proxy', async () => {
  for (const header of ['x-forwarded-for', 'forwarded'])
    expect((await get('/metrics', { [header]: '127.0.0.1' })).status).toBe(404);
});

test('/metrics is hidden under a foreign host name (DNS rebinding)', async () => {
  const statusUnder = (host: string) =>
    new Promise((resolve, reject) => {
      request(`${app.url}/metrics`, { headers: { host } }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
  expect(await statusUnder('evil.example')).toBe(404);
  expect(await statusUnder('turnos.clinica.example')).toBe(200);
});

test.each([
  '/%',
  '/%ff',
  '/..%2f..%2fetc/passwd',
  '//',
  '//evil.example',
  '/graphql/',
  '/graphql?%',
  '/graphql?query=%ff',
  `/${'x'.repeat(8000)}`,
])('The odd address %.40s breaks nothing', async (path) => {
  const { status } = await get(path, { 'apollo-require-preflight': '1' });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});
