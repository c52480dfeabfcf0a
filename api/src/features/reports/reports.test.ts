import { ActivityByWhen1767500100000 } from '../../migrations/1767500100000-activity-by-when';
import { makeProfessional, signedIn } from '../../testing/factories/people';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { callRest, restFailure } from '../../testing/harness/rest';

let app: TestApp;
let admin: { userId: number; token: string };
let laura: { id: number; userId: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = await signedIn(app.db, 'admin');
  laura = await makeProfessional(app.db, { name: 'Laura Gómez', email: 'laura@ejemplo.example' });
});
beforeEach(() => emptyTables(app, 'activity_log', 'audit_events'));
afterAll(() => app.close());

const done = (mutation: string, token: string) =>
  dataOf(sendGraphQL<Record<string, unknown>>(app, `mutation { ${mutation} }`, {}, token));
const readAsAdmin = <T>(query: string, variables: Record<string, unknown> = {}) =>
  dataOf(sendGraphQL<T>(app, query, variables, admin.token));
/** The plans of the list's queries on the table. */
const plansOf = async (table: string, query: () => Promise<unknown>) => {
  const selects = jest.spyOn(app.db, 'select');
  await query();
  const texts = selects.mock.calls
    .map(([, built]) => built.getQueryAndParameters())
    .filter(([text]) => text.includes(table));
  selects.mockRestore();
  const plans = await Promise.all(
    texts.map(([text, values]) => app.db.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values)),
  );
  return plans.map(({ rows }) => rows.map((row) => row['QUERY PLAN']).join('\n'));
};

interface Logs {
  logs: object[];
  pagination: object;
}

