import { makeProfessional, makeUser, signedIn } from './testing/factories/people';
import { makeRoom } from './testing/factories/rooms';
import { startTestApp, type TestApp } from './testing/harness/app';
import { book } from './testing/harness/booking';
import { dataOf, sendGraphQL } from './testing/harness/graphql';
import { signIn } from './testing/harness/sessions';

const PASSWORD = 'clave-de-prueba';

let app: TestApp;
beforeAll(async () => {
  const keep = { days: 1, weeks: 0, months: 0 };
  const backups = { folder: '/nowhere', hour: 3, key: null, checkUrl: null, keep, lateAfterHours: 30 };
  app = await startTestApp(undefined, { pooled: true, backups });
});
afterAll(() => app.close());

test('many sign in at once through a pooler that changes sessions per transaction', async () => {
  const emails = Array.from({ length: 8 }, (_, index) => `persona-${index}@ejemplo.example`);
  for (const email of emails) await makeUser(app.db, { email, password: PASSWORD });
  for (let time = 0; time < 3; time += 1) {
    const answers = await Promise.all(emails.map((email) => signIn(app, email, PASSWORD)));
    expect(answers.map(({ errors, data }) => errors ?? typeof data?.signIn.token)).toEqual(emails.map(() => 'string'));
  }
});

test('through it, one of many bookings of a slot succeeds, and its mail is sent', async () => {
  const slot = { professionalId: (await makeProfessional(app.db)).id, roomId: await makeRoom(app.db) };
  const answers = await Promise.all(Array.from({ length: 20 }, () => book(app, slot)));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  const refusals = answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code));
  expect(new Set(refusals)).toEqual(new Set(['CONFLICT']));
  expect((await app.mails()).map(({ to }) => to)).toContain('pedro@ejemplo.example');
  expect(app.logged()).not.toContain('unexpected error');
});

test('through it, rounds run', async () => {
  await app.db.pool.query("INSERT INTO rate_limits (key, points, expire) VALUES ('vencido', 1, 0)");
  await app.jobs.go('housekeeping');
  expect((await app.db.pool.query("SELECT FROM rate_limits WHERE key = 'vencido'")).rowCount).toBe(0);
});

test('with a pooler only, no backup is made, and the missing setting is reported', async () => {
  const { token } = await signedIn(app.db, 'admin');
  await dataOf(sendGraphQL(app, 'mutation { makeBackup { id } }', {}, token));
  await app.jobs.workAll();
  const { backups } = await dataOf<{ backups: { obstacle: string; latest: { fault: string }[] } }>(
    sendGraphQL(app, '{ backups { obstacle latest { fault } } }', {}, token),
  );
  expect(backups.obstacle).toContain('DATABASE_DIRECT_URL');
  expect(backups.latest).toEqual([{ fault: expect.stringContaining('DATABASE_DIRECT_URL') }]);
});
