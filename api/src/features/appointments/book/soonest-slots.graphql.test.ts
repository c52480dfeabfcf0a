import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { insertRow } from '../../../testing/factories/rows';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

const SOONEST = `query (
  $professionalId: Int, $specialtyId: Int, $insurerId: Int, $from: LocalDate, $durationMinutes: Int, $first: Int
) {
  soonestSlots(
    professionalId: $professionalId, specialtyId: $specialtyId, insurerId: $insurerId, from: $from,
    durationMinutes: $durationMinutes, first: $first
  ) { startTime endTime durationMinutes professional { id name specialtyName } room { id name } }
}`;
const PROPOSED = `query ($professionalId: Int!, $startTime: DateTime!) {
  untakenRooms(professionalId: $professionalId, startTime: $startTime) { room { name } }
}`;

interface Soonest {
  startTime: string;
  endTime: string;
  durationMinutes: number;
  professional: { id: number; name: string; specialtyName: string | null };
  room: { id: number; name: string };
}

let app: TestApp;
let admin: string;
let skin: number;
let heart: number;
let laura: { id: number; token: string };
let pablo: { id: number };

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  skin = await makeSpecialty(app.db, { name: 'Dermatología' });
  heart = await makeSpecialty(app.db, { name: 'Cardiología' });
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  const hours = { hours: ['09:00-10:30'], specialtyId: skin };
  laura = await makeProfessional(app.db, { name: 'Laura', sortOrder: 1, ...hours });
  pablo = await makeProfessional(app.db, { name: 'Pablo', sortOrder: 2, defaultDurationMinutes: 45, ...hours });
  await makeProfessional(app.db, { name: 'Oculto', isPublic: false, ...hours });
  await makeProfessional(app.db, { name: 'Carla', hours: ['08:00-09:00'], specialtyId: heart });
});
afterAll(() => app.close());

const ask = (variables: object, token: string | undefined = admin) =>
  sendGraphQL<{ soonestSlots: Soonest[] }>(app, SOONEST, { ...variables }, token);
const slotsFor = async (variables: object, token?: string) =>
  (await dataOf(ask(variables, token))).soonestSlots.map(
    ({ startTime, professional, room }) => `${startTime.slice(5, 16)} ${professional.name} ${room.name}`,
  );
const on = (day: number, from: string, to: string) => ({
  from: `2026-06-0${day}T${from}-03:00`,
  to: `2026-06-0${day}T${to}-03:00`,
});

test('Any dermatologist: the soonest times of all of them, in display order where they start together', async () => {
  await makeRoom(app.db, { name: 'Sala 1' });
  expect(await slotsFor({ specialtyId: skin, first: 6 })).toEqual([
    '06-01T09:00 Laura Sala 1',
    '06-01T09:00 Pablo Sala 1',
    '06-01T09:30 Laura Sala 1',
    '06-01T09:45 Pablo Sala 1',
    '06-01T10:00 Laura Sala 1',
    '06-02T09:00 Laura Sala 1',
  ]);
  const [first] = (await dataOf(ask({ professionalId: pablo.id }))).soonestSlots;
  expect(first).toMatchObject({
    startTime: '2026-06-01T09:00:00-03:00',
    endTime: '2026-06-01T09:45:00-03:00',
    durationMinutes: 45,
    professional: { id: pablo.id, specialtyName: 'Dermatología' },
  });
});

test('Anybody: the soonest times over all specialties, without hidden professionals', async () => {
  await makeRoom(app.db, { name: 'Sala 1' });
  expect(await slotsFor({ first: 4 })).toEqual([
    '06-01T08:00 Carla Sala 1',
    '06-01T08:30 Carla Sala 1',
    '06-01T09:00 Laura Sala 1',
    '06-01T09:00 Pablo Sala 1',
  ]);
});

test('With an insurer: the soonest times of those who take it, however many the others have', async () => {
  await makeRoom(app.db, { name: 'Sala 1' });
  const insurerId = await insertRow(app.db, 'insurers', { name: 'OSDE 2', kind: 'prepaid', is_accepted: true });
  const refused = { insurer_id: insurerId, outcome: 'no', valid_from: '2026-01-01' };
  await insertRow(app.db, 'coverage_rules', { ...refused, specialty_id: heart });
  await insertRow(app.db, 'coverage_rules', { ...refused, professional_id: laura.id });
  expect(await slotsFor({ insurerId, first: 2 })).toEqual(['06-01T09:00 Pablo Sala 1', '06-01T09:45 Pablo Sala 1']);
  expect(await slotsFor({ insurerId, professionalId: laura.id })).toEqual([]);
  expect(await failureOf(ask({ insurerId: 999_999 }))).toMatch(/^NOT_FOUND insurerId: /);
});

