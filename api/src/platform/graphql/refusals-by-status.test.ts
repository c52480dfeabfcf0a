import { startTestApp, type TestApp } from '../../testing/harness/app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Refusal {
  status: number;
  allow: string | null;
  error: { message: string; locations?: { line: number; column: number }[]; extensions: Record<string, unknown> };
}

const JSON_TYPE = { 'content-type': 'application/json' };

async function send(init: RequestInit, search = ''): Promise<Refusal> {
  const response = await fetch(`${app.url}/graphql${search}`, init);
  const { errors } = (await response.json()) as { errors: Refusal['error'][] };
  return { status: response.status, allow: response.headers.get('allow'), error: errors[0]! };
}
const post = (body: unknown, headers: Record<string, string> = JSON_TYPE) =>
  send({ method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
const get = (search: string, headers: Record<string, string> = { 'apollo-require-preflight': '1' }) =>
  send({ headers }, search);

const FIELD = '{ rooms { id } }';

describe('the GraphQL layer refuses with a status of its own:', () => {
  const get405 = 'GraphQL se pide por GET o POST';
  test.each<[what: string, refused: () => Promise<Refusal>, status: number, code: string, message: string]>([
    [
      'a body of more than 100 KB',
      () => post('x'.repeat(110 * 1024)),
      413,
      'PAYLOAD_TOO_LARGE',
      'El contenido supera los 100 KB',
    ],
    ['what is no JSON', () => post('{'), 400, 'BAD_REQUEST', 'El contenido no es JSON válido'],
    [
      'a subscription',
      () => post({ query: 'subscription { rooms }' }, { ...JSON_TYPE, accept: 'application/graphql-response+json' }),
      400,
      'BAD_REQUEST',
      'No hay suscripciones: los cambios se siguen por eventos o se preguntan',
    ],
    [
      'another type of content',
      () => post('{}', { 'content-type': 'text/plain' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'El contenido debe ser application/json',
    ],
    [
      'another type of content by GET',
      () => get('?query={rooms{id}}', { 'content-type': 'text/html' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'Un pedido por GET no lleva Content-Type, o application/json',
    ],
    [
      'a change by GET',
      () => get('?query=mutation{signOut}'),
      405,
      'METHOD_NOT_ALLOWED',
      'Los cambios (mutation) se piden por POST',
    ],
    [
      'another method',
      () => send({ method: 'PUT', headers: { 'apollo-require-preflight': '1' } }),
      405,
      'METHOD_NOT_ALLOWED',
      get405,
    ],
    [
      'another type of answer',
      () => post({ query: FIELD }, { ...JSON_TYPE, accept: 'image/png' }),
      406,
      'NOT_ACCEPTABLE',
      'La respuesta es application/json',
    ],
  ])('%s', async (_, refused, status, code, message) => {
    const refusal = await refused();
    expect([
      refusal.status,
      refusal.error.extensions['status'],
      refusal.error.extensions['code'],
      refusal.error.message,
    ]).toEqual([status, status, code, message]);
    expect(refusal.allow).toBe(status === 405 ? (message === get405 ? 'GET, POST' : 'POST') : null);
  });

  test('does not run a mutation with an unacceptable Accept header', async () => {
    const { status } = await post({ query: 'mutation Nothing { signOut }' }, { ...JSON_TYPE, accept: 'image/png' });
    expect(status).toBe(406);
    expect(app.logged()).not.toContain('Nothing');
  });
});
