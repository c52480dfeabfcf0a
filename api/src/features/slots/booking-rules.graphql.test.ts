import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeRoom } from '../../testing/factories/rooms';
import { activityOf } from '../../testing/harness/activity';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { book, clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { slotsOn } from '../../testing/harness/slots';

const FIELDS = '{ noticeHours horizonDays bufferBeforeMinutes bufferAfterMinutes version }';
const READ = `query ($id: Int!) { rules: bookingRules(professionalId: $id) ${FIELDS} }`;
const SAVE = `mutation ($id: Int!, $rules: BookingRulesInput!, $version: Int) {
  rules: setBookingRules(professionalId: $id, rules: $rules, expectedVersion: $version) ${FIELDS}
}`;
const INSTEAD = 'Elegí otro horario o comunicate con la clínica';

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db, { hours: ['09:00-11:00'], defaultDurationMinutes: 60 });
  pablo = await makeProfessional(app.db);
  roomId = await makeRoom(app.db);
});

const read = (token?: string) => sendGraphQL(app, READ, { id: laura.id }, token);
const save = (rules: object, token = laura.token, version?: number) =>
  sendGraphQL(app, SAVE, { id: laura.id, rules, version }, token);
const onlineOn = (day: number) => slotsOn(app, day, { professionalId: laura.id });
const bookAt = (startTime: string, token?: string) =>
  book(app, { professionalId: laura.id, roomId, startTime }, token === undefined ? {} : { token });

test("Professionals set their own rules, administrators anyone's; other rules stay", async () => {
  const none = { noticeHours: null, horizonDays: null, bufferBeforeMinutes: 0, bufferAfterMinutes: 0, version: 0 };
  expect(await dataOf(read(laura.token))).toEqual({ rules: none });
  await dataOf(save({ noticeHours: 24, bufferAfterMinutes: 10 }));
  expect(await dataOf(save({ horizonDays: 30 }, admin))).toEqual({
    rules: { noticeHours: 24, horizonDays: 30, bufferBeforeMinutes: 0, bufferAfterMinutes: 10, version: 2 },
  });
  await dataOf(save({ noticeHours: 24, horizonDays: null, bufferAfterMinutes: null }));
  expect(await dataOf(read(laura.token))).toEqual({ rules: { ...none, noticeHours: 24, version: 3 } });
  expect((await activityOf(app)).map(({ summary }) => summary)).toEqual([
    'Reglas de los turnos: anticipación mínima: la de la clínica → 24 horas; minutos libres después: 0 → 10',
    'Reglas de los turnos: días hacia adelante: sin límite → 30 días',
    'Reglas de los turnos: días hacia adelante: 30 días → sin límite; minutos libres después: 10 → 0',
  ]);
});

test('Other callers neither read nor set them, and a stale form does not undo them', async () => {
  expect(await failureOf(read(pablo.token))).toBe('FORBIDDEN: Sin permisos para realizar esta acción');
  expect(await failureOf(save({ noticeHours: 2 }, pablo.token))).toBe(
    'FORBIDDEN: Sin permisos para realizar esta acción',
  );
  await dataOf(save({ noticeHours: 5 }, laura.token, 0));
  expect(await failureOf(save({ noticeHours: 2 }, admin, 0))).toMatch(/^CONFLICT/);
  expect(await dataOf(read(admin))).toMatchObject({ rules: { noticeHours: 5 } });
});

test.each([
  [{ noticeHours: 0 }, 'noticeHours: La anticipación debe estar entre 1 y 720 horas'],
  [{ horizonDays: 366 }, 'horizonDays: Los días hacia adelante deben estar entre 1 y 365'],
  [{ bufferAfterMinutes: 65 }, 'bufferAfterMinutes: Los minutos deben ser un múltiplo de 5 entre 0 y 60'],
  [{ bufferBeforeMinutes: 7 }, 'bufferBeforeMinutes: Los minutos deben ser un múltiplo de 5 entre 0 y 60'],
])('%j is refused by its field', async (rules, message) => {
  expect(await failureOf(save(rules))).toMatch(new RegExp(`^BAD_REQUEST (rules\\.)?${message}$`));
});

test('Patients get no slots within the notice, and read why; staff can book them', async () => {
  await dataOf(save({ noticeHours: 26 }));
  expect(await onlineOn(2)).toEqual(['10:00']);
  expect(await failureOf(bookAt('2026-06-02T09:00-03:00'))).toBe(
    `CONFLICT startTime: Este turno se reserva en línea con al menos 26 horas de anticipación. ${INSTEAD}`,
  );
  expect(await slotsOn(app, 2, { professionalId: laura.id }, laura.token)).toEqual(['09:00', '10:00']);
  await dataOf(bookAt('2026-06-02T09:00-03:00', laura.token));
  await dataOf(bookAt('2026-06-02T10:00-03:00'));
});

test('Patients get no slots beyond the horizon, and read why; staff can book them', async () => {
  await dataOf(save({ horizonDays: 2 }));
  expect([await onlineOn(3), await onlineOn(4)]).toEqual([['09:00', '10:00'], []]);
  expect(await failureOf(bookAt('2026-06-04T09:00-03:00'))).toBe(
    `CONFLICT startTime: Este turno se reserva en línea con 2 días de anticipación como máximo. ${INSTEAD}`,
  );
  await dataOf(bookAt('2026-06-04T09:00-03:00', admin));
  app.clock.now = new Date('2026-06-02T03:00:00Z');
  expect(await onlineOn(4)).toEqual(['10:00']);
});
