import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { EVENT_TYPES } from './domain/event-types';
import { NO_EXAMPLE } from './platform/rest/openapi/examples';
import { makeKey } from './testing/factories/api-keys';
import { openSession } from './testing/factories/people';
import { makeExampleClinic, type ExampleClinic } from './testing/contract/example-clinic';
import { addressOf, exampleRequest } from './testing/contract/example-request';
import { fuzz } from './testing/contract/fuzz';
import { send, type Sent } from './testing/contract/http-call';
import { operationsOf, type Answered, type OpenApi, type Operation } from './testing/contract/operations';
import { startTestApp, type TestApp } from './testing/harness/app';
import { callRest } from './testing/harness/rest';

/** CORS_ORIGINS. */
const ELSEWHERE = 'https://www.clinica.example';

let app: TestApp;
let document: OpenApi;
let operations: Operation[];
let clinic: ExampleClinic;

beforeAll(async () => {
  app = await startTestApp(undefined, { corsOrigins: [ELSEWHERE] });
  document = (await callRest(app, 'GET /openapi.json')).body as OpenApi;
  operations = operationsOf(document);
  clinic = await makeExampleClinic(app.db, operations);
});
afterAll(() => app.close());

test('the document is valid OpenAPI 3.1', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'turnero-openapi-'));
  const file = path.join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  // A separate program, because Jest cannot load an ES module that uses import.meta.
  const validator = require.resolve('@seriousme/openapi-schema-validator/bin/validate-api-cli.js');
  const { stdout } = await promisify(execFile)(process.execPath, [validator, file]);
  await rm(folder, { recursive: true });
  expect(JSON.parse(stdout)).toEqual({ valid: true });
  expect(document.openapi).toMatch(/^3\.1\./);
});

