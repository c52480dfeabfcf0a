import { makeProfessional, makeSpecialty, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { LEFT_OUT, OF_NO_KIND } from '../../../testing/harness/booking';
import { callRest, restFailure } from '../../../testing/harness/rest';

let app: TestApp;
let patient: { userId: number; token: string };
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let admin: string;
let monday: string;
let tuesday: string;
let pablos: string;
let roomId: number;

/** The patient with Laura on Monday and Tuesday; another patient with Pablo on Monday. */
beforeAll(async () => {
  app = await startTestApp();
  patient = await signedIn(app.db, 'user');
  admin = (await signedIn(app.db, 'admin')).token;
  laura = await makeProfessional(app.db, {
    name: 'Laura Médica',
    specialtyId: await makeSpecialty(app.db, { name: 'Cardiología' }),
  });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
  roomId = await makeRoom(app.db, { name: 'Sala A' });
  const at = (day: number, hour: number) => ({
    roomId,
    from: `2026-06-0${day}T${hour}:00-03:00`,
    to: `2026-06-0${day}T${hour}:30-03:00`,
  });
  monday = await makeAppointment(app.db, {
    professionalId: laura.id,
    ...at(1, 10),
    patientUserId: patient.userId,
    status: 'cancelled',
  });
  tuesday = await makeAppointment(app.db, { professionalId: laura.id, ...at(2, 10), patientUserId: patient.userId });
  pablos = await makeAppointment(app.db, { professionalId: pablo.id, ...at(1, 12) });
});
afterAll(() => app.close());

const idsOf = async (token: string, query = '') =>
  ((await callRest(app, `GET /appointments${query}`, { token })).body as { id: string }[]).map(({ id }) => id);

test('a patient’s list is bare and tells all the documented fields of their own appointments, latest first', async () => {
  const { status, body } = await callRest(app, 'GET /appointments', { token: patient.token });

  const same = {
    ...LEFT_OUT,
    ...OF_NO_KIND,
    professional_id: laura.id,
    professional_name: 'Laura Médica',
    specialty: 'Cardiología',
    room_id: roomId,
    room_name: 'Sala A',
    patient_name: expect.any(String),
    patient_email: expect.any(String),
    duration_minutes: 30,
    is_overbooking: false,
    professional: { id: laura.id, specialty: 'Cardiología', user: { name: 'Laura Médica' } },
  };
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      id: tuesday,
      ...same,
      appointment_date: '2026-06-02',
      start_time: '2026-06-02T10:00:00-03:00',
      end_time: '2026-06-02T10:30:00-03:00',
      status: 'pending',
    },
    {
      id: monday,
      ...same,
      appointment_date: '2026-06-01',
      start_time: '2026-06-01T10:00:00-03:00',
      end_time: '2026-06-01T10:30:00-03:00',
      status: 'cancelled',
    },
  ]);
});

test('a professional gets their own, an administrator all, and a visitor none', async () => {
  expect(await idsOf(laura.token)).toEqual([tuesday, monday]);
  expect(await idsOf(pablo.token)).toEqual([pablos]);
  expect(await idsOf(admin)).toEqual([tuesday, pablos, monday]);
  expect(await idsOf(await openSession(app.db, await makeUser(app.db, { role: 'professional' })))).toEqual([]);
  expect(await restFailure(callRest(app, 'GET /appointments'))).toBe(
    '401 UNAUTHENTICATED: Es necesario iniciar sesión',
  );
});

test('it can be narrowed', async () => {
  expect(await idsOf(admin, `?professional_id=${pablo.id}`)).toEqual([pablos]);
  expect(await idsOf(admin, '?status=cancelled')).toEqual([monday]);
  expect(await idsOf(admin, '?status=scheduled')).toEqual([tuesday, pablos]);
  expect(await idsOf(admin, '?status=no-show')).toEqual([]);
  expect(await idsOf(admin, '?from=2026-06-01T12:00:00Z&until=2026-06-02T00:00')).toEqual([pablos, monday]);
  expect(await idsOf(laura.token, `?professional_id=${pablo.id}`)).toEqual([]);
  expect(await restFailure(callRest(app, 'GET /appointments?status=lost', { token: admin }))).toBe(
    '400 BAD_REQUEST status: El estado debe ser uno de: pending, confirmed, completed, cancelled, no_show, scheduled, no-show',
  );
});

test('it comes by pages for callers that ask for a limit, each linked by the Link of the one before', async () => {
  const pages: string[][] = [];
  for (let next: string | undefined = '/api/appointments?limit=2'; next !== undefined; ) {
    const { headers, body } = await callRest(app, `GET ${next.slice('/api'.length)}`, { token: admin });
    pages.push((body as { id: string }[]).map(({ id }) => id));
    expect(headers.get('link')).toContain('</api/appointments?limit=2>; rel="first"');
    next = /<([^>]+)>; rel="next"/.exec(headers.get('link')!)?.[1];
  }
  expect(pages).toEqual([[tuesday, pablos], [monday]]);
  expect(await restFailure(callRest(app, 'GET /appointments?limit=201', { token: admin }))).toBe(
    '400 BAD_REQUEST limit: La cantidad debe estar entre 1 y 200',
  );
});

test('it is whole, however long', async () => {
  const { token, userId } = await signedIn(app.db, 'user');
  await app.db.pool.query(
    `INSERT INTO appointments (id, professional_id, room_id, patient_user_id, patient_name, patient_email,
       starts_at, ends_at, status, created_at)
     SELECT gen_random_uuid(), $1, $2, $3, 'x', 'x@ejemplo.example', at, at + interval '30 minutes', 'cancelled', at
     FROM generate_series('2020-01-01T12:00Z'::timestamptz, '2020-10-01T12:00Z', '1 day') AS at`,
    [laura.id, roomId, userId],
  );
  expect(await idsOf(token)).toHaveLength(275);
});

// Ten thousand whole records are made, sent and read: seconds, and many of them where everything else runs as well.
test('it is refused rather than cut short when no answer could hold it, until dates narrow it', async () => {
  const { token, userId } = await signedIn(app.db, 'user');
  // The triggers, which each turno waits for, have nothing to do with lists.
  await app.db.pool.query(
    `BEGIN;
     ALTER TABLE appointments DISABLE TRIGGER USER;
     INSERT INTO appointments (id, professional_id, room_id, patient_user_id, patient_name, patient_email,
       starts_at, ends_at, status, created_at)
     SELECT gen_random_uuid(), ${laura.id}, ${roomId}, ${userId}, 'x', 'x@ejemplo.example', at, at + interval '30 minutes', 'cancelled', at
     FROM generate_series(1, 10001) AS n, LATERAL (SELECT '2000-01-01T12:00Z'::timestamptz + n * interval '1 hour' AS at) AS time;
     ALTER TABLE appointments ENABLE TRIGGER USER;
     COMMIT`,
  );
  expect(await restFailure(callRest(app, 'GET /appointments', { token }))).toBe(
    '400 BAD_REQUEST: Hay más de 10000 turnos: acotá con from y until',
  );
  expect(await idsOf(token, '?from=2000-01-01T14:00:00Z')).toHaveLength(10_000);
});
