import { Client } from 'pg';

import { areNear, foldedText, isForgiven } from '../../domain/near-words';
import { generatePatients } from '../../testing/factories/generated-patients';
import { makeProfessional, makeSpecialty, makeUser, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { storePatients } from '../../testing/harness/patient-identity';
import { join } from '../../testing/harness/waiting-list';

const LIST = `query ($search: String, $page: Int, $limit: Int) {
  allPatients(search: $search, page: $page, limit: $limit) {
    items { id name state birthDate phone identifiers { number } lastAppointment { startTime } }
    pagination { page total pages } hasUncounted isNear } }`;
const CREATE = 'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { id } }';

interface Listed {
  id: string;
  name: string;
  state: string;
}
interface Page {
  allPatients: {
    items: Listed[];
    pagination: { page: number; total: number; pages: number };
    hasUncounted: boolean;
    isNear: boolean;
  };
}

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };

const list = (variables: object = {}, token = admin) => sendGraphQL<Page>(app, LIST, { ...variables }, token);
const page = async (variables: object = {}) => (await dataOf(list(variables))).allPatients;
const names = async (search: string) => (await page({ search })).items.map(({ name }) => name);
const idOf = async (search: string) => (await page({ search })).items[0]!.id;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  laura = await makeProfessional(app.db, { name: 'Laura Médica' });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
  const roomId = await makeRoom(app.db);
  const book = (patientName: string, patientEmail: string, date: string, professional = laura, status = 'pending') =>
    makeAppointment(app.db, {
      professionalId: professional.id,
      roomId,
      patientName,
      patientEmail,
      status,
      from: `${date}T10:00-03:00`,
      to: `${date}T10:30-03:00`,
    });
  await makeUser(app.db, { name: 'zulma Sin Turnos', email: 'zulma@ejemplo.example' });
  await book('Nora Ñandú', 'nora@correo.example', '2026-03-02', laura, 'no_show');
  await book('Nora Ñandú', 'nora@correo.example', '2026-05-04');
  await book('Nora Ñandú', 'nora@correo.example', '2026-05-05', pablo);
  await book('Ana Ñandú', 'ana@correo.example', '2026-04-06');
  await dataOf(
    sendGraphQL(
      app,
      CREATE,
      {
        input: {
          name: 'beto Documentado',
          identifiers: [{ kind: 'dni', number: '30.111.222', registeredSex: 'M' }],
        },
      },
      admin,
    ),
  );
});
afterAll(() => app.close());

test('All patients are listed by name, also without appointments; accounts of staff are not', async () => {
  const { items, pagination, hasUncounted, isNear } = await page();
  expect(items).toMatchObject([
    { name: 'Ana Ñandú', state: 'temporary' },
    { name: 'beto Documentado', state: 'validated', identifiers: [{ number: '30111222' }], lastAppointment: null },
    { name: 'Nora Ñandú' },
    { name: 'zulma Sin Turnos' },
  ]);
  expect({ pagination, hasUncounted, isNear }).toEqual({
    pagination: { page: 1, total: 4, pages: 1 },
    hasUncounted: false,
    isNear: false,
  });
  expect(await page({ page: 2, limit: 3 })).toMatchObject({
    items: [{ name: 'zulma Sin Turnos' }],
    pagination: { page: 2, total: 4, pages: 2 },
  });
});

test.each([
  ['ÑANDU', ['Nora Ñandú', 'Ana Ñandú']],
  ['nora@correo', ['Nora Ñandú']],
  ['30.111', ['beto Documentado']],
  ['nora beto', []],
])('A search for %j finds %j, those seen last first', async (search, found) => {
  expect(await names(search)).toEqual(found);
});

test('A typing error finds similar patients, which are marked', async () => {
  expect(await page({ search: 'documantado' })).toMatchObject({ items: [{ name: 'beto Documentado' }], isNear: true });
});

test.each([
  [{ page: 0 }, 'BAD_REQUEST page: La página debe estar entre 1 y 100000'],
  [{ limit: 101 }, 'BAD_REQUEST limit: La cantidad debe estar entre 1 y 100'],
  [{ search: 'x'.repeat(201) }, 'BAD_REQUEST search:'],
])('%j is refused', async (variables, failure) => {
  expect(await failureOf(list(variables))).toContain(failure);
});

test('Professionals and patients have no list', async () => {
  for (const token of [laura.token, (await signedIn(app.db, 'user')).token])
    expect(await failureOf(list({}, token))).toContain('FORBIDDEN');
});

