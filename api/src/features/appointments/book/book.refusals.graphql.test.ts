import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { insertRow } from '../../../testing/factories/rows';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, bookingRows, clearClinic, NOTHING_BOOKED, TUESDAY_10AM } from '../../../testing/harness/booking';
import { dataOf, failureOf } from '../../../testing/harness/graphql';

const TAKEN = 'CONFLICT: El horario elegido ya no está disponible. Elegí otro horario';
const TEN_TO_ELEVEN = { from: '2026-06-02T10:00-03:00', to: '2026-06-02T11:00-03:00' };

let app: TestApp;
let admin: string;
let patient: string;
let professional: { id: number; userId: number; token: string };
let colleague: { id: number };
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  patient = (await signedIn(app.db, 'user')).token;
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  professional = await makeProfessional(app.db);
  colleague = await makeProfessional(app.db);
  roomId = await makeRoom(app.db);
});
afterAll(() => app.close());

const ask = (input: object = {}, token?: string) =>
  book(app, { professionalId: professional.id, roomId, ...input }, token === undefined ? {} : { token });
const absence = (hours: object = {}) =>
  insertRow(app.db, 'unavailable_dates', {
    professional_id: professional.id,
    date: '2026-06-02',
    reason: 'vacation',
    ...hours,
  });

describe('A visitor cannot book', () => {
  test.each([
    ['the past', '2026-05-29T10:00'],
    ['a time that began', '2026-06-01T07:30'],
    ['less than an hour ahead', '2026-06-01T08:30'],
    ['before the professional’s hours', '2026-06-02T08:30'],
    ['after them', '2026-06-02T17:00'],
    ['across their end', '2026-06-02T16:45'],
    ['between two slots', '2026-06-02T10:10'],
    ['a month in which no room is configured', '2026-08-03T10:00'],
    ['the last evening of the last year', '9999-12-31T20:30'],
    ['the first minute of the first year', '1900-01-01T12:00'],
  ])('%s', async (_, startTime) => {
    expect(await failureOf(ask({ startTime }))).toBe(TAKEN);
    expect(await bookingRows(app)).toEqual(NOTHING_BOOKED);
  });

  test('a day on which the professional is away, nor the hours of a part-day absence', async () => {
    await absence({ start_minute: 600, end_minute: 660 });
    expect(await failureOf(ask())).toBe(TAKEN);
    await dataOf(ask({ startTime: '2026-06-02T11:00' }));
    await absence();
    expect(await failureOf(ask({ startTime: '2026-06-02T12:00' }))).toBe(TAKEN);
  });

  test('on top of the professional’s appointment, though another room is free', async () => {
    await makeAppointment(app.db, { professionalId: professional.id, roomId, ...TEN_TO_ELEVEN });
    const other = await makeRoom(app.db);
    expect(await failureOf(ask({ roomId: other }))).toBe(TAKEN);
  });

  test('a room that another’s appointment occupies', async () => {
    await makeAppointment(app.db, { professionalId: colleague.id, roomId, ...TEN_TO_ELEVEN });
    expect(await failureOf(ask())).toBe(TAKEN);
    await dataOf(ask({ startTime: '2026-06-02T11:00' }));
  });

  test('a room that is closed then', async () => {
    const evening = await makeRoom(app.db, { hours: ['18:00-20:00'] });
    expect(await failureOf(ask({ roomId: evening }))).toBe(TAKEN);
  });

  test('a room that serves other specialties, unless the professional rents it; who keeps the calendar may choose it', async () => {
    const gym = await makeRoom(app.db, { specialtyIds: [await makeSpecialty(app.db)] });
    for (const token of [undefined, patient]) {
      expect(await failureOf(ask({ roomId: gym }, token))).toBe(
        'CONFLICT roomId: En esta sala se atienden otras especialidades. Elegí otra sala',
      );
    }
    expect(await bookingRows(app)).toEqual(NOTHING_BOOKED);
    await makeRental(app.db, { professionalId: professional.id, roomId: gym, ...TEN_TO_ELEVEN });
    await dataOf(ask({ roomId: gym }));
    await dataOf(ask({ roomId: gym, startTime: '2026-06-02T14:00' }, professional.token));
    await dataOf(ask({ roomId: gym, startTime: '2026-06-02T15:00' }, admin));
  });

  test('a room that another professional rents; their own rental is no obstacle', async () => {
    await makeRental(app.db, { professionalId: colleague.id, roomId, ...TEN_TO_ELEVEN });
    expect(await failureOf(ask())).toBe(TAKEN);
    const own = await makeRoom(app.db);
    await makeRental(app.db, { professionalId: professional.id, roomId: own, ...TEN_TO_ELEVEN });
    await dataOf(ask({ roomId: own }));
  });

  test.each([0, -1, 2 ** 31 - 1])('a room or professional that does not exist: %d', async (id) => {
    expect(await failureOf(ask({ roomId: id }))).toBe('NOT_FOUND: La sala no existe');
    expect(await failureOf(ask({ professionalId: id }))).toBe('NOT_FOUND: El profesional no existe');
    expect(await bookingRows(app)).toEqual(NOTHING_BOOKED);
  });

  test('a room that is not active', async () => {
    const closed = await makeRoom(app.db, { name: 'Sala 9', isActive: false });
    expect(await failureOf(ask({ roomId: closed }))).toBe('NOT_FOUND: La sala no existe');
  });

  test('a professional who is hidden or suspended', async () => {
    const hidden = await makeProfessional(app.db, { isPublic: false });
    expect(await failureOf(ask({ professionalId: hidden.id }))).toBe('NOT_FOUND: El profesional no existe');
    await app.db.pool.query('UPDATE users SET suspended_at = now() WHERE id = $1', [professional.userId]);
    expect(await failureOf(ask())).toBe('NOT_FOUND: El profesional no existe');
  });
});

