import { makeKind, makeProfessional, signedIn } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { callRest } from '../../../testing/harness/rest';

const FORBIDDEN = 'FORBIDDEN: Sin permisos para realizar esta acción';
const FIELDS = '{ id name durationMinutes price isOnline isActive sortOrder version }';
const CREATE = `mutation ($id: Int!, $input: CreateConsultationKindInput!, $key: String) {
  of: createConsultationKind(professionalId: $id, input: $input, idempotencyKey: $key) ${FIELDS} }`;
const UPDATE = `mutation ($whose: Int!, $id: Int!, $input: UpdateConsultationKindInput!, $seen: Int) {
  of: updateConsultationKind(professionalId: $whose, id: $id, input: $input, expectedVersion: $seen) ${FIELDS} }`;
const DELETE = 'mutation ($whose: Int!, $id: Int!) { deleteConsultationKind(professionalId: $whose, id: $id) }';
const FIRST_VISIT = { name: 'Primera vez', durationMinutes: 45, price: 30000 };

interface Kind {
  id: number;
  name: string;
  sortOrder: number;
}

let app: TestApp;
let admin: string;
let laura: { id: number; userId: number; token: string };
let pablo: { id: number; userId: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  laura = await makeProfessional(app.db);
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
});

const create = (input: object, token: string | undefined = laura.token, key?: string) =>
  sendGraphQL<{ of: Kind }>(app, CREATE, { id: laura.id, input, key }, token);
const update = (id: number, input: object, token: string | undefined = laura.token, seen?: number) =>
  sendGraphQL<{ of: Kind }>(app, UPDATE, { whose: laura.id, id, input, seen }, token);
const remove = (id: number, token: string | undefined = laura.token) =>
  sendGraphQL(app, DELETE, { whose: laura.id, id }, token);
const added = async (input: object) => (await dataOf(create(input))).of;
const all = (token?: string) =>
  sendGraphQL<{ of: Kind[] }>(
    app,
    `query ($id: Int!) { of: allConsultationKinds(professionalId: $id) ${FIELDS} }`,
    { id: laura.id },
    token,
  );
const offered = async (token?: string) => {
  const { professional } = await dataOf(
    sendGraphQL<{ professional: { fee: number; defaultDurationMinutes: number; consultationKinds: Kind[] } }>(
      app,
      `query ($id: Int!) { professional(id: $id) { fee defaultDurationMinutes consultationKinds { name } } }`,
      { id: laura.id },
      token,
    ),
  );
  return { ...professional, consultationKinds: professional.consultationKinds.map(({ name }) => name) };
};

test('a professional adds appointment types, an administrator changes one, and the audit has both', async () => {
  const first = await added(FIRST_VISIT);
  expect(first).toEqual({ id: first.id, ...FIRST_VISIT, isOnline: true, isActive: true, sortOrder: 0, version: 1 });
  const control = await added({ name: ' Control ', durationMinutes: 20 });
  expect(control).toMatchObject({ name: 'Control', price: null, sortOrder: 1 });
  const changed = await dataOf(update(first.id, { price: null, durationMinutes: 40 }, admin, 1));
  expect(changed.of).toMatchObject({ price: null, durationMinutes: 40, version: 2 });
  expect((await dataOf(all(laura.token))).of).toEqual([changed.of, control]);

  const { rows } = await app.db.pool.query(
    "SELECT action, called, changes FROM audit_events WHERE entity = 'consultation_kind' ORDER BY id",
  );
  expect(rows.map(({ action, called }) => `${action} ${called}`)).toEqual([
    'created Primera vez, Laura Médica',
    'created Control, Laura Médica',
    'updated Primera vez, Laura Médica',
  ]);
  expect(rows[2].changes).toEqual([
    { field: 'durationMinutes', from: '45 minutos', to: '40 minutos' },
    { field: 'price', from: '$ 30.000', to: null },
  ]);
});

test('a creation sent twice with the same key creates one appointment type', async () => {
  const [one, again] = [
    await dataOf(create(FIRST_VISIT, laura.token, 'alta-de-tipo-1')),
    await dataOf(create(FIRST_VISIT, laura.token, 'alta-de-tipo-1')),
  ];
  expect(again).toEqual(one);
  expect((await dataOf(all(laura.token))).of).toHaveLength(1);
});

