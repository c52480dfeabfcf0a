import { makeProfessional, makeSpecialty, makeUser, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../testing/factories/rooms';
import { insertRow } from '../../testing/factories/rows';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic, TUESDAY_10AM } from '../../testing/harness/booking';
import { dataOf } from '../../testing/harness/graphql';
import { firstSlotOf, nextSlotsOf, roomsFor, slotsOn } from '../../testing/harness/slots';

let app: TestApp;
let professional: { id: number };
let colleague: { id: number };

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  professional = await makeProfessional(app.db, { name: 'Laura', hours: ['09:00-12:00'], defaultDurationMinutes: 60 });
  colleague = await makeProfessional(app.db, { name: 'Pablo', isPublic: false });
});
afterAll(() => app.close());

/** Rooms that a colleague rents on each of the coming eight days, in the number that a first look reads and more. */
async function rentEverything(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const roomId = await makeRoom(app.db);
    for (let day = 1; day <= 8; day += 1) {
      const [from, to] = [day, day + 1].map((date) => `2026-06-0${date}T00:00-03:00`) as [string, string];
      await makeRental(app.db, { professionalId: colleague.id, roomId, from, to });
    }
  }
}

describe('In a clinic of many rooms, a free one is found', () => {
  test.each([8, 9, 20])('behind %d that are taken', async (taken) => {
    const free = { months: ['2026-6'] };
    await makeRoom(app.db, free);
    await rentEverything(taken);
    await makeRoom(app.db, { ...free, isActive: false });
    expect(await slotsOn(app, 2, { professionalId: professional.id })).toEqual(['09:00', '10:00', '11:00']);
    expect(await dataOf(firstSlotOf(app, { professionalId: professional.id }))).toEqual({
      firstSlot: '2026-06-01T09:00:00-03:00',
    });
    expect((await nextSlotsOf(app)).map(({ startTime }) => startTime)).toEqual(['2026-06-01T09:00:00-03:00']);
  });

  test('for every professional, wherever the search starts', async () => {
    await rentEverything(12);
    const last = await makeRoom(app.db);
    const others = await Promise.all(
      Array.from({ length: 12 }, () => makeProfessional(app.db, { hours: ['09:00-10:00'] })),
    );
    for (const { id } of others) expect(await slotsOn(app, 2, { professionalId: id })).toEqual(['09:00', '09:30']);
    expect(await slotsOn(app, 2, { professionalId: professional.id, roomId: last })).toEqual([
      '09:00',
      '10:00',
      '11:00',
    ]);
  });

  test('for slots that the first rooms lack; only slots without any room are missing', async () => {
    for (let index = 0; index < 10; index += 1) await makeRoom(app.db, { hours: ['08:00-10:00'] });
    await makeRoom(app.db, { hours: ['11:00-12:00'] });
    expect(await slotsOn(app, 2, { professionalId: professional.id })).toEqual(['09:00', '11:00']);
  });
});

test('The last of all ids, of a professional or a room, has slots like any other', async () => {
  const last = 2 ** 31 - 1;
  await makeRoom(app.db);
  await app.db.pool.query('INSERT INTO rooms (id, name) OVERRIDING SYSTEM VALUE VALUES ($1, $2)', [last, 'Última']);
  const userId = await makeUser(app.db, { role: 'professional' });
  await app.db.pool.query('INSERT INTO professionals (id, user_id) OVERRIDING SYSTEM VALUE VALUES ($1, $2)', [
    last,
    userId,
  ]);
  await insertRow(app.db, 'professional_availability', {
    professional_id: last,
    weekday: 2,
    start_minute: 540,
    end_minute: 600,
  });
  expect(await slotsOn(app, 2, { professionalId: last })).toEqual(['09:00', '09:30']);
});

describe('The rooms for a slot', () => {
  const TEN = { from: '2026-06-02T10:00-03:00', to: '2026-06-02T11:00-03:00' };

  test('are all the active ones, in order, each with its reason', async () => {
    const rented = await makeRoom(app.db, { name: 'Alquilada', sortOrder: 1 });
    const own = await makeRoom(app.db, { name: 'Propia', sortOrder: 2 });
    const used = await makeRoom(app.db, { name: 'Ocupada', sortOrder: 3 });
    await makeRoom(app.db, { name: 'Cerrada', sortOrder: 4, hours: ['10:30-20:00'] });
    await makeRoom(app.db, { name: 'Libre', sortOrder: 0 });
    await makeRoom(app.db, { name: 'Inactiva', isActive: false });
    await makeRental(app.db, { professionalId: colleague.id, roomId: rented, ...TEN });
    await makeRental(app.db, { professionalId: professional.id, roomId: own, ...TEN });
    await makeAppointment(app.db, { professionalId: colleague.id, roomId: used, ...TEN });
    const rooms = await roomsFor(app, { professionalId: professional.id, startTime: TUESDAY_10AM });
    expect(Object.entries(rooms)).toEqual([
      ['Libre', 'free'],
      ['Alquilada', 'occupied'],
      ['Propia', 'free'],
      ['Ocupada', 'occupied'],
      ['Cerrada', 'closed'],
    ]);
  });

  test("depend on its duration, and adjacent bookings don't matter", async () => {
    const roomId = await makeRoom(app.db, { name: 'Sala', hours: ['08:00-11:00'] });
    await makeAppointment(app.db, {
      professionalId: colleague.id,
      roomId,
      from: '2026-06-02T09:00-03:00',
      to: '2026-06-02T10:00-03:00',
    });
    const query = { professionalId: professional.id, startTime: TUESDAY_10AM };
    expect(await roomsFor(app, query)).toEqual({ Sala: 'free' });
    expect(await roomsFor(app, { ...query, durationMinutes: 61 })).toEqual({ Sala: 'closed' });
    expect(await roomsFor(app, { ...query, startTime: '2026-06-02T09:59' })).toEqual({ Sala: 'occupied' });
  });

  test.each(['1900-01-01T12:00', '9999-12-31T12:00', '2026-08-01T10:00'])('are closed at %s', async (startTime) => {
    await makeRoom(app.db, { name: 'Sala' });
    expect(await roomsFor(app, { professionalId: professional.id, startTime })).toEqual({ Sala: 'closed' });
  });
});

