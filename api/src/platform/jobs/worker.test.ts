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

test('A job asked for in a transaction is worked once, and what it wrote is kept', async () => {
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

test('A job asked for in a transaction that fails never existed', async () => {
  await expect(
    jobs.db.transaction(async (tx) => {
      await enqueue(tx, MAIL, { kind: 'uno' });
      throw new Error('No');
    }),
  ).rejects.toThrow('No');

  expect(await jobs.workerThat(async () => undefined).workNext()).toBe(false);
});

test('A job is not seen before its transaction ends', async () => {
  await jobs.db.transaction(async (tx) => {
    await enqueue(tx, MAIL, { kind: 'uno' });
    expect(await jobs.workerThat(async () => undefined).workNext()).toBe(false);
  });
  expect(await jobs.workerThat(async () => undefined).workNext()).toBe(true);
});

test('Several workers share jobs out and double none', async () => {
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

test('A job at work is passed by, and is free at once when its worker’s connection is cut', async () => {
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
  // PostgreSQL tells the worker of its end a moment before it lets go of the row.
  await eventually(async () => expect(await jobs.workerThat(async () => undefined).workNext()).toBe(true));
});

test('A job that fails leaves nothing behind, comes back later, and is logged without what it was about', async () => {
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

test('Jobs that keep failing are told of once in five minutes at first, and when one of them is done at last, not where there is nothing left to do', async () => {
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

test('Each time it waits about twice as long, and after sixteen times it is given up, for all to see', async () => {
  await jobs.request({ kind: 'uno' });
  const broken = jobs.workerThat(() => Promise.reject(new Error('No')));
  // It failed somewhere between the two moments that its wait is measured from.
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

test('A job that can never succeed is not tried again', async () => {
  await jobs.request({ kind: 'uno' });
  await jobs.workerThat(() => Promise.reject(Object.assign(new Error('No'), { isFinal: true }))).workNext();

  expect(jobs.outcomes).toEqual(['failed']);
  expect(await jobs.states()).toEqual(['failed']);
});

test('A worker that is woken works all that is due, and finishes what is at hand when it is stopped', async () => {
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

test('As many jobs are at work at once as the queue has lanes, whether they are errands or not', async () => {
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
    { ...MAIL, lanes: 3 },
  );
  worker.wake();
  await eventually(async () => expect(await jobs.states()).toEqual(Array(5).fill('done')));
  await worker.stop();

  expect(most).toBe(3);
});
