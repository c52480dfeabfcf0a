import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { insertRow } from '../../testing/factories/rows';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';

const DAYS = `query ($professionalId: Int, $roomId: Int, $from: LocalDate!, $to: LocalDate!, $durationMinutes: Int) {
  daysWithoutSlots(professionalId: $professionalId, roomId: $roomId, from: $from, to: $to, durationMinutes: $durationMinutes) {
    date reason
  }
}`;
const DAY = `query ($date: LocalDate!) {
  noSlotsOfDay(date: $date) { professionals { id reason } rooms { id reason } }
}`;

let app: TestApp;
let admin: string;
let laura: { id: number; userId: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db, { hours: ['09:00-11:00'], defaultDurationMinutes: 60 });
});

interface Days {
  daysWithoutSlots: { date: string; reason: string }[];
}
const ask = (query: object, token = admin) =>
  sendGraphQL<Days>(app, DAYS, { from: '2026-06-02', to: '2026-06-02', ...query }, token);
const reasons = async (query: object = {}, token?: string) => {
  const { daysWithoutSlots } = await dataOf(ask({ professionalId: laura.id, ...query }, token));
  return daysWithoutSlots.map(({ date, reason }) => `${date.slice(8)} ${reason}`);
};
const ofRoom = (roomId: number, query: object = {}) => reasons({ professionalId: null, roomId, ...query });
const day = (from: string, to: string) => ({ from: `2026-06-02T${from}-03:00`, to: `2026-06-02T${to}-03:00` });

describe('Why a professional has no slots', () => {
  test('a new clinic reads the next step, until none is left', async () => {
    await app.db.pool.query('DELETE FROM professional_availability');
    expect(await reasons()).toEqual(['02 no_hours']);
    await insertRow(app.db, 'professional_availability', {
      professional_id: laura.id,
      weekday: 2,
      start_minute: 540,
      end_minute: 660,
    });
    expect(await reasons({ to: '2026-06-03' })).toEqual(['02 no_rooms', '03 day_off']);
    const room = await makeRoom(app.db, { hours: [] });
    expect(await reasons()).toEqual(['02 rooms_unset']);
    await insertRow(app.db, 'room_months', { room_id: room, year: 2026, month: 6, template_name: 'Cerrada' });
    expect(await reasons()).toEqual(['02 rooms_closed']);
    await makeRoom(app.db, { specialtyIds: [await makeSpecialty(app.db)] });
    expect(await reasons()).toEqual(['02 no_specialty']);
    await app.db.pool.query('UPDATE professionals SET specialty_id = $1', [await makeSpecialty(app.db)]);
    expect(await reasons()).toEqual(['02 rooms_for_others']);
    await makeRoom(app.db);
    expect(await reasons()).toEqual([]);
  });

  test('reports an absence, a full or past day, too long a duration, a hidden or suspended professional', async () => {
    const roomId = await makeRoom(app.db);
    await makeAppointment(app.db, { professionalId: laura.id, roomId, ...day('09:30', '10:30') });
    await insertRow(app.db, 'unavailable_dates', {
      professional_id: laura.id,
      date: '2026-06-03',
      reason: 'vacation',
    });
    expect(await reasons({ from: '2026-05-31', to: '2026-06-04' })).toEqual(['31 past', '02 full', '03 absent']);
    expect(await reasons({ durationMinutes: 30 })).toEqual([]);
    expect(await reasons({ durationMinutes: 121 })).toEqual(['02 too_short']);
    app.clock.now = new Date('2026-06-02T13:01:00Z');
    expect(await reasons()).toEqual(['02 past']);
    await app.db.pool.query('UPDATE users SET suspended_at = now() WHERE id = $1', [laura.userId]);
    expect(await reasons()).toEqual(['02 inactive']);
    const { id } = await makeProfessional(app.db, { isPublic: false });
    expect(await reasons({ professionalId: id })).toEqual(['02 inactive']);
  });

  test('reports an inactive, closed or taken room, but not the specialties it serves', async () => {
    const serving = { specialtyIds: [await makeSpecialty(app.db)] };
    const [off, late, taken, free] = [
      await makeRoom(app.db, { isActive: false }),
      await makeRoom(app.db, { hours: ['10:30-20:00'] }),
      await makeRoom(app.db, { hours: ['09:00-10:30'] }),
      await makeRoom(app.db, serving),
    ];
    const { id } = await makeProfessional(app.db);
    await makeAppointment(app.db, { professionalId: id, roomId: taken, ...day('09:30', '10:00') });
    expect([
      await reasons({ roomId: off }),
      await reasons({ roomId: late }),
      await reasons({ roomId: taken }),
      await reasons({ roomId: free }),
      await reasons(),
    ]).toEqual([['02 room_inactive'], ['02 rooms_closed'], ['02 rooms_taken'], [], ['02 rooms_taken']]);
  });
});