test('webhooks are documented per event type, with headers and effects of answers', () => {
  expect(Object.keys(document.webhooks)).toEqual([...Object.keys(EVENT_TYPES), 'webhook.test']);
  for (const { post } of Object.values(document.webhooks)) {
    expect(post.parameters.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    expect(Object.keys(post.responses)).toEqual(['408', '410', '429', '2XX', '5XX', 'default']);
  }
  expect(document.webhooks['appointment.moved']!.post.responses['410']!.description).toMatch(/se pausa/);
});

test('every text in an example comes from a declared example', () => {
  const text = JSON.stringify(document.paths);
  const at = text.indexOf(`"${NO_EXAMPLE}"`);
  expect(at === -1 ? null : text.slice(at - 200, at)).toBeNull();
});

/** `npm run fuzz` uses other seeds. */
const FUZZ_SEED = 20_261_126;

/** Reads before creating, and creates before deleting, so that the examples' records exist. */
const IN_ORDER = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

test('every example gets a documented answer, and its shown answer fits the schema', async () => {
  const faults: string[] = [];
  for (const method of IN_ORDER) {
    for (const operation of operations.filter((it) => it.method === method)) {
      const request = await exampleRequest(operation, clinic);
      const answer = await send(app.url, request);
      const fault = answer.status < 300 ? operation.faultOf(answer) : `${answer.status} ${JSON.stringify(answer.body)}`;
      if (fault !== null) faults.push(`${operation.line} ${String(request.body ?? '')}: ${fault}`);
      if (operation.json && !operation.takes(operation.json.example)) faults.push(`${operation.line}: request`);
      for (const [status, { content }] of Object.entries(operation.described.responses)) {
        const { example } = content?.['application/json'] ?? {};
        const headers = new Headers({ 'content-type': 'application/json' });
        const shown =
          example === undefined ? null : operation.faultOf({ status: Number(status), headers, body: example });
        if (shown !== null) faults.push(`${operation.line} shows ${shown}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(operations.length).toBeGreaterThan(80);
});

describe('at every address,', () => {
  const asAdmin = async (sent: Partial<Sent> & Pick<Sent, 'method' | 'address'>) => {
    const token = await openSession(app.db, clinic.userIds.admin);
    return send(app.url, { ...sent, headers: { authorization: `Bearer ${token}`, ...sent.headers } });
  };
  const codeOf = ({ status, body }: Answered) => `${status} ${(body as { code?: string } | undefined)?.code}`;
  const faultsOf = async (test: (operation: Operation) => Promise<string | null>) => {
    const found: string[] = [];
    for (const operation of operations) {
      const fault = await test(operation);
      if (fault !== null) found.push(`${operation.line}: ${fault}`);
    }
    return found;
  };
  const addressHere = (operation: Operation) => addressOf(operation, (name) => operation.example(name)).split('?')[0]!;

  test('other methods get 405 with Allow, OPTIONS lists them, and HEAD is GET without a body', async () => {
    const faults = await faultsOf(async (operation) => {
      const address = addressHere(operation);
      const other = await send(app.url, { method: 'PROPFIND', address, headers: {} });
      const options = await send(app.url, { method: 'OPTIONS', address, headers: {} });
      const allowed = options.headers.get('allow')?.split(', ') ?? [];
      if (codeOf(other) !== '405 METHOD_NOT_ALLOWED' || other.headers.get('allow') !== allowed.join(', '))
        return codeOf(other);
      if (options.status !== 204 || !allowed.includes(operation.method))
        return `OPTIONS ${options.status} ${allowed.join()}`;
      if (operation.method !== 'GET') return null;
      const request = await exampleRequest(operation, clinic);
      const [get, head] = [await send(app.url, request), await send(app.url, { ...request, method: 'HEAD' })];
      const told = (of: Answered) => [of.status, of.headers.get('content-type'), of.headers.get('etag')].join();
      return told(get) === told(head) && head.body === undefined ? null : `${told(get)} but HEAD ${told(head)}`;
    });
    expect(faults).toEqual([]);
  });

  test('a longer path gets 404 as JSON', async () => {
    const faults = await faultsOf(async (operation) => {
      const beyond = await asAdmin({ method: operation.method, address: `${addressHere(operation)}/nada/de/nada` });
      return codeOf(beyond) === '404 NOT_FOUND' ? null : codeOf(beyond);
    });
    expect(faults).toEqual([]);
  });

  test('unknown keys in query and body are refused by name, and so are other media types', async () => {
    const faults = await faultsOf(async (operation) => {
      const { method } = operation;
      const request = await exampleRequest(operation, clinic);
      const address = `${request.address}${request.address.includes('?') ? '&' : '?'}color=rojo`;
      const strange = await send(app.url, { ...request, address });
      if ((strange.body as { field?: string })?.field !== 'color') return `query: ${codeOf(strange)}`;
      if (method === 'GET' || !operation.json) return null;
      const { headers } = request;
      const body = JSON.stringify({ ...(operation.json.example as object), color: 'rojo' });
      const more = await send(app.url, { ...request, body });
      if ((more.body as { field?: string })?.field !== 'color') return `body: ${codeOf(more)}`;
      const form = await send(app.url, { ...request, headers: { ...headers, 'content-type': 'text/plain' } });
      return codeOf(form) === '415 UNSUPPORTED_MEDIA_TYPE' ? null : `type: ${codeOf(form)}`;
    });
    expect(faults).toEqual([]);
  });
});

test('pages of an allowed origin may call only REST, GraphQL and FHIR', async () => {
  const headers = { origin: ELSEWHERE, 'access-control-request-method': 'POST' };
  const allowed = await Promise.all(
    ['/api/appointments', '/graphql', '/fhir/Slot', '/crashes', '/health'].map(async (address) => {
      const answer = await fetch(app.url + address, { method: 'OPTIONS', headers });
      return answer.headers.get('access-control-allow-origin');
    }),
  );
  expect(allowed).toEqual([ELSEWHERE, ELSEWHERE, ELSEWHERE, null, null]);
  const { headers: told } = await callRest(app, 'GET /public/rooms', { headers: { origin: ELSEWHERE } });
  expect(told.get('vary')).toBe('Origin, Authorization');
});

test('attempts return the remaining quota, creations their address', async () => {
  const email = operations.find(({ line }) => line === 'POST /auth/login')!.example('email');
  const tried = await callRest(app, 'POST /auth/login', { body: { email, password: 'olvidada' } });
  expect(tried.headers.get('ratelimit-policy')).toContain('"sign-in-address-source";q=10;w=900');
  expect(tried.headers.get('ratelimit')).toMatch(/"sign-in-address-source";r=9;t=\d+/);
  // Others' attempts for an address are not public.
  expect(tried.headers.get('ratelimit')).not.toMatch(/"sign-in-address"/);

  const { token: key } = await makeKey(app.db, { scopes: ['rooms:read'], requestsPerMinute: 600 });
  const byKey = await callRest(app, 'GET /admin/rooms', { token: key });
  expect(byKey.headers.get('ratelimit')).toBe('"api-key";r=599;t=60');
  const { token: small } = await makeKey(app.db, { scopes: ['rooms:read'], requestsPerMinute: 1 });
  await callRest(app, 'GET /admin/rooms', { token: small });
  for (const address of ['/api/admin/rooms', '/fhir/Appointment']) {
    const refused = await fetch(app.url + address, { headers: { authorization: `Bearer ${small}` } });
    expect([refused.status, refused.headers.get('ratelimit')]).toEqual([429, '"api-key";r=0;t=60']);
    expect(refused.headers.get('ratelimit-policy')).toBe('"api-key";q=1;w=60');
  }

  const token = await openSession(app.db, clinic.userIds.admin);
  const { headers, body } = await callRest(app, 'POST /postgres/admin/rooms', { token, body: { name: 'Sala nueva' } });
  expect(headers.get('location')).toBe(`/api/postgres/admin/rooms/${(body as { id: number }).id}`);
});

test('random requests get documented answers only', async () => {
  const { faults, requests } = await fuzz(150, FUZZ_SEED);
  expect(faults).toEqual([]);
  expect(requests).toBe(150);
});
