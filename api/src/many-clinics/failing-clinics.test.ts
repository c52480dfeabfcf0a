import { makeProfessional, signedIn } from '../testing/factories/people';
import { listing, startTestClinics, type TestClinics } from '../testing/harness/clinics';
import { eventually } from '../testing/harness/eventually';
import { HandTimers } from '../testing/harness/hand-timers';

const MINUTE_MS = 60_000;
const AWAY = 'postgres://nadie:clave-secreta@127.0.0.1:1/rota';
const REFUSED = Object.assign(new Error('No'), { code: 'EAUTH' });

let isRefusing = false;
let timers: HandTimers;
let served: TestClinics;

beforeAll(async () => {
  timers = new HandTimers();
  const makeMailer = () => ({ send: () => (isRefusing ? Promise.reject(REFUSED) : Promise.resolve()) });
  served = await startTestClinics(['norte', 'sur'], { timers, makeMailer, trustedProxies: 0 });
  await makeProfessional(served.clinics[1]!.db, { name: 'Saúl Sur' });
  served.app.start();
});
afterAll(() => served.close());

const figure = async (name: string) => {
  const { text } = await served.at('10.0.0.1', '/metrics');
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
};
const linesOf = (clinic: string, message: string) =>
  served
    .logged()
    .split('\n')
    .filter((line) => line.includes(`"clinic":"${clinic}"`) && line.includes(message));
/** Includes failures that a line stands for. */
const timesOf = (clinic: string, message: string) =>
  linesOf(clinic, message).reduce((sum, line) => sum + ((JSON.parse(line) as { times?: number }).times ?? 1), 0);

describe('a clinic with an unreachable database', () => {
  beforeAll(async () => {
    await served.directory.put(listing('rota', AWAY));
    await timers.advance(6_000);
  });
  afterAll(async () => {
    await served.directory.remove('rota');
    await timers.advance(6_000);
  });

  test.each([
    [
      '/api/public/professionals',
      '{"error":"Por ahora no podemos atenderte. Reintentá en unos segundos","code":"UNAVAILABLE"}',
    ],
    ['/fhir/metadata', '"resourceType":"OperationOutcome"'],
    ['/turnos', '<h1>Ahora no podemos atenderte</h1>'],
  ])('answers 503 at %s in the format of that address', async (path, said) => {
    const answer = await served.at('rota.example', path, { accept: path.startsWith('/turnos') ? 'text/html' : '*/*' });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.text).toContain(said);
  });

  test('is logged once, without the password, and does not affect others', async () => {
    await timers.advance(3_000);
    await served.at('rota.example');
    expect(linesOf('rota', 'cannot be opened')).toHaveLength(1);
    expect(served.logged()).not.toContain('clave-secreta');
    expect(await figure('clinics_failing\\{clinic="rota"\\}')).toBe(1);
    expect((await served.at('sur.example', '/api/public/professionals')).text).toContain('Saúl Sur');
  });

  test('is logged again after it left the directory and returned', async () => {
    await served.at('rota.example');
    const before = linesOf('rota', 'cannot be opened').length;
    await served.directory.remove('rota');
    await timers.advance(6_000);
    await served.directory.put(listing('rota', AWAY));
    await timers.advance(6_000);
    await served.at('rota.example');
    expect(linesOf('rota', 'cannot be opened')).toHaveLength(before + 1);
  });
});

test('failing jobs are not logged as an opening failure, and with back-off', async () => {
  const { db } = served.clinics[0]!;
  const caring = 'jobs of the clinic, which nobody visits,';
  await db.pool.query('ALTER TABLE jobs RENAME TO jobs_elsewhere');
  try {
    await eventually(async () => {
      await timers.advance(MINUTE_MS);
      for (const message of [`${caring} failed`, 'round failed', 'cannot be read'])
        expect(timesOf('norte', message)).toBeGreaterThanOrEqual(12);
    });
    expect(await figure('clinics_failing\\{clinic="norte"\\}')).toBeNaN();
  } finally {
    await db.pool.query('ALTER TABLE jobs_elsewhere RENAME TO jobs');
  }
  for (const message of [`${caring} failed`, 'round failed', 'cannot be read']) {
    const lines = linesOf('norte', message);
    expect(lines[0]).toContain('"code":"42P01"');
    expect(lines.length).toBeLessThan(10);
  }
  expect(linesOf('norte', 'cannot be opened')).toEqual([]);

  await eventually(async () => {
    await timers.advance(31 * MINUTE_MS);
    expect(linesOf('norte', `${caring} are done again`)).toHaveLength(1);
  });
});

test('failing mails are logged with back-off, though each try opens the clinic, and recovery once', async () => {
  const { db } = served.clinics[1]!;
  const { userId } = await signedIn(db, 'user');
  await db.pool.query(
    `INSERT INTO jobs (id, queue, data) SELECT gen_random_uuid(), 'mail', $1 FROM generate_series(1, 5)`,
    [JSON.stringify({ kind: 'password-changed', userId })],
  );
  const outcomes = async (outcome: string) => {
    // Never its last attempt, however unevenly the workers take the jobs.
    await db.pool.query("UPDATE jobs SET due_at = now(), attempts = 1 WHERE state = 'waiting'");
    await timers.advance(MINUTE_MS);
    return figure(`jobs_total\\{kind="password-changed",outcome="${outcome}"\\}`);
  };
  const failing = 'job failed and will be tried again';
  isRefusing = true;
  try {
    await eventually(async () => {
      expect(await outcomes('retried')).toBeGreaterThanOrEqual(40);
      expect(timesOf('sur', failing)).toBeGreaterThanOrEqual(20);
    });
  } finally {
    isRefusing = false;
  }
  expect(linesOf('sur', failing)[0]).toContain('"code":"EAUTH"');
  expect(linesOf('sur', failing).length).toBeLessThan(10);

  await eventually(async () => expect(await outcomes('done')).toBe(5));
  expect(linesOf('sur', 'a job that had failed is done')).toHaveLength(1);
});
