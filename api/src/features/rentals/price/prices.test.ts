import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { rent, times } from '../../../testing/harness/rentals';
import { callRest, restFailure } from '../../../testing/harness/rest';

const RULES = '/admin/config/room-rental/deduction-rules';
const HALF_DAY = { minHoursPerDay: 4, discountPercentage: 10, description: 'Media jornada' };
const WHOLE_DAY = { minHoursPerDay: 8, discountPercentage: 20.5, description: 'Jornada completa' };
const STALE = 'Otra persona cambió estos datos mientras tanto. Revisá cómo están ahora antes de guardar';

interface Rule {
  id: number;
  minHoursPerDay: number;
  discountPercentage: number;
  description: string;
  version: number;
}

let app: TestApp;
let admin: string;
let patient: string;
let laura: { id: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  patient = (await signedIn(app.db, 'user')).token;
  laura = await makeProfessional(app.db);
});
beforeEach(async () => {
  await emptyTables(app, 'discount_rules', 'room_bookings', 'rooms', 'audit_events', 'idempotency_keys');
  await app.db.pool.query('UPDATE settings SET default_hourly_cost = 1000, hourly_cost_version = 1');
});
afterAll(() => app.close());

const call = (line: string, body?: object, token = admin) => callRest(app, line, { token, ...(body && { body }) });
const config = async () =>
  (await call('GET /admin/config/room-rental')).body as { roomRental: { deductionRules: Rule[] } };
const add = async (rule: object) => (await call(`POST ${RULES}`, rule)).body as Rule[];
const audited = async () =>
  (await app.db.pool.query('SELECT action, entity, entity_id, fields FROM audit_events ORDER BY id')).rows;

describe('The hourly cost', () => {
  test.each(['/config/room-rental', '/admin/config/room-rental'])(
    'is changed at %s, which answers the configuration',
    async (path) => {
      const [rule] = await add(HALF_DAY);
      const { status, body } = await call(`PUT ${path}`, { defaultHourlyCost: 2500.5 });
      expect([status, body]).toEqual([
        200,
        { roomRental: { defaultHourlyCost: 2500.5, deductionRules: [rule], version: 2 } },
      ]);
      expect(await config()).toEqual(body);
      expect((await audited()).at(-1)).toEqual({
        action: 'updated',
        entity: 'settings',
        entity_id: 'hourly_cost',
        fields: ['defaultHourlyCost'],
      });
    },
  );

  test('stays after a concurrent change, which the caller reads', async () => {
    const { body: saved } = await call('PUT /config/room-rental', { defaultHourlyCost: 1200, expected_version: 1 });
    await add(HALF_DAY);
    const { status, body } = await call('PUT /config/room-rental', { defaultHourlyCost: 1300, expected_version: 1 });
    expect([status, body]).toEqual([
      409,
      {
        error: STALE,
        code: 'CONFLICT',
        current: { roomRental: { ...(saved as { roomRental: object }).roomRental, ...(await config()).roomRental } },
      },
    ]);
    expect(await config()).toMatchObject({ roomRental: { defaultHourlyCost: 1200, version: 2 } });
  });

  test("does not conflict with changes of the clinic's public data", async () => {
    await call('PUT /config/room-rental', { defaultHourlyCost: 1200, expected_version: 1 });
    const rename = `mutation { updateClinicIdentity(input: { name: "Otra" }, expectedVersion: 1) { version } }`;
    expect(await dataOf(sendGraphQL(app, rename, {}, admin))).toEqual({ updateClinicIdentity: { version: 2 } });
  });

  const NO_AMOUNT =
    '400 BAD_REQUEST defaultHourlyCost: El importe debe ser un número no negativo con dos decimales como máximo';
  test.each([
    [{}, '400 BAD_REQUEST defaultHourlyCost: Falta un dato obligatorio: defaultHourlyCost'],
    [{ defaultHourlyCost: -1 }, NO_AMOUNT],
    [
      { defaultHourlyCost: 10_000_000_000 },
      '400 BAD_REQUEST defaultHourlyCost: El importe no puede superar 9.999.999.999,99',
    ],
    [{ defaultHourlyCost: '100' }, NO_AMOUNT],
  ])('is not changed by %j', async (body, failure) => {
    expect(await restFailure(call('PUT /config/room-rental', body))).toBe(failure);
  });
});

