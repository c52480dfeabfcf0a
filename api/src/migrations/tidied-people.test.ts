import { makeProfessional, makeSpecialty, makeUser } from '../testing/factories/people';
import { makeRequest } from '../testing/factories/requests';
import { makeAppointment, makeRoom } from '../testing/factories/rooms';
import { startTestApp, type TestApp } from '../testing/harness/app';
import { TidiedPeople1768202600000 } from './1768202600000-tidied-people';
import { PhonesOfAccounts1768202700000 } from './1768202700000-phones-of-accounts';

const [SOFT_HYPHEN, NO_BREAK, ZERO_WIDTH, MARK] = ['\u00ad', '\u00a0', '\u200b', '\u200e'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an update rewrites accounts’ phones in stored form; other texts stay', async () => {
  const { db } = app;
  const phones = [
    ['011 15-2345-6789', '+54 9 11 2345 6789'],
    ['(11) 4555-1200', '+54 11 4555 1200'],
    ['+1 212 555 2368', '+1 212 555 2368'],
    ['11 2345-6789 preguntar por Nora', '11 2345-6789 preguntar por Nora'],
    ['11 4555-1200 int. 12', '11 4555-1200 int. 12'],
    ['no tiene', 'no tiene'],
  ] as const;
  for (const [phone] of phones) {
    const id = await makeUser(db, { phone });
    await db.pool.query('UPDATE users SET emergency_contact_phone = $2 WHERE id = $1', [id, phone]);
  }
  const runner = db.manager.connection.createQueryRunner();
  await new PhonesOfAccounts1768202700000().up(runner);
  await runner.release();
  const { rows } = await db.pool.query<{ phone: string; emergency: string }>(
    'SELECT phone, emergency_contact_phone AS emergency FROM users ORDER BY id',
  );
  expect(rows).toEqual(phones.map(([, phone]) => ({ phone, emergency: phone })));
  await db.pool.query('DELETE FROM users');
});

test('an update tidies names and addresses of people, and merges none', async () => {
  const { db } = app;
  const rows = async (sql: string) => (await db.pool.query<Record<string, unknown>>(sql)).rows.map(Object.values);
  for (const [name, email, isConfirmed] of [
    ['Ana  Paz', `${MARK}ana@correo.example`, false],
    ['Bea Paz', 'bea@correo.example', true],
    [`Be${SOFT_HYPHEN}a Paz`, `${ZERO_WIDTH}bea@correo.example`, false],
    ['Clara D’Angelo', `clara@correo.example${ZERO_WIDTH}`, true],
    ['Zoë 👩🏽‍⚕️', 'zoe@correo.example', true],
  ] as const) {
    const id = await makeUser(db, { name, email });
    if (!isConfirmed) await db.pool.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [id]);
  }
  const untidy = { patientName: `Jose\u0301${NO_BREAK} Núñez`, patientEmail: `${MARK}Jose@correo.example` };
  await makeRequest(db, { specialtyId: await makeSpecialty(db), ...untidy });
  const { id: professionalId } = await makeProfessional(db, { name: 'Laura Médica', email: 'laura@correo.example' });
  const roomId = await makeRoom(db);
  const times = { from: '2026-06-02T10:00-03:00', to: '2026-06-02T10:30-03:00' };
  await makeAppointment(db, { professionalId, roomId, ...times, ...untidy, contactName: 'Luz’  Paz' });
  await db.pool.query(
    `INSERT INTO waiting_list_entries (id, professional_id, patient_name, patient_email, hours, from_date, until_date,
       notice_hours, status, created_at, version)
     SELECT gen_random_uuid(), $1, name, 'eva@correo.example', '[]', '2026-06-01', '2026-07-01', 0, 'active', now(), 0
     FROM unnest($2::text[]) AS name`,
    [professionalId, ['Eva Paz', `E${ZERO_WIDTH}va Paz`, 'Luz  Paz']],
  );

  const runner = db.manager.connection.createQueryRunner();
  const tidied = [
    ['Ana Paz', 'ana@correo.example'],
    ['Bea Paz', 'bea@correo.example'],
    // Another account has the address.
    ['Bea Paz', `${ZERO_WIDTH}bea@correo.example`],
    // A confirmed address is kept.
    ["Clara D'Angelo", `clara@correo.example${ZERO_WIDTH}`],
    ['Laura Médica', 'laura@correo.example'],
    ['Zoë 👩🏽‍⚕️', 'zoe@correo.example'],
  ];
  // A restart runs it again from its start.
  for (let run = 0; run < 2; run += 1) {
    await new TidiedPeople1768202600000().up(runner);
    expect(await rows('SELECT name, email FROM users ORDER BY name, id')).toEqual(tidied);
    expect(await rows('SELECT patient_name, patient_email FROM appointment_requests')).toEqual([
      ['José Núñez', 'Jose@correo.example'],
    ]);
    expect(await rows('SELECT patient_name, patient_email, contact_name FROM appointments')).toEqual([
      ['José Núñez', 'Jose@correo.example', "Luz' Paz"],
    ]);
    // Eva already has an entry for Laura.
    expect(await rows('SELECT patient_name FROM waiting_list_entries ORDER BY patient_name COLLATE "C"')).toEqual([
      ['Eva Paz'],
      [`E${ZERO_WIDTH}va Paz`],
      ['Luz Paz'],
    ]);
  }
  await runner.release();
});
