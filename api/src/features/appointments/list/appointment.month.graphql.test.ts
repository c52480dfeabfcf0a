import { Client } from 'pg';

import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { callRest, restFailure } from '../../../testing/harness/rest';

const CALENDAR = `query ($filter: AppointmentFilter! = {}) {
  appointments(filter: $filter, first: null) { items { id professionalName } next }
  appointmentCounts(filter: $filter) { total scheduled completed cancelled }
}`;

interface Calendar {
  appointments: { items: { id: string }[]; next: string | null };
  appointmentCounts: { total: number; scheduled: number; completed: number; cancelled: number };
}

let app: TestApp;
let admin: string;
let patient: { userId: number; token: string };
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
const ids: Record<string, string> = {};

/** Buenos Aires is three hours behind UTC: the first and last minutes of June lie in other months there. */
beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  patient = await signedIn(app.db, 'user');
  laura = await makeProfessional(app.db);
  pablo = await makeProfessional(app.db);
  const [a, b] = [await makeRoom(app.db), await makeRoom(app.db)];
  const make = (name: string, who: { id: number }, roomId: number, from: string, to: string, more: object = {}) =>
    makeAppointment(app.db, {
      professionalId: who.id,
      roomId,
      from: `2026-${from}-03:00`,
      to: `2026-${to}-03:00`,
      ...more,
    }).then((id) => {
      ids[name] = id;
    });
  await make('lastOfMay', laura, a, '05-31T23:30', '06-01T00:00', { status: 'completed' });
  await make('first', laura, a, '06-01T00:00', '06-01T00:30', { status: 'completed' });
  await make('confirmed', laura, a, '06-10T10:00', '06-10T10:30', {
    status: 'confirmed',
    patientUserId: patient.userId,
  });
  await make('cancelled', laura, a, '06-10T10:00', '06-10T10:30', { status: 'cancelled' });
  await make('absent', pablo, b, '06-11T10:00', '06-11T10:30', { status: 'no_show' });
  await make('last', pablo, b, '06-30T23:45', '07-01T00:15');
  await make('july', pablo, b, '07-01T00:15', '07-01T00:45');
});
afterAll(() => app.close());

const ask = (filter: object, token?: string) => sendGraphQL<Calendar>(app, CALENDAR, { filter }, token);
async function seen(filter: object, token: string): Promise<[names: string[], counts: number[]]> {
  const { appointments, appointmentCounts } = await dataOf(ask(filter, token));
  const names = appointments.items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)!).sort();
  const { total, scheduled, completed, cancelled } = appointmentCounts;
  return [names, [total, scheduled, completed, cancelled]];
}
const JUNE = { month: '2026-06' };

describe('A month of appointments, and its counts', () => {
  test('is the clinic’s month: everyone’s for administrators', async () => {
    expect(await seen(JUNE, admin)).toEqual([
      ['absent', 'cancelled', 'confirmed', 'first', 'last'],
      [5, 2, 1, 1],
    ]);
    expect(await seen({ month: '2026-05' }, admin)).toEqual([['lastOfMay'], [1, 0, 1, 0]]);
    expect(await seen({ month: '2026-7' }, admin)).toEqual([['july'], [1, 1, 0, 0]]);
    expect(await seen({ month: '2027-06' }, admin)).toEqual([[], [0, 0, 0, 0]]);
  });

  test('is one professional’s where an administrator asks for that', async () => {
    expect(await seen({ ...JUNE, professionalId: laura.id }, admin)).toEqual([
      ['cancelled', 'confirmed', 'first'],
      [3, 1, 1, 1],
    ]);
    expect(await seen({ ...JUNE, professionalId: pablo.id }, admin)).toEqual([
      ['absent', 'last'],
      [2, 1, 0, 0],
    ]);
  });

  test('is a professional’s own, whatever they ask for', async () => {
    expect(await seen(JUNE, pablo.token)).toEqual([
      ['absent', 'last'],
      [2, 1, 0, 0],
    ]);
    expect(await seen({ ...JUNE, professionalId: laura.id }, pablo.token)).toEqual([[], [0, 0, 0, 0]]);
  });

  test('is a patient’s own', async () => {
    expect(await seen(JUNE, patient.token)).toEqual([['confirmed'], [1, 1, 0, 0]]);
    expect(await seen({ ...JUNE, professionalId: pablo.id }, patient.token)).toEqual([[], [0, 0, 0, 0]]);
  });

  test('are narrowed by every other condition alike', async () => {
    expect(await seen({ ...JUNE, status: 'completed' }, admin)).toEqual([['first'], [1, 0, 1, 0]]);
    expect(await seen({ ...JUNE, from: '2026-06-11T00:00' }, admin)).toEqual([
      ['absent', 'last'],
      [2, 1, 0, 0],
    ]);
    expect(await seen({}, admin)).toEqual([Object.keys(ids).sort(), [7, 3, 2, 1]]);
  });

  test('are not for visitors', async () => {
    expect(await failureOf(ask(JUNE))).toBe('UNAUTHENTICATED: Es necesario iniciar sesión');
  });

  test.each(['', '2026', '2026-00', '2026-13', '2026-06-01', '1899-12', '10000-01', 'junio'])(
    'of %j are refused',
    async (month) => {
      expect(await failureOf(ask({ month }, admin))).toBe(
        'BAD_REQUEST filter.month: El mes debe tener la forma AAAA-MM',
      );
    },
  );

  test.each(['1900-01', '9999-12'])('reach to the ends of the calendar: %s', async (month) => {
    expect(await seen({ month }, admin)).toEqual([[], [0, 0, 0, 0]]);
  });

  test('take one statement each, besides the one that knows who asks', async () => {
    const sent = jest.spyOn(Client.prototype, 'query');
    try {
      await dataOf(ask(JUNE, admin));
      expect(sent).toHaveBeenCalledTimes(3);
    } finally {
      sent.mockRestore();
    }
  });
});

test('GET /appointments takes the month too', async () => {
  const { body } = await callRest(app, 'GET /appointments?month=2026-6', { token: pablo.token });
  expect((body as { id: string }[]).map(({ id }) => id)).toEqual([ids['last'], ids['absent']]);
  expect(await restFailure(callRest(app, 'GET /appointments?month=13', { token: pablo.token }))).toBe(
    '400 BAD_REQUEST month: El mes debe tener la forma AAAA-MM',
  );
});
