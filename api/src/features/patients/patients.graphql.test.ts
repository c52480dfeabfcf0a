import { makeProfessional, makeUser, openSession, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';

const PATIENTS =
  'query ($search: String!, $first: Int) { patients(search: $search, first: $first) { name email phone } }';

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };

let roomId: number;
let day = 0;
/** Each on the day after the previous one. */
const turnoOf = (
  professional: { id: number },
  patientName: string,
  patientEmail: string,
  patientPhone: string | null = null,
) => {
  day += 1;
  const date = `2026-05-${String(day).padStart(2, '0')}`;
  return makeAppointment(app.db, {
    professionalId: professional.id,
    roomId,
    patientName,
    patientEmail,
    patientPhone,
    from: `${date}T10:00-03:00`,
    to: `${date}T10:30-03:00`,
  });
};

beforeAll(async () => {
  app = await startTestApp();
  admin = await openSession(
    app.db,
    await makeUser(app.db, { name: 'Rita Recepción', email: 'rita@ejemplo.example', role: 'admin' }),
  );
  laura = await makeProfessional(app.db, { name: 'Laura Médica', email: 'laura@ejemplo.example' });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico', email: 'pablo@ejemplo.example' });
  roomId = await makeRoom(app.db);
  await makeUser(app.db, { name: 'José Pérez', email: 'jose@ejemplo.example', phone: '11 5555-0101' });
  await makeUser(app.db, { name: 'Zulma Sin Turnos', email: 'zulma@ejemplo.example' });
  await turnoOf(laura, 'Nora Ñandú', 'nora@correo.example', '+54 11 2345 6789');
  await turnoOf(laura, 'Nora Ñandú', 'Nora@correo.example', '+54 11 2345 0000');
  await turnoOf(laura, 'Juan Ñandú', 'nora@correo.example', null);
  await turnoOf(pablo, 'jose perez', 'JOSE@ejemplo.example', '11 4444 0000');
  await turnoOf(pablo, 'Rita Recepción', 'rita@ejemplo.example', null);
});
afterAll(() => app.close());

interface Found {
  patients: { name: string; email: string; phone: string | null }[];
}
const ask = (search: string, token: string | undefined = admin, more: object = {}) =>
  sendGraphQL<Found>(app, PATIENTS, { search, ...more }, token);
const found = async (search: string, token?: string) =>
  (await dataOf(ask(search, token))).patients.map(({ name }) => name);

test('A person is one row, with what was said of them last; a family’s address is several people', async () => {
  expect((await dataOf(ask('ñandu'))).patients).toEqual([
    { name: 'Juan Ñandú', email: 'nora@correo.example', phone: null },
    { name: 'Nora Ñandú', email: 'Nora@correo.example', phone: '+54 11 2345 0000' },
  ]);
});

test('Whoever has an account is called as it says, even if a turno was written down otherwise', async () => {
  expect((await dataOf(ask('perez'))).patients).toEqual([
    { name: 'José Pérez', email: 'jose@ejemplo.example', phone: '11 5555-0101' },
  ]);
});

test.each([
  ['NORA', ['Nora Ñandú', 'Juan Ñandú']],
  [' juan  ÑAN ', ['Juan Ñandú']],
  ['zulma@', ['Zulma Sin Turnos']],
  ['2345 0000', ['Nora Ñandú']],
  ['2345-0000', ['Nora Ñandú']],
  ['(11) 2345', ['Nora Ñandú']],
  ['5555-01', ['José Pérez']],
  ['nora perez', []],
  ['%', []],
  ['z', []],
  ['  ', []],
])('%j finds %j', async (search, names) => {
  expect((await found(search)).toSorted()).toEqual(names.toSorted());
});

test('No account of the clinic’s staff is among them, nor the own address of whoever asks, whatever turnos it was written on', async () => {
  expect(await found('medic')).toEqual([]);
  expect(await found('rita')).toEqual([]);
});

test('A professional finds the patients of their own turnos, and neither a colleague’s nor mere accounts', async () => {
  expect((await found('nora', laura.token)).toSorted()).toEqual(['Juan Ñandú', 'Nora Ñandú']);
  expect(await found('nora', pablo.token)).toEqual([]);
  expect((await dataOf(ask('perez', pablo.token))).patients).toEqual([
    { name: 'jose perez', email: 'JOSE@ejemplo.example', phone: '11 4444 0000' },
  ]);
  expect(await found('zulma', laura.token)).toEqual([]);
});

test('A professional without a profile has no patients', async () => {
  expect(await found('nora', await openSession(app.db, await makeUser(app.db, { role: 'professional' })))).toEqual([]);
});

test('Nobody else may ask', async () => {
  expect(await failureOf(ask('nora', (await signedIn(app.db, 'user')).token))).toContain('FORBIDDEN');
  expect(await failureOf(sendGraphQL(app, PATIENTS, { search: 'nora' }))).toContain('UNAUTHENTICATED');
});

test('As many are told as are asked for', async () => {
  expect((await dataOf(ask('ejemplo', admin, { first: 1 }))).patients).toHaveLength(1);
});

test.each([
  [{ first: 0 }, 'BAD_REQUEST first: La cantidad debe estar entre 1 y 50'],
  [{ first: 51 }, 'BAD_REQUEST first: La cantidad debe estar entre 1 y 50'],
  [{ search: 'x'.repeat(201) }, 'BAD_REQUEST search: No puede superar los 200 caracteres'],
  [{ search: 'a\u0000' }, 'BAD_REQUEST search: El texto contiene caracteres no permitidos'],
])('%j is refused', async (more, failure) => {
  expect(await failureOf(ask('nora', admin, more))).toBe(failure);
});
