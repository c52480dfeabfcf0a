import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { callRest, restFailure } from '../../testing/harness/rest';
import { AppError, invalid } from '../errors/app-error';
import { toPublicError } from '../errors/public-error';
import { lateListener } from './late-listener';
import { GUEST, member, startTinyApp, type TinyApp } from './testing/tiny-app';

let app: TinyApp;

beforeAll(async () => {
  app = await startTinyApp();
});
afterAll(() => app.close());
beforeEach(() => Object.assign(app, { actor: GUEST, fail: null }));

const call = (line: string, body?: unknown, headers?: Record<string, string>) => callRest(app, line, { body, headers });

describe('an answer', () => {
  test('nests by alias, in lists and for null', async () => {
    expect((await call('GET /things/1')).body).toEqual({
      id: 1,
      made: { name: 'Carro', by: { full: { name: 'Ana' } } },
      parts: [{ id: 2, made: { name: 'Rueda' } }],
    });
  });

  test('has its status, security headers and no-store', async () => {
    const { status, headers } = await call('POST /things', { item_name: 'Mesa' });

    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('is the same with the prefix /postgres', async () => {
    expect((await call('GET /postgres/things/1')).body).toEqual((await call('GET /things/1')).body);
    expect(await restFailure(call('GET /postgres/postgres/things/1'))).toMatch(/^404 /);
  });
});

describe('a visitor’s read below /public', () => {
  const read = (headers?: Record<string, string>, token?: string) =>
    callRest(app, 'GET /public/things', { ...(headers && { headers }), ...(token && { token }) });

  test('is cacheable and revalidated by ETag', async () => {
    const { status, headers } = await read();
    const etag = headers.get('etag')!;
    expect([status, headers.get('cache-control'), headers.get('vary')]).toEqual([200, 'no-cache', 'Authorization']);
    for (const known of [etag, `W/${etag}`, `"otra", ${etag}`, '*']) {
      const again = await read({ 'if-none-match': known });
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, undefined, etag]);
    }
    for (const other of ['"otra"', etag.replaceAll('"', ''), '']) {
      expect((await read({ 'if-none-match': other })).status).toBe(200);
    }
  });

  test('is not cacheable for signed-in callers, nor is anything else', async () => {
    app.actor = member('user');
    for (const { headers } of [await read(), await call('GET /things/1')]) {
      expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store']);
    }
  });
});

describe('a failure', () => {
  test.each([
    ['itemName', 'item_name'],
    ['input.longText', 'long_text'],
    ['maker.homePhone', 'maker.home_phone'],
    ['input.maker.helpers.0.homePhone', 'maker.helpers.0.home_phone'],
    ['id', 'id'],
    ['idempotencyKey', 'Idempotency-Key'],
  ])('of the schema field %s names the key %s', async (field, key) => {
    app.fail = invalid(field, 'No sirve');
    expect(await restFailure(call('POST /things', { item_name: 'x' }))).toBe(`400 BAD_REQUEST ${key}: No sirve`);
  });

  test('of a field unknown to the caller names none', async () => {
    app.fail = invalid('secretField', 'No sirve');
    expect(await restFailure(call('POST /things', { item_name: 'x' }))).toBe('400 BAD_REQUEST: No sirve');
  });

  test('that may pass has Retry-After', async () => {
    app.fail = new AppError('TOO_MANY_REQUESTS', 'Demasiados intentos', { retryAfterSeconds: 30 });
    const { status, headers } = await call('POST /things', { item_name: 'x' });
    expect([status, headers.get('retry-after')]).toEqual([429, '30']);
  });

  test('of ours returns only a code for the log', async () => {
    app.fail = new Error('SELECT password FROM users');
    expect((await call('POST /things', { item_name: 'x' })).body).toEqual({
      error: 'Ocurrió un error inesperado. Código: error-1',
      code: 'INTERNAL',
    });
  });

  test('to create the listener has the same form', async () => {
    const failing = () => {
      throw new Error('EMFILE: /srv/turnero');
    };
    const causes = { unknown: () => undefined, refused: () => undefined };
    const publicError = (cause: unknown) => toPublicError(cause, causes, () => 'error-1');
    const server = createServer(lateListener(failing, () => ({ publicError })));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await restFailure(callRest({ url: `http://127.0.0.1:${port}` }, 'GET /things'))).toBe(
      '500 INTERNAL: Ocurrió un error inesperado. Código: error-1',
    );
    server.close();
  });

  test('of access comes before validation', async () => {
    const { status, headers } = await call('DELETE /things/1', '{broken');
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    app.actor = member('user');
    expect(await restFailure(call('DELETE /things/1', '{broken'))).toMatch(/^403 FORBIDDEN: /);
  });
});

describe('an address', () => {
  test('with a word wins over a variable', async () => {
    expect((await call('GET /things/newest')).body).toEqual({ said: '{"first":10}' });
    expect((await call('DELETE /things/newest')).status).toBe(405);
  });

  test.each(['/nothing', '/things/', '/Things', '/things/1/2', '', '/'])('%j is not found', async (path) => {
    expect(await restFailure(call(`GET ${path}`))).toBe('404 NOT_FOUND: La dirección no existe');
  });

  test('that cannot be decoded is a bad request', async () => {
    expect(await restFailure(call('GET /things/%E0%A4%A'))).toBe('400 BAD_REQUEST: La dirección no es válida');
  });

  test('refuses other methods and lists its own', async () => {
    const put = await call('PUT /things/1', {});
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, DELETE, OPTIONS']);
    expect(put.body).toEqual({ error: 'Este recurso no admite PUT', code: 'METHOD_NOT_ALLOWED' });
    const options = await call('OPTIONS /things');
    expect([options.status, options.headers.get('allow'), options.body]).toEqual([
      204,
      'GET, HEAD, POST, OPTIONS',
      undefined,
    ]);
  });

  test('answers HEAD like GET without the body', async () => {
    const { status, headers, body } = await call('HEAD /things/1');
    expect([status, headers.get('content-type'), body]).toEqual([200, 'application/json; charset=utf-8', undefined]);
  });
});

test('the log has the row and status, and none of the caller’s input', async () => {
  app.lines.length = 0;
  await call('GET /things/1');
  await call('GET /things?text=secreto');
  await call('GET /secreto');

  expect(app.lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'rest', method: 'GET', path: '/things/{id}', status: 200, ms: expect.any(Number), requestId: 'request-1' },
    { path: '/things', status: 200 },
    { path: 'unknown', status: 404 },
  ]);
  expect(app.lines.join('')).not.toContain('secreto');
});

test('a caller that disconnects half-way affects no other', async () => {
  const socket = connect(app.port, '127.0.0.1');
  const arrived = app.nextRequest();
  socket.write(
    'POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"item_',
  );
  await arrived;
  socket.destroy();

  expect((await call('GET /things/1')).status).toBe(200);
});
