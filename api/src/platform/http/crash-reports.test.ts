import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => emptyTables(app, 'rate_limits'));
afterAll(() => app.close());

const CRASH = {
  build: 'index-B7xk_2.js',
  route: '/admin/rooms/:roomId/availability',
  part: 'page',
  error: 'TypeError',
  at: ['assets/RoomMonth-Dk3.js:1:2345', 'assets/react-a1.js:9:1'],
};

const send = (body: unknown, init: RequestInit = {}) =>
  fetch(`${app.url}/crashes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
const lines = () =>
  app
    .logged()
    .split('\n')
    .filter((line) => line.includes('the web crashed'))
    .map((line) => JSON.parse(line) as object);
const failure = async (answer: Promise<Response>) => [(await answer).status, await (await answer).json()];

describe('a browser’s crash report', () => {
  test('is logged and counted, without signing in', async () => {
    const answer = await send(CRASH);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(lines().at(-1)).toMatchObject(CRASH);
    expect(await (await fetch(`${app.url}/metrics`)).text()).toMatch(/^web_crashes_total\{part="page"\} 1$/m);
  });

  test('logs no personal data', async () => {
    const person = 'ana@ejemplo.example';
    const answer = await send({
      build: person,
      route: `/cancelar/9f3c${person}`,
      part: person,
      error: `No se pudo leer a ${person}`,
      message: person,
      at: [`https://turnos.example/${person}`, 'assets/Page-x.js:1:2', person, { person }],
    });
    expect(answer.status).toBe(204);
    const unknown = { build: 'unknown', route: 'unknown', part: 'unknown', error: 'unknown' };
    expect(lines().at(-1)).toMatchObject({ ...unknown, at: ['assets/Page-x.js:1:2'] });
    expect(app.logged()).not.toContain('ana@');
  });

  test.each(['/turnos/123', '/cancelar/9f3c1a', '/a?correo=x', '/a/ana@x.yz', 'rooms', `/${'a'.repeat(200)}`, 7])(
    'drops a route that is a real address: %j',
    async (route) => {
      await send({ ...CRASH, route });
      expect(lines().at(-1)).toMatchObject({ route: 'unknown' });
    },
  );

  test.each(['/', '/reservar/:professionalId', '/admin/system/rooms', '*'])('keeps the route %s', async (route) => {
    await send({ ...CRASH, route });
    expect(lines().at(-1)).toMatchObject({ route });
  });

  test('is refused and not logged above the source’s limit', async () => {
    const statuses: number[] = [];
    const before = lines().length;
    for (let time = 0; time < 31; time += 1) statuses.push((await send(CRASH)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 204), 429]);
    expect(lines()).toHaveLength(before + 30);
    const refused = await send(CRASH);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      error: 'Ya recibimos muchos avisos de errores. Probá de nuevo más tarde',
      code: 'TOO_MANY_REQUESTS',
    });
  });

  test('must be small, JSON and sent by POST', async () => {
    const tooMuch = { error: 'El contenido supera los 4 KB', code: 'PAYLOAD_TOO_LARGE' };
    expect(await failure(send({ ...CRASH, more: 'x'.repeat(5_000) }))).toEqual([413, tooMuch]);
    expect(await failure(send('{'))).toEqual([400, { error: 'El contenido no es JSON válido', code: 'BAD_REQUEST' }]);
    expect(await failure(send('null'))).toEqual([
      400,
      { error: 'El contenido debe ser un objeto JSON', code: 'BAD_REQUEST' },
    ]);
    expect((await send(CRASH, { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    const get = await fetch(`${app.url}/crashes`);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
