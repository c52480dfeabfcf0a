import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, MONDAY_8AM, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, type GraphQLAnswer } from '../../../testing/harness/graphql';
import { rent, rentInBulk, rentedTimes, times, type BulkDayData } from '../../../testing/harness/rentals';

let app: TestApp;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let room: number;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db);
  pablo = await makeProfessional(app.db);
  room = await makeRoom(app.db, { name: 'Norte' });
});
afterAll(() => app.close());

const june = (...days: number[]) => days.map((day) => `2026-06-${String(day).padStart(2, '0')}`);
const EIGHT_DAYS = june(2, 3, 4, 5, 8, 9, 10, 11);
const on = (date: string) => ({ from: `${date}T11:00-03:00`, to: `${date}T13:00-03:00` });
const ask = (input: object, { token = laura.token, key }: { token?: string; key?: string } = {}) =>
  rentInBulk(app, token, { roomId: room, ...input }, key);
const resultsOf = async (answer: Promise<GraphQLAnswer<{ rentRoomsInBulk: BulkDayData[] }>>) =>
  (await dataOf(answer)).rentRoomsInBulk.map(
    ({ date, bookings, error }) => `${date} ${error ? `${error.code}: ${error.message}` : bookings.length}`,
  );

describe('Renting several days', () => {
  test('rents every interval of every day', async () => {
    expect(await resultsOf(ask({ dates: june(2, 4), intervals: times('09:00-10:00', '15:00-17:00') }))).toEqual([
      '2026-06-02 2',
      '2026-06-04 2',
    ]);
    expect(await rentedTimes(app)).toEqual([
      '2026-06-02 09:00-10:00',
      '2026-06-02 15:00-17:00',
      '2026-06-04 09:00-10:00',
      '2026-06-04 15:00-17:00',
    ]);
  });

  test('skips failing days as a whole, and reports why', async () => {
    await makeRental(app.db, { professionalId: pablo.id, roomId: room, ...on('2026-06-03') });
    await makeRental(app.db, {
      professionalId: pablo.id,
      roomId: room,
      from: '2026-06-04T08:00-03:00',
      to: '2026-06-04T20:00-03:00',
    });
    await makeAppointment(app.db, {
      professionalId: pablo.id,
      roomId: room,
      from: '2026-06-05T11:00-03:00',
      to: '2026-06-05T11:30-03:00',
    });
    const days = ask({
      dates: ['2026-05-29', ...june(2, 3, 4, 5, 1), '2026-08-03'],
      intervals: times('08:15-08:45', '10:00-12:00'),
    });
    expect(await resultsOf(days)).toEqual([
      '2026-05-29 BAD_REQUEST: Día no disponible',
      '2026-06-02 2',
      '2026-06-03 CONFLICT: Intervalo 2 (10:00-12:00) no cabe en el horario disponible',
      '2026-06-04 CONFLICT: Sala Norte no disponible',
      '2026-06-05 CONFLICT: Intervalo 2 (10:00-12:00) no cabe en el horario disponible',
      '2026-06-01 CONFLICT: Intervalo 1 (08:15-08:45) no cabe en el horario disponible',
      '2026-08-03 CONFLICT: Sala Norte no disponible',
    ]);
    expect((await rentedTimes(app)).filter((text) => text.startsWith('2026-06-02'))).toHaveLength(2);
    expect(await rentedTimes(app)).toHaveLength(4);
  });

  test('counts a repeated day once', async () => {
    expect(await resultsOf(ask({ dates: june(2, 2) }))).toEqual(['2026-06-02 1']);
  });

  test("returns the first request's days on a retry, and tries failed ones again", async () => {
    await makeRental(app.db, { professionalId: pablo.id, roomId: room, ...on('2026-06-03') });
    const request = { dates: june(2, 3), intervals: times('11:00-12:00') };
    expect(await resultsOf(ask(request, { key: 'reservas-1' }))).toEqual([
      '2026-06-02 1',
      expect.stringContaining('CONFLICT'),
    ]);
    await app.db.pool.query('UPDATE room_bookings SET cancelled_at = created_at WHERE professional_id = $1', [
      pablo.id,
    ]);
    expect(await resultsOf(ask(request, { key: 'reservas-1' }))).toEqual(['2026-06-02 1', '2026-06-03 1']);
    expect(await rentedTimes(app)).toHaveLength(2);
  });

  // As long as lock_timeout.
  test('waits for a database that stalls once, not once a day, and leaves the other days to a retry', async () => {
    const refused = 'UNAVAILABLE: El sistema está ocupado. Reintentá en unos segundos';
    const colleague = await app.db.pool.connect();
    try {
      await colleague.query('BEGIN');
      await colleague.query("SELECT lock_occupancy(ARRAY[$1::int], '{}')", [room]);
      expect(await resultsOf(ask({ dates: june(2, 3, 4) }))).toEqual(june(2, 3, 4).map((date) => `${date} ${refused}`));
    } finally {
      await colleague.query('ROLLBACK');
      colleague.release();
    }
    expect(app.logged().match(/"state":"55P03"/g)).toHaveLength(1);
    expect(await resultsOf(ask({ dates: june(2, 3, 4) }))).toEqual(june(2, 3, 4).map((date) => `${date} 1`));
  });

  const twoMonths = Array.from({ length: 63 }, (_, day) =>
    new Date(Date.UTC(2026, 5, 1 + day)).toISOString().slice(0, 10),
  );
  test.each([
    [{ dates: [] }, 'BAD_REQUEST dates: Selecciona al menos un día'],
    [{ dates: ['2026-06-02'], intervals: [] }, 'BAD_REQUEST intervals: Configura al menos un horario'],
    [
      { dates: ['2026-06-02'], intervals: times('10:00-09:00') },
      'BAD_REQUEST intervals: Intervalo 1: Hora de inicio debe ser anterior a la hora de fin',
    ],
    [{ dates: twoMonths }, 'BAD_REQUEST dates: No se pueden reservar más de 62 días a la vez'],
  ])('fails as a whole for faults of all days: %#', async (input, failure) => {
    expect(await failureOf(ask(input))).toBe(failure);
  });

  test('is refused to callers who may not rent for that professional', async () => {
    const { token: patient } = await signedIn(app.db, 'user');
    expect(await failureOf(ask({ dates: june(2) }, { token: patient }))).toContain('FORBIDDEN');
    expect(await failureOf(ask({ dates: june(2), professionalId: pablo.id }))).toContain('FORBIDDEN');
    expect(await rentedTimes(app)).toEqual([]);
  });
});

