import { getOperationAST, parse } from 'graphql';
import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import { buildApp, type App } from '../../../app';
import { Random } from '../../../demo/make/random';
import { DEMO_ACCOUNTS, seedDemoClinic } from '../../../demo/seed-demo-clinic';
import { apiSchema } from '../../../schema';
import { openSession } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { UNKNOWN } from '../../../testing/harness/fitting-values';
import { plantFaults, type PlantedFaults } from '../../../testing/harness/planted-faults';
import { randomDocument, type RandomDocument, type RandomDocuments } from '../../../testing/harness/random-document';
import { LIMITS } from '../apollo';
import { createLog } from '../../log';
import { compileQuery } from './compile-query';

/** More documents: GRAPHQL_DOCUMENTS=20000. Repeat a failure: GRAPHQL_SEED=<its seed> GRAPHQL_DOCUMENTS=1. */
const COUNT = Number(process.env['GRAPHQL_DOCUMENTS'] ?? 100);
const FIRST_SEED = Number(process.env['GRAPHQL_SEED'] ?? randomInt(2 ** 31));

const schema = apiSchema();
let faults: PlantedFaults;
let app: TestApp;
let byApollo: App;
let apollosUrl: string;
let documents: RandomDocuments;
/** Visitor, administrator, professional, patient. */
let tokens: (string | undefined)[];

beforeAll(async () => {
  faults = plantFaults(schema);
  app = await startTestApp();
  byApollo = await buildApp({
    db: app.db,
    clock: () => app.clock.now,
    log: createLog('silent'),
    sourceLimits: false,
    publicAnswersKeptMs: 0,
    graphqlExecutor: 'apollo',
    // The public URL decides whether passkeys are possible.
    mail: {
      mailer: { send: () => Promise.resolve() },
      from: 'turnos@clinica.example',
      publicUrl: () => 'https://turnos.clinica.example',
    },
  });
  await new Promise<void>((resolve) => void byApollo.server.listen(0, '127.0.0.1', resolve));
  apollosUrl = `http://127.0.0.1:${(byApollo.server.address() as AddressInfo).port}`;
  await seedDemoClinic(app.db, app.clock.now);
  const users = await Promise.all(DEMO_ACCOUNTS.map((email) => idsOf('users', `email = '${email}'`)));
  tokens = [undefined, ...(await Promise.all(users.map(([id]) => openSession(app.db, id as number))))];
  documents = { schema, limits: LIMITS, known: await knownValues() };
});
afterAll(async () => {
  faults.remove();
  await byApollo.close();
  await app.close();
});

const idsOf = async (table: string, where = 'true'): Promise<unknown[]> =>
  (await app.db.pool.query<{ id: unknown }>(`SELECT id FROM ${table} WHERE ${where} ORDER BY id LIMIT 12`)).rows.map(
    ({ id }) => id,
  );

async function knownValues(): Promise<RandomDocuments['known']> {
  const tables = ['professionals', 'rooms', 'specialties'];
  const [professionals, rooms, specialties] = await Promise.all(tables.map((table) => idsOf(table)));
  const ids = [...(await idsOf('appointments')), ...(await idsOf('appointment_requests')), UNKNOWN.text];
  return {
    'professionalId: Int': [...professionals!, 999_999],
    'roomId: Int': [...rooms!, 999_999],
    'roomIds: Int': rooms!,
    'specialtyId: Int': specialties!,
    'year: Int': [2026, 2026, 2027],
    'month: Int': [5, 6, 7, 13],
    'month: String': ['2026-06', 'junio'],
    'durationMinutes: Int': [30, 60, 7],
    'durations: Int': [30, 60],
    'timeZone: String': ['Europe/Madrid', 'America/Argentina/Buenos_Aires', 'Marte'],
    'startTime: String': ['09:00', '10:00'],
    'endTime: String': ['11:00', '12:00'],
    Int: [1, 2, 3, 5, 0],
    Float: [1.5],
    String: ['a', 'ana', 'Salud', ''],
    Boolean: [true, false],
    ID: ids,
    LocalDate: ['2026-06-02', '2026-06-10', '2026-07-01'],
    DateTime: ['2026-06-02T10:00:00-03:00', '2026-06-09T15:30:00-03:00'],
    Money: [100],
  };
}

