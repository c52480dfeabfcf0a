import { makeProfessional, makeSpecialty, makeUser, openSession, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../testing/factories/rooms';
import { insertRow } from '../../testing/factories/rows';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';

const TUESDAY = '2026-06-02';
const DAY = `query ($date: LocalDate!, $professionalId: Int) { agendaDay(date: $date, professionalId: $professionalId) {
  date now version
  professionals { id name specialtyName isPublic hours { startTime endTime } absences { reason isAllDay startTime endTime } }
  rooms { id name isActive hours { startTime endTime } }
  appointments { id startTime status patientName viewerCan { move update } }
  rentals { id roomId professionalId professionalName startTime endTime }
} }`;
const DAYS = `query ($from: LocalDate!, $to: LocalDate!, $professionalId: Int) {
  agendaDays(from: $from, to: $to, professionalId: $professionalId) {
    date pending confirmed completed cancelled noShow version appointments { id }
  }
}`;
interface Day {
  date: string;
  now: string;
  version: string;
  professionals: { id: number; name: string; isPublic: boolean; hours: object[]; absences: object[] }[];
  rooms: { id: number; name: string; isActive: boolean; hours: object[] }[];
  appointments: { id: string; status: string; patientName: string }[];
  rentals: object[];
}
interface Summary {
  date: string;
  pending: number;
  version: string;
  appointments: { id: string }[];
}

let app: TestApp;
let admin: string;
let laura: { id: number; userId: number; token: string };
let pablo: { id: number; token: string };
let roomA: number;
let specialtyId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db, { name: 'Laura Médica', specialtyId, hours: ['14:00-18:00', '09:00-12:00'] });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico', isPublic: false, sortOrder: 1 });
  roomA = await makeRoom(app.db, { name: 'Consultorio 1', hours: ['08:00-13:00'] });
});

const at = (from: string, to: string, date = TUESDAY) => ({ from: `${date}T${from}-03:00`, to: `${date}T${to}-03:00` });
const askDay = (variables: object = {}, token = admin) =>
  sendGraphQL<{ agendaDay: Day }>(app, DAY, { date: TUESDAY, ...variables }, token);
const day = async (variables: object = {}, token = admin) => (await dataOf(askDay(variables, token))).agendaDay;
const askDays = (variables: object = {}, token = admin) =>
  sendGraphQL<{ agendaDays: Summary[] }>(app, DAYS, { from: '2026-06-01', to: '2026-06-07', ...variables }, token);
const days = async (variables: object = {}, token = admin) => (await dataOf(askDays(variables, token))).agendaDays;
const book = (professionalId: number, times: { from: string; to: string }, more: object = {}) =>
  makeAppointment(app.db, { professionalId, roomId: roomA, ...times, ...more });

test('A day tells who attends and who does not, what is open, who comes and who rents', async () => {
  await insertRow(app.db, 'unavailable_dates', { professional_id: laura.id, date: TUESDAY, reason: 'sick_leave' });
  const late = await book(laura.id, at('10:00', '10:30'), { status: 'cancelled' });
  const early = await book(pablo.id, at('09:00', '09:30'));
  await book(laura.id, at('10:00', '10:30', '2026-06-03'));
  const rental = await makeRental(app.db, { professionalId: laura.id, roomId: roomA, ...at('11:00', '12:00') });
  const closed = await makeRoom(app.db, { name: 'Depósito', isActive: false });

  const read = await day();
  expect(read).toEqual({
    date: TUESDAY,
    now: '2026-06-01T08:00:00-03:00',
    version: expect.any(String),
    professionals: [
      {
        id: laura.id,
        name: 'Laura Médica',
        specialtyName: 'Cardiología',
        isPublic: true,
        hours: [
          { startTime: '09:00', endTime: '12:00' },
          { startTime: '14:00', endTime: '18:00' },
        ],
        absences: [{ reason: 'sick_leave', isAllDay: true, startTime: null, endTime: null }],
      },
      {
        id: pablo.id,
        name: 'Pablo Médico',
        specialtyName: null,
        isPublic: false,
        hours: [{ startTime: '09:00', endTime: '17:00' }],
        absences: [],
      },
    ],
    rooms: [{ id: roomA, name: 'Consultorio 1', isActive: true, hours: [{ startTime: '08:00', endTime: '13:00' }] }],
    appointments: [
      expect.objectContaining({ id: early, status: 'pending', viewerCan: { move: true, update: true } }),
      expect.objectContaining({ id: late, status: 'cancelled', viewerCan: { move: false, update: true } }),
    ],
    rentals: [
      {
        id: rental,
        roomId: roomA,
        professionalId: laura.id,
        professionalName: 'Laura Médica',
        startTime: '11:00',
        endTime: '12:00',
      },
    ],
  });
  expect(read.rooms.map(({ id }) => id)).not.toContain(closed);
});

test('A deactivated room and a professional who left are shown while the day has occupations of theirs', async () => {
  await book(laura.id, at('09:00', '09:30'));
  await app.db.pool.query('UPDATE rooms SET is_active = false WHERE id = $1', [roomA]);
  await app.db.pool.query("UPDATE professionals SET user_id = NULL, former_name = 'Laura Médica' WHERE id = $1", [
    laura.id,
  ]);
  const { professionals, rooms } = await day();
  expect(rooms).toMatchObject([{ id: roomA, isActive: false, hours: [] }]);
  expect(professionals.map(({ id, isPublic }) => [id, isPublic])).toEqual([
    [laura.id, false],
    [pablo.id, false],
  ]);
  const next = await day({ date: '2026-06-03' });
  expect([next.rooms, next.professionals.map(({ id }) => id)]).toEqual([[], [pablo.id]]);
});

