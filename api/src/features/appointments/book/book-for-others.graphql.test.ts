import { randomUUID } from 'node:crypto';

import { makeKey } from '../../../testing/factories/api-keys';
import { makeProfessional, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { mailsAfterWait } from '../../../testing/harness/notices';
import { withoutIds } from '../../../testing/harness/without-ids';

let app: TestApp;
let admin: string;
let laura: { id: number; userId: number; token: string };
let pablo: { token: string };
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await app.jobs.workAll();
  await clearClinic(app);
  laura = await makeProfessional(app.db, { name: 'Laura Médica' });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
  roomId = await makeRoom(app.db);
});

const TOMAS = {
  patientName: 'Tomás Paz',
  patientBirthDate: '2018-03-01',
  contactName: ' Marta Quiroga ',
  patientEmail: 'marta@ejemplo.example',
};
const bookTomas = async (more: object = {}, token?: string) =>
  (await dataOf(book(app, { professionalId: laura.id, roomId, ...TOMAS, ...more }, { token }))).bookAppointment;

const READ = 'query ($id: ID!) { appointment(id: $id) { patientName contactName patientBirthDate } }';
const read = async (id: string, token?: string) =>
  (await dataOf(sendGraphQL<{ appointment: object }>(app, READ, { id }, token))).appointment;

test('A mother books for her son: the mail goes to her and says for whom the turno is', async () => {
  const { id } = await bookTomas();
  const mail = (await mailsAfterWait(app)).find(({ text }) => text.includes(id));
  expect(mail?.to).toBe('marta@ejemplo.example');
  expect(mail?.text).toContain('Hola, Marta Quiroga:');
  expect(mail?.text).toContain('El turno de Tomás Paz está reservado.');
  expect(mail?.text).toContain('Paciente: Tomás Paz');
  const calendar = mail!.attachments[0]!.content.replace(/\r\n[ \t]/g, '');
  expect(calendar).toContain('SUMMARY:Turno de Tomás Paz con Laura Médica');
  expect(calendar).toContain('CN=Marta Quiroga:mailto:');
});

test('A name that contains a message is not mailed on by a caller who books for others', async () => {
  const { id } = await bookTomas({ patientName: 'Mirá www.premios.example' });
  const mail = (await mailsAfterWait(app)).find(({ text }) => text.includes(id));
  expect(mail?.text).not.toContain('premios');
});

test('Only staff and its account read for whom a turno is and when that person was born', async () => {
  const marta = await signedIn(app.db, 'user');
  const { id, patientBirthDate } = await bookTomas({}, marta.token);
  expect(patientBirthDate).toBe('2018-03-01');
  const told = { patientName: 'Tomás Paz', contactName: 'Marta Quiroga' };
  for (const token of [marta.token, laura.token, admin]) {
    expect(await read(id, token)).toEqual({ ...told, patientBirthDate: '2018-03-01' });
  }
  for (const token of [undefined, pablo.token, (await signedIn(app.db, 'user')).token]) {
    expect(await read(id, token)).toEqual({ patientName: 'T. P.', contactName: 'M. Q.', patientBirthDate: null });
  }
});

test('Visitors and patients say when that person was born; staff, who may not know, needn’t', async () => {
  for (const token of [undefined, (await signedIn(app.db, 'user')).token]) {
    const input = { professionalId: laura.id, roomId, ...TOMAS, patientBirthDate: null };
    expect(await failureOf(book(app, input, { token }))).toBe(
      'BAD_REQUEST patientBirthDate: La fecha de nacimiento es requerida',
    );
  }
  expect(await bookTomas({ patientBirthDate: null }, laura.token)).toMatchObject({
    contactName: 'Marta Quiroga',
    patientBirthDate: null,
  });
});

const SEARCH = `query ($search: String!) {
  appointments(filter: { search: $search }, first: 5) { items { patientName } }
  patients(search: $search) { name email }
}`;
const found = (search: string) => dataOf(sendGraphQL(app, SEARCH, { search }, admin));

