import { eventually } from '../../testing/harness/eventually';
import { HandTimers } from '../../testing/harness/hand-timers';
import { MAIL } from '../mail/mail-queue';
import { enqueue } from './enqueue';
import { deferred, openJobs, type TestJobs } from './testing/open-jobs';

const timers = new HandTimers();
let jobs: TestJobs;
beforeAll(async () => {
  jobs = await openJobs(timers);
});
afterAll(() => jobs.close());
beforeEach(() => jobs.clear());

test('a job enqueued in a transaction runs once, and its writes are committed', async () => {
  const before = await jobs.notes();
  await jobs.request({ kind: 'uno' });
  const worked: object[] = [];
  const worker = jobs.workerThat(async ({ data }) => void worked.push(data));

  expect(await worker.workNext()).toBe(true);
  expect(await worker.workNext()).toBe(false);
  expect(worked).toEqual([{ kind: 'uno' }]);
  expect(await jobs.notes()).toBe(before! + 1);
  expect(jobs.outcomes).toEqual(['done']);
});

test('a job enqueued in a failed transaction never exists', async () => {
  await expect(
    jobs.db.transaction(async (tx) => {
      await enqueue(tx, MAIL, { kind: 'uno' });
      throw new Error('No');
    }),
  ).rejects.toThrow('No');

  expect(await jobs.workerThat(async () => undefined).workNext()).toBe(false);
});

test('a job is invisible before its transaction commits', async () => {
  await jobs.db.transaction(async (tx) => {
    await enqueue(tx, MAIL, { kind: 'uno' });
    expect(await jobs.workerThat(async () => undefined).workNext()).toBe(false);
  });
  expect(await jobs.workerThat(async () => undefined).workNext()).toBe(true);
});

