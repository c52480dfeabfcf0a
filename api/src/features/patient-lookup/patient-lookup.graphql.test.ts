import { makeProfessional, makeSpecialty, makeUser, openSession, signedIn } from '../../testing/factories/people';
import { makeRequest } from '../../testing/factories/requests';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';

const PATIENTS =
  'query ($search: String!, $first: Int) { patients(search: $search, first: $first) { name email phone } }';
const ALL_OF_THEM = `query ($search: String!) { patients(search: $search) {
  name documentNumber noShows isNear
  lastAppointment { startTime professionalName specialty status contactName patientBirthDate }
} }`;

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
  status = 'pending',
  more: object = {},
) => {
  day += 1;
  const date = `2026-05-${String(day).padStart(2, '0')}`;
  return makeAppointment(app.db, {
    professionalId: professional.id,
    roomId,
    patientName,
    patientEmail,
    patientPhone,
    status,
    from: `${date}T10:00-03:00`,
    to: `${date}T10:30-03:00`,
    ...more,
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

test("A person is one row with the latest data; a family's address has several people", async () => {
  expect((await dataOf(ask('ñandu'))).patients).toEqual([
    { name: 'Juan Ñandú', email: 'nora@correo.example', phone: null },
    { name: 'Nora Ñandú', email: 'nora@correo.example', phone: '+54 11 2345 0000' },
  ]);
});

test('A searched name stands before a child that it brought, even with a later turno', async () => {
  await turnoOf(laura, 'Marta Vega', 'marta@correo.example');
  await turnoOf(laura, 'Luz Vega', 'marta@correo.example', null, 'pending', { contactName: 'Marta Vega' });
  expect(await found('vega')).toEqual(['Luz Vega', 'Marta Vega']);
  expect(await found('marta vega')).toEqual(['Marta Vega', 'Luz Vega']);
});

test('A patient with an account has its name, even if an appointment has another', async () => {
  expect((await dataOf(ask('perez'))).patients).toEqual([
    { name: 'José Pérez', email: 'jose@ejemplo.example', phone: '+54 11 5555 0101' },
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

test('Accounts of staff are left out, and so is the caller’s own address, even with appointments', async () => {
  expect(await found('medic')).toEqual([]);
  expect(await found('rita')).toEqual([]);
});

test('A professional finds the patients of their own appointments, and neither a colleague’s nor mere accounts', async () => {
  expect((await found('nora', laura.token)).toSorted()).toEqual(['Juan Ñandú', 'Nora Ñandú']);
  expect(await found('nora', pablo.token)).toEqual([]);
  expect((await dataOf(ask('perez', pablo.token))).patients).toEqual([
    { name: 'jose perez', email: 'JOSE@ejemplo.example', phone: '+54 11 4444 0000' },
  ]);
  expect(await found('zulma', laura.token)).toEqual([]);
});

test('A professional without profile finds no patients', async () => {
  expect(await found('nora', await openSession(app.db, await makeUser(app.db, { role: 'professional' })))).toEqual([]);
});

test('Other callers are refused', async () => {
  expect(await failureOf(ask('nora', (await signedIn(app.db, 'user')).token))).toContain('FORBIDDEN');
  expect(await failureOf(sendGraphQL(app, PATIENTS, { search: 'nora' }))).toContain('UNAUTHENTICATED');
});

test('Returns as many as the limit', async () => {
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

describe('One typing error away', () => {
  beforeAll(async () => {
    await turnoOf(laura, 'Emilia Gómez', 'emilia@correo.example');
    await turnoOf(pablo, 'Raúl Gomes', 'raul@correo.example');
    await turnoOf(laura, 'Iván Álvarez', 'ivan@correo.example');
    await makeUser(app.db, { name: 'Julia Giménez', email: 'julia@ejemplo.example' });
  });

  test.each([
    ['gomez', ['Emilia Gómez', '~Raúl Gomes']],
    ['gomes', ['Raúl Gomes', '~Emilia Gómez']],
    ['GÓMES raul', ['Raúl Gomes']],
    ['emila gomes', ['~Emilia Gómez']],
    ['jimenez', ['~Julia Giménez']],
    ['Jimenez julia', ['~Julia Giménez']],
    ['Álvares', ['~Iván Álvarez']],
    ['avlarez', ['~Iván Álvarez']],
    ['ivam', ['~Iván Álvarez']],
    ['alvare', ['Iván Álvarez']],
    ['jimenes', []],
    ['ivb', []],
    ['45556789', []],
    ['gomes zulma', []],
  ])('%j finds %j: exact ones first, then similar ones (~)', async (search, names) => {
    const { patients } = await dataOf(
      sendGraphQL<{ patients: { name: string; isNear: boolean }[] }>(app, ALL_OF_THEM, { search }, admin),
    );
    expect(patients.map(({ name, isNear }) => (isNear ? `~${name}` : name))).toEqual(names);
  });

  test('a professional finds similar ones among their own alone', async () => {
    expect(await found('gomes', laura.token)).toEqual(['Emilia Gómez']);
  });

  test('the limit stays, and so do exact matches', async () => {
    expect((await dataOf(ask('gomez', admin, { first: 1 }))).patients.map(({ name }) => name)).toEqual([
      'Emilia Gómez',
    ]);
  });
});

test('A patient has the next, else the latest, and the missed appointments; for a professional only their own', async () => {
  const ofChild = { contactName: 'Marta Gil', patientBirthDate: '2018-03-01' };
  await turnoOf(pablo, 'Olga Ausente', 'omar@correo.example', null, 'no_show');
  await turnoOf(pablo, 'Omar Ausente', 'omar@correo.example', null, 'no_show');
  await turnoOf(laura, 'Omar Ausente', 'omar@correo.example', null, 'no_show');
  await turnoOf(laura, 'omar AUSENTE', 'OMAR@correo.example', null, 'confirmed', ofChild);
  const firstFor = async (token: string, search = 'omar ause') =>
    (await dataOf(sendGraphQL<{ patients: object[] }>(app, ALL_OF_THEM, { search }, token))).patients[0];
  const last = { professionalName: 'Laura Médica', specialty: null, status: 'confirmed', ...ofChild };
  const all = { name: 'omar AUSENTE', documentNumber: null, noShows: 2, isNear: false };
  expect(await firstFor(admin)).toMatchObject({ ...all, lastAppointment: last });
  expect(await firstFor(laura.token)).toMatchObject({ ...all, noShows: 1, lastAppointment: last });
  const before = { professionalName: 'Pablo Médico', status: 'no_show', contactName: null };
  expect(await firstFor(pablo.token)).toMatchObject({ noShows: 1, lastAppointment: before });
  expect(await firstFor(admin, 'zulma')).toMatchObject({ lastAppointment: null, noShows: 0 });
  for (const [professional, date] of [
    [pablo, '2099-03-05'],
    [laura, '2099-01-05'],
  ] as const) {
    const span = { from: `${date}T10:00-03:00`, to: `${date}T10:30-03:00` };
    await turnoOf(professional, 'Omar Ausente', 'omar@correo.example', null, 'pending', span);
  }
  const next = { professionalName: 'Laura Médica', status: 'pending' };
  expect(await firstFor(admin)).toMatchObject({ lastAppointment: next });
});

test('A DNI from a request finds its person, only for administrators', async () => {
  const question = (id: string, label: string) => ({ id, label, type: 'text', required: true });
  const specialtyId = await makeSpecialty(app.db);
  await makeRequest(app.db, {
    specialtyId,
    patientName: 'Delia Documentada',
    patientEmail: 'delia@correo.example',
    formConfig: [question('a', 'D.N.I.'), question('b', 'Altura')],
    formData: { a: '27.111.222', b: '1700000' },
  });
  await turnoOf(laura, 'Delia Documentada', 'delia@correo.example');
  const byDni = async (search: string, token = admin) =>
    (await dataOf(sendGraphQL<{ patients: object[] }>(app, ALL_OF_THEM, { search }, token))).patients;
  for (const search of ['27111222', '27.111.222', '111222'])
    expect(await byDni(search)).toMatchObject([{ name: 'Delia Documentada', documentNumber: '27111222' }]);
  expect(await byDni('1700000')).toEqual([]);
  expect(await byDni('27111222', laura.token)).toEqual([]);
  expect(await byDni('delia', laura.token)).toMatchObject([{ name: 'Delia Documentada', documentNumber: null }]);
});

test('An earlier phone still finds the patient, who is listed with the latest one', async () => {
  const first = await turnoOf(laura, 'Inés Mudada', 'ines@correo.example', '11 7777-0001');
  await turnoOf(laura, 'Inés Mudada', 'ines@correo.example', '11 7777-0002');
  expect((await dataOf(ask('7777 0001'))).patients).toEqual([
    { name: 'Inés Mudada', email: 'ines@correo.example', phone: '+54 11 7777 0002' },
  ]);
  await app.db.pool.query("UPDATE appointments SET patient_name = 'Inés Quieta' WHERE id = $1", [first]);
  expect(await found('ines')).toEqual(['Inés Mudada', 'Inés Quieta']);
});
