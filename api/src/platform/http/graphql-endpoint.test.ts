import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';

import { signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';

const JSON_TYPE = { 'content-type': 'application/json' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Answer {
  status: number;
  body: { data?: unknown; errors?: { message: string; extensions: { code: string } }[] };
}

async function send(init: RequestInit, search = ''): Promise<Answer> {
  const response = await fetch(`${app.url}/graphql${search}`, init);
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
const post = (body: string | Blob | Uint8Array<ArrayBuffer>, headers: Record<string, string> = JSON_TYPE) =>
  send({ method: 'POST', headers, body });
const failure = ({ status, body }: Answer) => [status, body.errors?.[0]?.extensions.code, body.errors?.[0]?.message];

describe('the GraphQL address', () => {
  test('answers a POST of JSON', async () => {
    expect(await post('{"query":"{ rooms { id } }"}')).toEqual({ status: 200, body: { data: { rooms: [] } } });
    expect(
      (await post('{"query":"{ rooms { id } }"}', { 'content-type': 'application/json; charset=utf-8' })).status,
    ).toBe(200);
  });

  test('answers a GET query with the header that browser forms cannot send', async () => {
    const query = encodeURIComponent('query ($id: Int) { professionals(specialtyId: $id) { id } }');
    const search = `?query=${query}&variables=${encodeURIComponent('{"id":1}')}`;
    expect(await send({ headers: { 'apollo-require-preflight': '1' } }, search)).toEqual({
      status: 200,
      body: { data: { professionals: [] } },
    });
    expect((await send({}, search)).status).toBe(400);
  });

  test('runs each mutation once if another one of the request fails', async () => {
    const { token } = await signedIn(app.db, 'admin');
    const create = 'createRoom(input: { name: "Sala Azul", hourlyRate: 100 }) { name }';
    const { body } = await post(
      JSON.stringify({ query: `mutation { made: ${create} lost: updateRoom(id: 999, input: {}) { name } }` }),
      {
        ...JSON_TYPE,
        authorization: `Bearer ${token}`,
      },
    );
    expect(body).toMatchObject({ data: null, errors: [{ path: ['lost'], extensions: { code: 'NOT_FOUND' } }] });
    expect(await post('{"query":"{ rooms { name } }"}')).toEqual({
      status: 200,
      body: { data: { rooms: [{ name: 'Sala Azul' }] } },
    });
    await emptyTables(app, 'rooms');
  });

  test('refuses a mutation by GET', async () => {
    const answer = await send({ headers: { 'apollo-require-preflight': '1' } }, '?query=mutation{signOut}');
    expect(failure(answer)).toEqual([405, 'METHOD_NOT_ALLOWED', 'Los cambios (mutation) se piden por POST']);
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
    const response = await fetch(`${app.url}/graphql`, { method, headers: { 'apollo-require-preflight': '1' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST');
  });

  test('refuses a body over 100 KB, in one piece or chunked', async () => {
    const tooMuch = [413, 'PAYLOAD_TOO_LARGE', 'El contenido supera los 100 KB'];
    const big = JSON.stringify({ query: '{ rooms { id } }', variables: { x: 'x'.repeat(110 * 1024) } });
    expect(failure(await post(big))).toEqual(tooMuch);
    expect(failure(await post('x'.repeat(3_000_000)))).toEqual(tooMuch);
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: JSON_TYPE,
      body: new Blob([big.repeat(3)]).stream(),
      duplex: 'half',
    };
    expect(failure(await send(init))).toEqual(tooMuch);
    expect((await post('{"query":"{ rooms { id } }"}')).status).toBe(200);
  });

  test.each([
    ['', 'El contenido no es JSON válido'],
    ['{', 'El contenido no es JSON válido'],
    ['{"query":"{ rooms { id } }"', 'El contenido no es JSON válido'],
    ['['.repeat(50_000), 'El contenido no es JSON válido'],
    [Uint8Array.from([0xff, 0xfe, 0x00]), 'El contenido no es JSON válido'],
  ])('refuses what is not JSON (case %#)', async (body, message) => {
    expect(failure(await post(body))).toEqual([400, 'BAD_REQUEST', message]);
  });

  test.each([
    'null',
    '7',
    '"x"',
    '[]',
    '[{"query":"{ rooms { id } }"}]',
    '{}',
    '{"query":7}',
    '{"query":"{rooms{id}}","variables":"x"}',
    '{"query":"{rooms{id}}","variables":[]}',
    '{"query":"{rooms{id}}","operationName":7}',
    '{"query":"{rooms{id}}","operationName":"Otra"}',
    '{"query":"{rooms{id}}","extensions":7}',
    '{"query":null}',
    '{"__proto__":{"query":"{rooms{id}}"}}',
  ])('refuses the body %s', async (body) => {
    const answer = await post(body);
    expect([answer.status, answer.body.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
  });

  test('takes the last of duplicate keys, as JSON does', async () => {
    expect(await post('{"query":"{","query":"{ rooms { id } }"}')).toEqual({
      status: 200,
      body: { data: { rooms: [] } },
    });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'application/jsonp',
    '',
  ])('refuses the content type %j', async (type) => {
    const answer = await post(new Blob(['{"query":"{ rooms { id } }"}']), type ? { 'content-type': type } : {});
    expect([answer.status, answer.body.errors?.[0]?.extensions.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  test('does not decompress bodies', async () => {
    const bomb = gzipSync('x'.repeat(10_000_000));
    const answer = await post(new Blob([bomb]), { ...JSON_TYPE, 'content-encoding': 'gzip' });
    expect(failure(answer)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE', 'El contenido no puede venir comprimido']);
  });

  test('survives a caller that disconnects half-way', async () => {
    const { port, hostname } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    await new Promise<void>((resolve) => {
      socket.on('close', () => resolve());
      socket.write(
        'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"query":',
        () => socket.destroy(),
      );
    });
    expect((await post('{"query":"{ rooms { id } }"}')).status).toBe(200);
    expect(app.logged()).not.toContain('unexpected error');
  });

  test('keeps connections alive longer than proxies do', async () => {
    const { headers } = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: '{"query":"{ rooms { id } }"}',
    });
    expect(headers.get('keep-alive')).toBe('timeout=125');
  });

  test('closes connections that do not speak HTTP', async () => {
    const { port, hostname } = new URL(app.url);
    const said = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write('hola\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk))).on('close', () => resolve(text));
    });
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
  });
});