test('A slot’s room is the one that a booking takes: their own rental, else a free one that serves the specialty', async () => {
  await makeRoom(app.db, { name: 'Del corazón', sortOrder: 1, specialtyIds: [heart] });
  const taken = await makeRoom(app.db, { name: 'Ocupada', sortOrder: 2 });
  await makeRoom(app.db, { name: 'Libre', sortOrder: 3 });
  const rented = await makeRoom(app.db, { name: 'Alquilada', sortOrder: 4, specialtyIds: [heart] });
  await makeAppointment(app.db, { professionalId: pablo.id, roomId: taken, ...on(1, '09:00', '09:45') });
  await makeRental(app.db, { professionalId: laura.id, roomId: rented, ...on(1, '09:30', '10:00') });
  expect(await slotsFor({ professionalId: laura.id, first: 3 })).toEqual([
    '06-01T09:00 Laura Libre',
    '06-01T09:30 Laura Alquilada',
    '06-01T10:00 Laura Ocupada',
  ]);
  for (const { startTime, room } of (await dataOf(ask({ professionalId: laura.id }))).soonestSlots) {
    const question = sendGraphQL<{ untakenRooms: { room: { name: string } }[] }>(
      app,
      PROPOSED,
      { professionalId: laura.id, startTime },
      admin,
    );
    expect((await dataOf(question)).untakenRooms[0]!.room.name).toBe(room.name);
  }
});

test('Taken slots and slots without a room are left out', async () => {
  const roomId = await makeRoom(app.db, { name: 'Única' });
  await makeAppointment(app.db, { professionalId: laura.id, roomId, ...on(1, '09:00', '10:30') });
  expect(await slotsFor({ specialtyId: skin, first: 2 })).toEqual([
    '06-02T09:00 Laura Única',
    '06-02T09:00 Pablo Única',
  ]);
});

test('A day to begin with, a length, and how many there are at most', async () => {
  await makeRoom(app.db, { name: 'Sala 1', months: ['2026-6', '2026-7'] });
  expect(await slotsFor({ professionalId: laura.id, from: '2026-06-04', durationMinutes: 90, first: 2 })).toEqual([
    '06-04T09:00 Laura Sala 1',
    '06-05T09:00 Laura Sala 1',
  ]);
  expect((await slotsFor({ professionalId: laura.id, from: '2020-01-01', first: 1 }))[0]).toContain('06-01T09:00');
  app.clock.now = new Date('2026-06-01T12:10:00Z');
  expect((await slotsFor({ professionalId: laura.id, first: 1 }))[0]).toContain('06-01T09:30');
});

test('Weeks that are full are looked past, up to the forty-second day', async () => {
  const roomId = await makeRoom(app.db, { name: 'Sala 1' });
  for (let day = 1; day <= 41; day += 1) {
    const date = new Date(Date.UTC(2026, 5, day)).toISOString().slice(0, 10);
    const time = { from: `${date}T09:00-03:00`, to: `${date}T10:30-03:00` };
    await makeAppointment(app.db, { professionalId: laura.id, roomId, ...time });
  }
  expect(await slotsFor({ professionalId: laura.id, first: 1 })).toEqual(['07-12T09:00 Laura Sala 1']);
  expect(await slotsFor({ professionalId: laura.id, first: 8 })).toHaveLength(3);
});

test('A specialty without professionals has none; a professional may ask, a patient may not', async () => {
  await makeRoom(app.db, { name: 'Sala 1' });
  expect(await slotsFor({ specialtyId: 4711 })).toEqual([]);
  expect(await slotsFor({ professionalId: laura.id, first: 1 }, laura.token)).toEqual(['06-01T09:00 Laura Sala 1']);
  expect(await failureOf(ask({ specialtyId: skin }, (await signedIn(app.db, 'user')).token))).toContain('FORBIDDEN');
});

test.each([
  [{ professionalId: 1, specialtyId: 1 }, 'BAD_REQUEST: Elegí un profesional o una especialidad, no ambos'],
  [{ professionalId: 4711 }, 'NOT_FOUND: El profesional no existe'],
  [{ specialtyId: 1, first: 0 }, 'BAD_REQUEST first: La cantidad debe estar entre 1 y 50'],
  [{ specialtyId: 1, durationMinutes: 4 }, 'BAD_REQUEST durationMinutes: La duración debe estar entre 5 y 480 minutos'],
  [{ specialtyId: 1, from: '2028-06-01' }, 'BAD_REQUEST from: Elegí una fecha de los próximos dos años'],
])('%j is refused', async (variables, failure) => {
  expect(await failureOf(ask(variables))).toBe(failure);
});
