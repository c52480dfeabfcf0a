import { Client } from 'pg';

import { makeProfessional, makeSpecialty, makeUser, openSession, signedIn } from '../../testing/factories/people';
import { makeRequest } from '../../testing/factories/requests';
import { makeAppointment, makeRental, makeRoom } from '../../testing/factories/rooms';
import { insertRow } from '../../testing/factories/rows';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';

const USE = '{ patientName professionalName startTime endTime }';
const TODAY = `{ today {
  now date unconfirmedCount unclosedCount
  appointments { patientName status }
  nextDay { date appointments { patientName } }
  nextPending { date count }
  unconfirmed { next items { patientName } }
  unclosed { next items { patientName } }
  requests { count items { patientName } }
  absences { professionalName reason isAllDay startTime endTime }
  rooms { roomName current ${USE} next ${USE} }
} }`;
const CLOSE = `mutation ($id: ID!, $status: String!, $version: Int) {
  setAppointmentStatus(id: $id, status: $status, expectedVersion: $version) { status version }
}`;

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let rooms: number[];

/** On Monday 1 June 2026, when the app's clock shows 08:00. */
const turno = (
  patientName: string,
  from: string,
  to: string,
  { of = laura, room = 0, day = '01', status = 'confirmed' } = {},
) =>
  makeAppointment(app.db, {
    professionalId: of.id,
    roomId: rooms[room]!,
    patientName,
    status,
    from: `2026-06-${day}T${from}-03:00`,
    to: `2026-06-${day}T${to}-03:00`,
  });

let ana: string;
let bea: string;
let lastWeek: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  laura = await makeProfessional(app.db, { name: 'Laura Médica' });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
  rooms = [
    await makeRoom(app.db, { name: 'Sala 1', sortOrder: 1 }),
    await makeRoom(app.db, { name: 'Sala 2', sortOrder: 2 }),
    await makeRoom(app.db, { name: 'Sala cerrada', sortOrder: 3, isActive: false }),
  ];
  ana = await turno('Ana', '07:45', '08:15');
  bea = await turno('Bea', '08:15', '08:45', { status: 'pending' });
  await turno('Caro', '09:00', '09:30', { of: pablo, room: 1, status: 'cancelled' });
  await turno('Dana', '07:00', '07:30', { of: pablo, room: 1 });
  await turno('Eva', '08:30', '09:00', { day: '02' });
  lastWeek = await makeAppointment(app.db, {
    professionalId: laura.id,
    roomId: rooms[0]!,
    patientName: 'Flor',
    status: 'pending',
    from: '2026-05-25T10:00-03:00',
    to: '2026-05-25T10:30-03:00',
  });
  await turno('Hebe', '10:00', '10:30', { day: '03', status: 'pending' });
  await turno('Gala', '06:00', '06:30', { status: 'completed' });
  await makeRental(app.db, {
    professionalId: pablo.id,
    roomId: rooms[1]!,
    from: '2026-06-01T08:00-03:00',
    to: '2026-06-01T12:00-03:00',
  });
  await app.db.pool.query("UPDATE appointments SET is_self_booked = true WHERE patient_name IN ('Bea', 'Hebe')");
  // Booked at the desk, so it needs no confirmation.
  await turno('Inés', '18:00', '18:30', { status: 'pending', day: '03' });
  await turno('Juana', '18:00', '18:30', { status: 'pending', day: '05' });
  const specialtyId = await makeSpecialty(app.db);
  for (const [index, status] of ['pending', 'pending_assignment', 'rejected'].entries()) {
    const createdAt = `2026-05-${30 - index}T15:00:00Z`;
    await makeRequest(app.db, { specialtyId, patientName: `Pide ${status}`, status, createdAt });
  }
  const absence = { date: '2026-06-01', reason: 'sick_leave' };
  await insertRow(app.db, 'unavailable_dates', { ...absence, professional_id: pablo.id });
  await insertRow(app.db, 'unavailable_dates', {
    ...absence,
    professional_id: laura.id,
    start_minute: 840,
    end_minute: 900,
  });
  await insertRow(app.db, 'unavailable_dates', { ...absence, professional_id: laura.id, date: '2026-06-02' });
});
afterAll(() => app.close());