describe('The activity report', () => {
  const logs = async (query = '') =>
    (await callRest(app, `GET /admin/activity-logs${query}`, { token: admin.token })).body as Logs;

  test('tells each of the five sorts of change, whether professionals made it or an administrator for them', async () => {
    const { id } = laura;
    const who = `professionalId: ${id}`;
    const entries = '[{ dayOfWeek: 1, startTime: "09:00", endTime: "12:00" }]';
    await done(`setProfessionalAvailability(${who}, entries: ${entries}) { version }`, laura.token);
    await done(`applyScheduleTemplate(${who}, templateId: "business-hours") { version }`, admin.token);
    await done(`addUnavailableDate(${who}, input: { date: "2026-07-09", reason: vacation }) { id }`, laura.token);
    await done(`updateProfessionalFee(${who}, fee: 25000) { id }`, admin.token);
    await done(`updateProfessionalProfile(${who}, bio: "Nueva") { id }`, laura.token);
    const { logs: reported, pagination } = await logs();
    expect(pagination).toEqual({ total: 5, page: 1, limit: 50, pages: 1 });
    expect(reported.map((entry) => (entry as { action: string }).action)).toEqual([
      'profile_updated',
      'rate_updated',
      'day_override',
      'template_applied',
      'availability_updated',
    ]);
    expect(reported[1]).toEqual({
      id: expect.any(String),
      createdAt: '2026-06-01T08:00:00-03:00',
      professional: { name: 'Laura Gómez', email: 'laura@ejemplo.example' },
      action: 'rate_updated',
      changes_summary: expect.stringMatching(/^Tarifa: \$\s20\.000 → \$\s25\.000$/),
      month: 6,
      year: 2026,
    });
    const { activity } = await readAsAdmin<{ activity: { items: object[] } }>(
      '{ activity { items { actor { id } } } }',
    );
    expect(activity.items).toEqual(
      [laura, admin, laura, admin, laura].map(({ userId }) => ({ actor: { id: userId } })),
    );
  });

  test('tells by month when something was done, as its date does, also of a date in another month', async () => {
    await done(
      `addUnavailableDate(professionalId: ${laura.id}, input: { date: "2026-07-17", reason: vacation }) { id }`,
      laura.token,
    );
    expect(await logs('?month=7&year=2026')).toMatchObject({ logs: [] });
    expect(await logs('?month=6&year=2026')).toMatchObject({
      logs: [
        { createdAt: '2026-06-01T08:00:00-03:00', changes_summary: expect.stringContaining('17-07-2026'), month: 6 },
      ],
    });
  });

  test('has the month of the act, also for entries of an earlier version', async () => {
    await app.db.pool.query(
      `INSERT INTO activity_log (at, actor_user_id, professional_id, action, changes_summary, year, month)
       VALUES ('2026-03-01T02:30Z', NULL, $1, 'day_override', 'Antes', 2026, 7),
              ('2026-07-02T12:00Z', NULL, $1, 'day_override', 'Igual', 2026, 7)`,
      [laura.id],
    );
    await new ActivityByWhen1767500100000().up({ query: (text: string) => app.db.pool.query(text) } as never);
    expect(await logs()).toMatchObject({
      logs: [
        { changes_summary: 'Igual', month: 7 },
        { changes_summary: 'Antes', month: 2 },
      ],
    });
  });

  test('goes on in pages, is narrowed by whom, what and when, and finds both by an index among many', async () => {
    const pablo = await makeProfessional(app.db, { name: 'Pablo' });
    await app.db.pool.query(
      `INSERT INTO activity_log (at, actor_user_id, professional_id, action, changes_summary, year, month)
       SELECT $1::timestamptz - n * interval '1 hour', $2, CASE WHEN n % 100 = 0 THEN $3::int ELSE $4::int END,
         CASE WHEN n % 50 = 0 THEN 'rate_updated' ELSE 'day_override' END, 'Día ' || n, 2000 + n % 26, 1 + n % 12
       FROM generate_series(1, 20000) AS n`,
      [MONDAY_8AM, admin.userId, pablo.id, laura.id],
    );
    await app.db.pool.query('ANALYZE activity_log');
    const second = await logs(`?page=2&limit=60&professional_id=${pablo.id}&action=rate_updated`);
    expect([second.logs.length, second.pagination]).toEqual([60, { total: 200, page: 2, limit: 60, pages: 4 }]);
    expect(await logs('?page=999')).toEqual({
      logs: [],
      pagination: { total: 20000, page: 999, limit: 50, pages: 400 },
    });
    const noScan = expect.not.stringContaining('Seq Scan on activity_log');
    for (const query of [`?professional_id=${pablo.id}`, '?action=rate_updated', '?year=2024&month=5']) {
      for (const plan of await plansOf('activity_log', () => logs(query)))
        expect([query, plan]).toEqual([query, noScan]);
    }
  });

  test.each([
    ['page=0', '400 BAD_REQUEST page: La página debe estar entre 1 y 100000'],
    ['limit=101', '400 BAD_REQUEST limit: La cantidad debe estar entre 1 y 100'],
    ['month=13', '400 BAD_REQUEST month: El mes debe estar entre 1 y 12'],
    ['year=0', '400 BAD_REQUEST year: El año debe estar entre 1900 y 9999'],
    ['action=other', /^400 BAD_REQUEST action: /],
  ])('refuses %s', async (query, failure) => {
    const refusal = await restFailure(callRest(app, `GET /admin/activity-logs?${query}`, { token: admin.token }));
    expect(refusal).toEqual(typeof failure === 'string' ? failure : expect.stringMatching(failure));
  });
});

test('Both are for administrators', async () => {
  for (const { token } of [await signedIn(app.db, 'user'), await makeProfessional(app.db)]) {
    const refused = callRest(app, 'GET /admin/activity-logs', { token });
    expect(await restFailure(refused)).toBe('403 FORBIDDEN: Sin permisos para realizar esta acción');
    for (const query of ['{ auditEvents { next } }', '{ auditedEntities { name } }']) {
      expect(await failureOf(sendGraphQL(app, query, {}, token))).toBe(
        'FORBIDDEN: Sin permisos para realizar esta acción',
      );
    }
  }
  expect(await restFailure(callRest(app, 'GET /admin/activity-logs'))).toBe(
    '401 UNAUTHENTICATED: Es necesario iniciar sesión',
  );
});
