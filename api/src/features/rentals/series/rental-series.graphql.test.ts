import { Client } from 'pg';

import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { rent, rentedTimes } from '../../../testing/harness/rentals';

let app: TestApp;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let room: number;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await emptyTables(app, 'discount_rules');
  await app.db.pool.query("UPDATE settings SET give_back_steps = DEFAULT, timezone = DEFAULT, country_code = '+54'");
  laura = await makeProfessional(app.db, { name: 'Laura Médica' });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
  room = await makeRoom(app.db, { name: 'Sala 1', hourlyRate: '1000' });
});

interface Outcome {
  series: { id: string; text: string; untilDate: string; bookings: { date: string; finalCost: number }[] } | null;
  days: {
    date: string;
    bookings: { id: string; seriesId: string }[];
    error: { code: string; message: string } | null;
  }[];
}
const OUTCOME = `series { id text untilDate bookings { date finalCost } } days { date bookings { id seriesId } error { code message } }`;

/** Tuesdays from nine to one in June. */
const tuesdays = (more: object = {}) => ({
  roomId: room,
  firstDate: '2026-06-02',
  untilDate: '2026-06-23',
  everyWeeks: 1,
  hours: [{ weekday: 2, startTime: '09:00', endTime: '13:00' }],
  ...more,
});
const start = (dates: string[], key?: string, token = laura.token) =>
  sendGraphQL<{ startRentalSeries: Outcome }>(
    app,
    `mutation ($input: RentalSeriesInput!, $dates: [LocalDate!]!, $key: String) {
      startRentalSeries(input: $input, dates: $dates, idempotencyKey: $key) { ${OUTCOME} }
    }`,
    { input: tuesdays(), dates, key },
    token,
  );
const preview = (more: object = {}, token = laura.token) =>
  sendGraphQL<{ rentalSeriesPreview: Record<string, unknown>[] }>(
    app,
    `query ($input: RentalSeriesInput!) {
      rentalSeriesPreview(input: $input) { date state reason takenBy holiday quote { finalCost appliedRules { description } } }
    }`,
    { input: tuesdays(more) },
    token,
  );
const end = (id: string, token: string, more: object = {}) =>
  sendGraphQL<{ endRentalSeries: { text: string; bookings: { date: string; credit: object | null }[] } }>(
    app,
    `mutation ($id: ID!, $expectedCredit: Money, $decision: GiveBackDecisionInput, $key: String) {
      endRentalSeries(
        id: $id, from: "2026-06-16", expectedCredit: $expectedCredit, decision: $decision, idempotencyKey: $key
      ) {
        text bookings { date credit { amount } }
      }
    }`,
    { id, ...more },
    token,
  );
const ALL = ['2026-06-02', '2026-06-09', '2026-06-16', '2026-06-23'];

