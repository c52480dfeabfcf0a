import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL, type GraphQLAnswer } from '../../../testing/harness/graphql';
import { inTheQueue } from '../../../testing/harness/occupancy-queue';
import { rent, times } from '../../../testing/harness/rentals';
import { daily, day, week } from '../../../testing/harness/room-availability';

const FIELDS = `{
  id roomName isConfigured templateName version
  weeklyTemplate { monday { isAvailable intervals { startTime endTime } } sunday { isAvailable } }
  dailyOverrides { date isAvailable intervals { startTime endTime } notes }
}`;
const GET = `query ($roomId: Int!, $year: Int!, $month: Int!) { month: roomAvailability(roomId: $roomId, year: $year, month: $month) ${FIELDS} }`;
const SET = `mutation ($roomId: Int!, $year: Int!, $month: Int!, $input: SetRoomAvailabilityInput!, $confirmed: [ID!], $seen: Int) {
  month: setRoomAvailability(roomId: $roomId, year: $year, month: $month, input: $input, confirmedBookings: $confirmed, expectedVersion: $seen) ${FIELDS}
}`;
const JUNE = { year: 2026, month: 6 };
const AUGUST = { year: 2026, month: 8 };

interface MonthData {
  isConfigured: boolean;
  templateName: string;
  version: number;
  weeklyTemplate: { monday: { intervals: { startTime: string }[] } };
  dailyOverrides: { date: string }[];
}
type MonthAnswer = GraphQLAnswer<{ month: MonthData }>;

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  await app.db.pool.query("UPDATE settings SET timezone = 'America/Argentina/Buenos_Aires'");
  laura = await makeProfessional(app.db);
  roomId = await makeRoom(app.db, { name: 'Norte' });
});

interface More {
  at?: { year: number; month: number };
  confirmed?: string[];
  seen?: number;
  token?: string;
}
const read = (at = JUNE) => dataOf(sendGraphQL<{ month: MonthData }>(app, GET, { roomId, ...at }, admin)).then(({ month }) => month);
const send = (input: object, { at = JUNE, confirmed, seen, token = admin }: More = {}): Promise<MonthAnswer> =>
  sendGraphQL(app, SET, { roomId, ...at, input, confirmed, seen }, token);
const set = (input: object, more?: More) => dataOf(send(input, more)).then(({ month }) => month);
interface Listed {
  id: string;
  bookingId: string;
}
const listed = async (answer: Promise<MonthAnswer>) =>
  ((await answer).errors?.[0]?.extensions as { unconfirmed?: Listed[] } | undefined)?.unconfirmed ?? [];
const unconfirmed = async (answer: Promise<MonthAnswer>) => (await listed(answer)).map(({ bookingId }) => bookingId);
const ids = async (answer: Promise<MonthAnswer>) => (await listed(answer)).map(({ id }) => id);
const audited = async () => (await app.db.pool.query("SELECT entity_id, fields FROM audit_events WHERE entity = 'room_availability' ORDER BY id")).rows;

