import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { rent, times } from '../../../testing/harness/rentals';

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
const steps = (json: object) => app.db.pool.query('UPDATE settings SET give_back_steps = $1', [JSON.stringify(json)]);

describe('Hours given back', () => {
  const rented = async () => {
    const hours = { roomIds: [room], date: '2026-06-09', intervals: times('09:00-13:00') };
    return (await dataOf(rent(app, laura.token, hours))).rentRooms[0]!.id;
  };

  test("have the policy's credit, are free at once, offered to colleagues, and settled", async () => {
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

  test('cannot be cancelled at no cost where the policy credits less than all', async () => {
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

  test('are given back once, and a retry returns the same result', async () => {
    const id = await rented();
    const agreed = { expectedCredit: 4000, key: 'devuelve-el-nueve' };
    const first = await dataOf(giveBack(id, agreed));
    expect(await dataOf(giveBack(id, agreed))).toEqual(first);
  });

  test('with an appointment inside ask first, by name', async () => {
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

  test('are given back by administrators with their own percentage and reason', async () => {
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
    const all = '{ givenBackRentals(year: 2026, month: 6) { id professionalName credit { amount by } } }';
    expect((await dataOf(sendGraphQL<{ givenBackRentals: object[] }>(app, all, {}, token))).givenBackRentals).toEqual([
      { id, professionalName: 'Laura Médica', credit: { amount: 3000, by: 'clinic' } },
    ]);
    const mail = (await app.mails()).findLast(({ subject }) => subject.startsWith('Alquiler de sala devuelto'))!;
    expect(mail.text.replaceAll('\u00a0', ' ')).toContain(
      'Se acredita: $ 3.000 (75 %)\nQueda a pagar: $ 1.000\nMotivo: Enfermedad',
    );
  });
});