describe('A room that serves other specialties', () => {
  const TEN = { from: '2026-06-02T10:00-03:00', to: '2026-06-02T11:00-03:00' };
  let cardiologist: { id: number; token: string };
  let kinesiology: number;
  let gym: number;

  beforeEach(async () => {
    const cardiology = await makeSpecialty(app.db);
    kinesiology = await makeSpecialty(app.db);
    cardiologist = await makeProfessional(app.db, {
      specialtyId: cardiology,
      hours: ['09:00-12:00'],
      defaultDurationMinutes: 60,
    });
    gym = await makeRoom(app.db, { name: 'Sala de Kinesiología', specialtyIds: [kinesiology] });
  });
  const slots = (query: object = {}, token?: string) =>
    slotsOn(app, 2, { professionalId: cardiologist.id, ...query }, token);
  const rooms = (token?: string) => roomsFor(app, { professionalId: cardiologist.id, startTime: TUESDAY_10AM }, token);

  test('brings no slots, with or without naming it', async () => {
    for (const roomId of [null, gym]) {
      expect(await slots({ roomId })).toEqual([]);
      expect(await dataOf(firstSlotOf(app, { professionalId: cardiologist.id, roomId }))).toEqual({ firstSlot: null });
    }
    expect((await nextSlotsOf(app)).map(({ professionalId }) => professionalId)).not.toContain(cardiologist.id);
    expect(await slotsOn(app, 2, { professionalId: professional.id })).toEqual([]);
  });

  test('has slots for one of several specialties that it serves', async () => {
    const specialtyId = await makeSpecialty(app.db);
    const trauma = await makeProfessional(app.db, { specialtyId, hours: ['09:00-10:00'] });
    await app.db.pool.query('INSERT INTO room_specialties (room_id, specialty_id) VALUES ($1, $2)', [gym, specialtyId]);
    expect(await slotsOn(app, 2, { professionalId: trauma.id })).toEqual(['09:00', '09:30']);
  });

  test('is passed over for one that names none, however many there are', async () => {
    for (let index = 0; index < 9; index += 1) await makeRoom(app.db, { specialtyIds: [kinesiology] });
    await makeRoom(app.db, { hours: ['11:00-12:00'] });
    expect(await slots()).toEqual(['11:00']);
  });

  test('is usable while the professional rents it', async () => {
    await makeRental(app.db, { professionalId: cardiologist.id, roomId: gym, ...TEN });
    await makeRental(app.db, { professionalId: colleague.id, roomId: gym, from: TEN.to, to: '2026-06-02T12:00-03:00' });
    expect(await slots()).toEqual(['10:00']);
    expect(await rooms()).toEqual({ 'Sala de Kinesiología': 'free' });
  });

  test('is hidden from visitors, and shown to staff of the calendar as unsuitable', async () => {
    await makeRoom(app.db, { name: 'Consultorio', sortOrder: 1 });
    const admin = (await signedIn(app.db, 'admin')).token;
    const other = (await makeProfessional(app.db)).token;
    const patient = (await signedIn(app.db, 'user')).token;
    for (const token of [undefined, other, patient]) expect(await rooms(token)).toEqual({ Consultorio: 'free' });
    for (const token of [admin, cardiologist.token]) {
      expect(await rooms(token)).toEqual({ 'Sala de Kinesiología': 'free, for others', Consultorio: 'free' });
    }
  });

  test('has slots for staff of the calendar only when they choose it', async () => {
    const admin = (await signedIn(app.db, 'admin')).token;
    const other = (await makeProfessional(app.db)).token;
    for (const token of [admin, cardiologist.token]) {
      expect(await slots({ roomId: gym }, token)).toEqual(['09:00', '10:00', '11:00']);
      expect(await slots({}, token)).toEqual([]);
    }
    expect(await slots({ roomId: gym }, other)).toEqual([]);
  });
});

describe('The next slots', () => {
  test('come one per professional, soonest first, as many as asked', async () => {
    await makeRoom(app.db);
    await makeRoom(app.db);
    await makeProfessional(app.db, { name: 'Eva', hours: ['11:00-12:00'] });
    await makeProfessional(app.db, { name: 'Omar', hours: ['10:00-12:00'], defaultDurationMinutes: null });
    const next = await nextSlotsOf(app);
    expect(
      next.map(({ professional: { name }, startTime, durationMinutes }) => [
        name,
        startTime.slice(11, 16),
        durationMinutes,
      ]),
    ).toEqual([
      ['Laura', '09:00', 60],
      ['Omar', '10:00', 30],
      ['Eva', '11:00', 30],
    ]);
    expect(await nextSlotsOf(app, 1)).toHaveLength(1);
  });

  test('are none when the week has none', async () => {
    await makeRoom(app.db, { months: ['2026-7'] });
    expect(await nextSlotsOf(app)).toEqual([]);
  });

  test.each([0, 13, -1])('are not given %d at a time', async (limit) => {
    await expect(nextSlotsOf(app, limit)).rejects.toThrow('La cantidad debe estar entre 1 y 12');
  });
});
