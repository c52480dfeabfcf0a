import { makeProfessional, makeSpecialty, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, bookingRows, clearClinic, NOTHING_BOOKED, TUESDAY_10AM } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { behind } from '../../../testing/harness/lock-wait';

const TAKEN = 'CONFLICT: El horario elegido ya no está disponible. Elegí otro horario';

let app: TestApp;
let admin: string;
let patient: { userId: number; token: string };
let professional: { id: number; userId: number; token: string };
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  patient = await signedIn(app.db, 'user');
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  professional = await makeProfessional(app.db);
  roomId = await makeRoom(app.db);
});
afterAll(() => app.close());

const ask = (input: object = {}, token?: string) =>
  book(app, { professionalId: professional.id, roomId, ...input }, token === undefined ? {} : { token });
const linkedTo = async () =>
  (await app.db.pool.query('SELECT patient_user_id AS id FROM appointments')).rows.map(({ id }) => id);
const auditedActors = async () =>
  (await app.db.pool.query('SELECT actor_user_id AS id, action, entity FROM audit_events')).rows;

describe('A visitor', () => {
  test('books a slot on offer, and reads it back whole', async () => {
    const specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
    const laura = await makeProfessional(app.db, { name: 'Laura Médica', specialtyId });
    const room = await makeRoom(app.db, { name: 'Consultorio 4' });
    const { bookAppointment } = await dataOf(
      ask({ professionalId: laura.id, roomId: room, patientPhone: ' 11 5555-0000 ', notes: 'Primera vez' }),
    );
    expect(bookAppointment).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      status: 'pending',
      startTime: TUESDAY_10AM,
      endTime: '2026-06-02T10:30:00-03:00',
      durationMinutes: 30,
      professionalId: laura.id,
      professionalName: 'Laura Médica',
      specialty: 'Cardiología',
      roomId: room,
      roomName: 'Consultorio 4',
      patientName: 'Pedro Paciente',
      patientBirthDate: null,
      contactName: null,
      patientEmail: 'pedro@ejemplo.example',
      patientPhone: '+54 11 5555 0000',
      notes: 'Primera vez',
    });
    expect(await bookingRows(app)).toEqual({ appointments: 1, occupancies: 1, audited: 1, keys: 0 });
    expect(await auditedActors()).toEqual([{ id: null, action: 'created', entity: 'appointment' }]);
    expect(await linkedTo()).toEqual([null]);
  });

  test('may write the start with another offset, with Z, or as the clinic’s own time', async () => {
    const starts = ['2026-06-02T14:00:00+01:00', '2026-06-02T13:30:00Z', '2026-06-02T11:00'];
    const booked = await Promise.all(starts.map((startTime) => dataOf(ask({ startTime }))));
    expect(booked.map((it) => it.bookAppointment.startTime)).toEqual([
      TUESDAY_10AM,
      '2026-06-02T10:30:00-03:00',
      '2026-06-02T11:00:00-03:00',
    ]);
  });

  test('reports a session that ended meanwhile, and books nothing unlinked', async () => {
    const { userId } = patient;
    const token = await openSession(app.db, userId);
    await app.db.pool.query('DELETE FROM sessions WHERE token_hash = sha256($1)', [Buffer.from(token)]);
    expect(await failureOf(ask({}, token))).toBe('UNAUTHENTICATED: La sesión venció. Iniciá sesión nuevamente');
    expect(await bookingRows(app)).toEqual(NOTHING_BOOKED);
  });
});

describe('A patient', () => {
  test('who books is linked to the appointment', async () => {
    await dataOf(ask({}, patient.token));
    expect(await linkedTo()).toEqual([patient.userId]);
    expect(await auditedActors()).toEqual([{ id: patient.userId, action: 'created', entity: 'appointment' }]);
  });

  test('gets slots on offer alone', async () => {
    expect(await failureOf(ask({ startTime: '2026-06-02T07:00' }, patient.token))).toBe(TAKEN);
    expect(await failureOf(ask({ startTime: '2026-06-01T08:30' }, patient.token))).toBe(TAKEN);
  });
});

