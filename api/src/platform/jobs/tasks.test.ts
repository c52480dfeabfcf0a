import { eventually } from '../../testing/harness/eventually';
import { MAIL } from '../mail/mail-queue';
import { enqueue, type Queue } from './enqueue';
import { deferred, openJobs, type TestJobs } from './testing/open-jobs';
import type { Task } from './worked-queue';

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await openJobs();
});
afterAll(() => jobs.close());
beforeEach(() => jobs.clear());

const openTransactions = async () =>
  (
    await jobs.db.pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'",
    )
  ).rowCount;
const written: string[] = [];
const task = (run: Task['run']): Task => ({
  run,
  record: () => Promise.resolve(void written.push('recorded')),
  release: () => Promise.resolve(void written.push('released')),
});
beforeEach(() => void written.splice(0));

test('a job runs outside a transaction and blocks no other job or queue', async () => {
  const other: Queue = { ...MAIL, name: 'test-other' };
  await jobs.request({ kind: 'uno' });
  await jobs.db.transaction((tx) => enqueue(tx, other, {}));
  let open: number | null = null;
  const run = async () => {
    open = await openTransactions();
    expect(await jobs.workerThat(async () => undefined).workNext()).toBe(false);
    expect(await jobs.workerThat(async () => undefined, other).workNext()).toBe(true);
  };
  await jobs.workerThat(() => Promise.resolve(task(run))).workNext();

  expect(open).toBe(0);
  expect(jobs.outcomes).toEqual(['done', 'done']);
  expect(written).toEqual(['recorded']);
  expect(await jobs.states()).toEqual(['done', 'done']);
});

test.each<[string, Queue, Task['run']]>([
  ['fails', MAIL, () => Promise.reject(new Error('No'))],
  ['takes longer than its queue allows', { ...MAIL, timeLimitMs: 50 }, () => new Promise(() => undefined)],
])('A task that %s is undone and comes back', async (_, queue, run) => {
  await jobs.request({ kind: 'uno' });
  await jobs.workerThat(() => Promise.resolve(task(run)), queue).workNext();

  expect(jobs.outcomes).toEqual(['retried']);
  expect(written).toEqual(['released']);
  expect(await jobs.states()).toEqual(['waiting']);
  expect(await openTransactions()).toBe(0);
});

test('a job of a dead worker is due again after its time limit, not before', async () => {
  await jobs.request({ kind: 'uno' });
  void jobs
    .workerThat(() => Promise.resolve(task(() => new Promise(() => undefined))))
    .workNext()
    .catch(() => undefined);
  await eventually(async () => expect(await jobs.states()).toEqual(['running']));
  const { rows } = await jobs.db.pool.query<{ left: number }>(
    'SELECT extract(epoch FROM due_at - now())::float AS left FROM jobs',
  );
  const limit = MAIL.timeLimitMs / 1000 + 15;
  expect(rows[0]!.left).toBeGreaterThan(limit - 15);
  expect(rows[0]!.left).toBeLessThanOrEqual(limit);

  expect(await jobs.workerThat(async () => undefined).workNext()).toBe(false);
  await jobs.makeDue();
  expect(await jobs.workerThat(async () => undefined).workNext()).toBe(true);
  expect(await jobs.states()).toEqual(['done']);
});

test('a job of a worker that dies at the last attempt is marked failed', async () => {
  await jobs.request({ kind: 'uno' });
  await jobs.db.pool.query('UPDATE jobs SET attempts = 15');
  void jobs
    .workerThat(() => Promise.resolve(task(() => new Promise(() => undefined))))
    .workNext()
    .catch(() => undefined);
  await eventually(async () => expect(await jobs.states()).toEqual(['running']));
  await jobs.makeDue();
  const worked: unknown[] = [];
  expect(await jobs.workerThat(async (job) => void worked.push(job)).workNext()).toBe(true);

  expect(worked).toEqual([]);
  expect(jobs.outcomes).toEqual(['failed']);
  expect(await jobs.states()).toEqual(['failed']);
  expect(jobs.lines.at(-1)).toMatch(/"level":50.*"attempt":16.*job failed too often: its worker was lost/);
  await jobs.makeDue();
  expect(await jobs.workerThat(async () => undefined).workNext()).toBe(false);
});

test('a late end is recorded if no other worker has claimed the job', async () => {
  await jobs.request({ kind: 'uno' });
  const end = deferred();
  const late = jobs.workerThat(() => Promise.resolve(task(() => end.promise))).workNext();
  await eventually(async () => expect(await jobs.states()).toEqual(['running']));
  await jobs.makeDue();
  end.resolve();
  await late;

  expect(written).toEqual(['recorded']);
  expect(await jobs.states()).toEqual(['done']);
});

test.each<[string, (end: ReturnType<typeof deferred>) => void]>([
  ['fails', (end) => end.reject(new Error('No'))],
  ['succeeds', (end) => end.resolve()],
])('a task that %s after its time leaves the job to the worker that has claimed it', async (_, endLate) => {
  await jobs.request({ kind: 'uno' });
  const [first, second] = [deferred(), deferred()];
  const late = jobs.workerThat(() => Promise.resolve(task(() => first.promise))).workNext();
  await eventually(async () => expect(await jobs.states()).toEqual(['running']));
  await jobs.makeDue();
  const next = jobs.workerThat(() => Promise.resolve(task(() => second.promise))).workNext();
  await eventually(async () =>
    expect((await jobs.db.pool.query('SELECT attempts FROM jobs')).rows).toEqual([{ attempts: 2 }]),
  );

  endLate(first);
  await late;
  expect(await jobs.states()).toEqual(['running']);
  expect(written).toEqual([]);
  expect(jobs.outcomes).toEqual([]);
  expect(jobs.lines.at(-1)).toMatch(/"level":40.*"attempt":1.*no longer this worker/);

  second.resolve();
  await next;
  expect(written).toEqual(['recorded']);
  expect(jobs.outcomes).toEqual(['done']);
  await jobs.makeDue();
  expect(await jobs.workerThat(async () => undefined).workNext()).toBe(false);
});

test('a job runs once even if the database is unreachable at its end', async () => {
  await jobs.request({ kind: 'uno' });
  let [runs, records] = [0, 0];
  await jobs
    .workerThat(() =>
      Promise.resolve({
        run: () => Promise.resolve(void (runs += 1)),
        record: () => ((records += 1) === 1 ? Promise.reject(new Error('Connection terminated')) : Promise.resolve()),
      }),
    )
    .workNext();

  expect([runs, records]).toEqual([1, 2]);
  expect(jobs.outcomes).toEqual(['done']);
  expect(jobs.lines.join('')).toMatch(
    /"level":40.*Connection terminated.*"try":1.*end of a task could not be recorded/,
  );
});

test('an end that cannot be recorded is logged at once', async () => {
  await jobs.request({ kind: 'uno' });
  const worker = jobs.workerThat(() =>
    Promise.resolve({ run: () => Promise.resolve(), record: () => Promise.reject(new Error('A fault of ours')) }),
  );
  await expect(worker.workNext()).rejects.toThrow('A fault of ours');

  expect(jobs.lines).toHaveLength(1);
  expect(jobs.lines[0]).toMatch(/A fault of ours.*"try":1.*end of a task could not be recorded/);
});
