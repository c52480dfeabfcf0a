import { startTestApp, type TestApp } from '../../testing/harness/app';
import { eventually } from '../../testing/harness/eventually';
import { createLog } from '../log';
import type { Context } from '../context';
import { MAIL } from '../mail/mail-queue';
import { enqueue } from './enqueue';
import type { Queue } from './queue';
import { installQueues, queueStoreOn } from './queue-store';
import type { Errand, Job } from './worked-queue';
import { Worker, type JobOutcome } from './worker';

let app: TestApp;
let lines: string[];
let outcomes: JobOutcome[];
beforeAll(async () => { app = await startTestApp(); });
afterAll(() => app.close());
beforeEach(async () => {
  lines = [];
  outcomes = [];
  await app.db.pool.query('DELETE FROM pgboss.job');
});

const NOTE = {
  name: 'test-note',
  text: 'INSERT INTO secrets (name, key) VALUES ($1::text, sha256($1::text::bytea)) ON CONFLICT DO NOTHING',
};

/** Notes what it takes, and works it within that transaction; or else by the errand that is answered. */
function workerThat(work: (job: Job) => Promise<Errand | void>, queue: Queue = MAIL): Worker {
  return new Worker({
    db: app.db,
    store: queueStoreOn(app.db.pool),
    queue: {
      ...queue,
      take: async (job, tx) => {
        await tx.rows(NOTE, [job.id]);
        return (await work(job)) ?? null;
      },
    },
    contextOf: () => ({}) as Context,
    onOutcome: (outcome) => void outcomes.push(outcome),
    log: createLog('info', { write: (line) => void lines.push(line) }),
  });
}

const request = (data: object) => app.db.transaction((tx) => enqueue(tx, MAIL, data));
const makeDue = () => app.db.pool.query("UPDATE pgboss.job SET start_after = now() - interval '1 second'");
const states = async () => (await app.db.pool.query<{ state: string }>('SELECT state::text FROM pgboss.job')).rows.map(({ state }) => state);
const notes = async () => (await app.db.pool.query("SELECT FROM secrets WHERE name NOT IN ('cancel-link', 'sign-in-source')")).rowCount;

function deferred(): { promise: Promise<void>; resolve(): void; reject(error: Error): void } {
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((settle, refuse) => { [resolve, reject] = [settle, refuse]; });
  return { promise, resolve, reject };
}

test('A job asked for in a transaction is worked once, and what it wrote is kept', async () => {
  const before = await notes();
  await request({ kind: 'uno' });
  const worked: object[] = [];
  const worker = workerThat(async ({ data }) => void worked.push(data));

  expect(await worker.workNext()).toBe(true);
  expect(await worker.workNext()).toBe(false);
  expect(worked).toEqual([{ kind: 'uno' }]);
  expect(await notes()).toBe(before! + 1);
  expect(outcomes).toEqual(['done']);
});

test('A job asked for in a transaction that fails never existed', async () => {
  await expect(app.db.transaction(async (tx) => {
    await enqueue(tx, MAIL, { kind: 'uno' });
    throw new Error('No');
  })).rejects.toThrow('No');

  expect(await workerThat(async () => undefined).workNext()).toBe(false);
});

test('A job is not seen before its transaction ends', async () => {
  await app.db.transaction(async (tx) => {
    await enqueue(tx, MAIL, { kind: 'uno' });
    expect(await workerThat(async () => undefined).workNext()).toBe(false);
  });
  expect(await workerThat(async () => undefined).workNext()).toBe(true);
});

