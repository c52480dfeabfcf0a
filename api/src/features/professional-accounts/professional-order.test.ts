import { makeProfessional, signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { whileHeld } from '../../testing/harness/lock-wait';
import { callRest, restFailure } from '../../testing/harness/rest';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  await app.db.pool.query("DELETE FROM users WHERE role <> 'admin'");
});

const asAdmin = (line: string, body?: unknown, headers?: Record<string, string>) =>
  callRest(app, line, { token: admin, ...(body !== undefined && { body }), ...(headers && { headers }) });
const listed = async () =>
  (await asAdmin('GET /admin/professionals')).body as { id: number; sortOrder: number; user: { name: string } }[];

describe('The order of professionals', () => {
  let ids: number[];
  beforeEach(async () => {
    ids = [];
    for (const name of ['A', 'B', 'C', 'D'])
      ids.push((await makeProfessional(app.db, { name, isPublic: name !== 'D' })).id);
  });
  const reorder = (professionalIds: unknown) => asAdmin('PUT /admin/professionals/reorder', { professionalIds });
  const order = async () => (await listed()).map(({ id }) => ids.indexOf(id));

  test('is numbered from 0 as sent, and used by the public page', async () => {
    const { status, body } = await reorder([ids[2], ids[0], ids[3], ids[1]]);
    expect(status).toBe(200);
    expect(body).toEqual(await listed());
    expect((await listed()).map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2, 3]);
    expect(await order()).toEqual([2, 0, 3, 1]);
    expect(((await callRest(app, 'GET /public/professionals')).body as { id: number }[]).map(({ id }) => id)).toEqual([
      ids[2],
      ids[0],
      ids[1],
    ]);
  });

  test('is one audit event, with the names before and after, and none if no position changes', async () => {
    await reorder([ids[2], ids[0], ids[3], ids[1]]);
    await reorder([ids[2], ids[0], ids[3], ids[1]]);
    const { auditEvents } = await dataOf(
      sendGraphQL<object & { auditEvents: { items: object[] } }>(
        app,
        '{ auditEvents { items { entity { label } actor { name } changes { label from to } } } }',
        {},
        admin,
      ),
    );
    expect(auditEvents.items).toEqual([
      {
        entity: { label: 'Orden de los profesionales' },
        actor: { name: expect.any(String) },
        changes: [{ label: 'orden', from: 'A, B, C, D', to: 'C, A, D, B' }],
      },
    ]);
  });

  const CHANGED =
    '409 CONFLICT: La lista de profesionales cambió mientras tanto. Revisá cómo está ahora y volvé a ordenarla';
  test.each([
    [
      'one twice',
      () => [...ids.slice(1), ids[1]],
      '400 BAD_REQUEST professionalIds: Cada profesional debe estar una sola vez en la lista',
    ],
    ['one missing', () => ids.slice(1), CHANGED],
    ['an unknown one', () => [...ids.slice(1), 999999], CHANGED],
    ['none', () => null, '400 BAD_REQUEST professionalIds: Falta un dato obligatorio: professionalIds'],
  ])('with %s is refused', async (_, list, failure) => {
    expect(await restFailure(reorder(list()))).toBe(failure);
    expect(await order()).toEqual([0, 1, 2, 3]);
  });

  test('is one of two concurrent changes, complete', async () => {
    const orders = [
      [3, 2, 1, 0],
      [1, 0, 3, 2],
    ];
    const answers = await whileHeld(
      app,
      'professionals',
      orders.map((indexes) => () => reorder(indexes.map((index) => ids[index]))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(orders).toContainEqual(await order());
    expect((await listed()).map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2, 3]);
  });

  test('based on an order that changed meanwhile is refused', async () => {
    const inPanel = (indexes: number[], from: number[]) =>
      sendGraphQL<{ reorderProfessionals: { id: number }[] }>(
        app,
        'mutation ($ids: [Int!]!, $from: [Int!]) { reorderProfessionals(ids: $ids, expectedIds: $from) { id } }',
        { ids: indexes.map((index) => ids[index]), from: from.map((index) => ids[index]) },
        admin,
      );
    await dataOf(inPanel([1, 0, 2, 3], [0, 1, 2, 3]));
    expect(await failureOf(inPanel([0, 1, 3, 2], [0, 1, 2, 3]))).toContain(
      'CONFLICT: Otra persona cambió el orden mientras tanto',
    );
    expect(await order()).toEqual([1, 0, 2, 3]);
    await dataOf(inPanel([1, 0, 3, 2], [1, 0, 2, 3]));
    expect(await order()).toEqual([1, 0, 3, 2]);
    // A retry after a lost answer.
    expect(
      (await dataOf(inPanel([1, 0, 3, 2], [1, 0, 2, 3]))).reorderProfessionals.map(({ id }) => ids.indexOf(id)),
    ).toEqual([1, 0, 3, 2]);
    expect(await failureOf(inPanel([0, 1, 2, 3], [1, 1, 3, 2]))).toContain(
      'CONFLICT: Otra persona cambió el orden mientras tanto',
    );
  });
});
