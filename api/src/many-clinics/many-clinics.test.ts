import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

import { makeProfessional, signedIn } from '../testing/factories/people';
import { MONDAY_8AM } from '../testing/harness/app';
import { startTestClinics, type TestClinics } from '../testing/harness/clinics';
import { dataOf, sendGraphQL } from '../testing/harness/graphql';
import { HandTimers } from '../testing/harness/hand-timers';
import { eventually } from '../testing/harness/eventually';

const NAMES = ['norte', 'sur'] as const;
const MINUTE_MS = 60_000;

let timers: HandTimers;
let served: TestClinics;

beforeAll(async () => {
  timers = new HandTimers();
  served = await startTestClinics(NAMES, { timers, mostOpen: 1, trustedProxies: 0 });
  await makeProfessional(served.clinics[0]!.db, { name: 'Nora Norte' });
  await makeProfessional(served.clinics[1]!.db, { name: 'Saúl Sur' });
});
afterAll(() => served.close());

const PROFESSIONALS = '/api/public/professionals';
const namesAt = async (host: string) => (await served.at(host, PROFESSIONALS)).text;
const metric = async (name: string) => {
  const { text } = await served.at('10.0.0.1', '/metrics');
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
};

describe('a host', () => {
  test('leads to its clinic in any spelling', async () => {
    expect(await namesAt('norte.example')).toContain('Nora Norte');
    expect(await namesAt('SUR.example.:4000')).toContain('Saúl Sur');
    expect(await namesAt('www.sur.example')).toContain('Saúl Sur');
  });

  test('that is unknown gets a 404 page that names no clinic', async () => {
    const answer = await served.at('este.example', '/profesionales', { accept: 'text/html' });
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('<h1>Acá no hay nada</h1>');
    expect(answer.text).not.toMatch(/cl[ií]nica|norte|sur/i);
  });

  test('forged in X-Forwarded-Host is ignored without a proxy', async () => {
    const answer = await served.at('norte.example', PROFESSIONALS, { 'x-forwarded-host': 'sur.example' });
    expect(answer.text).toContain('Nora Norte');
  });

  test('that is not canonical redirects pages, because sessions belong to one origin', async () => {
    const answer = await served.at('www.norte.example', '/turnos?dia=2026-06-02', { accept: 'text/html' });
    expect([answer.status, answer.headers.location]).toEqual([308, 'https://norte.example/turnos?dia=2026-06-02']);
  });
});

describe('the process', () => {
  test('is healthy and ready under any host', async () => {
    const answers = await Promise.all(['/health', '/ready'].map((path) => served.at('10.0.0.1', path)));
    expect(await Promise.all(answers.map(({ status }) => status))).toEqual([200, 200]);
  });

  test('hides /metrics at clinics’ hosts', async () => {
    expect((await served.at('norte.example', '/metrics')).status).toBe(404);
  });

  test('limits open clinics, closes the longest unused one, and idle ones in the end', async () => {
    await namesAt('norte.example');
    await namesAt('sur.example');
    await eventually(async () => expect(await metric('clinics_open')).toBe(1));
    await timers.advance(6 * MINUTE_MS);
    expect(await metric('clinics_open')).toBe(0);
  });
});

test('a change of the directory applies within seconds', async () => {
  const { directory } = served;
  const known = (await directory.list())[0]!;
  await namesAt('norte.example');
  await directory.put({ ...known, isSuspended: true });
  await timers.advance(6_000);
  expect((await served.at('norte.example', PROFESSIONALS)).status).toBe(404);

  await directory.put({ ...known, hosts: ['nuevo.example'] });
  await timers.advance(1_000);
  expect(await namesAt('nuevo.example')).toContain('Nora Norte');
  expect((await served.at('norte.example', PROFESSIONALS)).status).toBe(404);
  await directory.put(known);
  await timers.advance(6_000);
});

test('mails of an idle clinic are sent from its address, with its links', async () => {
  served.app.start();
  const [, sur] = served.clinics;
  const { userId } = await signedIn(sur!.db, 'user');
  await sur!.db.pool.query(`INSERT INTO jobs (id, queue, data) SELECT gen_random_uuid(), 'mail', $1`, [
    JSON.stringify({ kind: 'password-changed', userId }),
  ]);
  await timers.advance(40 * MINUTE_MS);
  await eventually(async () => expect(served.mails.map(({ clinic }) => clinic)).toEqual(['sur']));
  expect(served.mails[0]!.text).toContain('https://sur.example/');
});

