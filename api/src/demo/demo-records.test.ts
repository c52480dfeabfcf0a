import { ADMIN } from './make/people';
import { seedDemoClinic } from './seed-demo-clinic';
import { professionalBy, PROFESSIONALS } from './clinic-data';
import { fromProfessionalWeekday } from '../domain/weekday';
import { openSession } from '../testing/factories/people';
import { startTestApp, type TestApp } from '../testing/harness/app';
import { dataOf, sendGraphQL } from '../testing/harness/graphql';

/** Compares the demo clinic's records with those that the product writes for the same changes. */

const NOW = new Date('2026-11-21T15:00:00Z');

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp(NOW);
  await seedDemoClinic(app.db, NOW);
  admin = await openSession(
    app.db,
    (await one<{ id: number }>('SELECT id FROM users WHERE email = $1', [ADMIN.email])).id,
  );
});
afterAll(() => app.close());

const all = async <Row>(sql: string, values: unknown[] = []) => (await app.db.pool.query(sql, values)).rows as Row[];
const one = async <Row>(sql: string, values: unknown[] = []) => (await all<Row>(sql, values))[0]!;
const change = (mutation: string, variables: Record<string, unknown> = {}) =>
  dataOf(sendGraphQL<Record<string, unknown>>(app, mutation, variables, admin));

/** A professional with activity of every kind to compare. */
async function professional() {
  const { email, fee, bio } = PROFESSIONALS.find(({ fee: price }) => price !== null)!;
  const { id } = await one<{ id: number }>(
    'SELECT p.id FROM professionals p JOIN users u ON u.id = p.user_id WHERE u.email = $1',
    [email],
  );
  const said = (action: string) =>
    all<{ summary: string }>(
      'SELECT changes_summary AS summary FROM activity_log WHERE professional_id = $1 AND action = $2 ORDER BY id',
      [id, action],
    ).then((found) => found.map(({ summary }) => summary));
  return { id, email, fee: fee!, bio, said };
}

/** The demo's entry and the product's for the same change. */
async function bothOf(
  said: () => Promise<string[]>,
  again: () => Promise<unknown>,
): Promise<[string | undefined, string | undefined]> {
  const before = await said();
  await again();
  return [before.at(-1), (await said()).at(-1)];
}

test('a fee reads in the demo’s log as one that is changed', async () => {
  const { id, fee, said } = await professional();
  const set = (value: number) =>
    change('mutation ($id: Int!, $fee: Money) { updateProfessionalFee(professionalId: $id, fee: $fee) { id } }', {
      id,
      fee: value,
    });
  const [demo, product] = await bothOf(
    () => said('rate_updated'),
    async () => {
      await set(fee * 0.9);
      await set(fee);
    },
  );
  expect(demo).toBe(product);
});

test('a bio reads in the demo’s log as one that is written', async () => {
  const { id, bio, said } = await professional();
  const set = (text: string) =>
    change('mutation ($id: Int!, $bio: String!) { updateProfessionalProfile(professionalId: $id, bio: $bio) { id } }', {
      id,
      bio: text,
    });
  const [demo, product] = await bothOf(
    () => said('profile_updated'),
    async () => {
      await set('');
      await set(bio);
    },
  );
  expect(demo).toBe(product);
});

test('hours read in the demo’s log as a weekday that is added', async () => {
  const { id, email, said } = await professional();
  const first = Number(Object.keys(professionalBy(email).weekly)[0]);
  const week =
    'query ($id: Int!) { week: professionalAvailability(professionalId: $id) { entries { dayOfWeek startTime endTime } } }';
  const {
    week: { entries: availability },
  } = (await change(week, { id })) as {
    week: { entries: { dayOfWeek: number; startTime: string; endTime: string }[] };
  };
  const SET = `mutation ($id: Int!, $entries: [AvailabilityEntryInput!]!) {
    setProfessionalAvailability(professionalId: $id, entries: $entries) { version } }`;
  const set = (entries: object[]) => change(SET, { id, entries });
  const [demo, product] = await bothOf(
    () => said('availability_updated'),
    async () => {
      await set(availability.filter(({ dayOfWeek }) => fromProfessionalWeekday(dayOfWeek) + 1 !== first));
      await set(availability);
    },
  );
  expect(demo).toBe(product);
});

test('an unavailable date reads in the demo’s log as one that is added', async () => {
  interface Absence {
    id: number;
    professionalId: number;
    date: string;
    reason: string;
    description: string | null;
    isAllDay: boolean;
  }
  const absences = await all<Absence>(
    `SELECT id, professional_id AS "professionalId", date::text, reason, description, end_minute - start_minute = 1440 AS "isAllDay"
     FROM unavailable_dates WHERE end_minute - start_minute = 1440`,
  );
  for (const { id, professionalId, isAllDay, date, reason, description } of absences) {
    const said = () =>
      all<{ summary: string }>(
        `SELECT changes_summary AS summary FROM activity_log
         WHERE professional_id = $1 AND changes_summary LIKE '%' || $2 || '%' ORDER BY id`,
        [professionalId, date.split('-').reverse().join('/')],
      ).then((found) => found.map(({ summary }) => summary));
    const [demo, product] = await bothOf(said, async () => {
      await change('mutation ($of: Int!, $id: Int!) { deleteUnavailableDate(professionalId: $of, id: $id) }', {
        of: professionalId,
        id,
      });
      await change(
        'mutation ($of: Int!, $input: AddUnavailableDateInput!) { addUnavailableDate(professionalId: $of, input: $input) { id } }',
        { of: professionalId, input: { date, reason, description, isAllDay } },
      );
    });
    expect(demo).toBe(product);
  }
  expect(absences.length).toBeGreaterThan(0);
});