describe('At the same moment', () => {
  test('two professionals rent overlapping days: each day goes to one of them as a whole', async () => {
    const hours = times('09:00-11:00', '12:00-14:00');
    const [days, ...colleague] = await Promise.all([
      dataOf(ask({ dates: EIGHT_DAYS, intervals: hours })),
      ...june(9, 11).map((date) => rent(app, pablo.token, { roomIds: [room], date, intervals: times('10:00-13:00') })),
    ]);
    const lost = june(9, 11).filter((_, index) => colleague[index]!.data !== null);
    for (const { date, bookings, error } of days.rentRoomsInBulk) {
      if (lost.includes(date)) expect([bookings, error?.code]).toEqual([[], 'CONFLICT']);
      else expect([bookings.length, error]).toEqual([2, null]);
    }
    for (const { errors } of colleague) if (errors) expect(errors[0]!.extensions.status).toBe(409);
    expect(await rentedTimes(app)).toHaveLength((8 - lost.length) * 2 + lost.length);
  });

  test('fifty rent one hour: one gets it, the others get 409 with the conflict', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => makeProfessional(app.db)));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        rent(app, people[index % 5]!.token, { roomIds: [room], intervals: times('10:00-11:00') }),
      ),
    );
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(
      new Set(
        answers.flatMap(({ errors = [] }) =>
          errors.map(({ message, extensions }) => `${extensions.status} ${message}`),
        ),
      ),
    ).toEqual(new Set(['409 Intervalo 1: Se superpone con reserva existente (10:00 - 11:00)']));
    expect(await rentedTimes(app)).toEqual(['2026-06-02 10:00-11:00']);
  });

  test('two rent the same two rooms the other way round, and neither hangs', async () => {
    const other = await makeRoom(app.db);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        rent(app, index % 2 ? laura.token : pablo.token, { roomIds: index % 2 ? [room, other] : [other, room] }),
      ),
    );
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(await rentedTimes(app)).toHaveLength(2);
  });

  test('the same request sent twice with one key rents once', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => ask({ dates: EIGHT_DAYS }, { key: 'reservas-2' }).then(({ data }) => data)),
    );
    expect(answers[0]!.rentRoomsInBulk).toEqual(answers[1]!.rentRoomsInBulk);
    expect(await rentedTimes(app)).toHaveLength(8);
  });
});