describe('A month of a room', () => {
  test('is closed and not configured until somebody says otherwise', async () => {
    expect(await read(AUGUST)).toMatchObject({
      id: null, roomName: 'Norte', isConfigured: false, templateName: 'Sin Configurar', version: 0,
      weeklyTemplate: { monday: { isAvailable: false, intervals: [] } }, dailyOverrides: [],
    });
  });

  test('takes a whole week, several intervals a day in whatever order, and its name', async () => {
    const saved = await set({ weeklyTemplate: week({ monday: ['16:00-24:00', '08:00-12:30'] }), templateName: ' Mañana y tarde ' }, { at: AUGUST });
    expect(saved).toMatchObject({
      isConfigured: true, templateName: 'Mañana y tarde', version: 1,
      weeklyTemplate: {
        monday: { isAvailable: true, intervals: [{ startTime: '08:00', endTime: '12:30' }, { startTime: '16:00', endTime: '24:00' }] },
        sunday: { isAvailable: false },
      },
    });
    expect(await read(AUGUST)).toEqual(saved);
    expect(await audited()).toEqual([{ entity_id: `${roomId}/2026-08`, fields: ['templateName', 'week'] }]);
  });

  test('takes the name from inside the week too, keeps the one it has, or finds one', async () => {
    const name = async (input: object) => (await set(input, { at: AUGUST })).templateName;
    expect(await name({ weeklyTemplate: week(daily('08:00-12:00')) })).toBe('Personalizada');
    expect(await name({ weeklyTemplate: { ...week(daily('08:00-12:00')), templateName: 'Mañana' } })).toBe('Mañana');
    expect(await name({ weeklyTemplate: week(daily('08:00-13:00')) })).toBe('Mañana');
  });

  test('keeps its dates with hours of their own unless they are sent, and loses them to an empty list', async () => {
    const closed = { date: '2026-06-15', ...day(), notes: ' Feriado ' };
    const short = { date: '2026-06-10', ...day('08:00-12:00') };
    const saved = await set({ dailyOverrides: [closed, short] });
    expect(saved.dailyOverrides).toEqual([{ ...short, notes: null }, { ...closed, notes: 'Feriado' }]);
    expect((await set({ weeklyTemplate: week(daily('08:00-20:00')), templateName: 'Otra' })).dailyOverrides).toEqual(saved.dailyOverrides);
    expect((await set({ templateName: 'Otra', dailyOverrides: [] })).dailyOverrides).toEqual([]);
    expect((await read()).weeklyTemplate.monday.intervals).toHaveLength(1);
  });

  test('gives and takes single dates hours of their own, and leaves the others as they are', async () => {
    const dated = (date: string, ...hours: string[]) => ({ date, ...day(...hours), notes: null });
    await set({ dailyOverrides: [dated('2026-06-10'), dated('2026-06-11')] });
    const put = await set({ putOverrides: [dated('2026-06-10', '10:00-11:00'), dated('2026-06-01')] });
    expect(put.dailyOverrides).toEqual([dated('2026-06-01'), dated('2026-06-10', '10:00-11:00'), dated('2026-06-11')]);
    expect((await set({ removeOverrides: ['2026-06-10', '2026-06-20'] })).dailyOverrides).toEqual([dated('2026-06-01'), dated('2026-06-11')]);
  });

  test('does not count as configured for a closed holiday alone, nor for the form of a month that nobody configured', async () => {
    const holiday = { date: '2026-08-17', ...day(), notes: 'Feriado' };
    for (const input of [
      { dailyOverrides: [holiday] },
      { weeklyTemplate: week({}), templateName: 'Sin Configurar', dailyOverrides: [] },
    ]) {
      expect(await set(input, { at: AUGUST })).toMatchObject({ isConfigured: false, templateName: 'Sin Configurar' });
    }
    expect((await read(AUGUST)).version).toBe(2);
  });

  test('is changed by the same call sent twice once', async () => {
    const input = { weeklyTemplate: week(daily('09:00-18:00')), templateName: 'Horario', dailyOverrides: [{ date: '2026-08-03', ...day('10:00-11:00') }] };
    const first = await set(input, { at: AUGUST, seen: 0 });
    expect(await set(input, { at: AUGUST, seen: 0 })).toEqual(first);
    expect(await audited()).toHaveLength(1);
  });

  test.each([
    [{ weeklyTemplate: week({ monday: ['12:00-08:00'] }) }, 'BAD_REQUEST weeklyTemplate.monday.intervals.0.endTime: La hora de fin debe ser posterior a la de inicio'],
    [{ weeklyTemplate: week({ sunday: ['08:00-12:00', '11:00-13:00'] }) }, 'BAD_REQUEST weeklyTemplate.sunday.intervals.1.startTime: Los horarios del domingo se superponen'],
    [{ weeklyTemplate: { ...week({}), friday: { isAvailable: true } } }, 'BAD_REQUEST weeklyTemplate.friday.intervals: Falta el horario del viernes'],
    [{ weeklyTemplate: { monday: day() } }, 'BAD_REQUEST weeklyTemplate.tuesday: Falta un dato obligatorio: weeklyTemplate.tuesday'],
    [{ templateName: '  ' }, 'BAD_REQUEST templateName: El nombre de la plantilla es requerido'],
    [{ dailyOverrides: [{ date: '2026-07-01', ...day() }] }, 'BAD_REQUEST dailyOverrides.0.date: La fecha está repetida o no es de este mes'],
    [{ dailyOverrides: [{ date: '2026-06-01', ...day() }, { date: '2026-06-01', ...day() }] }, 'BAD_REQUEST dailyOverrides.1.date: La fecha está repetida o no es de este mes'],
    [{ dailyOverrides: [{ date: '2026-06-01', ...day('24:00-25:00') }] }, 'BAD_REQUEST dailyOverrides.0.intervals.0.startTime: La hora debe tener la forma HH:mm'],
    [{ dailyOverrides: [{ date: '2026-06-01', ...day(), notes: 'x'.repeat(501) }] }, 'BAD_REQUEST dailyOverrides.0.notes: No puede superar los 500 caracteres'],
  ])('refuses %j with its field, and writes nothing', async (input, failure) => {
    expect(await failureOf(send(input))).toBe(failure);
    expect((await read()).version).toBe(1);
  });

  test('is there for administrators alone, and only of rooms and months that exist', async () => {
    for (const { token } of [laura, await signedIn(app.db, 'user')]) {
      expect(await failureOf(send({ dailyOverrides: [] }, { token }))).toBe('FORBIDDEN: Sin permisos para realizar esta acción');
      expect(await failureOf(sendGraphQL(app, GET, { roomId, ...JUNE }, token))).toContain('FORBIDDEN');
    }
    expect(await failureOf(send({}, { at: { year: 2026, month: 13 } }))).toBe('BAD_REQUEST month: El mes debe estar entre 1 y 12');
    roomId = 2 ** 30;
    expect(await failureOf(send({}))).toBe('NOT_FOUND: La sala no existe');
    expect(await failureOf(sendGraphQL(app, GET, { roomId, ...JUNE }, admin))).toBe('NOT_FOUND: La sala no existe');
  });
});