describe('an idle clinic', () => {
  const waiting = async () => {
    const { text } = await served.at('10.0.0.1', '/metrics');
    expect(text).toMatch(/^clinics_open 0$/m);
    return Array.from(text.matchAll(/^(jobs_\w+)\{database="\w+",clinic="(\w+)",queue="mail"\} (\d+)/gm), (found) =>
      found.slice(1).join(' '),
    );
  };

  test('with a waiting mail is in /metrics until the mail is sent', async () => {
    const { db } = served.clinics[1]!;
    const { userId } = await signedIn(db, 'user');
    await db.pool.query(
      `INSERT INTO jobs (id, queue, data, created_at, due_at)
       VALUES (gen_random_uuid(), 'mail', $1, now() - interval '1 hour', now() + interval '1 day')`,
      [JSON.stringify({ kind: 'password-changed', userId })],
    );
    await timers.advance(40 * MINUTE_MS);
    await eventually(async () =>
      expect(await waiting()).toEqual([
        'jobs_unfinished sur 1',
        expect.stringMatching(/^jobs_oldest_age_seconds sur 36/),
      ]),
    );

    await db.pool.query("UPDATE jobs SET due_at = now() WHERE state = 'waiting'");
    await timers.advance(40 * MINUTE_MS);
    await eventually(async () => expect(await waiting()).toEqual([]));
  });

  test('without jobs is not asked for them on closing', async () => {
    const sent = jest.spyOn(Client.prototype, 'query');
    const asked = (words: string) =>
      sent.mock.calls.filter(([query]: unknown[]) => ((query as { text?: string }).text ?? '').includes(words)).length;
    await timers.advance(40 * MINUTE_MS);
    // Once on care, and once on closing.
    await eventually(async () => expect(asked('AS "queue mail"')).toBeGreaterThanOrEqual(4));
    expect(asked('min(created_at)')).toBe(0);
    sent.mockRestore();
  });
});

test('an API key is invalid at another clinic', async () => {
  const [norte, sur] = served.clinics;
  const { token } = await signedIn(norte!.db, 'admin');
  expect((await sendGraphQL(norte!, '{ users { total } }', {}, token)).errors).toBeUndefined();
  expect((await sendGraphQL(sur!, '{ users { total } }', {}, token)).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
});

describe('each clinic’s backups', () => {
  const settings = { hour: 3, key: null, checkUrl: null, keep: { days: 1, weeks: 0, months: 0 }, lateAfterHours: 30 };
  const clock = { now: MONDAY_8AM };
  let folder: string;
  let saving: TestClinics;
  let idle: HandTimers;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'turnero-backups-'));
    idle = new HandTimers();
    const backups = { ...settings, folder };
    saving = await startTestClinics(NAMES, { timers: idle, backups, trustedProxies: 0, clock: () => clock.now });
    // One succeeded; one was interrupted and is due later.
    for (const [index, fault] of [null, 'interrupted'].entries())
      await saving.clinics[index]!.db.pool.query(
        "INSERT INTO backups (id, asked_at, ended_at, fault) VALUES (gen_random_uuid(), $1::timestamptz - interval '1 hour', $1, $2)",
        [MONDAY_8AM, fault],
      );
  });
  afterAll(async () => {
    await saving.close();
    await rm(folder, { recursive: true });
  });

  test('are in its own folder and list', async () => {
    const listed: string[][] = [];
    for (const clinic of saving.clinics) {
      const { token } = await signedIn(clinic.db, 'admin');
      const { backups } = await dataOf<{ backups: { latest: { state: string }[] } }>(
        sendGraphQL(clinic, '{ backups { latest { state } } }', {}, token),
      );
      listed.push(backups.latest.map(({ state }) => state));
    }
    expect(listed).toEqual([['checked'], ['failed']]);
    expect(await readdir(folder)).toEqual(['norte', 'sur']);
  });

  test('are in /metrics while it is closed, with growing age, until it is suspended', async () => {
    const told = async () => {
      const { text } = await saving.at('10.0.0.1', '/metrics');
      return Array.from(text.matchAll(/^backup_(expected|checked_age_seconds)\{.*clinic="(\w+)"\} (\d+)$/gm), (found) =>
        found.slice(1).join(' '),
      );
    };
    for (const { host } of saving.clinics) await saving.at(host, PROFESSIONALS);
    await idle.advance(6 * MINUTE_MS);
    clock.now = new Date(MONDAY_8AM.getTime() + 10 * MINUTE_MS);
    await eventually(async () => expect((await saving.at('10.0.0.1', '/metrics')).text).toMatch(/^clinics_open 0$/m));
    expect(await told()).toEqual(['expected norte 1', 'expected sur 1', 'checked_age_seconds norte 4200']);

    const [norte] = await saving.directory.list();
    await saving.directory.put({ ...norte!, isSuspended: true });
    await idle.advance(6_000);
    expect(await told()).toEqual(['expected sur 1']);
  });

  test('with unreadable figures are logged once, and the database counts as up', async () => {
    const { host, db } = saving.clinics[1]!;
    await saving.at(host, PROFESSIONALS);
    const isUp = async () => /^database_up (\d)$/m.exec((await saving.at('10.0.0.1', '/metrics')).text)?.[1];
    await db.pool.query('ALTER TABLE backups RENAME TO backups_elsewhere');
    expect([await isUp(), await isUp()]).toEqual(['1', '1']);
    const lines = saving.logged().match(/"figures":"backup_expected","msg":"figures for \/metrics cannot be read"/g);
    expect(lines).toHaveLength(1);
    await db.pool.query('ALTER TABLE jobs RENAME TO jobs_elsewhere');
    expect(await isUp()).toBe('0');
    await db.pool.query('ALTER TABLE backups_elsewhere RENAME TO backups; ALTER TABLE jobs_elsewhere RENAME TO jobs');
  });
});
