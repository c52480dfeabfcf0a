import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRental, makeRoom } from '../../../testing/factories/rooms';
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
const giveBack = (id: string, more: object = {}, token = laura.token) =>
  sendGraphQL<{ giveBackRental: { credit: Record<string, unknown> | null } }>(
    app,
    `mutation ($id: ID!, $expectedCredit: Money, $confirmed: [ID!], $decision: GiveBackDecisionInput, $key: String) {
      giveBackRental(id: $id, expectedCredit: $expectedCredit, confirmedBookings: $confirmed, decision: $decision, idempotencyKey: $key) {
        cancelledAt credit { percentage amount owed by reason }
      }
    }`,
    { id, ...more },
    token,
  );
const summary = async () =>
  (
    await dataOf(
      sendGraphQL<{ monthlySummary: Record<string, never> }>(
        app,
        `query { monthlySummary(year: 2026, month: 6) {
          totals { finalCost creditedAmount uncreditedAmount totalOwed } givenBack { date credit { percentage amount } }
        } }`,
        {},
        laura.token,
      ),
    )
  ).monthlySummary;
const returned = async (token: string) =>
  (
    await dataOf(
      sendGraphQL<{ returnedHours: object[] }>(
        app,
        'query { returnedHours { roomName date startTime endTime finalCost } }',
        {},
        token,
      ),
    )
  ).returnedHours;
const ALL = ['2026-06-02', '2026-06-09', '2026-06-16', '2026-06-23'];
const steps = (json: object) => app.db.pool.query('UPDATE settings SET give_back_steps = $1', [JSON.stringify(json)]);