describe('For one patient', () => {
  const APPOINTMENTS = `query ($patientId: ID!) {
    appointments(filter: { patientId: $patientId }, order: earliest) { items { professionalName } }
    appointmentCounts(filter: { patientId: $patientId }) { total } }`;
  const turnos = async (patientId: string, token = admin) => {
    const data = await dataOf(
      sendGraphQL<{
        appointments: { items: { professionalName: string }[] };
        appointmentCounts: { total: number };
      }>(app, APPOINTMENTS, { patientId }, token),
    );
    const found = data.appointments.items.map(({ professionalName }) => professionalName);
    expect(data.appointmentCounts.total).toBe(found.length);
    return found;
  };

  test('staff list the appointments, professionals their own, others none', async () => {
    const nora = await idOf('nora');
    expect(await turnos(nora)).toEqual(['Laura Médica', 'Laura Médica', 'Pablo Médico']);
    expect(await turnos(nora, pablo.token)).toEqual(['Pablo Médico']);
    const { token, userId } = await signedIn(app.db, 'user');
    await app.db.pool.query('UPDATE appointments SET patient_user_id = $1 WHERE patient_id = $2', [userId, nora]);
    expect(await turnos(nora, token)).toEqual([]);
    expect(await turnos('unknown')).toEqual([]);
  });

  test('staff list the places in the waiting list', async () => {
    const specialtyId = await makeSpecialty(app.db);
    await dataOf(join(app, { specialtyId, name: 'Nora Ñandú', email: 'nora@correo.example' }, admin));
    await dataOf(join(app, { specialtyId, name: 'Otra Persona', email: 'otra@correo.example' }, admin));
    const query = `query ($patientId: ID!) {
      waitingList(filter: { patientId: $patientId }) { edges { node { patientName } } } }`;
    const waiting = async (patientId: string) =>
      (
        await dataOf(
          sendGraphQL<{ waitingList: { edges: { node: { patientName: string } }[] } }>(
            app,
            query,
            { patientId },
            admin,
          ),
        )
      ).waitingList.edges.map(({ node }) => node.patientName);
    expect(await waiting(await idOf('nora'))).toEqual(['Nora Ñandú']);
    expect(await waiting('unknown')).toEqual([]);
  });
});

describe('Among many patients', () => {
  const patients = generatePatients(400, 49).map((patient, index) => {
    const letter = 'abcdefghijkl'[index];
    if (letter) return { ...patient, name: `Mar${letter}elo Ñandú` };
    return index === 13 ? { ...patient, name: 'J.P. Yrigoyen', email: 'juan@correo.com' } : patient;
  });

  beforeAll(() => storePatients(app.db.pool, patients));

  test('A typing error finds the patients that a comparison with each of them finds', async () => {
    const { rows } = await app.db.pool.query<{ id: string; searched: string }>(
      "SELECT p.id, p.searched FROM patients AS p LEFT JOIN users AS u ON u.id = p.user_id WHERE coalesce(u.role, 'user') = 'user'",
    );
    const { rows: known } = await app.db.pool.query<{ word: string }>('SELECT word FROM search_words');
    const isPart = (searched: string, word: string) =>
      word.length > 2 ? searched.includes(word) : ` ${searched}`.includes(` ${word}`);
    const compared = (search: string) => {
      const words = foldedText(search).split(' ');
      const matching = (isMatch: (searched: string, word: string) => boolean) =>
        rows.filter(({ searched }) => words.every((word) => isMatch(searched, word))).map(({ id }) => id);
      const exact = matching(isPart);
      if (exact.length > 0) return { isNear: false, ids: exact.toSorted() };
      const near = matching((searched, word) => {
        const others = isForgiven(word) ? known.filter((other) => areNear(word, other.word)) : [];
        return isPart(searched, word) || others.some((other) => new RegExp(`\\b${other.word}\\b`).test(searched));
      });
      return { isNear: near.length > 0, ids: near.toSorted() };
    };
    const found = async (search: string) => {
      const { items, isNear } = await page({ search, limit: 100 });
      return { isNear, ids: items.map(({ id }) => id).toSorted() };
    };
    const searches = patients
      .filter((_, index) => index % 10 === 0)
      .flatMap(({ name }) => [name.slice(1), name.replace(/(.)(.)(?= |$)/, '$2$1'), `${name}s`]);
    for (const search of ['marzelo', 'marzelo nandi', ...searches])
      expect(await found(search)).toEqual(compared(search));
    expect((await found('marzelo nandi')).ids).toHaveLength(12);
  });

  test('One letter finds an initial after another, but no domain', async () => {
    expect([await names('p yrigoyen'), await names('c yrigoyen')]).toEqual([['J.P. Yrigoyen'], []]);
  });

  test.each([
    'María González',
    'Marzelo Nandi',
    'Marzelo Marzela Marzel',
    'x González',
    'wx',
    'q',
    '4',
    '00',
    '%',
    '30111222',
    'zzzz',
    `${'Hola quería saber si la señora María podría venir con su hija porque le duele '.repeat(2)}la cabeza`,
  ])('A search for %j reads few patients that it does not find', async (search) => {
    const sent = jest.spyOn(Client.prototype, 'query');
    await page({ search });
    const statements = sent.mock.calls.map(([query]) => query as unknown as { text: string; values: unknown[] });
    sent.mockRestore();
    const matching = statements.filter(({ text }) => text?.startsWith('SELECT "p"."id" AS "id"'));
    expect(matching.length).toBeGreaterThan(0);
    for (const { text, values } of matching) expect(await unmatched(text, values)).toBeLessThan(20);
  });

  interface Plan {
    'Relation Name'?: string;
    'Rows Removed by Index Recheck'?: number;
    'Rows Removed by Filter'?: number;
    Plans?: Plan[];
  }

  /** Rows of `patients` read in vain, by an index as in a large table. */
  async function unmatched(text: string, values: unknown[]): Promise<number> {
    const client = await app.db.pool.connect();
    try {
      await client.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
        values,
      );
      const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
      const reading = nodes(rows[0]!['QUERY PLAN'][0].Plan).find((it) => it['Relation Name'] === 'patients');
      return (reading?.['Rows Removed by Index Recheck'] ?? 0) + (reading?.['Rows Removed by Filter'] ?? 0);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  }
});