test('Several workers share jobs out and double none', async () => {
  for (let index = 0; index < 12; index += 1) await request({ index });
  const worked: unknown[] = [];
  const workers = Array.from({ length: 4 }, () => workerThat(async ({ data }) => void worked.push((data as { index: number }).index)));
  await Promise.all(workers.map(async (worker) => {
    while (await worker.workNext());
  }));

  expect(worked.toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('A job at work is passed by, and is free at once when its worker’s connection is cut', async () => {
  await request({ kind: 'uno' });
  let passedBy: boolean | undefined;
  const cut = workerThat(async () => {
    passedBy = !(await workerThat(async () => undefined).workNext());
    await app.db.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'idle in transaction' AND pid <> pg_backend_pid()`,
    );
  });

  await expect(cut.workNext()).rejects.toThrow(/terminat|connection|ECONNRESET/i);
  expect(passedBy).toBe(true);
  expect(outcomes).toEqual([]);
  expect(await workerThat(async () => undefined).workNext()).toBe(true);
});

test('A job that fails leaves nothing behind, comes back later, and is logged without what it was about', async () => {
  const before = await notes();
  await request({ kind: 'uno' });
  const broken = workerThat(() => Promise.reject(Object.assign(new Error('pedro@ejemplo.example'), { code: 'X' })));

  expect(await broken.workNext()).toBe(true);
  expect(await broken.workNext()).toBe(false);
  expect(await notes()).toBe(before);
  expect(await states()).toEqual(['retry']);
  expect(outcomes).toEqual(['retried']);
  expect(lines.join('')).toMatch(/"level":40.*"attempt":1.*job failed and will be tried again/);
  const { rows } = await app.db.pool.query<{ output: unknown }>('SELECT output FROM pgboss.job');
  expect(lines.join('') + JSON.stringify(rows)).not.toContain('pedro');

  await makeDue();
  expect(await workerThat(async () => undefined).workNext()).toBe(true);
  expect(await states()).toEqual(['completed']);
});

test('Each time it waits about twice as long, and after sixteen times it is given up, for all to see', async () => {
  await request({ kind: 'uno' });
  const broken = workerThat(() => Promise.reject(new Error('No')));
  // It failed somewhere between the two moments that its wait is measured from.
  const waits: { longest: number; shortest: number }[] = [];
  for (;;) {
    const before = (await app.db.pool.query<{ now: Date }>('SELECT now()')).rows[0]!.now;
    if (!(await broken.workNext())) break;
    const { rows } = await app.db.pool.query<{ longest: number; shortest: number }>(
      "SELECT extract(epoch FROM start_after - $1::timestamptz)::float AS longest, extract(epoch FROM start_after - now())::float AS shortest FROM pgboss.job WHERE state = 'retry'",
      [before],
    );
    if (rows[0]) waits.push(rows[0]);
    await makeDue();
  }

  expect(waits).toHaveLength(15);
  expect(waits[0]!.shortest).toBeLessThan(4.1);
  waits.forEach(({ longest }, index) => expect(longest).toBeGreaterThan(2 ** (index + 1) - 1));
  expect(outcomes.at(-1)).toBe('failed');
  expect(await states()).toEqual(['failed']);
  expect(lines.at(-1)).toMatch(/"level":50.*job failed too often/);
});

test('A job that can never succeed is not tried again', async () => {
  await request({ kind: 'uno' });
  await workerThat(() => Promise.reject(Object.assign(new Error('No'), { isFinal: true }))).workNext();

  expect(outcomes).toEqual(['failed']);
  expect(await states()).toEqual(['cancelled']);
});

test('A started worker takes new jobs by itself and finishes the one at hand when it is stopped', async () => {
  const begun = deferred();
  const finish = deferred();
  const worker = workerThat(() => {
    begun.resolve();
    return finish.promise;
  });
  worker.start();
  await request({ kind: 'uno' });
  await begun.promise;
  const stopped = worker.stop();
  finish.resolve();
  await stopped;

  expect(outcomes).toEqual(['done']);
  expect(await states()).toEqual(['completed']);
});

describe('An errand', () => {
  const openTransactions = async () =>
    (await app.db.pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'",
    )).rowCount;
  const written: string[] = [];
  const errand = (run: Errand['run']): Errand => ({
    run,
    record: () => Promise.resolve(void written.push('recorded')),
    release: () => Promise.resolve(void written.push('released')),
  });
  beforeEach(() => void written.splice(0));

  test('is run in no transaction, while others pass it by and other queues go on', async () => {
    const other: Queue = { ...MAIL, name: 'test-other' };
    await installQueues(app.db.pool, [other]);
    await request({ kind: 'uno' });
    await app.db.transaction((tx) => enqueue(tx, other, {}));
    let open: number | null = null;
    const run = async () => {
      open = await openTransactions();
      expect(await workerThat(async () => undefined).workNext()).toBe(false);
      expect(await workerThat(async () => undefined, other).workNext()).toBe(true);
    };
    await workerThat(() => Promise.resolve(errand(run))).workNext();

    expect(open).toBe(0);
    expect(outcomes).toEqual(['done', 'done']);
    expect(written).toEqual(['recorded']);
    expect(await states()).toEqual(['completed', 'completed']);
  });

  test.each<[string, Queue, Errand['run']]>([
    ['fails', MAIL, () => Promise.reject(new Error('No'))],
    ['takes longer than its queue allows', { ...MAIL, timeLimitMs: 50 }, () => new Promise(() => undefined)],
  ])('that %s is undone and comes back', async (_, queue, run) => {
    await request({ kind: 'uno' });
    await workerThat(() => Promise.resolve(errand(run)), queue).workNext();

    expect(outcomes).toEqual(['retried']);
    expect(written).toEqual(['released']);
    expect(await states()).toEqual(['retry']);
    expect(await openTransactions()).toBe(0);
  });

  test('whose worker dies comes back when its time is over, and not before', async () => {
    await request({ kind: 'uno' });
    void workerThat(() => Promise.resolve(errand(() => new Promise(() => undefined)))).workNext().catch(() => undefined);
    await eventually(async () => expect(await states()).toEqual(['active']));
    const { rows } = await app.db.pool.query('SELECT extract(epoch FROM expire_in)::int AS seconds FROM pgboss.job');
    expect(rows).toEqual([{ seconds: MAIL.timeLimitMs / 1000 + 15 }]);

    await app.jobs.go('lost-jobs');
    expect(await states()).toEqual(['active']);
    await app.db.pool.query("UPDATE pgboss.job SET started_on = started_on - expire_in");
    await app.jobs.go('lost-jobs');
    expect(await states()).toEqual(['retry']);
    await makeDue();
    expect(await workerThat(async () => undefined).workNext()).toBe(true);
    expect(await states()).toEqual(['completed']);
  });

  test.each<[string, (end: ReturnType<typeof deferred>) => void]>([
    ['fails', (end) => end.reject(new Error('No'))],
    ['succeeds', (end) => end.resolve()],
  ])('that %s after its time leaves the job to whoever has taken it since', async (_, endLate) => {
    await request({ kind: 'uno' });
    const [first, second] = [deferred(), deferred()];
    const late = workerThat(() => Promise.resolve(errand(() => first.promise))).workNext();
    await eventually(async () => expect(await states()).toEqual(['active']));
    await app.db.pool.query('UPDATE pgboss.job SET started_on = started_on - expire_in');
    await app.jobs.go('lost-jobs');
    await makeDue();
    const next = workerThat(() => Promise.resolve(errand(() => second.promise))).workNext();
    await eventually(async () => expect(await states()).toEqual(['active']));

    endLate(first);
    await late;
    expect(await states()).toEqual(['active']);
    expect(written).toEqual([]);
    expect(outcomes).toEqual([]);
    expect(lines.at(-1)).toMatch(/"level":40.*"attempt":1.*no longer this worker/);

    second.resolve();
    await next;
    expect(written).toEqual(['recorded']);
    expect(outcomes).toEqual(['done']);
    await makeDue();
    expect(await workerThat(async () => undefined).workNext()).toBe(false);
  });

  test('is run once though the database is out of reach when it ends', async () => {
    await request({ kind: 'uno' });
    let [runs, records] = [0, 0];
    await workerThat(() => Promise.resolve({
      run: () => Promise.resolve(void (runs += 1)),
      record: () => ((records += 1) === 1 ? Promise.reject(new Error('Connection terminated')) : Promise.resolve()),
    })).workNext();

    expect([runs, records]).toEqual([1, 2]);
    expect(outcomes).toEqual(['done']);
    expect(lines.join('')).toMatch(/"level":40.*Connection terminated.*"try":1.*end of an errand could not be recorded/);
  });

  test('whose end cannot be recorded, whenever it is tried, is told of at once', async () => {
    await request({ kind: 'uno' });
    const worker = workerThat(() => Promise.resolve({ run: () => Promise.resolve(), record: () => Promise.reject(new Error('A fault of ours')) }));
    await expect(worker.workNext()).rejects.toThrow('A fault of ours');

    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/A fault of ours.*"try":1.*end of an errand could not be recorded/);
  });
});