test('several workers share jobs without running one twice', async () => {
  for (let index = 0; index < 12; index += 1) await jobs.request({ index });
  const worked: unknown[] = [];
  const workers = Array.from({ length: 4 }, () =>
    jobs.workerThat(async ({ data }) => void worked.push((data as { index: number }).index)),
  );
  await Promise.all(
    workers.map(async (worker) => {
      while (await worker.workNext());
    }),
  );

  expect(worked.toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('a running job is skipped, and free at once when its worker’s connection is cut', async () => {
  await jobs.request({ kind: 'uno' });
  let passedBy: boolean | undefined;
  const cut = jobs.workerThat(async () => {
    passedBy = !(await jobs.workerThat(async () => undefined).workNext());
    await jobs.db.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'idle in transaction' AND pid <> pg_backend_pid()`,
    );
  });

  await expect(cut.workNext()).rejects.toThrow(/terminat|connection|ECONNRESET/i);
  expect(passedBy).toBe(true);
  expect(jobs.outcomes).toEqual([]);
  // PostgreSQL reports the end to the worker a moment before it unlocks the row.
  await eventually(async () => expect(await jobs.workerThat(async () => undefined).workNext()).toBe(true));
});

test('a failed job is rolled back, retried later, and logged without its data', async () => {
  const before = await jobs.notes();
  await jobs.request({ kind: 'uno' });
  const broken = jobs.workerThat(() =>
    Promise.reject(Object.assign(new Error('pedro@ejemplo.example'), { code: 'X' })),
  );

  expect(await broken.workNext()).toBe(true);
  expect(await broken.workNext()).toBe(false);
  expect(await jobs.notes()).toBe(before);
  expect(await jobs.states()).toEqual(['waiting']);
  expect(jobs.outcomes).toEqual(['retried']);
  expect(jobs.lines.join('')).toMatch(/"level":40.*"attempt":1.*job failed and will be tried again/);
  const { rows } = await jobs.db.pool.query<{ error: string }>('SELECT error FROM jobs');
  expect(rows).toEqual([{ error: 'Error' }]);
  expect(jobs.lines.join('')).not.toContain('pedro');

  await jobs.makeDue();
  expect(await jobs.workerThat(async () => undefined).workNext()).toBe(true);
  expect(await jobs.states()).toEqual(['done']);
});

test('repeated failures are logged once in five minutes at first, and again when a job with work succeeds', async () => {
  const told = () => jobs.lines.map((line) => line.replace(/^.*?"attempt":\d+,|^.*?"job":"[^"]+",|\n/g, ''));
  for (let index = 0; index < 10; index += 1) await jobs.request({ index });
  const broken = jobs.workerThat(() => Promise.reject(new Error('No')));
  for (let attempt = 0; attempt < 3; attempt += 1) {
    while (await broken.workNext());
    await timers.advance(5 * 60_000);
    await jobs.makeDue();
  }
  expect(jobs.outcomes).toHaveLength(30);
  expect(told()).toEqual([
    '"msg":"job failed and will be tried again"}',
    '"times":10,"msg":"job failed and will be tried again"}',
  ]);

  jobs.lines.length = 0;
  expect(await jobs.workerThat(async () => undefined).workNext()).toBe(true);
  expect(told()).toEqual([]);
  const works = jobs.workerThat(async () => ({ run: async () => undefined }));
  while (await works.workNext());
  expect(told()).toEqual(['"times":19,"msg":"a job that had failed is done"}']);
});

test('the wait doubles each time, and after sixteen attempts the job is marked failed', async () => {
  await jobs.request({ kind: 'uno' });
  const broken = jobs.workerThat(() => Promise.reject(new Error('No')));
  // It failed between the two moments that bound its wait.
  const waits: { longest: number; shortest: number }[] = [];
  for (;;) {
    const before = (await jobs.db.pool.query<{ now: Date }>('SELECT now()')).rows[0]!.now;
    if (!(await broken.workNext())) break;
    const { rows } = await jobs.db.pool.query<{ longest: number; shortest: number }>(
      `SELECT extract(epoch FROM due_at - $1::timestamptz)::float AS longest,
         extract(epoch FROM due_at - now())::float AS shortest
       FROM jobs WHERE state = 'waiting'`,
      [before],
    );
    if (rows[0]) waits.push(rows[0]);
    await jobs.makeDue();
  }

  expect(waits).toHaveLength(15);
  expect(waits[0]!.shortest).toBeLessThan(4.1);
  waits.forEach(({ longest }, index) => expect(longest).toBeGreaterThan(2 ** (index + 1) - 1));
  expect(jobs.outcomes.at(-1)).toBe('failed');
  expect(await jobs.states()).toEqual(['failed']);
  expect(jobs.lines.at(-1)).toMatch(/"level":50.*job failed too often/);
});

test('a final failure is not retried', async () => {
  await jobs.request({ kind: 'uno' });
  await jobs.workerThat(() => Promise.reject(Object.assign(new Error('No'), { isFinal: true }))).workNext();

  expect(jobs.outcomes).toEqual(['failed']);
  expect(await jobs.states()).toEqual(['failed']);
});

test('a woken worker runs all due jobs, and finishes the current ones when stopped', async () => {
  const begun = deferred();
  const finish = deferred();
  const worker = jobs.workerThat(() => {
    begun.resolve();
    return finish.promise;
  });
  await jobs.request({ kind: 'uno' });
  worker.wake();
  await begun.promise;
  const stopped = worker.stop();
  finish.resolve();
  await stopped;

  expect(jobs.outcomes).toEqual(['done']);
  expect(await jobs.states()).toEqual(['done']);
});

test('runs as many jobs at once as the queue’s concurrency allows, tasks or not', async () => {
  for (let index = 0; index < 5; index += 1) await jobs.request({ index });
  let [atWork, most] = [0, 0];
  const allLanes = deferred();
  const worker = jobs.workerThat(
    async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      if (atWork === 3) allLanes.resolve();
      await allLanes.promise;
      atWork -= 1;
    },
    { ...MAIL, concurrency: 3 },
  );
  worker.wake();
  await eventually(async () => expect(await jobs.states()).toEqual(Array(5).fill('done')));
  await worker.stop();

  expect(most).toBe(3);
});
