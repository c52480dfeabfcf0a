import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { book } from '../../testing/harness/booking';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { monthOf } from '../../testing/harness/slots';

const FORESEE = `query ($zone: String!) { timeZoneChange(timeZone: $zone) {
  timeZone appointmentCount rentalCount
  examples { patientName professionalName roomName date startTime newDate newStartTime }
} }`;
const CHANGE = 'mutation ($zone: String!) { updateClinicConventions(input: { timeZone: $zone }) { timeZone } }';
const [BUENOS_AIRES, TOKYO] = ['America/Argentina/Buenos_Aires', 'Asia/Tokyo'];

interface Change {
  appointmentCount: number;
  rentalCount: number;
  examples: { patientName: string | null; date: string; startTime: string; newDate: string; newStartTime: string }[];
}

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let roomId: number;

beforeAll(async () => {
  // Long enough to notice if a change didn't clear the public answers.
  app = await startTestApp(undefined, { publicAnswersKeptMs: 60_000 });
  admin = (await signedIn(app.db, 'admin')).token;
});
beforeEach(async () => {
  await emptyTables(app, 'rooms', 'professionals');
  await change(BUENOS_AIRES);
  laura = await makeProfessional(app.db);
  roomId = await makeRoom(app.db, { name: 'Sala 1' });
});
afterAll(() => app.close());

const change = (zone: string) => dataOf(sendGraphQL(app, CHANGE, { zone }, admin));
const foresee = async (zone: string) =>
  (await dataOf(sendGraphQL<{ timeZoneChange: Change }>(app, FORESEE, { zone }, admin))).timeZoneChange;
const held = { turno: makeAppointment, rental: makeRental };
const make = (kind: keyof typeof held, date: string, from: string, to: string, more: object = {}) =>
  held[kind](app.db, {
    professionalId: laura.id,
    roomId,
    from: `${date}T${from}-03:00`,
    to: `${date}T${to}-03:00`,
    ...more,
  });

test('Previews another zone: the number of upcoming appointments, and the next ones in both zones', async () => {
  await make('turno', '2026-06-01', '07:00', '07:30');
  await make('turno', '2026-06-03', '18:00', '18:30', { status: 'confirmed' });
  await make('turno', '2026-06-04', '10:00', '10:30', { status: 'cancelled' });
  await make('rental', '2026-06-02', '09:00', '12:00');
  expect(await foresee(TOKYO)).toEqual({
    timeZone: TOKYO,
    appointmentCount: 1,
    rentalCount: 1,
    examples: [
      {
        patientName: null,
        professionalName: 'Laura Médica',
        roomName: 'Sala 1',
        date: '2026-06-02',
        startTime: '09:00',
        newDate: '2026-06-02',
        newStartTime: '21:00',
      },
      {
        patientName: 'Pedro Paciente',
        professionalName: 'Laura Médica',
        roomName: 'Sala 1',
        date: '2026-06-03',
        startTime: '18:00',
        newDate: '2026-06-04',
        newStartTime: '06:00',
      },
    ],
  });
});

test("Each has its own day's offset where the other zone changes its clocks", async () => {
  await make('turno', '2026-10-31', '10:00', '10:30');
  await make('turno', '2026-11-02', '10:00', '10:30');
  expect((await foresee('America/New_York')).examples.map(({ newStartTime }) => newStartTime)).toEqual([
    '09:00',
    '08:00',
  ]);
});

test('No more than three appointments and three rentals are shown, and all are counted', async () => {
  for (const day of [2, 3, 4, 5]) {
    await make('turno', `2026-06-0${day}`, '10:00', '10:30');
    await make('rental', `2026-06-0${day}`, '14:00', '15:00');
  }
  const { appointmentCount, rentalCount, examples } = await foresee('Europe/Paris');
  expect([appointmentCount, rentalCount, examples.length]).toEqual([4, 4, 6]);
});

test('The change keeps instants and weekly hours; slots, days and rooms follow the new zone at once', async () => {
  const id = await make('turno', '2026-06-02', '10:00', '10:30');
  await make('rental', '2026-06-02', '09:00', '17:00');
  const slots = async () => {
    const { days } = (await dataOf(monthOf(app, { professionalId: laura.id }))).monthSlots;
    return days.find(({ day }) => day === 9)?.slots.at(0);
  };
  const kept = async () =>
    (
      await app.db.pool.query(`SELECT starts_at, ends_at FROM appointments UNION ALL SELECT starts_at, ends_at FROM room_bookings
      UNION ALL SELECT starts_at, ends_at FROM room_occupancies ORDER BY 1, 2`)
    ).rows;
  const before = await kept();
  expect(await slots()).toBe('2026-06-09T09:00:00-03:00');

  await change(TOKYO);

  expect(await kept()).toEqual(before);
  expect(await slots()).toBe('2026-06-09T09:00:00+09:00');
  const read = `query ($id: ID!) { appointment(id: $id) { startTime } clinic { now }
    roomMonth(year: 2026, month: 6) { days { date rooms { bookings { startTime endTime } } } } }`;
  const { roomMonth, ...rest } = await dataOf(
    sendGraphQL<{ roomMonth: { days: { date: string; rooms: { bookings: object[] }[] }[] } }>(app, read, { id }, admin),
  );
  expect(rest).toEqual({
    appointment: { startTime: '2026-06-02T22:00:00+09:00' },
    clinic: { now: '2026-06-01T20:00:00+09:00' },
  });
  // 09:00 to 17:00 in Buenos Aires crosses midnight in Tokyo and occupies both dates.
  expect(roomMonth.days.slice(1, 3).map(({ rooms }) => rooms[0]!.bookings)).toEqual([
    [{ startTime: '21:00', endTime: '24:00' }],
    [{ startTime: '00:00', endTime: '05:00' }],
  ]);
  const answer = await book(app, { professionalId: laura.id, roomId, startTime: '2026-06-09T09:00' });
  expect(answer.data?.bookAppointment.startTime).toBe('2026-06-09T09:00:00+09:00');
});

test('It is for administrators, and for zones that can be chosen', async () => {
  expect(await failureOf(sendGraphQL(app, FORESEE, { zone: 'Mars/Olympus' }, admin))).toBe(
    'BAD_REQUEST timeZone: Elegí una zona horaria de la lista',
  );
  expect(await failureOf(sendGraphQL(app, FORESEE, { zone: TOKYO }, laura.token))).toContain('FORBIDDEN');
  expect(await failureOf(sendGraphQL(app, FORESEE, { zone: TOKYO }))).toContain('UNAUTHENTICATED');
});
