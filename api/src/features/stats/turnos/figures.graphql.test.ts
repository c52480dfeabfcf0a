import { randomUUID } from 'node:crypto';

import { makeLivedTurno, type LivedTurno } from '../../../testing/factories/lived-turnos';
import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { insertRow } from '../../../testing/factories/rows';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

const FIGURES = `query ($filter: FigureFilter!) {
  noShowFigures(filter: $filter) { closed missed steps { leadTime closed missed } }
  cancellationFigures(filter: $filter) {
    cancelled refilled medianHoursUntilRefilled cameEarlier daysWon steps { notice cancelled refilled }
  }
}`;
interface Figures {
  noShowFigures: { closed: number; missed: number; steps: { leadTime: string; closed: number; missed: number }[] };
  cancellationFigures: {
    cancelled: number;
    refilled: number;
    medianHoursUntilRefilled: number | null;
    cameEarlier: number;
    daysWon: number;
    steps: { notice: string; cancelled: number; refilled: number }[];
  };
}

let app: TestApp;
let admin: string;
let specialtyId: number;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  // Turnos count as attended or missed once they have begun.
  app.clock.now = new Date('2026-06-30T23:45:00-03:00');
  admin = (await signedIn(app.db, 'admin')).token;
  specialtyId = await makeSpecialty(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  laura = await makeProfessional(app.db, { specialtyId });
  pablo = await makeProfessional(app.db);
  roomId = await makeRoom(app.db);
});

const JUNE = { from: '2026-06-01', until: '2026-06-30' };
const ask = (filter: object = {}, token = admin) =>
  dataOf(sendGraphQL<Figures>(app, FIGURES, { filter: { ...JUNE, ...filter } }, token));

type Lived = Omit<LivedTurno, 'professionalId' | 'roomId'> & { professionalId?: number };
const lived = (turno: Lived) => makeLivedTurno(app.db, { professionalId: laura.id, roomId, ...turno });
const booked = (start: string, created_at: string, status: string, more: Partial<Lived> = {}) =>
  lived({ start, created_at, status, ...more });

test('a clinic without appointments has zeros in every step', async () => {
  const { noShowFigures, cancellationFigures } = await ask();
  expect(noShowFigures).toMatchObject({ closed: 0, missed: 0 });
  expect(noShowFigures.steps.map(({ leadTime }) => leadTime)).toEqual([
    'same_day',
    'days_1_to_2',
    'days_3_to_7',
    'days_8_to_14',
    'days_15_to_30',
    'days_31_on',
  ]);
  expect(cancellationFigures).toMatchObject({ cancelled: 0, refilled: 0, medianHoursUntilRefilled: null });
  expect(cancellationFigures.steps).toHaveLength(6);
});

describe('no-shows', () => {
  const stepsOf = async (filter?: object) =>
    (await ask(filter)).noShowFigures.steps
      .filter(({ closed }) => closed > 0)
      .map(({ leadTime, closed, missed }) => `${leadTime}: ${missed} of ${closed}`);

  test('are counted by calendar days between booking and appointment', async () => {
    await booked('2026-06-10T09:00', '2026-06-10T00:00', 'no_show');
    await booked('2026-06-10T10:00', '2026-06-09T23:59', 'completed');
    await booked('2026-06-10T11:00', '2026-06-08T08:00', 'no_show');
    await booked('2026-06-10T12:00', '2026-06-07T23:30', 'completed');
    await booked('2026-06-10T13:00', '2026-05-10T08:00', 'no_show');
    expect(await stepsOf()).toEqual([
      'same_day: 1 of 1',
      'days_1_to_2: 1 of 2',
      'days_3_to_7: 0 of 1',
      'days_31_on: 1 of 1',
    ]);
  });

  test('counts from the move to its time, and from its day if entered afterwards', async () => {
    await booked('2026-06-10T09:00', '2026-03-01T09:00', 'completed', { moved_at: '2026-06-09T12:00' });
    await booked('2026-06-10T10:00', '2026-06-12T10:00', 'completed');
    expect(await stepsOf()).toEqual(['same_day: 0 of 1', 'days_1_to_2: 0 of 1']);
  });

  test('leave out open and cancelled appointments, and other days', async () => {
    await booked('2026-06-10T09:00', '2026-06-10T08:00', 'pending');
    await booked('2026-06-10T10:00', '2026-06-10T08:00', 'confirmed');
    await booked('2026-06-10T11:00', '2026-06-10T08:00', 'cancelled');
    await booked('2026-05-31T23:30', '2026-05-31T08:00', 'no_show');
    await booked('2026-07-01T00:00', '2026-07-01T00:00', 'no_show');
    await booked('2026-06-30T23:30', '2026-06-30T08:00', 'completed');
    expect(await stepsOf()).toEqual(['same_day: 0 of 1']);
  });

  test('are counted for one professional, or one specialty', async () => {
    await booked('2026-06-10T09:00', '2026-06-10T08:00', 'no_show');
    await booked('2026-06-10T10:00', '2026-06-10T08:00', 'completed', { professionalId: pablo.id });
    expect(await stepsOf({ professionalId: pablo.id })).toEqual(['same_day: 0 of 1']);
    expect(await stepsOf({ specialtyId })).toEqual(['same_day: 1 of 1']);
    expect(await stepsOf({ specialtyId, professionalId: pablo.id })).toEqual([]);
    expect(await stepsOf()).toEqual(['same_day: 1 of 2']);
  });
});