describe('A series', () => {
  test('is previewed date by date: free, taken by a colleague, closed, holiday and price', async () => {
    await makeRental(app.db, {
      professionalId: pablo.id,
      roomId: room,
      from: '2026-06-09T12:00-03:00',
      to: '2026-06-09T14:00-03:00',
    });
    await app.db.pool.query(
      "INSERT INTO discount_rules (min_hours_per_day, discount_percentage, description) VALUES (4, 10, 'Media jornada')",
    );
    const hours = [
      { weekday: 2, startTime: '09:00', endTime: '13:00' },
      { weekday: 3, startTime: '19:00', endTime: '21:00' },
    ];
    const { rentalSeriesPreview } = await dataOf(preview({ hours, untilDate: '2026-06-09' }));
    expect(rentalSeriesPreview).toMatchObject([
      { date: '2026-06-02', state: 'free', reason: null, quote: { finalCost: 3600, appliedRules: [{}] } },
      { date: '2026-06-03', state: 'closed', takenBy: [], quote: { finalCost: 2000, appliedRules: [] } },
      { date: '2026-06-09', state: 'taken', takenBy: ['Pablo Médico'] },
    ]);
    const { rentalSeriesPreview: july } = await dataOf(
      preview({
        firstDate: '2026-07-07',
        untilDate: '2026-07-14',
        hours: [{ weekday: 4, startTime: '09:00', endTime: '10:00' }],
      }),
    );
    expect(july).toMatchObject([
      { date: '2026-07-09', state: 'free', holiday: expect.stringContaining('Independencia') },
    ]);
  });

  test('rents the chosen dates, and reports one that a colleague took meanwhile', async () => {
    await dataOf(rent(app, pablo.token, { roomIds: [room], date: '2026-06-16' }));
    const { startRentalSeries } = await dataOf(start(['2026-06-02', '2026-06-16', '2026-06-23']));
    expect(startRentalSeries.series).toMatchObject({
      text: 'Todos los martes de 09:00 a 13:00, hasta el 23-06-2026',
      bookings: [{ date: '2026-06-02', finalCost: 4000 }, { date: '2026-06-23' }],
    });
    expect(startRentalSeries.days.map(({ error }) => error?.code ?? null)).toEqual([null, 'CONFLICT', null]);
  });

  test('is created once, with each rental, by a retry', async () => {
    const first = await dataOf(start(ALL.slice(0, 2), 'clave-de-prueba'));
    const second = await dataOf(start(ALL.slice(0, 2), 'clave-de-prueba'));
    expect(second).toEqual(first);
    expect(await rentedTimes(app)).toEqual(['2026-06-02 09:00-13:00', '2026-06-09 09:00-13:00']);
    expect((await app.db.pool.query('SELECT FROM rental_series')).rowCount).toBe(1);
  });

  test('is not stored when no date can be rented', async () => {
    await dataOf(rent(app, pablo.token, { roomIds: [room] }));
    expect((await dataOf(start(['2026-06-02']))).startRentalSeries.series).toBeNull();
    expect((await app.db.pool.query('SELECT FROM rental_series')).rowCount).toBe(0);
  });

  test.each([
    [{ untilDate: '2026-12-01' }, 'BAD_REQUEST untilDate: Se puede reservar hasta el 30-11-2026'],
    [{ firstDate: '2026-05-31' }, 'BAD_REQUEST firstDate: La fecha ya pasó'],
    [{ untilDate: '2026-06-01' }, 'BAD_REQUEST untilDate: La última fecha debe ser posterior a la primera'],
    [{ hours: [] }, 'BAD_REQUEST hours: Elegí al menos un día de la semana'],
    [{ roomId: 2 ** 30 }, 'NOT_FOUND: La sala no existe'],
  ])('is refused with %j', async (more, failure) => {
    expect(await failureOf(preview(more))).toBe(failure);
  });

  test('rents only its own dates', async () => {
    expect(await failureOf(start(['2026-06-03']))).toBe('BAD_REQUEST dates: El 03-06-2026 no es una de sus fechas');
  });

  test('is extended, and ended from a date on', async () => {
    const { series } = (await dataOf(start(ALL))).startRentalSeries;
    const extend = await dataOf(
      sendGraphQL<{ extendRentalSeries: Outcome }>(
        app,
        `mutation ($id: ID!) { extendRentalSeries(id: $id, untilDate: "2026-07-07", dates: ["2026-06-30"]) { ${OUTCOME} } }`,
        { id: series!.id },
        laura.token,
      ),
    );
    expect(extend.extendRentalSeries.series).toMatchObject({ untilDate: '2026-07-07' });
    expect(await failureOf(end(series!.id, pablo.token))).toContain('FORBIDDEN');
    expect(await failureOf(end(series!.id, laura.token, { expectedCredit: 1 }))).toContain(
      'CONFLICT: Cambió lo que se acredita',
    );
    const agreed = { expectedCredit: 12000, key: 'termina-en-junio' };
    const { endRentalSeries } = await dataOf(end(series!.id, laura.token, agreed));
    expect(endRentalSeries.text).toContain('hasta el 15-06-2026');
    expect(endRentalSeries.bookings.map(({ credit }) => credit !== null)).toEqual([false, false, true, true, true]);
    expect(await rentedTimes(app)).toHaveLength(2);
    expect(await dataOf(end(series!.id, laura.token, agreed))).toEqual({ endRentalSeries });
    expect(await failureOf(end(series!.id, laura.token))).toBe(
      'CONFLICT: No tiene reservas por delante desde esa fecha',
    );
  });

  test.each([
    ['2026-05-01', '2026-06-10T12:00Z', '2026-06-09', 'a date long before'],
    ['2026-06-09', '2026-06-10T12:00Z', '2026-06-09', 'yesterday'],
    ['2026-06-16', '2026-06-16T13:00Z', '2026-06-16', 'today, while its rental is going on'],
  ])('ended from %s on at %s lasts until %s: %s', async (from, now, untilDate) => {
    const { series } = (await dataOf(start(ALL))).startRentalSeries;
    app.clock.now = new Date(now);
    const END = `mutation ($id: ID!, $from: LocalDate!) { endRentalSeries(id: $id, from: $from) { untilDate } }`;
    const ended = dataOf(sendGraphQL(app, END, { id: series!.id, from }, laura.token));
    expect(await ended).toEqual({ endRentalSeries: { untilDate } });
    expect((await rentedTimes(app)).at(-1)).toContain(untilDate.slice(0, 10));
  });

  test('that ended before its first rental is not listed', async () => {
    const { series } = (await dataOf(start(ALL))).startRentalSeries;
    const listed = async () =>
      (await dataOf(sendGraphQL<{ rentalSeries: object[] }>(app, '{ rentalSeries { id } }', {}, laura.token)))
        .rentalSeries;
    expect(await listed()).toEqual([{ id: series!.id }]);
    const END = `mutation ($id: ID!) { endRentalSeries(id: $id, from: "2026-06-02") { id } }`;
    await dataOf(sendGraphQL(app, END, { id: series!.id }, laura.token));
    expect(await listed()).toEqual([]);
  });

  test('asks about appointments inside all its rentals in one statement', async () => {
    const daily = {
      input: {
        ...tuesdays({ untilDate: '2026-06-30' }),
        hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startTime: '09:00', endTime: '11:00' })),
      },
      dates: [2, 3, 4, 5, 8, 9, 10, 11, 12, 15, 16].map((day) => `2026-06-${String(day).padStart(2, '0')}`),
    };
    const START = `mutation ($input: RentalSeriesInput!, $dates: [LocalDate!]!) {
      startRentalSeries(input: $input, dates: $dates) { series { id } days { error { code } } }
    }`;
    const { startRentalSeries } = await dataOf(
      sendGraphQL<{ startRentalSeries: Outcome }>(app, START, daily, laura.token),
    );
    const inside = { professionalId: laura.id, roomId: room };
    for (const [from, to] of [
      ['03T10:00', '03T10:30'],
      ['05T11:00', '05T11:30'],
      ['16T09:00', '16T09:30'],
    ]) {
      await makeAppointment(app.db, { ...inside, from: `2026-06-${from}-03:00`, to: `2026-06-${to}-03:00` });
    }
    const sent = jest.spyOn(Client.prototype, 'query');
    const END = `mutation ($id: ID!) { endRentalSeries(id: $id, from: "2026-06-02") { id } }`;
    const { errors } = await sendGraphQL(app, END, { id: startRentalSeries.series!.id }, laura.token);
    const texts = sent.mock.calls.map(([query]) => JSON.stringify(query));
    sent.mockRestore();
    const { unconfirmed } = errors![0]!.extensions as object as { unconfirmed: { date: string }[] };
    expect(unconfirmed.map(({ date }) => date)).toEqual(['2026-06-03', '2026-06-16']);
    expect(texts.filter((text) => text.includes('room_occupancies'))).toHaveLength(1);
  });

  test('is ended by an administrator with one mail of hours, credit and reason', async () => {
    const { series } = (await dataOf(start(ALL))).startRentalSeries;
    const { token } = await signedIn(app.db, 'admin');
    await dataOf(end(series!.id, token, { decision: { percentage: 25, reason: 'Obras en la sala' } }));
    const mails = (await app.mails()).filter(({ subject }) => subject.startsWith('Alquiler'));
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Sala 1, 2 reservas')]);
    const text = mails[0]!.text.replaceAll('\u00a0', ' ');
    expect(text).toContain(
      'martes, 16 de junio de 2026: 09:00 a 13:00\nmartes, 23 de junio de 2026: 09:00 a 13:00\n' +
        'Se acredita: $ 2.000\nQueda a pagar: $ 6.000\nMotivo: Obras en la sala',
    );
  });
});
