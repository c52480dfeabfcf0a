import { randomUUID } from 'node:crypto';

import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { bookingRows, clearClinic, LEFT_OUT, OF_NO_KIND } from '../../../testing/harness/booking';
import { eventually } from '../../../testing/harness/eventually';
import { untilSomebodyWaits } from '../../../testing/harness/lock-wait';
import { inTheQueue } from '../../../testing/harness/occupancy-queue';
import { callRest, restFailure } from '../../../testing/harness/rest';

const TAKEN = '409 CONFLICT: El horario elegido ya no está disponible. Elegí otro horario';

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number };
let first: number;
let second: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  laura = await makeProfessional(app.db, {
    specialtyId: await makeSpecialty(app.db, { name: `Cardiología ${randomUUID()}` }),
  });
  pablo = await makeProfessional(app.db);
  second = await makeRoom(app.db, { name: 'Sala B', sortOrder: 2 });
  first = await makeRoom(app.db, { name: 'Sala A', sortOrder: 1 });
});

const PATIENT = { ...LEFT_OUT, patient_name: 'Pedro Paciente', patient_email: 'pedro@ejemplo.example' };
/** The form that says a date and two times, and no room. */
const BY_DATE = { ...PATIENT, appointment_date: '2026-06-02', start_time: '10:00', end_time: '10:45' };
/** The form of the dialogs, with instants. */
const whole = () => ({ ...PATIENT, room_id: second, start_time: '2026-06-02T13:00:00.000Z', duration_minutes: 60 });
const create = (body: object, token = admin, headers: Record<string, string> = {}) =>
  callRest(app, 'POST /admin/appointments', { body: { professional_id: laura.id, ...body }, token, headers });
const TUESDAY = { from: '2026-06-02T10:00-03:00', to: '2026-06-02T10:45-03:00' };

describe('An administrator makes an appointment', () => {
  test('with the body that every booking sends', async () => {
    const { status, body } = await create(whole());
    expect(status).toBe(201);
    expect(body).toEqual({
      ...PATIENT,
      ...OF_NO_KIND,
      id: expect.any(String),
      professional_id: laura.id,
      professional_name: 'Laura Médica',
      specialty: expect.stringMatching(/^Cardiología/),
      room_id: second,
      room_name: 'Sala B',
      appointment_date: '2026-06-02',
      start_time: '2026-06-02T10:00:00-03:00',
      end_time: '2026-06-02T11:00:00-03:00',
      duration_minutes: 60,
      status: 'pending',
      is_overbooking: false,
    });
  });

  test('with an end beside it, that agrees', async () => {
    expect((await create({ ...whole(), end_time: '2026-06-02T14:00:00.000Z' })).status).toBe(201);
    expect(
      await restFailure(create({ ...whole(), start_time: '2026-06-02T12:00Z', end_time: '2026-06-02T14:00Z' })),
    ).toBe('400 BAD_REQUEST end_time: La hora de fin no coincide con el inicio más la duración');
  });

  test('with a date and two times, in the first room that is free', async () => {
    const { status, body } = await create(BY_DATE);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      room_id: first,
      appointment_date: '2026-06-02',
      start_time: '2026-06-02T10:00:00-03:00',
      end_time: '2026-06-02T10:45:00-03:00',
      duration_minutes: 45,
    });
  });

  test('at any time that is free: at night, to midnight, in the past', async () => {
    expect((await create({ ...BY_DATE, start_time: '23:00', end_time: '24:00' })).body).toMatchObject({
      end_time: '2026-06-03T00:00:00-03:00',
    });
    expect((await create({ ...BY_DATE, appointment_date: '2026-05-04' })).status).toBe(201);
  });

  test('with the professional’s duration by default', async () => {
    expect((await create({ ...BY_DATE, end_time: null })).body).toMatchObject({ duration_minutes: 30 });
    expect((await create({ ...BY_DATE, start_time: '2026-06-02T12:00', end_time: undefined })).body).toMatchObject({
      start_time: '2026-06-02T12:00:00-03:00',
      duration_minutes: 30,
    });
  });
});