describe('Two who keep the same month at once', () => {
  test('are not told apart by their clocks: the second is shown what stands, and nothing of the first is lost', async () => {
    await set({ dailyOverrides: [{ date: '2026-06-15', ...day() }] }, { seen: 1 });
    const second = await send({ dailyOverrides: [{ date: '2026-06-16', ...day() }] }, { seen: 1 });
    expect(second.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 2, dailyOverrides: [{ date: '2026-06-15' }] } });
    expect((await read()).dailyOverrides).toHaveLength(1);
  });

  test('configure a month that nobody had configured: one of them does', async () => {
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((templateName) => send({ weeklyTemplate: week(daily('08:00-12:00')), templateName }, { at: AUGUST, seen: 0 })),
    );
    const [done, ...others] = answers.flatMap(({ data }) => (data ? [data.month.templateName] : []));
    expect(others).toEqual([]);
    expect(await read(AUGUST)).toMatchObject({ templateName: done, version: 1 });
  });
});

describe('What a change leaves outside the hours', () => {
  const CLOSE_MONDAY = { dailyOverrides: [{ date: '2026-06-15', ...day() }] };
  const on = (from: string, to: string) => ({ professionalId: laura.id, roomId, from: `2026-06-15T${from}-03:00`, to: `2026-06-15T${to}-03:00` });

  test('is listed before anything is saved, and is saved over once all of it is confirmed', async () => {
    const appointment = await makeAppointment(app.db, on('10:00', '10:30'));
    const rental = await makeRental(app.db, on('09:00', '13:00'));
    await makeAppointment(app.db, { ...on('11:00', '11:30'), status: 'cancelled' });
    const refused = await send(CLOSE_MONDAY);
    expect(await failureOf(Promise.resolve(refused))).toBe(
      'CONFLICT: 1 turno y 1 alquiler quedarían fuera del horario. Revisa la lista y confirma para guardar',
    );
    const { rows: [{ name }] } = await app.db.pool.query('SELECT name FROM users JOIN professionals ON user_id = users.id WHERE professionals.id = $1', [laura.id]);
    const told = { date: '2026-06-15', professionalName: name };
    expect((refused.errors?.[0]?.extensions as { unconfirmed?: object } | undefined)?.unconfirmed).toEqual([
      { ...told, id: expect.any(String), bookingId: rental, kind: 'rental', startTime: '09:00', endTime: '13:00', patientName: null },
      { ...told, id: expect.any(String), bookingId: appointment, kind: 'appointment', startTime: '10:00', endTime: '10:30', patientName: 'Pedro Paciente' },
    ]);
    expect(await read()).toMatchObject({ version: 1, dailyOverrides: [] });
    const confirmed = await ids(Promise.resolve(refused));
    expect(await unconfirmed(send(CLOSE_MONDAY, { confirmed: confirmed.slice(0, 1) }))).toEqual([rental, appointment]);
    expect(await set(CLOSE_MONDAY, { confirmed })).toMatchObject({ version: 2 });
    const { rows } = await app.db.pool.query('SELECT status FROM appointments WHERE id = $1', [appointment]);
    expect(rows).toEqual([{ status: 'pending' }]);
  });

  test('is not what lay outside already, is over, or is in another room', async () => {
    await makeAppointment(app.db, on('21:00', '21:30'));
    await makeRental(app.db, { ...on('10:00', '11:00'), roomId: await makeRoom(app.db) });
    await set(CLOSE_MONDAY);
    app.clock.now = new Date('2026-06-15T23:00:00Z');
    await set({ dailyOverrides: [] });
    await makeRental(app.db, on('10:00', '11:00'));
    await set(CLOSE_MONDAY);
    app.clock.now = new Date('2026-06-01T11:00:00Z');
  });

  test('goes by the clinic’s wall in months in which its clock changes', async () => {
    await app.db.pool.query("UPDATE settings SET timezone = 'America/New_York'");
    roomId = await makeRoom(app.db, { months: ['2026-11'], hours: ['08:00-20:00'] });
    // On 1 November the clock goes back: 08:00 is 13:00Z from then on, 12:00Z the day before.
    const early = await makeRental(app.db, { professionalId: laura.id, roomId, from: '2026-11-01T13:00Z', to: '2026-11-01T14:00Z' });
    const later = await makeRental(app.db, { professionalId: laura.id, roomId, from: '2026-11-01T14:00Z', to: '2026-11-01T15:00Z' });
    const input = { weeklyTemplate: week(daily('09:00-20:00')), templateName: 'Más tarde' };
    expect(await unconfirmed(send(input, { at: { year: 2026, month: 11 } }))).toEqual([early]);
    expect(early).not.toBe(later);
  });

  test('is caught when it is booked or rented while the closing waits its turn, and after the list was read', async () => {
    roomId = await makeRoom(app.db);
    const [booked, closing] = await inTheQueue(app, { roomIds: [roomId] }, [
      () => book(app, { professionalId: laura.id, roomId, startTime: '2026-06-15T10:00:00-03:00' }, { token: admin }),
      () => send(CLOSE_MONDAY),
    ]);
    expect(await unconfirmed(Promise.resolve(closing))).toEqual([booked.data!.bookAppointment.id]);
    const seen = await ids(Promise.resolve(closing));
    const [rented, confirmed] = await inTheQueue(app, { roomIds: [roomId] }, [
      () => rent(app, laura.token, { roomIds: [roomId], date: '2026-06-15', intervals: times('12:00-13:00') }),
      () => send(CLOSE_MONDAY, { confirmed: seen }),
    ]);
    expect(rented.errors).toBeUndefined();
    expect(await unconfirmed(Promise.resolve(confirmed))).toHaveLength(2);
    expect((await read()).dailyOverrides).toEqual([]);
  });

  test('is listed again when it was moved since: a yes was to its old time', async () => {
    const appointment = await makeAppointment(app.db, on('10:00', '10:30'));
    const seen = await ids(send(CLOSE_MONDAY));
    const move = 'mutation ($id: ID!) { moveAppointment(id: $id, startTime: "2026-06-15T18:00") { id } }';
    await dataOf(sendGraphQL(app, move, { id: appointment }, admin));
    const again = await listed(send(CLOSE_MONDAY, { confirmed: seen }));
    expect(again).toMatchObject([{ bookingId: appointment, startTime: '18:00' }]);
    expect(await set(CLOSE_MONDAY, { confirmed: again.map(({ id }) => id) })).toMatchObject({ version: 2 });
  });

  test('is found over midnight at either end of the month', async () => {
    roomId = await makeRoom(app.db, { hours: ['00:00-24:00'] });
    const night = { professionalId: laura.id, roomId, from: '2026-06-30T22:00-03:00', to: '2026-07-01T02:00-03:00' };
    const rental = await makeRental(app.db, night);
    expect(await unconfirmed(send({ putOverrides: [{ date: '2026-06-30', ...day('00:00-20:00') }] }))).toEqual([rental]);
    expect(await unconfirmed(send({ putOverrides: [{ date: '2026-07-01', ...day('01:00-24:00') }] }, { at: { year: 2026, month: 7 } }))).toEqual([rental]);
    // Whose other half lay outside already is nobody's news.
    await set({ putOverrides: [{ date: '2026-06-30', ...day('00:00-20:00') }] }, { confirmed: await ids(send({ putOverrides: [{ date: '2026-06-30', ...day('00:00-20:00') }] })) });
    expect(await set({ putOverrides: [{ date: '2026-07-01', ...day() }] }, { at: { year: 2026, month: 7 } })).toMatchObject({ version: 2 });
  });

  test('is found however far ahead, and there is nothing at either end of the years', async () => {
    roomId = await makeRoom(app.db, { months: ['2039-6'] });
    const rental = await makeRental(app.db, { professionalId: laura.id, roomId, from: '2039-06-15T10:00-03:00', to: '2039-06-15T11:00-03:00' });
    expect(await unconfirmed(send({ dailyOverrides: [{ date: '2039-06-15', ...day() }] }, { at: { year: 2039, month: 6 } }))).toEqual([rental]);
    for (const at of [{ year: 1900, month: 1 }, { year: 9999, month: 12 }]) {
      expect(await set({ weeklyTemplate: week(daily('08:00-12:00')) }, { at })).toMatchObject({ version: 1 });
    }
  });

  test('does not come about: what is booked or rented once the closing had its turn is refused', async () => {
    const [closing, booked] = await inTheQueue(app, { roomIds: [roomId] }, [
      () => send(CLOSE_MONDAY),
      () => rent(app, laura.token, { roomIds: [roomId], date: '2026-06-15', intervals: times('12:00-13:00') }),
    ]);
    expect(closing.errors).toBeUndefined();
    expect(await failureOf(Promise.resolve(booked))).toContain('CONFLICT');
  });
});