describe('A professional', () => {
  test.each([
    ['outside the hours', '2026-06-02T20:10:00-03:00'],
    ['in the past', '2026-05-20T10:00:00-03:00'],
    ['years ago', '1999-12-31T23:30:00-03:00'],
    ['in the last year there is', '9999-12-30T10:00:00-03:00'],
    ['off the grid', '2026-06-02T10:07:00-03:00'],
    ['while the room is closed', '2026-06-02T05:00:00-03:00'],
    ['at once', '2026-06-01T08:00:00-03:00'],
  ])('books on their own calendar %s', async (_, startTime) => {
    expect((await dataOf(ask({ startTime }, professional.token))).bookAppointment).toMatchObject({
      startTime,
      status: 'pending',
    });
    expect(await linkedTo()).toEqual([null]);
  });

  test('never books on top of something', async () => {
    await makeAppointment(app.db, {
      professionalId: professional.id,
      roomId,
      from: '2026-06-02T10:15-03:00',
      to: '2026-06-02T10:45-03:00',
    });
    expect(await failureOf(ask({}, professional.token))).toBe(TAKEN);
    expect(await failureOf(ask({}, admin))).toBe(TAKEN);
    expect((await bookingRows(app)).appointments).toBe(1);
  });

  test('gets only slots on offer on another’s calendar, yet without the hour of notice', async () => {
    const colleague = await makeProfessional(app.db);
    app.clock.now = new Date('2026-06-01T13:00:00Z');
    expect(await failureOf(ask({ startTime: '2026-06-02T20:00' }, colleague.token))).toBe(TAKEN);
    expect(await failureOf(ask({ startTime: '2026-06-01T09:30' }, colleague.token))).toBe(TAKEN);
    await dataOf(ask({ startTime: '2026-06-01T10:00' }, colleague.token));
    expect(await linkedTo()).toEqual([null]);
  });
});

describe('An appointment that names the address of an account', () => {
  const EVA = { patientEmail: 'Eva@Ejemplo.example' };
  beforeEach(async () => {
    await app.db.pool.query("DELETE FROM users WHERE email = 'eva@ejemplo.example'");
  });

  test.each([
    ['a visitor', undefined],
    ['the reception', 'admin'],
  ])('is its patient’s once the address is confirmed, booked by %s', async (_, by) => {
    const eva = await makeUser(app.db, { email: 'eva@ejemplo.example' });
    await dataOf(ask(EVA, by && admin));
    expect(await linkedTo()).toEqual([eva]);
    await app.db.pool.query('DELETE FROM appointments');
  });

  test('has no account when the account is deleted at that moment', async () => {
    await makeUser(app.db, { email: 'eva@ejemplo.example' });
    await behind(app, "DELETE FROM users WHERE email = 'eva@ejemplo.example'", [() => dataOf(ask(EVA))]);
    expect(await linkedTo()).toEqual([null]);
  });

  test('has no account while the address is not confirmed, and never becomes staff’s', async () => {
    const eva = await makeUser(app.db, { email: 'eva@ejemplo.example' });
    await app.db.pool.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [eva]);
    await dataOf(ask(EVA));
    await app.db.pool.query("UPDATE users SET email_confirmed_at = now(), role = 'professional' WHERE id = $1", [eva]);
    await dataOf(ask({ ...EVA, startTime: '2026-06-02T11:00' }));
    expect(await linkedTo()).toEqual([null, null]);
  });

  test('stays with the patient who booked it for another person', async () => {
    await makeUser(app.db, { email: 'eva@ejemplo.example' });
    await dataOf(ask(EVA, patient.token));
    expect(await linkedTo()).toEqual([patient.userId]);
  });
});

test('An administrator books any free time on any calendar, and is not taken for the patient', async () => {
  for (const startTime of ['2026-05-20T10:00', '2026-06-02T22:13', '2026-06-02T10:00'])
    await dataOf(ask({ startTime }, admin));
  expect(await linkedTo()).toEqual([null, null, null]);
});

describe('A professional who is hidden by now', () => {
  const read = async (id: string, token?: string) => {
    const query =
      'query ($id: ID!) { appointment(id: $id) { professionalName specialty professional { name email phone bio } } }';
    return (await dataOf(sendGraphQL<{ appointment: object }>(app, query, { id }, token))).appointment;
  };

  test('an old turno tells the name and the specialty; the rest only to administrators and the professional', async () => {
    const laura = await makeProfessional(app.db, {
      name: 'Laura Médica',
      specialtyId: await makeSpecialty(app.db, { name: 'Pediatría' }),
    });
    const {
      bookAppointment: { id },
    } = await dataOf(ask({ professionalId: laura.id }));
    const withProfile = {
      professionalName: 'Laura Médica',
      specialty: 'Pediatría',
      professional: expect.objectContaining({ name: 'Laura Médica' }),
    };
    expect(await read(id)).toEqual(withProfile);
    await app.db.pool.query('UPDATE professionals SET is_public = false WHERE id = $1', [laura.id]);
    const withoutProfile = { ...withProfile, professional: null };
    expect([await read(id), await read(id, patient.token), await read(id, professional.token)]).toEqual([
      withoutProfile,
      withoutProfile,
      withoutProfile,
    ]);
    expect([await read(id, admin), await read(id, laura.token)]).toEqual([withProfile, withProfile]);
  });
});
