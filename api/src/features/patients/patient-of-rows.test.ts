import type { PoolClient } from 'pg';

import { makeProfessional, makeSpecialty, makeUser } from '../../testing/factories/people';
import { makeRequest } from '../../testing/factories/requests';
import { makeRoom } from '../../testing/factories/rooms';
import { insertRow } from '../../testing/factories/rows';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { dailyTurnos } from '../../testing/harness/daily-turnos';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf } from '../../testing/harness/graphql';
import { untilSomebodyWaits } from '../../testing/harness/lock-wait';
import { join } from '../../testing/harness/waiting-list';

type Client = Pick<PoolClient, 'query'>;

let app: TestApp;
let bookNext: ReturnType<typeof dailyTurnos>;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'specialties');
  bookNext = dailyTurnos(app.db, '2026-05-01T13:00Z');
});
afterAll(() => app.close());

const change = (text: string, values: unknown[] = []) => app.db.pool.query(text, values);

interface Person {
  name?: string;
  email?: string;
  phone?: string | null;
  userId?: number;
  contactName?: string;
}

const book = ({ name = 'Inés Paz', email = '', phone = null, userId, contactName }: Person) =>
  bookNext({
    patientName: name,
    patientEmail: email,
    patientPhone: phone,
    patientUserId: userId ?? null,
    contactName: contactName ?? null,
  });

async function patientOf(id: string, table = 'appointments') {
  const { rows } = await change(
    `SELECT p.id, p.name, p.email, p.phone, p.state, p.user_id AS "userId" FROM ${table} AS t
     JOIN patients AS p ON p.id = t.patient_id WHERE t.id = $1`,
    [id],
  );
  return rows[0] as { id: string; name: string; email: string; phone: string | null; state: string; userId: number };
}

const names = async () =>
  (await change('SELECT name FROM patients ORDER BY name')).rows.map(({ name }: { name: string }) => name);

describe('Two turnos are of one patient', () => {
  test.each<[string, Person, Person, boolean]>([
    [
      'with one name and e-mail',
      { name: 'Inés Páz', email: 'Ines@correo.example' },
      { name: 'INES PAZ', email: 'ines@correo.example' },
      true,
    ],
    [
      'with one name and phone',
      { phone: '011 15-2345-6789' },
      { phone: '+54 9 11 2345 6789', email: 'ines@correo.example' },
      true,
    ],
    [
      'not with another name',
      { email: 'ines@correo.example' },
      { name: 'Juan Paz', email: 'ines@correo.example' },
      false,
    ],
    ['not with another contact', { email: 'ines@correo.example' }, { email: 'paz@correo.example' }, false],
    ['not without e-mail and phone', {}, {}, false],
    ['not with a phone too short to tell', { phone: '4555-12' }, { phone: '4555-12' }, false],
  ])('%s', async (_, first, second, isOne) => {
    const [one, other] = [await patientOf(await book(first)), await patientOf(await book(second))];
    expect(one.id === other.id).toBe(isOne);
    expect(one.state).toBe('temporary');
  });

  test('with one name and account, and the account’s own patient only has its name', async () => {
    const userId = await makeUser(app.db, { name: 'Marta Gil', email: 'marta@correo.example' });
    const [own, child, again] = [
      await patientOf(await book({ name: 'marta gil', email: 'otro@correo.example', userId })),
      await patientOf(await book({ email: 'marta@correo.example', contactName: 'Marta Gil', userId })),
      await patientOf(await book({ email: 'nuevo@correo.example', contactName: 'Marta Gil', userId })),
    ];
    expect(own).toMatchObject({ name: 'Marta Gil', email: 'marta@correo.example', userId });
    expect(child).toMatchObject({ name: 'Inés Paz', userId: null });
    expect(again.id).toBe(child.id);
  });
});

test('A turno with the name and phone of a patient changes no e-mail, and fills a missing one', async () => {
  const phone = '11 4555-1200';
  await book({ email: 'ines@correo.example', phone });
  expect(await patientOf(await book({ email: 'otra@correo.example', phone }))).toMatchObject({
    email: 'ines@correo.example',
  });
  await book({ name: 'Juan Paz', phone });
  expect(await patientOf(await book({ name: 'Juan Paz', email: 'juan@correo.example', phone }))).toMatchObject({
    email: 'juan@correo.example',
  });
});