test('The turno and its patient are found by either name, with a typing error too', async () => {
  await bookTomas();
  for (const search of ['tomas', 'QUIROGA', 'quiorga', 'paz marta']) {
    expect([search, await found(search)]).toEqual([
      search,
      {
        appointments: { items: [{ patientName: 'Tomás Paz' }] },
        patients: [{ name: 'Tomás Paz', email: 'marta@ejemplo.example' }],
      },
    ]);
  }
});

test('An administrator corrects both: the audit has no values, the search finds the new name, and no mail is sent', async () => {
  const { id } = await bookTomas();
  const before = (await mailsAfterWait(app)).length;
  const update = `mutation ($id: ID!, $input: UpdateAppointmentInput!) {
    updateAppointment(id: $id, input: $input) { contactName patientBirthDate }
  }`;
  const change = (input: object) => sendGraphQL(app, update, { id, input }, admin);
  expect(await dataOf(change({ contactName: 'Julia Ferrari', patientBirthDate: '2017-03-01' }))).toEqual({
    updateAppointment: { contactName: 'Julia Ferrari', patientBirthDate: '2017-03-01' },
  });
  expect(await found('ferrari')).toMatchObject({ patients: [{ name: 'Tomás Paz' }] });
  expect(await mailsAfterWait(app)).toHaveLength(before);
  const { rows } = await app.db.pool.query<{ fields: string[] }>("SELECT * FROM audit_events WHERE action = 'updated'");
  expect(rows.map(({ fields }) => fields)).toEqual([['contactName', 'patientBirthDate']]);
  expect(withoutIds(JSON.stringify(rows))).not.toMatch(/Ferrari|Quiroga|2017|2018/);
  expect(await dataOf(change({ contactName: null, patientBirthDate: null }))).toEqual({
    updateAppointment: { contactName: null, patientBirthDate: null },
  });
});

const patients = async () =>
  (await app.db.pool.query<{ name: string }>('SELECT name FROM patients ORDER BY name')).rows.map(({ name }) => name);

test('The desk books for a new child of a known mother, who then sees all its turnos; another time it is the same child', async () => {
  await app.db.pool.query("DELETE FROM patient_relations; DELETE FROM users WHERE role = 'user'; DELETE FROM patients");
  const martaId = await makeUser(app.db, { name: 'Marta Quiroga', email: 'marta@ejemplo.example' });
  const marta = await openSession(app.db, martaId);
  const bookFor = (more: object, token: string) =>
    book(app, { professionalId: laura.id, roomId, ...TOMAS, contactName: 'Marta Quiroga', ...more }, { token });
  const { rows } = await app.db.pool.query<{ id: string }>('SELECT id FROM patients WHERE user_id = $1', [martaId]);
  const child = { familyKind: 'mother', relativeId: rows[0]!.id.toUpperCase(), patientBirthDate: '2018-03-01' };
  const refused = async (more: object, token = admin) => failureOf(bookFor({ ...child, ...more }, token));
  expect(await refused({ patientBirthDate: '2000-03-01' })).toMatch(/^BAD_REQUEST patientBirthDate: Solo se suma/);
  expect(await refused({ patientBirthDate: null })).toMatch(/^BAD_REQUEST patientBirthDate/);
  expect(await refused({ familyKind: 'partner' })).toMatch(/^BAD_REQUEST familyKind/);
  expect(await refused({ relativeId: randomUUID() })).toMatch(/^NOT_FOUND/);
  for (const more of [{ familyKind: null }, { patientId: rows[0]!.id }, { familyKind: null, patientId: rows[0]!.id }]) {
    expect(await refused(more)).toMatch(/^BAD_REQUEST relativeId: Para sumar al paciente/);
  }
  for (const token of [laura.token, marta]) expect(await refused({}, token)).toMatch(/^FORBIDDEN/);
  const scopes = ['appointments:write', 'personal-data'] as const;
  const { token: key } = await makeKey(app.db, { scopes });
  expect(await refused({}, key)).toBe('FORBIDDEN: A la clave de API le falta el permiso patients:write');
  expect(await patients()).toEqual(['Marta Quiroga']);
  const { bookAppointment: first } = await dataOf(bookFor(child, admin));
  const { token: fullKey } = await makeKey(app.db, { scopes: [...scopes, 'patients:write'] });
  await dataOf(bookFor({ ...child, patientName: 'TOMAS paz', startTime: '2026-06-03T10:00:00-03:00' }, fullKey));
  expect(await patients()).toEqual(['Marta Quiroga', 'Tomás Paz']);
  await app.db.pool.query('UPDATE appointments SET patient_user_id = NULL WHERE id = $1', [first.id]);
  expect(await read(first.id, marta)).toMatchObject({ patientName: 'Tomás Paz' });
  const series = {
    ...TOMAS,
    ...child,
    contactName: 'Marta Quiroga',
    patientName: 'Ema Paz',
    professionalId: laura.id,
    everyWeeks: 1,
    turnos: ['2026-06-10', '2026-06-17'].map((day) => ({ startTime: `${day}T10:00:00-03:00`, roomId })),
  };
  const SERIES = 'mutation ($input: BookSeriesInput!) { bookSeries(input: $input) { appointments { patientName } } }';
  expect(await dataOf(sendGraphQL(app, SERIES, { input: series }, admin))).toEqual({
    bookSeries: { appointments: [{ patientName: 'Ema Paz' }, { patientName: 'Ema Paz' }] },
  });
  // Her namesake of the same contact is another person.
  const namesake = { patientName: 'Marta Quiroga', startTime: '2026-06-04T10:00:00-03:00' };
  await dataOf(bookFor({ ...child, ...namesake }, admin));
  expect(await patients()).toEqual(['Ema Paz', 'Marta Quiroga', 'Marta Quiroga', 'Tomás Paz']);
});