describe('The discount rules', () => {
  test('are added one by one; every response is the list, fewest hours first', async () => {
    const { status, body } = await call(`POST ${RULES}`, { ...WHOLE_DAY, description: ' Jornada completa ' });
    expect([status, body]).toEqual([201, [{ id: expect.any(Number), ...WHOLE_DAY, version: 1 }]]);
    const [first, second] = await add({ description: 'Para todos' });
    expect(first).toMatchObject({ minHoursPerDay: 0, discountPercentage: 0, description: 'Para todos' });
    expect(await config()).toMatchObject({ roomRental: { deductionRules: [first, second] } });
    expect(second).toEqual((body as Rule[])[0]);
  });

  test('are changed by index, which may change', async () => {
    await add(WHOLE_DAY);
    const [half, whole] = await add(HALF_DAY);
    const { status, body } = await call(`PUT ${RULES}/0`, { minHoursPerDay: 9.5 });
    expect([status, body]).toEqual([200, [whole, { ...half, minHoursPerDay: 9.5, version: 2 }]]);
    expect((await audited()).at(-1)).toEqual({
      action: 'updated',
      entity: 'discount_rule',
      entity_id: String(half!.id),
      fields: ['minHoursPerDay'],
    });
  });

  test('record nothing when nothing differs', async () => {
    await add(WHOLE_DAY);
    expect((await call(`PUT ${RULES}/0`, WHOLE_DAY)).body).toMatchObject([{ version: 1 }]);
    expect(await audited()).toHaveLength(1);
  });

  test('are deleted by index, which returns the configuration', async () => {
    await add(WHOLE_DAY);
    const [, whole] = await add(HALF_DAY);
    const { status, body } = await call(`DELETE ${RULES}/0`);
    expect([status, body]).toEqual([
      200,
      { roomRental: { defaultHourlyCost: 1000, deductionRules: [whole], version: 1 } },
    ]);
  });

  test('are found by index even during concurrent changes: each of several deletes one', async () => {
    for (const description of ['A', 'B', 'C', 'D']) await add({ description });
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(`DELETE ${RULES}/0`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 404, 404]);
    expect((await audited()).filter(({ action }) => action === 'deleted')).toHaveLength(4);
  });

  test('are deleted one at a time by a retry with the same key', async () => {
    await add(WHOLE_DAY);
    await add(HALF_DAY);
    const remove = (index: number) =>
      callRest(app, `DELETE ${RULES}/${index}`, { token: admin, headers: { 'idempotency-key': 'baja-de-regla-1' } });
    const [first, again] = [await remove(0), await remove(0)];
    expect(first).toMatchObject({ status: 200, body: { roomRental: { deductionRules: [WHOLE_DAY] } } });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await restFailure(remove(1))).toMatch(/^422 IDEMPOTENCY_MISMATCH/);
  });

  test('are not confused after an index changes, if the id is sent too', async () => {
    await add(WHOLE_DAY);
    const [half] = await add(HALF_DAY);
    await add({ description: 'Para todos' });
    for (const answer of [
      call(`PUT ${RULES}/0`, { id: half!.id, discountPercentage: 50 }),
      call(`DELETE ${RULES}/0?id=${half!.id}`),
    ]) {
      expect(await restFailure(answer)).toBe(
        '409 CONFLICT index: La lista de reglas cambió mientras tanto. Revisá cómo está ahora',
      );
    }
    expect((await call(`PUT ${RULES}/1`, { id: half!.id, discountPercentage: 50 })).status).toBe(200);
  });

  test('stay after a concurrent change, and the caller reads the current list', async () => {
    await add(HALF_DAY);
    const { body: saved } = await call(`PUT ${RULES}/0`, { discountPercentage: 11, expected_version: 1 });
    const { status, body } = await call(`PUT ${RULES}/0`, { discountPercentage: 12, expected_version: 1 });
    expect([status, body]).toEqual([409, { error: STALE, code: 'CONFLICT', current: saved }]);
    expect(await config()).toMatchObject({ roomRental: { deductionRules: saved } });
  });

  test('come with the whole configuration for the caller who saves one, and are not nested', async () => {
    const create =
      'mutation { createDiscountRule(input: { description: "Promo" }) { config { discountRules { description config { version } } } } }';
    expect(await dataOf(sendGraphQL(app, create, {}, admin))).toEqual({
      createDiscountRule: { config: { discountRules: [{ description: 'Promo', config: null }] } },
    });
    const listed = '{ rentalConfig { discountRules { description config { version } } } }';
    expect(await dataOf(sendGraphQL(app, listed, {}, laura.token))).toEqual({
      rentalConfig: { discountRules: [{ description: 'Promo', config: null }] },
    });
  });

  test('can be sent back as listed, by one of two concurrent administrators', async () => {
    const [listed] = await add(HALF_DAY);
    expect((await call(`PUT ${RULES}/0`, { ...listed, discountPercentage: 11 })).status).toBe(200);
    expect((await call(`PUT ${RULES}/0`, { ...listed, discountPercentage: 12 })).status).toBe(409);
  });

  test('have ids in GraphQL, each with a version of its own', async () => {
    await add(WHOLE_DAY);
    const [half] = await add(HALF_DAY);
    const change = `mutation ($id: Int, $percentage: Float) {
      updateDiscountRule(id: $id, input: { discountPercentage: $percentage }, expectedVersion: 1) { id discountPercentage version }
    }`;
    const changed = { id: half!.id, discountPercentage: 12.25, version: 2 };
    expect(await dataOf(sendGraphQL(app, change, { id: half!.id, percentage: 12.25 }, admin))).toEqual({
      updateDiscountRule: changed,
    });
    const { errors } = await sendGraphQL(app, change, { id: half!.id, percentage: 13 }, admin);
    expect(errors![0]!.extensions).toMatchObject({ code: 'CONFLICT', current: changed });
    expect(await failureOf(sendGraphQL(app, change, { percentage: 1 }, admin))).toBe(
      'BAD_REQUEST id: Indicá qué regla de descuento',
    );
  });

  const NO_HOURS =
    '400 BAD_REQUEST minHoursPerDay: Las horas mínimas deben ser un número entre 0 y 24 con dos decimales como máximo';
  const NO_DISCOUNT =
    '400 BAD_REQUEST discountPercentage: El descuento debe ser un número entre 0 y 100 con dos decimales como máximo';
  test.each([
    [{}, '400 BAD_REQUEST description: Falta un dato obligatorio: description'],
    [{ description: ' ' }, '400 BAD_REQUEST description: La descripción es requerida'],
    [{ ...HALF_DAY, minHoursPerDay: -0.5 }, NO_HOURS],
    [{ ...HALF_DAY, minHoursPerDay: 24.5 }, NO_HOURS],
    [{ ...HALF_DAY, discountPercentage: 100.1 }, NO_DISCOUNT],
    [{ ...HALF_DAY, discountPercentage: 0.001 }, NO_DISCOUNT],
    [{ ...HALF_DAY, discountPercentage: 1e-7 }, NO_DISCOUNT],
  ])('are not added as %j', async (rule, failure) => {
    expect(await restFailure(call(`POST ${RULES}`, rule))).toBe(failure);
    expect(await config()).toMatchObject({ roomRental: { deductionRules: [] } });
  });

  test.each([
    [`PUT ${RULES}/0`, {}, '404 NOT_FOUND: La regla de descuento no existe'],
    [`PUT ${RULES}/-1`, {}, '400 BAD_REQUEST index: index debe ser un número entero'],
    [`DELETE ${RULES}/7`, undefined, '404 NOT_FOUND: La regla de descuento no existe'],
    [`DELETE ${RULES}/uno`, undefined, '400 BAD_REQUEST index: index debe ser un número entero'],
  ])('%s without such a rule is refused', async (line, body, failure) => {
    expect(await restFailure(call(line, body))).toBe(failure);
  });
});

