import { makeProfessional, makeUser, openSession } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

const LIST = `query ($filter: UserFilter, $sort: UserSort, $descending: Boolean, $page: Int, $size: Int) {
  users(filter: $filter, sort: $sort, descending: $descending, page: $page, size: $size) {
    total items { name email role phone appointmentCount createdAt suspended }
  }
}`;

let app: TestApp;
let admin: string;
let professional: { id: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = await openSession(
    app.db,
    await makeUser(app.db, { name: 'Zoe Admin', email: 'zoe@ejemplo.example', role: 'admin' }),
  );
  professional = await makeProfessional(app.db, { name: 'Laura Médica', email: 'laura@ejemplo.example' });
  const jose = await makeUser(app.db, { name: 'José Pérez', email: 'JP_1@ejemplo.example', phone: '11 5555-0101' });
  await makeUser(app.db, { name: 'ana Gómez', email: 'ana@ejemplo.example', suspended: true });
  await app.db.pool.query("UPDATE users SET created_at = '2026-05-04T22:15:00Z' WHERE id = $1", [jose]);
  const roomId = await makeRoom(app.db);
  for (const [day, status] of [
    [1, 'completed'],
    [2, 'cancelled'],
  ] as const) {
    await makeAppointment(app.db, {
      professionalId: professional.id,
      roomId,
      status,
      patientUserId: jose,
      from: `2026-06-0${day}T10:00-03:00`,
      to: `2026-06-0${day}T10:30-03:00`,
    });
  }
});
afterAll(() => app.close());

interface Page {
  users: { total: number; items: { name: string }[] };
}
const ask = (variables: object, token = admin) => sendGraphQL<Page>(app, LIST, { ...variables }, token);
const names = async (variables: object) => (await dataOf(ask(variables))).users.items.map(({ name }) => name);

test("An administrator lists accounts by name, with appointment counts and creation dates in the clinic's time zone", async () => {
  const { users } = await dataOf(ask({}));
  expect(users.total).toBe(4);
  expect(users.items).toEqual([
    expect.objectContaining({ name: 'ana Gómez', role: 'user', suspended: true, appointmentCount: 0, phone: null }),
    {
      name: 'José Pérez',
      email: 'JP_1@ejemplo.example',
      role: 'user',
      phone: '11 5555-0101',
      appointmentCount: 2,
      createdAt: '2026-05-04T19:15:00-03:00',
      suspended: false,
    },
    expect.objectContaining({ name: 'Laura Médica', role: 'professional', appointmentCount: 0 }),
    expect.objectContaining({ name: 'Zoe Admin', role: 'admin' }),
  ]);
});

test.each<[object, string[]]>([
  [{ search: 'perez' }, ['José Pérez']],
  [{ search: ' JOSE  pér ' }, ['José Pérez']],
  [{ search: 'jp_1@' }, ['José Pérez']],
  [{ search: 'j%' }, []],
  [{ search: '1_p' }, []],
  [{ search: 'p_1@ejemplo' }, ['José Pérez']],
  [{ search: '_' }, []],
  [{ search: '5555-0101' }, ['José Pérez']],
  [{ search: '1155550101' }, ['José Pérez']],
  [{ search: 'gomez 5555' }, []],
  [{ search: 'ejemplo', role: 'user' }, ['ana Gómez', 'José Pérez']],
  [{ role: 'professional' }, ['Laura Médica']],
  [{ search: '', role: null }, ['ana Gómez', 'José Pérez', 'Laura Médica', 'Zoe Admin']],
])('%j finds %j', async (filter, found) => {
  const { users } = await dataOf(ask({ filter }));
  expect([users.items.map(({ name }) => name), users.total]).toEqual([found, found.length]);
});

test('An account is found by id', async () => {
  const [{ id }] = (await app.db.pool.query("SELECT id FROM users WHERE name = 'José Pérez'")).rows as [{ id: number }];
  expect([await names({ filter: { id } }), await names({ filter: { id, role: 'admin' } })]).toEqual([
    ['José Pérez'],
    [],
  ]);
});

test('They are sorted by name, address or age, in both directions, page by page', async () => {
  const byName = ['ana Gómez', 'José Pérez', 'Laura Médica', 'Zoe Admin'];
  expect(await names({ descending: true })).toEqual(byName.toReversed());
  expect(await names({ sort: 'email' })).toEqual(['ana Gómez', 'José Pérez', 'Laura Médica', 'Zoe Admin']);
  expect((await names({ sort: 'createdAt', descending: true }))[0]).toBe('José Pérez');
  expect([await names({ size: 3 }), await names({ size: 3, page: 2 }), await names({ size: 3, page: 3 })]).toEqual([
    byName.slice(0, 3),
    byName.slice(3),
    [],
  ]);
  expect(await names({ size: null })).toEqual(byName);
});

test.each<[object, string]>([
  [{ page: 0 }, 'BAD_REQUEST page: La página debe estar entre 1 y 100000'],
  [{ size: 201 }, 'BAD_REQUEST size: La cantidad debe estar entre 1 y 200'],
  [{ filter: { search: 'x'.repeat(201) } }, 'BAD_REQUEST search: No puede superar los 200 caracteres'],
  [{ filter: { search: 'a\u0000' } }, 'BAD_REQUEST search: El texto contiene caracteres no permitidos'],
])('%j is refused', async (variables, failure) => {
  expect(await failureOf(ask(variables))).toBe(failure);
});

test('Other callers read no accounts, and no administrators’ fields of their own', async () => {
  expect(await failureOf(sendGraphQL(app, '{ users { total } }'))).toContain('UNAUTHENTICATED');
  expect(await failureOf(ask({}, professional.token))).toContain('FORBIDDEN');
  for (const field of ['suspended', 'appointmentCount', 'appointments { id }']) {
    expect(await failureOf(sendGraphQL(app, `{ viewer { ${field} } }`, {}, professional.token))).toContain('FORBIDDEN');
  }
});