describe('The room that is taken when none is named', () => {
  const clearAppointments = () => app.db.pool.query('DELETE FROM appointments');
  const roomOf = async () => ((await create(BY_DATE)).body as { room_id: number }).room_id;

  test('is one that the professional rents then', async () => {
    await makeRental(app.db, {
      professionalId: laura.id,
      roomId: second,
      from: '2026-06-02T09:00-03:00',
      to: '2026-06-02T12:00-03:00',
    });
    expect(await roomOf()).toBe(second);
  });

  test('is not one rented for part of it', async () => {
    await makeRental(app.db, {
      professionalId: laura.id,
      roomId: second,
      from: '2026-06-02T09:00-03:00',
      to: '2026-06-02T10:30-03:00',
    });
    expect(await roomOf()).toBe(first);
  });

  test.each([
    ['an appointment', makeAppointment],
    ['a rental', makeRental],
  ])('is not one that holds %s of a colleague', async (_, occupy) => {
    await occupy(app.db, { professionalId: pablo.id, roomId: first, ...TUESDAY });
    expect(await roomOf()).toBe(second);
  });

  test('is one that is open rather than one that comes first', async () => {
    await makeRoom(app.db, { sortOrder: 0, hours: [] });
    await makeRoom(app.db, { sortOrder: 0, isActive: false });
    expect(await roomOf()).toBe(first);
  });

  test('is one that serves the professional’s specialty, or that they rent', async () => {
    const gym = await makeRoom(app.db, { sortOrder: 0, specialtyIds: [await makeSpecialty(app.db)] });
    expect(await roomOf()).toBe(first);
    await clearAppointments();
    await makeRental(app.db, { professionalId: laura.id, roomId: gym, ...TUESDAY });
    expect(await roomOf()).toBe(gym);
  });

  test('is never one that serves other specialties, which may be named all the same', async () => {
    const specialtyId = await makeSpecialty(app.db);
    for (const roomId of [first, second]) {
      await app.db.pool.query('INSERT INTO room_specialties (room_id, specialty_id) VALUES ($1, $2)', [
        roomId,
        specialtyId,
      ]);
    }
    expect(await restFailure(create(BY_DATE))).toBe(
      '409 CONFLICT room_id: En las salas libres se atienden otras especialidades. Elegí otro horario, o una de esas salas',
    );
    expect((await create({ ...BY_DATE, room_id: second })).status).toBe(201);
  });

  test('is an unoccupied one, also when all are closed', async () => {
    const late = { ...BY_DATE, start_time: '22:00', end_time: '23:00' };
    const rooms = [await create(late), await create({ ...late, professional_id: pablo.id })].map(
      ({ body }) => (body as { room_id: number }).room_id,
    );
    expect(rooms).toEqual([first, second]);
  });

  test('is none when all are taken, or the clinic has none', async () => {
    await makeAppointment(app.db, { professionalId: pablo.id, roomId: first, ...TUESDAY });
    await makeRental(app.db, { professionalId: pablo.id, roomId: second, ...TUESDAY });
    expect(await restFailure(create(BY_DATE))).toBe(TAKEN);
    await app.db.pool.query('UPDATE rooms SET is_active = false');
    expect(await restFailure(create(BY_DATE))).toBe('409 CONFLICT room_id: No hay salas activas');
    expect((await bookingRows(app))['audited']).toBe(0);
  });
});