test('Professionals read their own day, and administrators may read that of one', async () => {
  const hers = await book(laura.id, at('10:00', '10:30'));
  await book(pablo.id, at('09:00', '09:30'));
  await makeRental(app.db, { professionalId: pablo.id, roomId: roomA, ...at('11:00', '12:00') });
  for (const own of [await day({}, laura.token), await day({ professionalId: laura.id })]) {
    expect(own.appointments.map(({ id }) => id)).toEqual([hers]);
    expect([own.professionals.map(({ id }) => id), own.rentals]).toEqual([[laura.id], []]);
  }
  const FORBIDDEN = 'FORBIDDEN: Sin permisos para realizar esta acción';
  expect(await failureOf(askDay({ professionalId: pablo.id }, laura.token))).toBe(FORBIDDEN);
  expect(await failureOf(askDays({ professionalId: pablo.id }, laura.token))).toBe(FORBIDDEN);
});

test('Reception reads which rooms are rented, and neither price nor notes', async () => {
  await makeRental(app.db, { professionalId: pablo.id, roomId: roomA, ...at('11:00', '12:00') });
  await app.db.pool.query("UPDATE room_bookings SET notes = 'Trae su camilla'");
  const desk = await openSession(app.db, await makeUser(app.db, { role: 'admin', permissionSet: 'desk' }));
  expect((await day({}, desk)).rentals).toEqual((await day()).rentals);
  const ask = (field: string) =>
    sendGraphQL<{ agendaDay: Day }>(app, `{ agendaDay(date: "${TUESDAY}") { rentals { ${field} } } }`, {}, desk);
  expect((await dataOf(ask('notes'))).agendaDay.rentals).toEqual([{ notes: null }]);
  expect(await failureOf(ask('finalCost'))).toBe('FORBIDDEN: Sin permisos para realizar esta acción');
});

test('The version is another whenever anything of the day is another, and the same otherwise', async () => {
  const seen = new Set([(await day()).version]);
  const changes = [
    () => book(laura.id, at('10:00', '10:30')),
    () => app.db.pool.query("UPDATE appointments SET status = 'confirmed'"),
    () => makeRental(app.db, { professionalId: laura.id, roomId: roomA, ...at('11:00', '12:00') }),
    () => insertRow(app.db, 'unavailable_dates', { professional_id: pablo.id, date: TUESDAY, reason: 'other' }),
    () => app.db.pool.query("UPDATE users SET name = 'Laura Doctora' WHERE id = $1", [laura.userId]),
  ];
  for (const change of changes) {
    await change();
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    const { version } = await day();
    expect([seen.has(version), (await day()).version]).toEqual([false, version]);
    seen.add(version);
  }
});

test('The days of a week are counted by status, those without turnos too, and tell their turnos', async () => {
  const statuses = ['pending', 'pending', 'confirmed', 'completed', 'cancelled', 'no_show'];
  for (const [index, status] of statuses.entries()) {
    await book(laura.id, at(`1${index}:00`, `1${index}:30`), { status });
  }
  app.clock.now = new Date('2026-06-02T15:30:00-03:00');
  const last = await book(laura.id, at('23:30', '23:59', '2026-06-07'));
  await book(laura.id, at('00:00', '00:30', '2026-06-08'));
  const week = await days();
  expect(week.map(({ date }) => date.slice(8))).toEqual(['01', '02', '03', '04', '05', '06', '07']);
  expect(week[1]).toMatchObject({ pending: 2, confirmed: 1, completed: 1, cancelled: 1, noShow: 1 });
  expect(week.map(({ appointments }) => appointments.length)).toEqual([0, 6, 0, 0, 0, 0, 1]);
  expect(week[6]!.appointments).toEqual([{ id: last }]);
  expect(new Set(week.map(({ version }) => version)).size).toBe(3);
  expect((await days({}, pablo.token)).every(({ appointments }) => appointments.length === 0)).toBe(true);
});

test.each([
  ['2026-06-02', '2026-06-01', 'BAD_REQUEST to: El último día no puede ser anterior al primero'],
  ['2026-06-01', '2026-08-02', 'BAD_REQUEST to: Se pueden contar hasta 62 días'],
])('From %s to %s nothing is counted', async (from, to, failure) => {
  expect(await failureOf(askDays({ from, to }))).toBe(failure);
});

test('In a zone with a clock change that day, it begins and ends with the clinic’s midnight', async () => {
  await app.db.pool.query("UPDATE settings SET timezone = 'America/Santiago'");
  try {
    // Clocks go back at midnight of 2026-04-05: the hour before it comes twice.
    const first = await book(laura.id, { from: '2026-04-05T02:30Z', to: '2026-04-05T02:45Z' });
    const again = await book(laura.id, { from: '2026-04-05T03:30Z', to: '2026-04-05T03:45Z' });
    const next = await book(laura.id, { from: '2026-04-05T04:00Z', to: '2026-04-05T04:15Z' });
    const idsOf = async (date: string) => (await day({ date })).appointments.map(({ id }) => id);
    expect([await idsOf('2026-04-04'), await idsOf('2026-04-05')]).toEqual([[first, again], [next]]);
  } finally {
    await app.db.pool.query("UPDATE settings SET timezone = 'America/Argentina/Buenos_Aires'");
  }
});
