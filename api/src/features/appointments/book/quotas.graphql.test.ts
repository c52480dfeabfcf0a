import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { activityOf } from '../../../testing/harness/activity';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { slotsOn } from '../../../testing/harness/slots';

const BY_PHONE =
  'CONFLICT startTime: Los lugares que quedan en ese horario se dan solo por teléfono. ' +
  'Elegí otro horario o comunicate con la clínica';
const TIMES = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30'];

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let roomId: number;
let entryId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db, { hours: ['09:00-13:00'], overbookingsPerHour: 1 });
  roomId = await makeRoom(app.db);
  const { rules } = await dataOf(quotas());
  entryId = rules.quotas.find(({ dayOfWeek }) => dayOfWeek === 2)!.entryId;
});

interface Rules {
  rules: { version: number; quotas: { entryId: number; dayOfWeek: number; deskPlaces: number }[] };
}
const QUOTAS =
  '{ version quotas { entryId dayOfWeek startTime endTime deskPlaces deskReleaseTime sameDayPlaces sameDayTime } }';
const quotas = () =>
  sendGraphQL<Rules>(
    app,
    `query ($id: Int!) { rules: bookingRules(professionalId: $id) ${QUOTAS} }`,
    { id: laura.id },
    admin,
  );
const keep = (quota: object, token = laura.token) =>
  sendGraphQL<Rules>(
    app,
    `mutation ($id: Int!, $rules: BookingRulesInput!) { rules: setBookingRules(professionalId: $id, rules: $rules) ${QUOTAS} }`,
    { id: laura.id, rules: { quotas: [{ entryId, deskPlaces: 0, sameDayPlaces: 0, ...quota }] } },
    token,
  );
const bookAt = (time: string, token?: string) =>
  book(app, { professionalId: laura.id, roomId, startTime: `2026-06-02T${time}-03:00` }, token ? { token } : {});
const online = () => slotsOn(app, 2, { professionalId: laura.id });
const withheld = async () => {
  const { month } = await dataOf(
    sendGraphQL<{ month: { withheld: { day: number; reason: string }[] } }>(
      app,
      '{ month: monthSlots(professionalId: ' + laura.id + ', year: 2026, month: 6) { withheld { day reason } } }',
    ),
  );
  return month.withheld.map(({ day, reason }) => `${day} ${reason}`);
};

test('Twelve people at once get exactly five of eight places, and the desk its reserved three', async () => {
  await dataOf(keep({ deskPlaces: 3 }));
  const answers = await Promise.all([...TIMES, ...TIMES.slice(0, 4)].map((time) => failureOr(bookAt(time))));
  expect(answers.filter((answer) => answer === 'booked')).toHaveLength(5);
  expect(answers.filter((answer) => answer === BY_PHONE).length).toBeGreaterThan(0);
  expect(await online()).toEqual([]);
  expect(await withheld()).toEqual(['2 by_phone']);

  const left = await slotsOn(app, 2, { professionalId: laura.id }, laura.token);
  expect(left).toHaveLength(3);
  for (const time of left) await dataOf(bookAt(time, admin));
  expect(await withheld()).toEqual([]);
});

async function failureOr(answer: ReturnType<typeof bookAt>): Promise<string> {
  return (await answer).errors ? failureOf(answer) : 'booked';
}

test('Staff bookings count as the desk’s, and a cancelled turno returns its place', async () => {
  await dataOf(keep({ deskPlaces: 7 }));
  expect(await online()).toEqual(TIMES);
  const { id } = (await dataOf(bookAt('09:00'))).bookAppointment;
  expect([await online(), await failureOf(bookAt('09:30'))]).toEqual([[], BY_PHONE]);
  await dataOf(bookAt('09:30', admin));
  expect(await online()).toEqual([]);
  await app.db.pool.query("UPDATE appointments SET status = 'cancelled' WHERE id = $1", [id]);
  expect(await online()).toEqual(['09:00', ...TIMES.slice(2)]);
});

test('A sobreturno is no place of the desk’s', async () => {
  await dataOf(keep({ deskPlaces: 7 }));
  await dataOf(bookAt('09:00'));
  await app.db.pool.query('UPDATE professionals SET overbookings_per_hour = 2');
  for (const patientEmail of ['ana@ejemplo.example', 'eva@ejemplo.example']) {
    const nine = { from: '2026-06-02T09:00-03:00', to: '2026-06-02T09:30-03:00' };
    const squeezed = { professionalId: laura.id, roomId, ...nine, patientEmail, overbookingReason: 'Fiebre' };
    await makeAppointment(app.db, squeezed);
  }
  expect([await online(), await withheld()]).toEqual([[], ['2 by_phone']]);
});