test('names are unique per professional', async () => {
  await makeKind(app.db, { professionalId: pablo.id, name: 'Control', durationMinutes: 20 });
  const { id } = await added({ name: 'Control', durationMinutes: 20 });
  const other = await added({ name: 'Otro', durationMinutes: 20 });
  const taken = 'CONFLICT name: Ya hay un tipo de consulta con ese nombre';
  expect(await failureOf(create({ name: 'CONTROL', durationMinutes: 30 }))).toBe(taken);
  expect(await failureOf(update(other.id, { name: 'control' }))).toBe(taken);
  await dataOf(update(id, { name: 'CONTROL' }));
});

test.each([
  [{ name: ' ', durationMinutes: 20 }, 'name: El nombre es requerido'],
  [{ name: 'X', durationMinutes: 4 }, 'durationMinutes: La duración debe estar entre 5 y 480 minutos'],
])('%j is refused', async (input, failure) => {
  expect(await failureOf(create(input))).toBe(`BAD_REQUEST ${failure}`);
});

test('a change of a stale version is refused as a whole', async () => {
  const { id } = await added(FIRST_VISIT);
  await dataOf(update(id, { price: 1 }));
  const { errors } = await update(id, { name: 'Otro' }, laura.token, 1);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { name: 'Primera vez', version: 2 } });
});

test('only the professional and administrators see or change all of them', async () => {
  const { id } = await added(FIRST_VISIT);
  for (const attempt of [
    all(pablo.token),
    create(FIRST_VISIT, pablo.token),
    update(id, { price: 1 }, pablo.token),
    remove(id, pablo.token),
  ]) {
    expect(await failureOf(attempt)).toBe(FORBIDDEN);
  }
  expect(await failureOf(remove(id + 1000))).toBe('NOT_FOUND: El tipo de consulta no existe');
  expect((await dataOf(remove(id))) as object).toEqual({ deleteConsultationKind: true });
});

test("the public reads online types, and fee and duration of the first one; forms show the professional's own", async () => {
  expect(await offered()).toEqual({ fee: 20000, defaultDurationMinutes: 30, consultationKinds: [] });
  const of = (name: string, traits: object) =>
    makeKind(app.db, { professionalId: laura.id, name, durationMinutes: 45, ...traits });
  await of('Informe', { isOnline: false, sortOrder: 0 });
  const first = await of('Primera vez', { price: '30000', sortOrder: 2 });
  await of('Control', { durationMinutes: 20, sortOrder: 3 });
  await of('Viejo', { isActive: false, sortOrder: 1 });
  expect(await offered()).toEqual({
    fee: 30000,
    defaultDurationMinutes: 45,
    consultationKinds: ['Primera vez', 'Control'],
  });
  expect((await offered(laura.token)).consultationKinds).toEqual(['Informe', 'Primera vez', 'Control']);
  expect((await offered(pablo.token)).consultationKinds).toEqual(['Primera vez', 'Control']);

  const path = `/professionals/${laura.id}/rate`;
  expect((await callRest(app, `GET ${path}`)).body).toEqual({
    ratePerAppointment: 30000,
    defaultDuration: 45,
    version: 1,
  });
  const saved = await callRest(app, `PUT ${path}`, { token: laura.token, body: { ratePerAppointment: 25000 } });
  expect(saved.body).toEqual({ ratePerAppointment: 25000, defaultDuration: 30, version: 2 });

  await dataOf(update(first, { isActive: false }));
  expect(await offered()).toEqual({ fee: 25000, defaultDurationMinutes: 20, consultationKinds: ['Control'] });
});

test('a professional has at most twenty appointment types', async () => {
  for (let index = 0; index < 20; index += 1) {
    await makeKind(app.db, { professionalId: laura.id, name: `Tipo ${index}`, durationMinutes: 20 });
  }
  expect(await failureOf(create(FIRST_VISIT))).toBe('CONFLICT: Un profesional puede tener hasta 20 tipos de consulta');
});
