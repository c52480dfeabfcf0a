import { makeProfessional } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { callRest, restFailure } from '../../testing/harness/rest';

let app: TestApp;
let professionalId: number;
let early: number;
let late: number;

beforeAll(async () => {
  app = await startTestApp(new Date('2026-06-29T11:00:00Z'));
  professionalId = (await makeProfessional(app.db, { hours: ['09:00-11:00'], defaultDurationMinutes: 60 })).id;
  early = await makeRoom(app.db, { hours: ['09:00-10:00'], months: ['2026-6'] });
  late = await makeRoom(app.db, { hours: ['10:00-11:00'], months: ['2026-6'] });
});
afterAll(() => app.close());

const slots = (rest: string) => callRest(app, `GET /public/professionals/${professionalId}/available-slots/${rest}`);

test('the slots of a month are told by day, with the clinic’s offset, and days without any are left out', async () => {
  await makeAppointment(app.db, { professionalId, roomId: early, from: '2026-06-30T09:00-03:00', to: '2026-06-30T10:00-03:00' });

  const { status, body } = await slots('2026/6');

  expect(status).toBe(200);
  expect(body).toEqual({
    availableSlots: [
      { day: 29, slots: ['2026-06-29T09:00:00-03:00', '2026-06-29T10:00:00-03:00'] },
      { day: 30, slots: ['2026-06-30T10:00:00-03:00'] },
    ],
  });
  expect((await slots('2026/06')).body).toEqual(body);
});

test('they can be of one room and of another duration', async () => {
  expect((await slots(`2026/6?roomId=${late}`)).body).toEqual({
    availableSlots: [
      { day: 29, slots: ['2026-06-29T10:00:00-03:00'] },
      { day: 30, slots: ['2026-06-30T10:00:00-03:00'] },
    ],
  });
  expect((await slots(`2026/6?roomId=${late}&duration_minutes=30`)).body).toMatchObject({
    availableSlots: [{ slots: ['2026-06-29T10:00:00-03:00', '2026-06-29T10:30:00-03:00'] }, expect.anything()],
  });
  expect((await slots('2026/6?roomId=')).body).toEqual((await slots('2026/6')).body);
});

test('a month without rooms has none', async () => {
  expect((await slots('2026/8')).body).toEqual({ availableSlots: [] });
});

test.each([
  ['2026/13', 'month: El mes debe estar entre 1 y 12'],
  ['2026/junio', 'month: month debe ser un número entero'],
  ['1899/6', 'year: El año debe estar entre 1900 y 9999'],
  ['2026/6?roomId=uno', 'roomId: roomId debe ser un número entero'],
  ['2026/6?room_id=1', 'room_id: El parámetro room_id no existe en esta operación'],
  ['2026/6?duration_minutes=4', 'duration_minutes: La duración debe estar entre 5 y 480 minutos'],
])('%s is refused', async (rest, failure) => {
  expect(await restFailure(slots(rest))).toBe(`400 BAD_REQUEST ${failure}`);
});

test('an unknown professional is not found', async () => {
  expect(await restFailure(callRest(app, 'GET /public/professionals/999999/available-slots/2026/6'))).toBe('404 NOT_FOUND: El profesional no existe');
});
