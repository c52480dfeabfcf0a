import { callRest, restFailure } from '../../testing/harness/rest';
import { GUEST, member, startTinyApp, type TinyApp } from './testing/tiny-app';

let app: TinyApp;

beforeAll(async () => {
  app = await startTinyApp();
});
afterAll(() => app.close());
beforeEach(() => Object.assign(app, { actor: GUEST, fail: null }));

const call = (line: string, body?: unknown, headers?: Record<string, string>) => callRest(app, line, { body, headers });

/** Returns what reached the resolver. */
async function heard(answer: ReturnType<typeof call>): Promise<unknown> {
  const { body } = await answer;
  return JSON.parse((body as { said: string }).said);
}

describe('a query', () => {
  test('is converted to its variables’ types', async () => {
    expect(await heard(call('GET /things?first=3&kind=big&on_sale=true&text=007&price=1.5'))).toEqual({
      first: 3,
      kind: 'big',
      onSale: true,
      text: '007',
      price: 1.5,
    });
  });

  test('counts as absent when empty, so defaults apply', async () => {
    expect(await heard(call('GET /things?first=&kind='))).toEqual({ first: 10 });
  });

  test.each([
    ['first=1.5', 'first: first debe ser un número entero'],
    ['first=-1', 'first: first debe ser un número entero'],
    ['first=1e3', 'first: first debe ser un número entero'],
    ['first=99999999999', 'first: first debe ser un número entero'],
    ['first=1&first=2', 'first: El parámetro first está repetido'],
    ['on_sale=1', 'on_sale: on_sale debe ser true o false'],
    ['kind=huge', 'kind: kind debe ser uno de: big, small'],
    ['onSale=true', 'onSale: El parámetro onSale no existe en esta operación'],
  ])('%s is refused', async (query, failure) => {
    expect(await restFailure(call(`GET /things?${query}`))).toBe(`400 BAD_REQUEST ${failure}`);
  });

  test('does not repeat a key that is none', async () => {
    expect(await restFailure(call('GET /things?%3Cscript%3E=1'))).toBe(
      '400 BAD_REQUEST: El parámetro no existe en esta operación',
    );
  });
});

describe('a body', () => {
  test('reaches the schema unchanged; absent keys stay absent, null stays null', async () => {
    expect(await heard(call('POST /things', { item_name: 'Mesa' }))).toEqual({
      input: { itemName: 'Mesa', itemCount: 1 },
    });
    expect(await heard(call('POST /things', { item_name: 'Mesa', long_text: null, id: null }))).toEqual({
      id: null,
      input: { itemName: 'Mesa', longText: null, itemCount: 1 },
    });
  });

  test('uses snake_case at every level', async () => {
    const maker = { home_phone: '1', helpers: [{ home_phone: '2', short_name: null }] };
    expect(await heard(call('POST /things', { item_name: 'Mesa', maker }))).toMatchObject({
      input: { maker: { homePhone: '1', helpers: [{ homePhone: '2', shortName: null }] } },
    });
  });

  test.each([
    [{}, 'item_name: Falta un dato obligatorio: item_name'],
    [{ item_name: null }, 'item_name: Falta un dato obligatorio: item_name'],
    [{ item_name: 5 }, 'item_name: item_name debe ser un texto'],
    [{ item_name: 'x', item_count: '5' }, 'item_count: item_count debe ser un número entero'],
    [{ item_name: 'x', item_count: null }, 'item_count: item_count no puede ser null'],
    [{ item_name: 'x', labels: 5 }, 'labels: labels debe ser una lista'],
    [{ item_name: 'x', labels: ['a', null] }, 'labels.1: El valor de labels.1 no es válido'],
    [{ item_name: 'x', maker: 'Ana' }, 'maker: maker debe ser un objeto'],
    [{ item_name: 'x', maker: { home_phone: 5 } }, 'maker.home_phone: El valor de maker.home_phone no es válido'],
    [
      { item_name: 'x', maker: { homePhone: '1' } },
      'maker.homePhone: El dato maker.homePhone no existe en esta operación',
    ],
    [
      { item_name: 'x', maker: { home_phone: '1', helpers: [{}] } },
      'maker.helpers.0.home_phone: Falta un dato obligatorio: maker.helpers.0.home_phone',
    ],
    [{ item_name: 'x', itemName: 'y' }, 'itemName: El dato itemName no existe en esta operación'],
    ['{"item_name":"x","__proto__":{"a":1}}', '__proto__: El dato __proto__ no existe en esta operación'],
  ])('%j is refused', async (body, failure) => {
    expect(await restFailure(call('POST /things', body))).toBe(`400 BAD_REQUEST ${failure}`);
  });

  test.each(['[]', 'null', '"x"', '7'])('%s is refused, because it is no object', async (body) => {
    expect(await restFailure(call('POST /things', body))).toBe('400 BAD_REQUEST: El contenido debe ser un objeto JSON');
  });

  test('is refused when broken, too long, compressed or not JSON', async () => {
    expect(await restFailure(call('POST /things', '{"item_name":'))).toBe(
      '400 BAD_REQUEST: El contenido no es JSON válido',
    );
    expect(await restFailure(call('POST /things', { item_name: 'x'.repeat(102_400) }))).toBe(
      '413 PAYLOAD_TOO_LARGE: El contenido supera los 100 KB',
    );
    const headers: [string, string][] = [
      ['content-type', 'text/plain'],
      ['content-type', 'application/json; charset=latin1'],
      ['content-encoding', 'gzip'],
    ];
    for (const header of headers) {
      expect(await restFailure(call('POST /things', '{}', Object.fromEntries([header])))).toMatch(
        /^415 UNSUPPORTED_MEDIA_TYPE: El contenido /,
      );
    }
  });

  test('may be missing if nothing in it is required', async () => {
    app.actor = member('admin');
    const { status, body } = await call('DELETE /things/a%20b');

    expect([status, body]).toEqual([204, undefined]);
    expect(await restFailure(call('DELETE /things/a', { reason: 'x' }))).toMatch(/^400 BAD_REQUEST reason: /);
  });
});

test('the header Idempotency-Key fills its variable', async () => {
  const answer = call('POST /things', { item_name: 'x' }, { 'idempotency-key': 'clave-12' });
  expect(await heard(answer)).toMatchObject({ idempotencyKey: 'clave-12' });
  expect(await restFailure(call('POST /things', { item_name: 'x', idempotencyKey: 'clave-12' }))).toMatch(
    /^400 BAD_REQUEST idempotencyKey: /,
  );
});
