import { makeProfessional, signedIn } from '../../testing/factories/people';
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

test('the slots of a month come by day, with the clinic’s offset, without empty days', async () => {
  await makeAppointment(app.db, {
    professionalId,
    roomId: early,
    from: '2026-06-30T09:00-03:00',
    to: '2026-06-30T10:00-03:00',
  });

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
  expect(await restFailure(callRest(app, 'GET /public/professionals/999999/available-slots/2026/6'))).toBe(
    '404 NOT_FOUND: El profesional no existe',
  );
});

describe('An administrator reads the coming slots of a professional', () => {
  let admin: string;
  beforeAll(async () => {
    admin = (await signedIn(app.db, 'admin')).token;
  });
  const coming = (query = '', token: string | undefined = admin) =>
    callRest(app, `GET /admin/professionals/${professionalId}/availability${query}`, { token });
  const startsOf = async (query = '') =>
    ((await coming(query)).body as { start_time: string }[]).map(({ start_time }) => start_time);

  test('from now on, one after the other, across the months', async () => {
    await makeRoom(app.db, { hours: ['09:00-10:00'], months: ['2026-7'] });
    const { status, body } = await coming('?days=3');
    expect(status).toBe(200);
    const slot = (date: string, start: string, end: string) => ({
      date,
      start_time: `${date}T${start}:00-03:00`,
      end_time: `${date}T${end}:00-03:00`,
      duration: 60,
    });
    expect(body).toEqual([
      slot('2026-06-29', '09:00', '10:00'),
      slot('2026-06-29', '10:00', '11:00'),
      slot('2026-06-30', '10:00', '11:00'),
      slot('2026-07-01', '09:00', '10:00'),
    ]);
  });

  test('of thirty days by default, or another number, and of another duration', async () => {
    expect((await startsOf()).at(-1)).toBe('2026-07-28T09:00:00-03:00');
    expect((await startsOf('?days=31')).at(-1)).toBe('2026-07-29T09:00:00-03:00');
    expect(await startsOf('?days=1&duration_minutes=30')).toEqual([
      '2026-06-29T09:00:00-03:00',
      '2026-06-29T09:30:00-03:00',
      '2026-06-29T10:00:00-03:00',
      '2026-06-29T10:30:00-03:00',
    ]);
  });

  test.each([
    ['?days=0', '400 BAD_REQUEST days: La cantidad de días debe estar entre 1 y 92'],
    ['?days=93', '400 BAD_REQUEST days: La cantidad de días debe estar entre 1 y 92'],
    ['?duration_minutes=4', '400 BAD_REQUEST duration_minutes: La duración debe estar entre 5 y 480 minutos'],
  ])('%s is refused', async (query, failure) => {
    expect(await restFailure(coming(query))).toBe(failure);
  });

  test('and other callers are refused', async () => {
    const { token } = await makeProfessional(app.db);
    expect(await restFailure(coming('', token))).toBe('403 FORBIDDEN: Sin permisos para realizar esta acción');
    expect(await restFailure(callRest(app, `GET /admin/professionals/${professionalId}/availability`))).toBe(
      '401 UNAUTHENTICATED: Es necesario iniciar sesión',
    );
    expect(await restFailure(callRest(app, 'GET /admin/professionals/999999/availability', { token: admin }))).toMatch(
      /^404 NOT_FOUND/,
    );
  });
});