interface Day {
  version: string;
  appointments: { patientName: string }[];
  unclosed: { items: { patientName: string }[]; next: string | null };
  absences: object[];
  [more: string]: unknown;
}
const ask = async (token: string, query = TODAY) =>
  (await dataOf(sendGraphQL<{ today: Day }>(app, query, {}, token))).today;
const ARRIVE = 'mutation ($id: ID!) { recordVisitStep(appointmentId: $id, step: arrived) { visit { step } } }';
const arrive = (id: string) => dataOf(sendGraphQL(app, ARRIVE, { id }, admin));
const versionOf = async (token = admin) => (await ask(token, '{ today { version } }')).version;

test('The desk reads the day: appointments, unclosed ones, requests, absences, and current and next use of rooms', async () => {
  const at = (time: string) => `2026-06-01T${time}:00-03:00`;
  expect(await ask(admin)).toEqual({
    now: at('08:00'),
    date: '2026-06-01',
    appointments: [
      { patientName: 'Gala', status: 'completed' },
      { patientName: 'Dana', status: 'confirmed' },
      { patientName: 'Ana', status: 'confirmed' },
      { patientName: 'Bea', status: 'pending' },
      { patientName: 'Caro', status: 'cancelled' },
    ],
    nextDay: null,
    unconfirmed: { next: null, items: [{ patientName: 'Bea' }, { patientName: 'Hebe' }] },
    unconfirmedCount: 2,
    nextPending: { date: '2026-06-03', count: 2 },
    unclosed: { next: null, items: [{ patientName: 'Dana' }, { patientName: 'Flor' }] },
    unclosedCount: 2,
    requests: { count: 2, items: [{ patientName: 'Pide pending_assignment' }, { patientName: 'Pide pending' }] },
    absences: [
      { professionalName: 'Laura Médica', reason: 'sick_leave', isAllDay: false, startTime: '14:00', endTime: '15:00' },
      { professionalName: 'Pablo Médico', reason: 'sick_leave', isAllDay: true, startTime: null, endTime: null },
    ],
    rooms: [
      {
        roomName: 'Sala 1',
        current: { patientName: 'Ana', professionalName: 'Laura Médica', startTime: at('07:45'), endTime: at('08:15') },
        next: { patientName: 'Bea', professionalName: 'Laura Médica', startTime: at('08:15'), endTime: at('08:45') },
      },
      {
        roomName: 'Sala 2',
        current: { patientName: null, professionalName: 'Pablo Médico', startTime: at('08:00'), endTime: at('12:00') },
        next: null,
      },
    ],
  });
});

test('A professional sees their own, and neither requests nor rooms', async () => {
  const { appointments, unclosed, absences, requests, nextPending, rooms: seen } = await ask(pablo.token);
  expect(appointments.map(({ patientName }) => patientName)).toEqual(['Dana', 'Caro']);
  expect(unclosed.items).toEqual([{ patientName: 'Dana' }]);
  expect(absences).toHaveLength(1);
  expect([requests, nextPending, seen]).toEqual([null, null, null]);
});

test('An administrator who may not handle requests sees rooms without them', async () => {
  const set = await insertRow(app.db, 'permission_sets', { name: 'Mostrador', permissions: ['appointments'] });
  const userId = await makeUser(app.db, { role: 'admin' });
  await app.db.pool.query('UPDATE users SET permission_set_id = $1 WHERE id = $2', [set, userId]);
  const { requests, rooms: seen } = await ask(await openSession(app.db, userId));
  expect(requests).toBeNull();
  expect(seen).toHaveLength(2);
});

test('A professional without a profile has an empty day', async () => {
  const token = await openSession(app.db, await makeUser(app.db, { role: 'professional' }));
  expect(await ask(token)).toMatchObject({ appointments: [], unclosed: { items: [] }, unclosedCount: 0, absences: [] });
});

test('A full day takes as many statements as an empty one', async () => {
  const statementsOf = async (token: string) => {
    const sent = jest.spyOn(Client.prototype, 'query');
    try {
      await ask(token);
      return sent.mock.calls.length;
    } finally {
      sent.mockRestore();
    }
  };
  // Session, settings, turnos, visits, two to confirm, two of the next pending, two to close, two of requests, absences, two of rooms.
  expect(await statementsOf(admin)).toBe(15);
  expect(await statementsOf(laura.token)).toBe(11);
});