test('Places of the day itself are on offer that morning, and those of the desk from the evening before', async () => {
  await dataOf(keep({ deskPlaces: 4, deskReleaseTime: '18:00', sameDayPlaces: 4, sameDayTime: '07:00' }));
  expect([await online(), (await withheld())[0]]).toEqual([[], '2 by_phone']);
  await dataOf(bookAt('09:00', admin));
  app.clock.now = new Date('2026-06-01T21:00:00Z');
  expect(await online()).toEqual(TIMES.slice(1));
  await dataOf(keep({ deskPlaces: 4, sameDayPlaces: 4, sameDayTime: '07:00' }));
  expect(await online()).toEqual([]);
  app.clock.now = new Date('2026-06-02T10:00:00Z');
  expect(await online()).toEqual(TIMES.slice(1));
});

test('A week that is saved anew keeps the reserved slots of its hours; ids of deleted hours are refused', async () => {
  await dataOf(keep({ deskPlaces: 3 }));
  const save = (startTime: string) =>
    dataOf(
      sendGraphQL(
        app,
        `mutation ($id: Int!, $entries: [AvailabilityEntryInput!]!) {
          setProfessionalAvailability(professionalId: $id, entries: $entries) { version }
        }`,
        { id: laura.id, entries: [{ dayOfWeek: 2, startTime, endTime: '13:00' }] },
        laura.token,
      ),
    );
  await save('09:00');
  expect((await dataOf(quotas())).rules.quotas).toMatchObject([{ entryId, dayOfWeek: 2, deskPlaces: 3 }]);
  await save('10:00');
  expect((await dataOf(quotas())).rules.quotas).toMatchObject([{ dayOfWeek: 2, deskPlaces: 3 }]);
  expect(await failureOf(keep({ deskPlaces: 1 }))).toBe(
    'CONFLICT quotas.0.entryId: Los horarios de atención cambiaron mientras tanto. Revisalos y volvé a guardar',
  );
});

test('The activity log shows reserved slots, and impossible ones are refused by their field', async () => {
  await dataOf(keep({ deskPlaces: 3, deskReleaseTime: '18:00', sameDayPlaces: 1, sameDayTime: '07:00' }));
  expect((await activityOf(app)).at(-1)?.summary).toBe(
    'Reglas de los turnos: lugares reservados del martes 09:00-13:00: ninguno → ' +
      '3 para la recepción hasta las 18:00 del día anterior y 1 para el mismo día desde las 07:00',
  );
  expect(await failureOf(keep({ deskPlaces: 101 }))).toMatch(
    /quotas\.0\.deskPlaces: Los lugares deben ser entre 0 y 100$/,
  );
  expect(await failureOf(keep({ deskReleaseTime: '25:00' }))).toBe(
    'BAD_REQUEST quotas.0.deskReleaseTime: La hora debe tener la forma HH:mm',
  );
});

test('Reserved slots pass to hours that replace their own, and the activity log names those that go', async () => {
  await dataOf(keep({ deskPlaces: 2, deskReleaseTime: '18:00', sameDayPlaces: 1, sameDayTime: '08:00' }));
  const setHours = (...hours: [number, string, string][]) =>
    dataOf(
      sendGraphQL(
        app,
        `mutation ($id: Int!, $entries: [AvailabilityEntryInput!]!) {
          setProfessionalAvailability(professionalId: $id, entries: $entries) { version }
        }`,
        { id: laura.id, entries: hours.map(([dayOfWeek, startTime, endTime]) => ({ dayOfWeek, startTime, endTime })) },
        admin,
      ),
    );
  const kept = async () =>
    (await dataOf(quotas())).rules.quotas.map((quota) => Object.values(quota).slice(1).join(' '));
  await setHours([2, '09:00', '14:00'], [3, '09:00', '13:00']);
  expect(await kept()).toEqual(['2 09:00 14:00 2 18:00 1 08:00', '3 09:00 13:00 0  0 00:00']);
  await setHours([2, '08:00', '09:30'], [2, '10:00', '13:00']);
  expect(await kept()).toEqual(['2 08:00 09:30 0  0 00:00', '2 10:00 13:00 2 18:00 1 08:00']);
  await setHours([3, '09:00', '13:00']);
  const { summary } = (await activityOf(app)).at(-1)!;
  expect(summary).toContain('lugares reservados del martes 10:00-13:00: 2 para la recepción hasta las 18:00');
});