describe('cancellations', () => {
  const START = '2026-06-10T09:00';
  const cancelled = (cancelled_at: string, more: Partial<Lived> = {}) =>
    lived({ start: START, status: 'cancelled', created_at: '2026-05-01T08:00', cancelled_at, ...more });
  const stepsOf = async () =>
    (await ask()).cancellationFigures.steps
      .filter((step) => step.cancelled > 0)
      .map((step) => `${step.notice}: ${step.refilled} of ${step.cancelled}`);

  test('are counted by their notice', async () => {
    await cancelled('2026-06-10T09:01');
    await cancelled('2026-06-09T09:01');
    await cancelled('2026-06-09T09:00');
    await cancelled('2026-06-08T08:00');
    await cancelled('2026-06-03T09:00');
    expect(await stepsOf()).toEqual([
      'after_start: 0 of 1',
      'under_24_hours: 0 of 1',
      'hours_24_to_48: 0 of 1',
      'days_2_to_6: 0 of 1',
      'days_7_on: 0 of 1',
    ]);
  });

  test('without a stored time use the last change, or count as unknown', async () => {
    await lived({ start: START, status: 'cancelled', changed_at: '2026-06-09T20:00' });
    await lived({ start: START, status: 'cancelled' });
    expect(await stepsOf()).toEqual(['under_24_hours: 0 of 1', 'unknown: 0 of 1']);
  });

  test('of entries by mistake do not count', async () => {
    await cancelled('2026-06-09T09:00', { cancellation_reason: 'entered_by_mistake' });
    await cancelled('2026-06-09T09:00', { cancellation_reason: 'patient_asked' });
    expect((await ask()).cancellationFigures.cancelled).toBe(1);
  });

  test('are refilled by an appointment of the professional booked or moved there in between', async () => {
    await cancelled('2026-06-08T09:00');
    await booked('2026-06-10T09:15', '2026-06-08T15:00', 'confirmed');
    await cancelled('2026-06-08T09:00', { start: '2026-06-11T09:00' });
    await booked('2026-06-11T08:45', '2026-01-01T00:00', 'no_show', { moved_at: '2026-06-08T11:00' });
    const { cancelled: all, refilled, medianHoursUntilRefilled } = (await ask()).cancellationFigures;
    expect({ all, refilled, medianHoursUntilRefilled }).toEqual({ all: 2, refilled: 2, medianHoursUntilRefilled: 4 });
    expect(await stepsOf()).toEqual(['days_2_to_6: 2 of 2']);
  });

  test.each([
    ['a colleague’s', START, '2026-06-08T15:00', 'confirmed', true],
    ['one beside it', '2026-06-10T09:30', '2026-06-08T15:00', 'confirmed', false],
    ['one that was there before', '2026-06-10T09:15', '2026-06-01T15:00', 'confirmed', false],
    ['one that was entered afterwards', START, '2026-06-10T09:01', 'completed', false],
    ['one that was cancelled as well', START, '2026-06-08T15:00', 'cancelled', false],
  ])('is not refilled by %s', async (_, start, created_at, status, isColleagues) => {
    await cancelled('2026-06-08T09:00');
    const professionalId = isColleagues ? pablo.id : laura.id;
    await lived({ start, status, created_at, professionalId });
    expect((await ask()).cancellationFigures.refilled).toBe(0);
  });
});

test('days are won by patients who gave up a later appointment for a freed slot', async () => {
  const later = await lived({ start: '2026-06-20T09:00', status: 'cancelled' });
  const insertFreedSlot = (start: string, more: object) =>
    insertRow(app.db, 'waiting_list_stretches', {
      id: randomUUID(),
      professional_id: laura.id,
      room_id: roomId,
      starts_at: `${start}-03:00`,
      ends_at: `${start.replace(':00', ':30')}-03:00`,
      is_by_hand: false,
      created_at: '2026-06-01T08:00-03:00',
      round: 1,
      outcome: 'refilled',
      closed_at: '2026-06-01T09:00-03:00',
      ...more,
    });
  const gaveUp = { given_up_id: later, given_up_starts_at: '2026-06-20T09:00-03:00' };
  await insertFreedSlot('2026-06-10T21:00', gaveUp);
  await insertFreedSlot('2026-06-11T09:00', {});
  await insertFreedSlot('2026-07-01T09:00', gaveUp);
  expect((await ask()).cancellationFigures).toMatchObject({ cameEarlier: 1, daysWon: 9.5 });
  expect((await ask({ professionalId: pablo.id })).cancellationFigures.cameEarlier).toBe(0);
});