describe('The hour of notice', () => {
  test('lets the slot that starts exactly then be booked', async () => {
    await dataOf(ask({ startTime: '2026-06-01T09:00' }));
  });

  test('is up a millisecond later', async () => {
    app.clock.now = new Date(MONDAY_8AM.getTime() + 1);
    expect(await failureOf(ask({ startTime: '2026-06-01T09:00' }))).toBe(
      'CONFLICT startTime: Este turno se reserva en línea con al menos 1 hora de anticipación. ' +
        'Elegí otro horario o comunicate con la clínica',
    );
  });
});

describe('Staff cannot book', () => {
  test('a room that another professional rents or sees someone in', async () => {
    await makeRental(app.db, { professionalId: colleague.id, roomId, ...TEN_TO_ELEVEN });
    expect(await failureOf(ask({}, admin))).toBe(TAKEN);
    expect(await failureOf(ask({ startTime: '2026-06-02T10:59' }, professional.token))).toBe(TAKEN);
    expect(await bookingRows(app)).toEqual(NOTHING_BOOKED);
    await dataOf(ask({ startTime: '2026-06-02T11:00' }, professional.token));
  });

  test('an inactive room, which administrators read by name', async () => {
    const closed = await makeRoom(app.db, { name: 'Sala 9', isActive: false });
    expect(await failureOf(ask({ roomId: closed }, admin))).toBe(
      'CONFLICT roomId: La sala Sala 9 no está activa. Elegí otra sala',
    );
    expect(await failureOf(ask({ roomId: closed }, professional.token))).toContain('NOT_FOUND');
  });
});

describe('The duration', () => {
  test('is the one asked for, else the professional’s, else 30 minutes', async () => {
    const fifty = await makeProfessional(app.db, { defaultDurationMinutes: 50 });
    const unset = await makeProfessional(app.db, { defaultDurationMinutes: null });
    const booked = [
      await ask({ professionalId: fifty.id, startTime: '2026-06-02T09:50' }),
      await ask({ professionalId: fifty.id, startTime: '2026-06-02T12:00', durationMinutes: 90 }, patient),
      await ask({ professionalId: unset.id, startTime: '2026-06-02T14:30', durationMinutes: null }),
    ];
    expect(booked.map(({ data }) => data?.bookAppointment.durationMinutes)).toEqual([50, 90, 30]);
  });

  test.each([0, -30, 4, 481, 2 ** 31 - 1])('of %d minutes is refused', async (durationMinutes) => {
    expect(await failureOf(ask({ durationMinutes }))).toBe(
      'BAD_REQUEST durationMinutes: La duración debe estar entre 5 y 480 minutos',
    );
    expect(await failureOf(ask({ durationMinutes }, admin))).toContain('BAD_REQUEST durationMinutes');
    expect(await bookingRows(app)).toEqual(NOTHING_BOOKED);
  });

  test('may be given as an end instead', async () => {
    const { bookAppointment } = await dataOf(ask({ endTime: '2026-06-02T11:00:00-03:00' }, patient));
    expect(bookAppointment).toMatchObject({ startTime: TUESDAY_10AM, durationMinutes: 60 });
    await dataOf(ask({ startTime: '2026-06-02T12:00', endTime: '2026-06-02T15:30Z', durationMinutes: 30 }));
  });

  test.each([
    [{ endTime: '2026-06-02T10:45', durationMinutes: 30 }, 'La hora de fin no coincide con el inicio más la duración'],
    [{ endTime: '2026-06-02T10:00' }, 'El turno debe durar entre 5 y 480 minutos'],
    [{ endTime: '2026-06-02T09:00' }, 'El turno debe durar entre 5 y 480 minutos'],
    [{ endTime: '2026-06-03T10:00' }, 'El turno debe durar entre 5 y 480 minutos'],
  ])('is refused when it is %j', async (input, message) => {
    expect(await failureOf(ask(input, admin))).toBe(`BAD_REQUEST endTime: ${message}`);
    expect(await bookingRows(app)).toEqual(NOTHING_BOOKED);
  });
});