describe('A series', () => {
  test('is told date by date before it is rented: free, taken by whom, closed, holiday and price', async () => {
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

  test('rents the dates that were chosen, and tells the one that a colleague has taken meanwhile', async () => {
    await dataOf(rent(app, pablo.token, { roomIds: [room], date: '2026-06-16' }));
    const { startRentalSeries } = await dataOf(start(['2026-06-02', '2026-06-16', '2026-06-23']));
    expect(startRentalSeries.series).toMatchObject({
      text: 'Todos los martes de 09:00 a 13:00, hasta el 23-06-2026',
      bookings: [{ date: '2026-06-02', finalCost: 4000 }, { date: '2026-06-23' }],
    });
    expect(startRentalSeries.days.map(({ error }) => error?.code ?? null)).toEqual([null, 'CONFLICT', null]);
  });

  test('is one, and each rental too, when the answer was lost and it is sent again', async () => {
    const first = await dataOf(start(ALL.slice(0, 2), 'clave-de-prueba'));
    const second = await dataOf(start(ALL.slice(0, 2), 'clave-de-prueba'));
    expect(second).toEqual(first);
    expect(await rentedTimes(app)).toEqual(['2026-06-02 09:00-13:00', '2026-06-09 09:00-13:00']);
    expect((await app.db.pool.query('SELECT FROM rental_series')).rowCount).toBe(1);
  });

  test('leaves no trace when no date can be had', async () => {
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

  test('rents none but its own dates', async () => {
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
    const end = (token: string, more: object = {}) =>
      sendGraphQL<{ endRentalSeries: { text: string; bookings: { date: string; credit: object | null }[] } }>(
        app,
        `mutation ($id: ID!, $expectedCredit: Money, $key: String) {
          endRentalSeries(id: $id, from: "2026-06-16", expectedCredit: $expectedCredit, idempotencyKey: $key) {
            text bookings { date credit { amount } }
          }
        }`,
        { id: series!.id, ...more },
        token,
      );
    expect(await failureOf(end(pablo.token))).toContain('FORBIDDEN');
    expect(await failureOf(end(laura.token, { expectedCredit: 1 }))).toContain('CONFLICT: Cambió lo que se acredita');
    const agreed = { expectedCredit: 12000, key: 'termina-en-junio' };
    const { endRentalSeries } = await dataOf(end(laura.token, agreed));
    expect(endRentalSeries.text).toContain('hasta el 15-06-2026');
    expect(endRentalSeries.bookings.map(({ credit }) => credit !== null)).toEqual([false, false, true, true, true]);
    expect(await rentedTimes(app)).toHaveLength(2);
    expect(await dataOf(end(laura.token, agreed))).toEqual({ endRentalSeries });
    expect(await failureOf(end(laura.token))).toBe('CONFLICT: No tiene reservas por delante desde esa fecha');
  });
});

describe('Hours given back', () => {
  const rented = async () => (await dataOf(start(ALL.slice(1, 2)))).startRentalSeries.days[0]!.bookings[0]!.id;

  test('are credited by the policy, free at once, offered to colleagues, and settled', async () => {
    await steps([
      { days: 9, percentage: 100 },
      { days: 2, percentage: 50 },
    ]);
    const id = await rented();
    expect((await dataOf(giveBack(id, { expectedCredit: 2000 }))).giveBackRental.credit).toEqual({
      percentage: 50,
      amount: 2000,
      owed: 2000,
      by: 'professional',
      reason: null,
    });
    expect(await returned(laura.token)).toEqual([]);
    const offer = { roomName: 'Sala 1', date: '2026-06-09', startTime: '09:00', endTime: '13:00', finalCost: 4000 };
    expect(await returned(pablo.token)).toEqual([offer]);
    await dataOf(
      rent(app, pablo.token, {
        roomIds: [room],
        date: '2026-06-09',
        intervals: [{ startTime: '09:00', endTime: '11:00' }],
      }),
    );
    expect(await returned(pablo.token)).toEqual([{ ...offer, startTime: '11:00', finalCost: 2000 }]);
    expect(await summary()).toMatchObject({
      totals: { finalCost: 0, creditedAmount: 2000, uncreditedAmount: 2000, totalOwed: 2000 },
      givenBack: [{ date: '2026-06-09', credit: { percentage: 50, amount: 2000 } }],
    });
    expect(await failureOf(giveBack(id))).toBe('CONFLICT: La reserva ya está cancelada o devuelta');
  });

  test('are not cancelled at no cost where the clinic would not credit all of it', async () => {
    await steps([{ days: 30, percentage: 100 }]);
    const id = await rented();
    const cancel = 'mutation ($id: ID!) { cancelRental(id: $id) { id } }';
    expect(await failureOf(sendGraphQL(app, cancel, { id }, laura.token))).toContain(
      'CONFLICT: La clínica ya no acredita',
    );
    await steps([{ days: 1, percentage: 100 }]);
    await dataOf(sendGraphQL(app, cancel, { id }, laura.token));
    expect(await summary()).toMatchObject({ totals: { creditedAmount: 4000, totalOwed: 0 } });
  });

  test('are given back once, with one answer, when the first one was lost and it is sent again', async () => {
    const id = await rented();
    const agreed = { expectedCredit: 4000, key: 'devuelve-el-nueve' };
    const first = await dataOf(giveBack(id, agreed));
    expect(await dataOf(giveBack(id, agreed))).toEqual(first);
  });

  test('with a turno inside ask first, by name', async () => {
    const id = await rented();
    const { rows } = await app.db.pool.query<{ id: string }>(
      `INSERT INTO appointments
        (id, professional_id, room_id, patient_name, patient_email, status, starts_at, ends_at, created_at)
       VALUES (gen_random_uuid(), $1, $2, 'Ana Gómez', 'ana@ejemplo.example', 'pending',
        '2026-06-09T10:00-03:00', '2026-06-09T10:30-03:00', now())
       RETURNING id`,
      [laura.id, room],
    );
    const { errors } = await giveBack(id);
    const { unconfirmed: found } = errors![0]!.extensions as object as {
      unconfirmed: { id: string; bookingId: string; patientName: string }[];
    };
    const [unconfirmed] = found;
    expect(unconfirmed).toMatchObject({ bookingId: rows[0]!.id, patientName: 'Ana Gómez' });
    for (const confirmed of [[unconfirmed!.id], null]) await dataOf(giveBack(id, { confirmed, key: 'con-turnos' }));
    expect(await returned(pablo.token)).toMatchObject([
      { startTime: '09:00', endTime: '10:00' },
      { startTime: '10:30', endTime: '13:00' },
    ]);
  });

  test('are given back by administrators with a percentage and a reason of their own', async () => {
    const id = await rented();
    const decision = { percentage: 75, reason: 'Enfermedad' };
    expect(await failureOf(giveBack(id, { decision }))).toContain('FORBIDDEN');
    expect(await failureOf(giveBack(id, {}, pablo.token))).toContain('FORBIDDEN');
    const { token } = await signedIn(app.db, 'admin');
    expect((await dataOf(giveBack(id, { decision }, token))).giveBackRental.credit).toMatchObject({
      amount: 3000,
      by: 'clinic',
      reason: 'Enfermedad',
    });
    const mail = (await app.mails()).findLast(({ subject }) => subject.startsWith('Alquiler de sala devuelto'))!;
    expect(mail.text.replaceAll('\u00a0', ' ')).toContain(
      'Se acredita: $ 3.000 (75 %)\nQueda a pagar: $ 1.000\nMotivo: Enfermedad',
    );
  });
});
