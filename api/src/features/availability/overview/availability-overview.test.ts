import { Client } from 'pg';

import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { insertRow } from '../../../testing/factories/rows';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

const READ = `query ($year: Int!, $month: Int!, $search: String, $page: Int! = 1, $size: Int! = 12) {
  availabilityOverview(year: $year, month: $month, search: $search, page: $page, size: $size) {
    total
    items {
      professional { id name specialty { name } }
      week { dayOfWeek startTime endTime }
      weeklyMinutes
      unavailableDates { date reason isAllDay startTime endTime }
    }
  }
}`;
const JUNE = { year: 2026, month: 6 };

interface Overview {
  availabilityOverview: {
    total: number;
    items: {
      professional: { name: string };
      week: object[];
      weeklyMinutes: number;
      unavailableDates: { date: string }[];
    }[];
  };
}

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(() => clearClinic(app));

const read = (options: object = {}, token?: string) => sendGraphQL<Overview>(app, READ, { ...JUNE, ...options }, token);
const overview = async (options: object = {}) => (await dataOf(read(options, admin))).availabilityOverview;
const absent = (professionalId: number, date: string, hours: object = {}) =>
  insertRow(app.db, 'unavailable_dates', { professional_id: professionalId, date, reason: 'vacation', ...hours });

test('an administrator sees each professional’s week and the absences of the month, hidden ones left out', async () => {
  const laura = await makeProfessional(app.db, {
    name: 'Laura Médica',
    specialtyId: await makeSpecialty(app.db, { name: 'Cardiología' }),
    hours: ['09:00-13:00', '14:00-15:30'],
  });
  await makeProfessional(app.db, { name: 'Ana Sosa', hours: [], sortOrder: 2 });
  await makeProfessional(app.db, { name: 'Oculto', isPublic: false });
  for (const date of ['2026-05-31', '2026-06-30', '2026-07-01']) await absent(laura.id, date);
  await absent(laura.id, '2026-06-01', { start_minute: 600, end_minute: 720 });

  const {
    total,
    items: [first, second],
  } = await overview();
  expect([total, first!.week.length, first!.weeklyMinutes]).toEqual([2, 14, 7 * 330]);
  expect(first).toMatchObject({
    professional: { id: laura.id, name: 'Laura Médica', specialty: { name: 'Cardiología' } },
    week: expect.arrayContaining([{ dayOfWeek: 0, startTime: '14:00', endTime: '15:30' }]),
    unavailableDates: [
      { date: '2026-06-01', reason: 'vacation', isAllDay: false, startTime: '10:00', endTime: '12:00' },
      { date: '2026-06-30', reason: 'vacation', isAllDay: true, startTime: null, endTime: null },
    ],
  });
  expect(second).toMatchObject({
    professional: { name: 'Ana Sosa' },
    week: [],
    weeklyMinutes: 0,
    unavailableDates: [],
  });
});

test('it comes in pages of the display order, in as many statements for many as for one', async () => {
  for (const [index, name] of ['Carla', 'Bruno', 'Ana', 'Dora'].entries()) {
    await makeProfessional(app.db, { name, sortOrder: index === 0 ? 0 : 1 });
  }
  const statements = jest.spyOn(Client.prototype, 'query');
  const counted = async (options: object) => {
    const before = statements.mock.calls.length;
    const { items, total } = await overview(options);
    return {
      names: items.map(({ professional }) => professional.name),
      total,
      statements: statements.mock.calls.length - before,
    };
  };
  await counted({ size: 1 });
  const [one, all] = [await counted({ size: 1 }), await counted({})];
  statements.mockRestore();
  expect([one.names, all.names, all.total]).toEqual([['Carla'], ['Carla', 'Ana', 'Bruno', 'Dora'], 4]);
  expect(one.statements).toBeGreaterThan(4);
  expect(all.statements).toBe(one.statements);
  expect((await overview({ size: 3, page: 2 })).items.map(({ professional }) => professional.name)).toEqual(['Dora']);
  expect((await overview({ search: ' ÁN ' })).items.map(({ professional }) => professional.name)).toEqual(['Ana']);
  expect(await overview({ page: 9 })).toEqual({ total: 4, items: [] });
});

test('it is for administrators, and refuses what is no month or page', async () => {
  const { token } = await makeProfessional(app.db);
  expect(await failureOf(read())).toMatch(/^UNAUTHENTICATED/);
  expect(await failureOf(read({}, token))).toMatch(/^FORBIDDEN/);
  expect(await failureOf(read({ month: 13 }, admin))).toBe('BAD_REQUEST month: El mes debe estar entre 1 y 12');
  expect(await failureOf(read({ search: 'la\u0000ura' }, admin))).toBe(
    'BAD_REQUEST search: El texto contiene caracteres no permitidos',
  );
  expect(await failureOf(read({ search: 'x'.repeat(201) }, admin))).toBe(
    'BAD_REQUEST search: No puede superar los 200 caracteres',
  );
  expect(await failureOf(read({ page: 0 }, admin))).toBe('BAD_REQUEST page: La página debe ser 1 o más');
  expect(await failureOf(read({ size: 101 }, admin))).toBe('BAD_REQUEST size: La cantidad debe estar entre 1 y 100');
});