interface Answered {
  status: number;
  /** Raw JSON, to compare the order of keys too. */
  data: string | undefined;
  errors: { path?: (string | number)[]; message: string; extensions: { code: string; errorId?: string } }[];
}

async function answer(url: string, { text, variables }: RandomDocument, token: string | undefined): Promise<Answered> {
  const signedIn = token !== undefined && { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', ...signedIn };
  const body = JSON.stringify({ query: text, variables });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  const { data, errors = [] } = (await response.json()) as { data?: object | null; errors?: Answered['errors'] };
  for (const error of errors) {
    // The id is new each time.
    const { extensions } = error;
    if (extensions.code === 'INTERNAL')
      Object.assign(error, { message: '', extensions: { ...extensions, errorId: '' } });
  }
  return { status: response.status, data: JSON.stringify(data), errors };
}

/**
 * Below a nulled place, which errors are reported depends on timing; keeps only the place of each. Sorts the errors.
 */
function regardlessOfOrder({ status, data, errors }: Answered) {
  const places = errors.map((error) => {
    const nulled = nulledPlace(data, error.path);
    const isItsOwn = nulled === undefined || nulled.length === error.path?.length;
    return isItsOwn ? JSON.stringify(error) : `below /${nulled.join('/')}`;
  });
  return { status: places.includes('below /') ? 'of the first' : status, data, errors: [...new Set(places)].sort() };
}

/** Returns the prefix of the path at which the data is null; undefined for an error without a path. */
function nulledPlace(data: string | undefined, path: (string | number)[] | undefined): (string | number)[] | undefined {
  if (data === undefined || path === undefined) return undefined;
  let at = JSON.parse(data) as Record<string | number, unknown> | null;
  let depth = 0;
  while (at !== null && depth < path.length) {
    at = at[path[depth]!] as typeof at;
    depth += 1;
  }
  return path.slice(0, depth);
}

/** Compares both executors on COUNT documents. Returns counts per sort of document. */
async function askBoth(): Promise<{ compiled: number; answered: number; withErrors: number }> {
  const sorts = { compiled: 0, answered: 0, withErrors: 0 };
  for (let seed = FIRST_SEED; seed < FIRST_SEED + COUNT; seed += 1) {
    const random = new Random(seed);
    faults.choose(seed % 2 === 0 ? seed : null);
    const actor = random.integer(0, tokens.length - 1);
    const document = randomDocument(documents, random);
    const [ours, apollos] = await Promise.all([app.url, apollosUrl].map((url) => answer(url, document, tokens[actor])));
    try {
      const isEqual = JSON.stringify(ours) === JSON.stringify(apollos);
      if (!isEqual) expect(regardlessOfOrder(ours!)).toEqual(regardlessOfOrder(apollos!));
    } catch (difference) {
      const again = `Again: GRAPHQL_SEED=${seed} GRAPHQL_DOCUMENTS=1, actor ${actor}`;
      const about = [again, document.text, JSON.stringify(document.variables), String(difference)];
      throw new Error(about.join('\n'), { cause: difference });
    }
    const parsed = parse(document.text);
    if (compileQuery(schema, parsed, getOperationAST(parsed)!)) sorts.compiled += 1;
    if (ours!.errors.length > 0) sorts.withErrors += 1;
    if (ours!.data !== undefined && ours!.data !== 'null') sorts.answered += 1;
  }
  return sorts;
}

test('our executor answers random documents of every role as Apollo’s does, on an intact clinic and with planted faults', async () => {
  const { compiled, answered, withErrors } = await askBoth();
  if (COUNT < 100) return;
  expect(compiled).toBeGreaterThan(COUNT / 3);
  expect(answered).toBeGreaterThan(COUNT / 16);
  expect(withErrors).toBeGreaterThan(COUNT / 8);
});