test.each(['PUT /config/room-rental', `POST ${RULES}`, `PUT ${RULES}/0`, `DELETE ${RULES}/0`])(
  '%s is for administrators, whatever else is wrong with the call',
  async (line) => {
    expect(await restFailure(callRest(app, line, { body: { colour: 1 } }))).toMatch(/^401 UNAUTHENTICATED/);
    for (const token of [laura.token, patient])
      expect(await restFailure(call(line, { colour: 1 }, token))).toMatch(/^403 FORBIDDEN/);
  },
);

test('Rented hours keep their price, rule and discount after later changes', async () => {
  const roomIds = [await makeRoom(app.db, { hourlyRate: '0' })];
  await add(HALF_DAY);
  const before = (await dataOf(rent(app, laura.token, { roomIds, intervals: times('08:00-12:00') }))).rentRooms;
  expect(before).toMatchObject([{ finalCost: 3600 }]);

  await call('PUT /config/room-rental', { defaultHourlyCost: 2000 });
  await call(`PUT ${RULES}/0`, { discountPercentage: 50, description: 'Promo' });
  const after = (await dataOf(rent(app, laura.token, { roomIds, intervals: times('13:00-17:00') }))).rentRooms;
  await call(`DELETE ${RULES}/0`);

  const summary =
    '{ monthlySummary(year: 2026, month: 6) { rooms { bookings { baseCost finalCost discountRule discountPercentage } } } }';
  expect(after).toMatchObject([{ finalCost: 4000 }]);
  expect(await dataOf(sendGraphQL(app, summary, {}, laura.token))).toEqual({
    monthlySummary: {
      rooms: [
        {
          bookings: [
            { baseCost: 4000, finalCost: 3600, discountRule: 'Media jornada', discountPercentage: 10 },
            { baseCost: 8000, finalCost: 4000, discountRule: 'Promo', discountPercentage: 50 },
          ],
        },
      ],
    },
  });
});
