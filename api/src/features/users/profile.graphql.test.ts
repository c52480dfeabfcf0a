import { makeProfessional, signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';

const FIELDS = 'name email startPage phone address dateOfBirth emergencyContact { name phone relationship }';
const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { ${FIELDS} } }`;

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'audit_events');
  ({ token } = await signedIn(app.db, 'user'));
});
afterAll(() => app.close());

const update = (input: object, as = token) =>
  sendGraphQL<{ updateProfile: Record<string, unknown> }>(app, UPDATE, { input }, as);
const updated = async (input: object) => (await dataOf(update(input))).updateProfile;
const audited = async () =>
  (await app.db.pool.query<{ fields: string[] }>('SELECT fields FROM audit_events ORDER BY id')).rows.map(
    ({ fields }) => fields,
  );

const EMPTY = {
  name: 'Ana Prueba',
  startPage: null,
  phone: null,
  address: null,
  dateOfBirth: null,
  emergencyContact: null,
};
const CONTACT = { name: 'Eva', phone: '+54 11 4444 0000', relationship: 'madre' };

test('Only the sent profile fields change', async () => {
  expect(await updated({ phone: ' 11 5555-0000 ', dateOfBirth: '1990-02-28' })).toMatchObject({
    ...EMPTY,
    phone: '+54 11 5555 0000',
    dateOfBirth: '1990-02-28',
  });
  expect(await updated({ name: ' Ana María ', address: 'Calle 1' })).toMatchObject({
    name: 'Ana María',
    phone: '+54 11 5555 0000',
    address: 'Calle 1',
    dateOfBirth: '1990-02-28',
  });
  expect(
    (await dataOf(sendGraphQL<{ viewer: object }>(app, `{ viewer { ${FIELDS} } }`, {}, token))).viewer,
  ).toMatchObject({
    name: 'Ana María',
    dateOfBirth: '1990-02-28',
  });
  expect(await audited()).toEqual([
    ['dateOfBirth', 'phone'],
    ['address', 'name'],
  ]);
});

test('Nothing is audited when nothing differs', async () => {
  expect(await updated({})).toMatchObject(EMPTY);
  expect(await updated({ name: 'Ana Prueba', phone: ' ', address: null, emergencyContact: null })).toMatchObject(EMPTY);
  expect(await audited()).toEqual([]);
});

test("The professional's first page is stored with the account; null is the default", async () => {
  expect(await updated({ startPage: 'today' })).toMatchObject({ ...EMPTY, startPage: 'today' });
  expect(await updated({ phone: '11 5555-0000' })).toMatchObject({ startPage: 'today' });
  expect(await updated({ startPage: null })).toMatchObject({ startPage: null });
  expect(await audited()).toEqual([['startPage'], ['phone'], ['startPage']]);
});

test('At a clinic with an unassigned country code, a phone stays as typed', async () => {
  await app.db.pool.query("UPDATE settings SET country_code = '+999'");
  expect(await updated({ phone: '11 5555-0000' })).toMatchObject({ phone: '11 5555-0000' });
  await app.db.pool.query("UPDATE settings SET country_code = '+54'");
});

test('null empties a field, and all of an emergency contact', async () => {
  await updated({ phone: '1', address: 'x', dateOfBirth: '1990-02-28', emergencyContact: CONTACT });
  expect(await updated({ phone: null, address: null, dateOfBirth: null })).toMatchObject({
    ...EMPTY,
    emergencyContact: CONTACT,
  });
  expect(await updated({ emergencyContact: null })).toMatchObject(EMPTY);
});

test('An emergency contact changes part by part, and is none when all its parts are empty', async () => {
  await updated({ emergencyContact: CONTACT });
  expect(await updated({ emergencyContact: { phone: '11 3333' } })).toMatchObject({
    emergencyContact: { ...CONTACT, phone: '11 3333' },
  });
  expect(await updated({ emergencyContact: { name: null, phone: ' ', relationship: null } })).toMatchObject({
    emergencyContact: null,
  });
});

test("Birth dates may be today in the clinic's time zone, and no later", async () => {
  app.clock.now = new Date('2026-06-02T02:59:00Z');
  expect(await failureOf(update({ dateOfBirth: '2026-06-02' }))).toBe(
    'BAD_REQUEST dateOfBirth: La fecha de nacimiento no puede ser futura',
  );
  expect(await updated({ dateOfBirth: '2026-06-01' })).toMatchObject({ dateOfBirth: '2026-06-01' });
  app.clock.now = new Date('2026-06-02T03:00:00Z');
  expect(await updated({ dateOfBirth: '2026-06-02' })).toMatchObject({ dateOfBirth: '2026-06-02' });
});

test.each([
  [{ name: null }, 'name: El nombre es requerido'],
  [{ name: '  ' }, 'name: El nombre es requerido'],
  [{ name: 'x'.repeat(201) }, 'name: No puede superar los 200 caracteres'],
  [{ phone: 'abc' }, 'phone: El teléfono debe tener números'],
  [{ emergencyContact: { phone: 'abc' } }, 'emergencyContact.phone: El teléfono debe tener números'],
  [{ phone: 'x'.repeat(41) }, 'phone: No puede superar los 40 caracteres'],
  [{ address: 'x'.repeat(301) }, 'address: No puede superar los 300 caracteres'],
  [{ address: 'mal\u0000o' }, 'address: El texto contiene caracteres no permitidos'],
  [{ dateOfBirth: '1899-12-31' }, 'dateOfBirth: La fecha debe tener la forma AAAA-MM-DD'],
  [{ dateOfBirth: '1990-02-29' }, 'dateOfBirth: La fecha debe tener la forma AAAA-MM-DD'],
  [{ dateOfBirth: '28-02-1990' }, 'dateOfBirth: La fecha debe tener la forma AAAA-MM-DD'],
  [{ emergencyContact: { name: 'x'.repeat(201) } }, 'emergencyContact.name: No puede superar los 200 caracteres'],
  [
    { emergencyContact: { relationship: 'x'.repeat(201) } },
    'emergencyContact.relationship: No puede superar los 200 caracteres',
  ],
  [{ email: 'otra@ejemplo.example' }, 'email: Dato desconocido: email'],
  [{ role: 'admin' }, 'role: Dato desconocido: role'],
])('%j is refused with its field, and changes nothing else either', async (wrong, failure) => {
  expect(await failureOf(update({ phone: '11 5555', ...wrong }))).toBe(`BAD_REQUEST ${failure}`);
  expect(await audited()).toEqual([]);
});

test('Every role edits its own profile; visitors have none', async () => {
  const professional = await makeProfessional(app.db, { name: 'Laura' });
  const admin = await signedIn(app.db, 'admin');
  for (const as of [professional.token, admin.token]) await dataOf(update({ name: 'Otro nombre' }, as));
  expect(await dataOf(sendGraphQL(app, '{ professionals { name } }'))).toEqual({
    professionals: [{ name: 'Otro nombre' }],
  });
  expect((await updated({})).name).toBe('Ana Prueba');
  expect(await failureOf(sendGraphQL(app, UPDATE, { input: {} }))).toBe('UNAUTHENTICATED: Es necesario iniciar sesión');
});