test('Unclosed appointments come in pages', async () => {
  const PAGE = `query ($after: String) {
    appointments(filter: { unclosed: true }, first: 1, after: $after) { next items { patientName } }
  }`;
  const page = async (after: string | null) =>
    (await dataOf(sendGraphQL<{ appointments: Day['unclosed'] }>(app, PAGE, { after }, admin))).appointments;
  const first = await page(null);
  expect(first.items).toEqual([{ patientName: 'Dana' }]);
  expect(await page(first.next)).toEqual({ next: null, items: [{ patientName: 'Flor' }] });
});

describe('Its version', () => {
  afterEach(() => {
    app.clock.now = new Date('2026-06-01T11:00:00Z');
  });

  test('stays while only time passes, and changes when the use of a room does', async () => {
    const before = await versionOf();
    app.clock.now = new Date('2026-06-01T11:10:00Z');
    expect(await versionOf()).toBe(before);
    app.clock.now = new Date('2026-06-01T11:15:00Z');
    expect(await versionOf()).not.toBe(before);
  });

  test('changes for the people concerned, and for no one else', async () => {
    const [desk, others] = [await versionOf(), await versionOf(pablo.token)];
    await dataOf(sendGraphQL(app, CLOSE, { id: lastWeek, status: 'confirmed' }, admin));
    expect(await versionOf()).not.toBe(desk);
    expect(await versionOf(pablo.token)).toBe(others);
  });

  test('changes once a patient has arrived', async () => {
    const before = await versionOf();
    await arrive(ana);
    expect(await versionOf()).not.toBe(before);
  });
});

describe('The next day', () => {
  afterEach(() => {
    app.clock.now = new Date('2026-06-01T11:00:00Z');
  });
  const nextDayOf = async (token: string) => (await ask(token)).nextDay;

  test('follows once the last patient has arrived, with its pending and confirmed appointments', async () => {
    app.clock.now = new Date('2026-06-01T11:20:00Z');
    expect(await nextDayOf(admin)).toBeNull();
    await arrive(bea);
    expect(await nextDayOf(admin)).toEqual({ date: '2026-06-02', appointments: [{ patientName: 'Eva' }] });
  });

  test('skips days without any, and is the caller’s own', async () => {
    app.clock.now = new Date('2026-06-02T15:00:00Z');
    expect(await nextDayOf(laura.token)).toEqual({
      date: '2026-06-03',
      appointments: [{ patientName: 'Hebe' }, { patientName: 'Inés' }],
    });
    app.clock.now = new Date('2026-06-03T23:00:00Z');
    expect(await nextDayOf(laura.token)).toMatchObject({ date: '2026-06-05' });
    expect(await nextDayOf(pablo.token)).toBeNull();
  });
});

test('A caller who closes an already closed appointment reads its state', async () => {
  const close = (status: string, version: number) => sendGraphQL(app, CLOSE, { id: lastWeek, status, version }, admin);
  const { setAppointmentStatus } = await dataOf(
    sendGraphQL<{ setAppointmentStatus: { version: number } }>(
      app,
      CLOSE,
      { id: lastWeek, status: 'confirmed' },
      admin,
    ),
  );
  const { version } = setAppointmentStatus;
  await dataOf(close('completed', version));
  const { errors } = await close('no_show', version);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { status: 'completed' } });
  // The same once more is no conflict: an answer may have been lost.
  await dataOf(close('completed', version));
  expect(await failureOf(close('no_show', version))).toContain('CONFLICT');
});

test('A patient who was called early is not the next of the room as well', async () => {
  const nextOf = async () => (await ask(admin, '{ today { rooms { next { patientName } } } }')).rooms;
  expect(await nextOf()).toEqual([{ next: { patientName: 'Bea' } }, { next: null }]);
  const call = 'mutation ($id: ID!) { recordVisitStep(appointmentId: $id, step: called) { visit { step } } }';
  await dataOf(sendGraphQL(app, call, { id: bea }, admin));
  expect(await nextOf()).toEqual([{ next: null }, { next: null }]);
});