test('A namesake with the mother’s contact is the child only with its birth date, and without account and document', async () => {
  await app.db.pool.query("DELETE FROM patient_relations; DELETE FROM users WHERE role = 'user'; DELETE FROM patients");
  const CREATE = 'mutation ($input: CreatePatientInput!) { made: createPatient(input: $input) { id } }';
  const create = async (name: string, more: object = {}) => {
    const input = { name, email: 'marta@ejemplo.example', ...more };
    return (await dataOf(sendGraphQL<{ made: { id: string } }>(app, CREATE, { input }, admin))).made.id;
  };
  const [birthDate, relativeId] = ['2018-03-01', await create('Marta Quiroga')];
  const withAccount = await create('Juan Cuenta', { birthDate });
  await app.db.pool.query('UPDATE patients SET user_id = $1 WHERE id = $2', [laura.userId, withAccount]);
  const namesakes = [
    await create('Juan Adulto'),
    await create('Juan Mayor', { birthDate: '1985-03-01' }),
    withAccount,
    await create('Juan Documento', {
      birthDate,
      identifiers: [{ kind: 'dni', number: '57000111', registeredSex: 'M' }],
    }),
    await create('Juan Mismo', { birthDate }),
  ];
  const all = async () =>
    (await app.db.pool.query('SELECT * FROM patients WHERE id = ANY ($1) ORDER BY name', [namesakes])).rows;
  const before = await all();
  for (const [day, patientName] of [
    'Juan Adulto',
    'Juan Mayor',
    'Juan Cuenta',
    'Juan Documento',
    'Juan Mismo',
  ].entries()) {
    const child = { patientName, patientBirthDate: birthDate, familyKind: 'mother', relativeId };
    await bookTomas({ ...child, startTime: `2026-06-0${day + 2}T10:00:00-03:00` }, admin);
  }
  const { rows } = await app.db.pool.query<{ id: string; name: string }>(
    `SELECT p.id, p.name FROM appointments AS a JOIN patients AS p ON p.id = a.patient_id AND p.birth_date = $2
     JOIN patient_relations AS r ON r.patient_id = p.id AND r.relative_id = $1 ORDER BY a.starts_at`,
    [relativeId, birthDate],
  );
  expect(rows.map(({ id, name }) => [name, namesakes.includes(id)])).toEqual([
    ['Juan Adulto', false],
    ['Juan Mayor', false],
    ['Juan Cuenta', false],
    ['Juan Documento', false],
    ['Juan Mismo', true],
  ]);
  expect((await all()).slice(0, 4)).toEqual(before.slice(0, 4));
});