test('A room alone is closed, unconfigured, past, taken or inactive; not full while a short appointment fits', async () => {
  const roomId = await makeRoom(app.db, { hours: ['09:00-10:00'], months: ['2026-6'] });
  await insertRow(app.db, 'room_day_overrides', { room_id: roomId, date: '2026-06-03' });
  const booked = { professionalId: laura.id, roomId };
  await makeAppointment(app.db, { ...booked, ...day('09:00', '09:55') });
  expect(await ofRoom(roomId, { from: '2026-06-01', to: '2026-06-04' })).toEqual(['03 rooms_closed']);
  await makeAppointment(app.db, { ...booked, ...day('09:55', '10:00') });
  expect(await ofRoom(roomId)).toEqual(['02 rooms_taken']);
  expect(await ofRoom(roomId, { from: '2026-05-30', to: '2026-05-31' })).toEqual(['30 rooms_unset', '31 rooms_unset']);
  expect(await ofRoom(roomId, { from: '2026-06-30', to: '2026-07-01' })).toEqual(['01 rooms_unset']);
  app.clock.now = new Date('2026-06-04T14:00:00Z');
  expect(await ofRoom(roomId, { from: '2026-06-04', to: '2026-06-05' })).toEqual(['04 past']);
  await app.db.pool.query('UPDATE rooms SET is_active = false');
  expect(await ofRoom(roomId)).toEqual(['02 room_inactive']);
});

test('For a day, administrators read the reasons of everyone, professionals their own', async () => {
  const off = await makeRoom(app.db, { isActive: false });
  const closed = await makeRoom(app.db, { hours: [], sortOrder: 1 });
  const hidden = await makeProfessional(app.db, { isPublic: false });
  const told = async (token: string) =>
    (await dataOf(sendGraphQL<{ noSlotsOfDay: object }>(app, DAY, { date: '2026-06-02' }, token))).noSlotsOfDay;
  const [hers, his] = [
    { id: laura.id, reason: 'rooms_unset' },
    { id: hidden.id, reason: 'inactive' },
  ];
  const unset = { id: closed, reason: 'rooms_unset' };
  expect(await told(admin)).toEqual({
    professionals: [hers, his],
    rooms: [{ id: off, reason: 'room_inactive' }, unset],
  });
  expect(await told(laura.token)).toEqual({ professionals: [hers], rooms: [unset] });
  await makeRoom(app.db);
  expect(await told(laura.token)).toEqual({ professionals: [], rooms: [unset] });
});

test('The reported days are those that staff see without slots in the month', async () => {
  await makeRoom(app.db, { months: ['2026-6'] });
  await insertRow(app.db, 'unavailable_dates', { professional_id: laura.id, date: '2026-06-09', reason: 'vacation' });
  app.clock.now = new Date('2026-06-07T03:00:00Z');
  const { monthSlots } = await dataOf(
    sendGraphQL<{ monthSlots: { days: { day: number }[] } }>(
      app,
      'query ($id: Int!) { monthSlots(professionalId: $id, year: 2026, month: 6) { days { day } } }',
      { id: laura.id },
      laura.token,
    ),
  );
  const without = (await reasons({ from: '2026-06-01', to: '2026-06-30' }, laura.token)).map((it) =>
    Number(it.slice(0, 2)),
  );
  expect([...monthSlots.days.map((it) => it.day), ...without].sort((a, b) => a - b)).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
  expect(without).toEqual([1, 2, 3, 4, 5, 6, 9]);
});

test.each([
  [{}, 'BAD_REQUEST professionalId: Hay que indicar un profesional o una sala'],
  [{ professionalId: 999_999 }, 'NOT_FOUND: El profesional no existe'],
  [{ roomId: 999_999 }, 'NOT_FOUND: La sala no existe'],
  [{ roomId: 1, to: '2026-06-01' }, 'BAD_REQUEST to: El último día no puede ser anterior al primero'],
  [{ roomId: 1, to: '2026-08-03' }, 'BAD_REQUEST to: Se pueden ver hasta 62 días'],
  [
    { professionalId: 1, durationMinutes: 4 },
    'BAD_REQUEST durationMinutes: La duración debe estar entre 5 y 480 minutos',
  ],
])('%j is refused', async (query, failure) => {
  expect(await failureOf(ask(query))).toBe(failure);
});

test('Professionals may not query a colleague, patients no one', async () => {
  const { id } = await makeProfessional(app.db);
  expect(await failureOf(ask({ professionalId: id }, laura.token))).toContain('FORBIDDEN');
  expect(await failureOf(ask({ professionalId: id }, (await signedIn(app.db, 'user')).token))).toContain('FORBIDDEN');
});
