import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';

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

interface Event {
  id: string;
  action: string;
  called: string;
  entity: { label: string };
  actor: { id: number } | null;
  changes: { label: string; from: string | null; to: string | null }[];
}
const FIELDS =
  '{ items { id at action called entityId entity { name label } actor { id name } changes { field label from to } } next }';
const audit = async (filter: object = {}, after: string | null = null, first = 50) => {
  const query = `query ($filter: AuditFilter!, $first: Int!, $after: String) {
    auditEvents(filter: $filter, first: $first, after: $after) ${FIELDS}
  }`;
  const variables = { filter, first, after };
  const { auditEvents } = await readAsAdmin<{ auditEvents: { items: Event[]; next: string | null } }>(query, variables);
  return auditEvents;
};

describe('The audit', () => {
  test('says in Spanish who changed what, from what to what, and what an appointment was moved from, without its patient', async () => {
    const made = await done('room: createRoom(input: { name: "Sala Ñandú", hourlyRate: 4500.5 }) { id }', admin.token);
    const { id: room } = made['room'] as { id: number };
    await done(`updateRoom(id: ${room}, input: { isActive: false, hourlyRate: 5000 }) { id }`, admin.token);
    const appointment = await makeAppointment(app.db, {
      professionalId: laura.id,
      roomId: await makeRoom(app.db),
      from: '2026-06-02T10:00-03:00',
      to: '2026-06-02T10:30-03:00',
    });
    await done(`moveAppointment(id: "${appointment}", startTime: "2026-06-02T11:00") { id }`, laura.token);
    await done(`setUserPassword(id: ${laura.userId}, newPassword: "otra-clave-1")`, admin.token);
    const { items } = await audit();
    const rows = items.map(({ entity, action, called, changes, actor }) => [
      actor?.id,
      entity.label,
      action,
      called,
      ...changes.map(({ label, from, to }) => `${label}: ${from} → ${to}`),
    ]);
    expect(rows).toEqual([
      [admin.userId, 'Usuario', 'updated', 'Laura Gómez', 'contraseña: null → null'],
      [
        laura.userId,
        'Turno',
        'updated',
        '02-06-2026 10:00, Laura Gómez',
        'fecha y hora: 02-06-2026 10:00 → 02-06-2026 11:00',
      ],
      [admin.userId, 'Sala', 'updated', 'Sala Ñandú', 'activa: Sí → No', 'costo por hora: $ 4.500,50 → $ 5.000'],
      [
        admin.userId,
        'Sala',
        'created',
        'Sala Ñandú',
        'nombre: null → Sala Ñandú',
        'activa: null → Sí',
        'orden: null → 0',
        'costo por hora: null → $ 4.500,50',
        'especialidades: null → Todas',
      ],
    ]);
    for (const [filter, found] of [
      [{ search: 'nandu' }, 2],
      [{ search: '11:00' }, 1],
      [{ search: 'name' }, 0],
      [{ search: 'null' }, 0],
      [{ search: '[' }, 0],
      // Quotes are no part of a word, so nothing is looked for.
      [{ search: '"' }, 4],
      [{ entity: 'room', action: 'created' }, 1],
      [{ actorId: laura.userId }, 1],
      [{ from: '2026-06-01', until: '2026-06-01' }, 4],
      [{ from: '2026-06-02' }, 0],
      [{ until: '2026-05-31' }, 0],
    ] as const)
      expect([filter, (await audit(filter)).items.length]).toEqual([filter, found]);
    const { auditedEntities } = await readAsAdmin<{ auditedEntities: object[] }>('{ auditedEntities { name label } }');
    expect(auditedEntities).toContainEqual({ name: 'room_availability', label: 'Disponibilidad de sala' });
  });

  test('goes on where a page ended while others are written, and finds each page by an index among many', async () => {
    const write = (from: number, to: number) =>
      app.db.pool.query(
        `INSERT INTO audit_events (at, actor_user_id, action, entity, entity_id, called, changes)
         SELECT $1::timestamptz + n / 3 * interval '1 second', CASE WHEN n % 500 = 0 THEN $2::int ELSE $3::int END, 'updated',
           CASE WHEN n % 300 = 0 THEN 'settings' ELSE 'rental' END, n, 'Sala ' || n,
           jsonb_build_array(jsonb_build_object('field', 'x', 'from', null, 'to', n))
         FROM generate_series($4::int, $5::int) AS n`,
        [MONDAY_8AM, laura.userId, admin.userId, from, to],
      );
    await write(1, 20000);
    await app.db.pool.query('VACUUM ANALYZE audit_events');
    const first = await audit({}, null, 20);
    await write(20001, 20005);
    const second = await audit({}, first.next, 20);
    const latest = Array.from({ length: 40 }, (_, index) => `Sala ${20000 - index}`);
    expect([...first.items, ...second.items].map(({ called }) => called)).toEqual(latest);
    const day = '2026-06-01';
    for (const filter of [
      {},
      { search: 'sala 1234' },
      { entity: 'settings' },
      { actorId: laura.userId },
      { from: day, until: day },
    ]) {
      const [plan] = await plansOf('audit_events', () => audit(filter));
      expect([filter, plan]).toEqual([filter, expect.not.stringMatching(/Seq Scan on audit_events/)]);
    }
    // No index finds a short word; the search reads the stored text instead of folding every event.
    const plans = await plansOf('audit_events', () => audit({ search: 'zq' }));
    expect(plans).toEqual([expect.not.stringMatching(/audit_text|folded|normalize/i)]);
    expect((await audit({ entity: 'settings' }, null, 100)).next).toBeNull();
  });

  test('cannot be edited, and forgets an account that is deleted but not that something was done', async () => {
    const { userId } = await signedIn(app.db, 'user');
    await done(`updateUser(id: ${userId}, input: { name: "Otro Nombre" }) { id }`, admin.token);
    // now() of the database: the event is recent, whatever the test's clock says.
    const lately = "INSERT INTO audit_events (at, action, entity, entity_id) VALUES (now(), 'created', 'room', 1)";
    for (const edit of [
      "UPDATE audit_events SET called = 'x'",
      "UPDATE audit_events SET changes = '[{}]'",
      "UPDATE audit_events SET at = at - interval '1 day'",
      `${lately}; DELETE FROM audit_events`,
    ]) {
      await expect(app.db.pool.query(edit)).rejects.toThrow('audit_events are not edited');
    }
    await done(`deleteUser(id: ${userId})`, admin.token);
    expect((await audit()).items).toMatchObject([
      { action: 'deleted', called: '', changes: [] },
      { action: 'updated', called: '', changes: [{ label: 'nombre', from: null, to: null }] },
    ]);
  });

  test.each([
    ['(first: 0)', 'BAD_REQUEST first: La cantidad debe estar entre 1 y 200'],
    ['(after: "x")', 'BAD_REQUEST after: La posición de la lista no es válida'],
    ['(filter: { entity: "planet" })', 'BAD_REQUEST filter.entity: Elegí un tipo de registro de la lista'],
  ])('refuses %s', async (args, failure) => {
    expect(await failureOf(sendGraphQL(app, `{ auditEvents${args} { next } }`, {}, admin.token))).toBe(failure);
  });
});