describe('the appointments of a figure', () => {
  const TURNOS = `query ($filter: FigureTurnosFilter!, $first: Int!, $after: String) {
    figureTurnos(filter: $filter, first: $first, after: $after) { total next items { startTime } }
  }`;
  interface Turnos {
    figureTurnos: { total: number; next: string | null; items: { startTime: string }[] };
  }
  const list = async (part: object, more: object = {}, token = admin) =>
    (await dataOf(sendGraphQL<Turnos>(app, TURNOS, { filter: { ...JUNE, ...part }, first: 50, ...more }, token)))
      .figureTurnos;

  beforeEach(async () => {
    await booked('2026-06-10T09:00', '2026-06-10T08:00', 'no_show');
    await booked('2026-06-11T09:00', '2026-06-10T08:00', 'no_show');
    await booked('2026-06-12T09:00', '2026-06-10T08:00', 'completed', { professionalId: pablo.id });
    await lived({ start: '2026-06-13T09:00', status: 'cancelled', cancelled_at: '2026-06-12T10:00' });
    await booked('2026-06-13T09:00', '2026-06-12T11:00', 'pending');
    await lived({ start: '2026-06-14T09:00', status: 'cancelled', cancelled_at: '2026-06-12T10:00' });
  });

  test.each([
    [{ of: 'closed' }, 3],
    [{ of: 'missed' }, 2],
    [{ of: 'missed', leadTime: 'days_1_to_2' }, 1],
    [{ of: 'closed', leadTime: 'same_day' }, 1],
    [{ of: 'cancelled' }, 2],
    [{ of: 'cancelled', notice: 'hours_24_to_48' }, 1],
    [{ of: 'refilled' }, 1],
    [{ of: 'refilled', notice: 'hours_24_to_48' }, 0],
  ])('of %j match its count', async (part, count) => {
    const { noShowFigures, cancellationFigures } = await ask();
    const { total, items } = await list(part);
    expect([total, items.length]).toEqual([count, count]);
    const { of, leadTime, notice } = part as { of: string; leadTime?: string; notice?: string };
    const figures: Record<string, unknown>[] = [
      { ...noShowFigures, ...cancellationFigures },
      ...noShowFigures.steps,
      ...cancellationFigures.steps,
    ];
    const wanted = leadTime ?? notice;
    expect(figures.find((it) => (it['leadTime'] ?? it['notice']) === wanted)?.[of]).toBe(count);
  });

  test('come in pages, latest first, and only the professional’s own', async () => {
    const first = await list({ of: 'closed' }, { first: 2 });
    expect(first.items.map(({ startTime }) => startTime.slice(0, 10))).toEqual(['2026-06-12', '2026-06-11']);
    const second = await list({ of: 'closed' }, { first: 2, after: first.next });
    expect(second).toMatchObject({ total: 3, next: null, items: [{ startTime: '2026-06-10T09:00:00-03:00' }] });
    expect(await list({ of: 'closed' }, {}, pablo.token)).toMatchObject({ total: 1 });
  });
});

test('a cancellation’s time survives later changes until it is undone', async () => {
  const id = await lived({ start: '2026-06-10T09:00', status: 'confirmed' });
  const set = (status: string, at: string) =>
    app.db.pool.query('UPDATE appointments SET status = $2, changed_at = $3 WHERE id = $1', [id, status, at]);
  const dated = async () =>
    (await app.db.pool.query<{ at: Date | null }>('SELECT cancelled_at AS at FROM appointments WHERE id = $1', [id]))
      .rows[0]!.at;
  await set('cancelled', '2026-06-01T12:00Z');
  await set('cancelled', '2026-06-02T12:00Z');
  expect(await dated()).toEqual(new Date('2026-06-01T12:00Z'));
  await set('pending', '2026-06-03T12:00Z');
  expect(await dated()).toBeNull();
});

test('professionals see their own figures, and an invalid period is refused', async () => {
  await booked('2026-06-10T09:00', '2026-06-10T08:00', 'no_show');
  await booked('2026-06-10T10:00', '2026-06-10T08:00', 'completed', { professionalId: pablo.id });
  expect((await ask({}, laura.token)).noShowFigures).toMatchObject({ closed: 1, missed: 1 });
  const fails = (filter: object, token = admin) =>
    failureOf(sendGraphQL(app, FIGURES, { filter: { ...JUNE, ...filter } }, token));
  expect(await fails({ professionalId: pablo.id }, laura.token)).toBe(
    'FORBIDDEN: Sin permisos para realizar esta acción',
  );
  expect(await fails({ until: '2026-05-31' })).toBe(
    'BAD_REQUEST filter.until: El último día no puede ser anterior al primero',
  );
  expect(await fails({ until: '2027-06-02' })).toBe('BAD_REQUEST filter.until: Se pueden mirar hasta 366 días');
});