interface AuditedEvent {
  action: string;
  called: string;
  fields: string[];
  changes: object[];
}

const auditOf = (entity: string, id: string | number) => () =>
  all<AuditedEvent>(
    'SELECT action, called, fields, changes FROM audit_events WHERE entity = $1 AND entity_id = $2 ORDER BY id',
    [entity, String(id)],
  );

test('the coverage of each kind of turno is what the product judges', async () => {
  const judge = 'mutation ($id: ID!) { setAppointmentCoverage(appointmentId: $id) { id } }';
  const copies = `SELECT DISTINCT ON (c.outcome, i.kind = 'private_pay') to_jsonb(c) - 'changed_at' AS copy
    FROM appointment_coverages AS c JOIN insurers AS i ON i.id = c.insurer_id
    ORDER BY c.outcome, i.kind = 'private_pay', c.appointment_id`;
  const demo = await all<{ copy: { appointment_id: string; outcome: string } }>(copies);
  expect(demo.map(({ copy }) => copy.outcome)).toEqual(['with_authorization', 'with_copay', 'yes', 'yes']);
  for (const { copy } of demo) await change(judge, { id: copy.appointment_id });
  expect(await all(copies)).toEqual(demo);
});

describe('An audit event of the demo is what the product records', () => {
  test('of a room’s rate', async () => {
    const room = await one<{ id: number; rate: number }>(
      `SELECT r.id, r.hourly_rate::float AS rate
       FROM rooms r JOIN audit_events e ON e.entity = 'room' AND e.entity_id = r.id::text LIMIT 1`,
    );
    const audit = auditOf('room', room.id);
    const [demo] = await audit();
    const SET = 'mutation ($id: Int!, $input: UpdateRoomInput!) { updateRoom(id: $id, input: $input) { id } }';
    const set = (hourlyRate: number) => change(SET, { id: room.id, input: { hourlyRate } });
    await set(room.rate * 0.9);
    await set(room.rate);
    expect(demo).toEqual((await audit()).at(-1));
  });

  test('of a service that is made', async () => {
    const { id, ...service } = await one<{ id: number; name: string }>(
      `SELECT id, name, description, price::float, currency, duration_minutes AS "durationMinutes", is_active AS "isActive"
       FROM services LIMIT 1`,
    );
    const [demo] = await auditOf('service', id)();
    const { createService } = (await change(
      'mutation ($input: CreateServiceInput!) { createService(input: $input) { id } }',
      {
        input: { ...service, name: `${service.name} bis` },
      },
    )) as { createService: { id: number } };
    const [product] = await auditOf('service', createService.id)();
    const renamed = JSON.parse(JSON.stringify(product).replaceAll(`${service.name} bis`, service.name)) as AuditedEvent;
    expect(demo).toEqual(renamed);
  });

  test('of the hourly cost', async () => {
    const { cost } = await one<{ cost: number }>('SELECT default_hourly_cost::float AS cost FROM settings');
    const audit = auditOf('settings', 'hourly_cost');
    const [demo] = await audit();
    const SET = 'mutation ($cost: Money!) { updateDefaultHourlyCost(defaultHourlyCost: $cost) { defaultHourlyCost } }';
    const set = (value: number) => change(SET, { cost: value });
    await set(5500);
    await set(cost);
    expect(demo).toEqual((await audit()).at(-1));
  });

  test('of a turno’s status', async () => {
    const turno = await one<{ id: string; status: string }>(
      `SELECT a.id, a.status FROM appointments a JOIN audit_events e ON e.entity = 'appointment' AND e.entity_id = a.id::text
       WHERE a.is_live LIMIT 1`,
    );
    const audit = auditOf('appointment', turno.id);
    const [demo] = await audit();
    const set = (status: string) =>
      change('mutation ($id: ID!, $status: String!) { setAppointmentStatus(id: $id, status: $status) { id } }', {
        id: turno.id,
        status,
      });
    await set('confirmed');
    await set(turno.status);
    expect(demo).toEqual((await audit()).at(-1));
  });

  test('of an account that is suspended', async () => {
    const user = await one<{ id: number }>('SELECT id FROM users WHERE suspended_at IS NOT NULL LIMIT 1');
    const audit = auditOf('user', user.id);
    const [demo] = await audit();
    await change('mutation ($id: Int!) { reactivateUser(id: $id) { id } }', { id: user.id });
    await change('mutation ($id: Int!) { suspendUser(id: $id) { id } }', { id: user.id });
    expect(demo).toEqual((await audit()).at(-1));
  });
});
