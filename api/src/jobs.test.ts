import { startTestApp, type TestApp } from './testing/harness/app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const told = () =>
  app
    .logged()
    .split('\n')
    .filter((line) => line.includes('"round":"events"'))
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

test('a failing round counts as recovered after a complete run, not after one cut short', async () => {
  await app.db.pool.query('ALTER TABLE event_numbers RENAME TO numbers_elsewhere');
  // Due times cannot be read either.
  await expect(app.jobs.catchUp(new AbortController().signal)).rejects.toThrow('event_numbers');
  await app.jobs.catchUp(AbortSignal.abort());
  expect(told()).toEqual(['round failed']);

  await app.db.pool.query('ALTER TABLE numbers_elsewhere RENAME TO event_numbers');
  await app.jobs.catchUp(new AbortController().signal);
  expect(told()).toEqual(['round failed', 'round works again']);
});