test('A request and a place in the waiting list are of the same patient as the turno', async () => {
  const person = { name: 'Rosa Pérez', email: 'rosa@correo.example' };
  const turno = await patientOf(await book(person));
  const specialtyId = await makeSpecialty(app.db);
  const { entry } = await dataOf(join(app, { specialtyId, ...person }));
  const request = await makeRequest(app.db, { specialtyId, patientName: person.name, patientEmail: person.email });
  expect((await patientOf(request, 'appointment_requests')).id).toBe(turno.id);
  expect((await patientOf(entry.id, 'waiting_list_entries')).id).toBe(turno.id);
});

describe('An account', () => {
  test('has a patient, who follows its profile and takes over the earlier one of its name and e-mail', async () => {
    const before = await patientOf(await book({ email: 'ines@correo.example', phone: '11 4555-1200' }));
    const userId = await makeUser(app.db, { name: 'Inés Paz', email: 'ines@correo.example' });
    await change("UPDATE users SET name = 'Inés Paz Gil', phone = '+54 11 4555 9999' WHERE id = $1", [userId]);
    const after = await patientOf(await book({ name: 'Inés Paz Gil', email: 'otro@correo.example', userId }));
    expect(after).toMatchObject({ id: before.id, name: 'Inés Paz Gil', phone: '+54 11 4555 9999', userId });
  });

  test('has no patient before its address is confirmed, and leaves the patient of its name and phone alone', async () => {
    const phone = '+54 11 4555 1200';
    const before = await patientOf(await book({ email: 'ines@correo.example', phone }));
    await book({ email: 'otra@correo.example', phone });
    const userId = await insertRow(app.db, 'users', {
      name: 'Inés Paz',
      email: 'otra@correo.example',
      phone,
      password_hash: 'none',
      created_at: app.clock.now,
    });
    expect(await names()).toEqual(['Inés Paz']);
    await change('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [userId]);
    expect(await names()).toEqual(['Inés Paz', 'Inés Paz']);
    const { rows } = await change('SELECT email, user_id FROM patients WHERE id = $1', [before.id]);
    expect(rows).toEqual([{ email: 'ines@correo.example', user_id: null }]);
  });

  test('leaves its patient when it is deleted, as long as there are turnos', async () => {
    const userId = await makeUser(app.db, { name: 'Inés Paz', email: 'ines@correo.example' });
    const turno = await book({ email: 'ines@correo.example', userId });
    await makeUser(app.db, { name: 'Zulma Sola' });
    await change('DELETE FROM users WHERE role = $1', ['user']);
    expect(await patientOf(turno)).toMatchObject({ name: 'Inés Paz', userId: null });
    expect(await names()).toEqual(['Inés Paz']);
  });
});

describe('A corrected turno', () => {
  const rename = (id: string, name: string) =>
    change('UPDATE appointments SET patient_name = $2 WHERE id = $1', [id, name]);
  const correct = (id: string, email: string, phone: string | null = null) =>
    change('UPDATE appointments SET patient_email = $2, patient_phone = $3 WHERE id = $1', [id, email, phone]);

  test('corrects its patient if it is the only turno', async () => {
    const turno = await book({ name: 'Ines Pas', email: 'ines@correo.example' });
    const { id } = await patientOf(turno);
    await rename(turno, 'Inés Paz');
    expect(await patientOf(turno)).toMatchObject({ id, name: 'Inés Paz' });
  });

  test('of a patient with other turnos gets another patient, and the last one takes the unused patient away', async () => {
    const [first, second] = [await book({ phone: '11 4555-1200' }), await book({ phone: '11 4555-1200' })];
    await rename(first, 'Juan Paz');
    expect(await names()).toEqual(['Inés Paz', 'Juan Paz']);
    await rename(second, 'Juan Paz');
    expect(await names()).toEqual(['Juan Paz']);
    await change('DELETE FROM appointments');
    expect(await names()).toEqual([]);
  });

  test('keeps the patient chosen by id, whatever contact it gets, and with a typing error mended', async () => {
    const child = await patientOf(await book({ name: 'Tomás Paz', email: 'abuela@correo.example' }));
    await change('UPDATE patients SET changed_at = now()');
    const turno = await book({ name: 'Tomás Pas', email: 'marta@correo.example', phone: '11 4555-1200' });
    await change('UPDATE appointments SET patient_id = $2 WHERE id = $1', [turno, child.id]);
    await correct(turno, 'otra@correo.example', '11 4555-9999');
    await rename(turno, 'Tomás Paz');
    expect((await patientOf(turno)).id).toBe(child.id);
    expect((await patientOf(await book({ name: 'Tomás Paz', phone: '11 4555-9999' }))).id).not.toBe(child.id);
    await rename(turno, 'Inés Gil');
    expect((await patientOf(turno)).id).not.toBe(child.id);
  });

  test('with another contact keeps a patient with more turnos, who is found by it from then on', async () => {
    const [first, second] = [
      await book({ email: 'ines@correo.example' }),
      await book({ email: 'ines@correo.example' }),
    ];
    const { id } = await patientOf(first);
    await correct(second, 'paz@correo.example', '11 4555-1200');
    for (const turno of [second, await book({ phone: '11 4555-1200' })]) expect((await patientOf(turno)).id).toBe(id);
  });

  test('goes to the patient of its new name or contact, unless its name stays and a person edited the former one', async () => {
    const contact = { email: 'ines@correo.example' };
    const known = await patientOf(await book(contact));
    const [provisional, edited] = [await book({ phone: '11 4555-1200' }), await book({ phone: '11 4555-3300' })];
    const { id } = await patientOf(edited);
    await change('UPDATE patients SET changed_at = now() WHERE id = $1', [id]);
    for (const turno of [provisional, edited]) await correct(turno, 'ines@correo.example');
    expect((await patientOf(edited)).id).toBe(id);
    const [alike] = [await book({ ...contact, name: 'Ignés Paz' }), await book({ ...contact, name: 'Ignés Paz' })];
    await rename(alike, 'Inés Paz');
    for (const turno of [provisional, alike]) expect((await patientOf(turno)).id).toBe(known.id);
  });

  test('leaves a patient alone whom a person edited, or an account has', async () => {
    const edited = await book({ email: 'ines@correo.example' });
    await change('UPDATE patients SET changed_at = now()');
    await rename(edited, 'Juan Paz');
    expect(await names()).toEqual(['Inés Paz', 'Juan Paz']);
  });
});

test('A patient that the caller names is kept, whatever name and contact the turno has', async () => {
  const { id } = await patientOf(await book({ email: 'ines@correo.example' }));
  const turno = await book({ name: 'Juan Paz', email: 'juan@correo.example' });
  await change('UPDATE appointments SET patient_id = $2 WHERE id = $1', [turno, id]);
  expect((await patientOf(turno)).id).toBe(id);
  expect(await names()).toEqual(['Inés Paz']);
});

describe('Beside a colleague', () => {
  let colleague: PoolClient;
  beforeEach(async () => {
    colleague = await app.db.pool.connect();
    await colleague.query('BEGIN');
  });
  afterEach(async () => {
    await colleague.query('ROLLBACK');
    colleague.release();
  });

  const next = async (at: string, who: Client = app.db.pool) => {
    const { id: professionalId } = await makeProfessional(app.db, { name: 'Laura Médica' });
    const roomId = await makeRoom(app.db);
    return who.query(
      `INSERT INTO appointments (id, professional_id, room_id, patient_name, patient_email, status, starts_at, ends_at, created_at)
       VALUES (gen_random_uuid(), $1, $2, 'Inés Paz', 'ines@correo.example', 'pending', $3, $3::timestamptz + interval '30 minutes', now())`,
      [professionalId, roomId, `${at}T10:00Z`],
    );
  };
  const gone = (who: Client = app.db.pool) => who.query('DELETE FROM appointments');
  const patients = async () => (await change('SELECT latest FROM patients')).rows as { latest: Date }[];

  test('the second of two simultaneous first bookings waits, and has the patient of the first', async () => {
    await next('2026-05-20', colleague);
    const second = next('2026-05-21');
    await untilSomebodyWaits(app);
    await colleague.query('COMMIT');
    await second;
    expect(await patients()).toHaveLength(1);
  });

  test('a known patient is booked twice at once without waiting, and keeps the latest month', async () => {
    await next('2026-05-20');
    await next('2026-07-20', colleague);
    await next('2026-06-20');
    await colleague.query('COMMIT');
    expect(await patients()).toEqual([{ latest: new Date('2026-07-01T00:00:00Z') }]);
  });

  test('the patient stays when the last turno is deleted while the next is written', async () => {
    await next('2026-05-20');
    await next('2026-05-21', colleague);
    await gone();
    await colleague.query('COMMIT');
    expect(await patients()).toHaveLength(1);
  });

  test('a patient is there when the next turno is written while the last is deleted', async () => {
    await next('2026-05-20');
    await gone(colleague);
    await next('2026-05-21');
    await colleague.query('COMMIT');
    expect(await patients()).toHaveLength(1);
    await gone();
    expect(await patients()).toEqual([]);
  });

  test('forty first bookings of one person at once are of one patient', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => next(`2026-05-${String((index % 28) + 1).padStart(2, '0')}`)),
    );
    const { rows } = await change('SELECT count(DISTINCT patient_id)::int AS used FROM appointments');
    expect(rows).toEqual([{ used: 1 }]);
    expect(await patients()).toHaveLength(1);
  });
});