describe('When the room that suits best is gone by the time it is booked, the next one is taken', () => {
  const roomsOf = (answers: { status: number; body: unknown }[]) =>
    answers.map(({ status, body }) => [status, (body as { room_id: number }).room_id]);

  test('as two receptionists at the same moment find', async () => {
    const both = await inTheQueue(app, { roomIds: [first] }, [
      () => create(BY_DATE),
      () => create({ ...BY_DATE, professional_id: pablo.id }),
    ]);
    expect(roomsOf(both)).toEqual([
      [201, first],
      [201, second],
    ]);
  });

  test('as eight receptionists at the same moment find, each a room of their own', async () => {
    const colleagues = await Promise.all(Array.from({ length: 8 }, () => makeProfessional(app.db)));
    for (let more = 3; more <= 8; more += 1) await makeRoom(app.db, { sortOrder: more });
    const answers = await Promise.all(colleagues.map(({ id }) => create({ ...BY_DATE, professional_id: id })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(roomsOf(answers).map(([, room]) => room)).size).toBe(8);
  });

  test('and who waits for the next one keeps neither the first nor the professional', async () => {
    const third = await makeRoom(app.db, { sortOrder: 3 });
    await makeAppointment(app.db, { professionalId: pablo.id, roomId: third, ...TUESDAY });
    let created: ReturnType<typeof create> | undefined;
    await app.db.transaction(async (tx) => {
      await tx.rows({ name: 'test-hold-room', text: 'SELECT FROM lock_occupancy(ARRAY[$1::int], ARRAY[]::int[])' }, [
        second,
      ]);
      await app.db.transaction(async (mover) => {
        await mover.rows({ name: 'test-move', text: 'UPDATE appointments SET room_id = $1 WHERE room_id = $2' }, [
          first,
          third,
        ]);
        created = create(BY_DATE);
        await untilSomebodyWaits(app);
      });
      await eventually(async () => expect((await app.db.pool.query(WAITING_FOR, [second])).rowCount).toBe(1));
      expect((await create({ ...BY_DATE, room_id: first, start_time: '12:00', end_time: '12:30' })).status).toBe(201);
    });
    expect(roomsOf([await created!])).toEqual([[201, second]]);
  });
  const WAITING_FOR =
    "SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 1 AND objid = $1::int AND NOT granted";

  test('as a caller who books while a colleague closes it', async () => {
    const close = () => callRest(app, `PUT /admin/rooms/${first}`, { body: { is_active: false }, token: admin });
    const [, answer] = await inTheQueue(app, { roomIds: [first] }, [close, () => create(BY_DATE)]);
    expect(roomsOf([answer])).toEqual([[201, second]]);
  });

  test('and without any, both are refused', async () => {
    await app.db.pool.query('UPDATE rooms SET is_active = false WHERE id = $1', [second]);
    const [one, other] = await inTheQueue(app, { roomIds: [first] }, [
      () => create(BY_DATE),
      () => create({ ...BY_DATE, professional_id: pablo.id }),
    ]);
    expect([one.status, await restFailure(Promise.resolve(other))]).toEqual([201, TAKEN]);
  });
});

test('Never on top of the professional’s other appointment, also when two are made at once', async () => {
  const answers = await Promise.all([create(BY_DATE), create({ ...BY_DATE, start_time: '10:30', end_time: '11:00' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await bookingRows(app)).toMatchObject({ appointments: 1, occupancies: 1 });
});

test('A retry with the same key gets the same appointment, though another room would be proposed now', async () => {
  const key = { 'idempotency-key': 'turno-admin-0001' };
  const made = await create(BY_DATE, admin, key);
  const again = await create(BY_DATE, admin, key);
  expect([again.status, again.body]).toEqual([made.status, made.body]);
  expect(await restFailure(create({ ...BY_DATE, notes: 'Otra' }, admin, key))).toMatch(/^422 IDEMPOTENCY_MISMATCH/);
  expect(await bookingRows(app)).toMatchObject({ appointments: 1 });
});

test.each([
  [{ appointment_date: null }, 'appointment_date: La fecha es requerida cuando la hora viene sin ella'],
  [
    { start_time: '2026-06-03T10:00', end_time: null },
    'appointment_date: La fecha no coincide con la del horario de inicio',
  ],
  [{ appointment_date: '02/06/2026' }, 'appointment_date: La fecha debe tener la forma AAAA-MM-DD'],
  [{ start_time: '9:30' }, 'start_time: La hora debe tener la forma HH:mm, o AAAA-MM-DDTHH:mm con minutos enteros'],
  [{ end_time: '10.45' }, 'end_time: La hora debe tener la forma HH:mm, o AAAA-MM-DDTHH:mm con minutos enteros'],
  [{ end_time: '09:00' }, 'end_time: El turno debe durar entre 5 y 480 minutos'],
  [{ end_time: '10:00' }, 'end_time: El turno debe durar entre 5 y 480 minutos'],
  [{ duration_minutes: 30 }, 'end_time: La hora de fin no coincide con el inicio más la duración'],
  [{ duration_minutes: 4 }, 'duration_minutes: La duración debe estar entre 5 y 480 minutos'],
  [{ patient_name: ' ' }, 'patient_name: El nombre es requerido'],
  [{ patient_email: 'pedro' }, 'patient_email: Email inválido'],
  [{ start_time: undefined }, 'start_time: Falta un dato obligatorio: start_time'],
])('%j is refused, and nothing is booked', async (change, failure) => {
  expect(await restFailure(create({ ...BY_DATE, ...change }))).toBe(`400 BAD_REQUEST ${failure}`);
  expect(await bookingRows(app)).toMatchObject({ appointments: 0, audited: 0 });
});

test('It is for administrators', async () => {
  const { token: patient } = await signedIn(app.db, 'user');
  for (const token of [laura.token, patient]) {
    expect(await restFailure(create(BY_DATE, token))).toBe('403 FORBIDDEN: Sin permisos para realizar esta acción');
  }
  expect(await restFailure(callRest(app, 'POST /admin/appointments', { body: {} }))).toBe(
    '401 UNAUTHENTICATED: Es necesario iniciar sesión',
  );
});

test('An unknown professional or room is not found', async () => {
  expect(await restFailure(create({ ...BY_DATE, professional_id: 999999 }))).toBe(
    '404 NOT_FOUND: El profesional no existe',
  );
  expect(await restFailure(create({ ...BY_DATE, room_id: 999999 }))).toBe('404 NOT_FOUND: La sala no existe');
});
