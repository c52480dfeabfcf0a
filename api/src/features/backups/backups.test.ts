import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { features } from '../../features';
import { migrations } from '../../migrations/index';
import { opensWith, writeArchive } from '../../platform/backup/archive';
import { lastSealedIn } from '../../platform/backup/backup-file';
import { CONTENTS, TOTALS, type Contents } from '../../platform/backup/contents';
import { settleLiving } from '../../platform/backup/lives-again';
import { restoreInto, withClient } from '../../platform/backup/restore';
import { withScratchDatabase } from '../../platform/backup/scratch';
import { newBackupKey } from '../../platform/backup/sealing';
import { assertEmpty } from '../../platform/backup/while-restoring';
import { makeKey } from '../../testing/factories/api-keys';
import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { builtFile } from '../../testing/harness/built';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { machineEnvironment } from '../../testing/harness/program';
import { query } from '../../testing/harness/query';
import { asAdmin, jestServer } from '../../testing/harness/test-database';
import type { BackupSettings } from './backup-settings';
import { restoreClinic } from './restore-clinic';
import { checkBackup } from './run-backup';

const NIGHT = new Date('2026-06-02T06:05:00Z');
const hoursLater = (hours: number) => new Date(NIGHT.getTime() + hours * 3_600_000);
const OVERVIEW = `{ backups { isLate obstacle nightlyHour isEncrypted running { id state }
  lastChecked { id state file bytes rows fault } latest { id state askedBy fault } } }`;

interface Overview {
  backups: {
    isLate: boolean;
    obstacle: string | null;
    running: { id: string; state: string } | null;
    lastChecked: { id: string; state: string; file: string; bytes: number; rows: number } | null;
    latest: { id: string; state: string; askedBy: string | null; fault: string | null }[];
  };
}

let app: TestApp;
let folder: string;
let settings: BackupSettings;
let admin: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'turnero-backups-'));
  settings = {
    folder: path.join(folder, 'copias'),
    hour: 3,
    key: await newBackupKey(),
    checkUrl: null,
    keep: { days: 1, weeks: 0, months: 0 },
    lateAfterHours: 30,
  };
  app = await startTestApp(NIGHT, { backups: settings });
  const { token, userId } = await signedIn(app.db, 'admin');
  admin = token;
  await makeKey(app.db);
  await makeKey(app.db, { revokedAt: NIGHT });
  await app.db.pool.query("INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, sha256('x'))", [userId]);
  const { id: professionalId } = await makeProfessional(app.db, { name: 'Ana Ñandú' });
  const roomId = await makeRoom(app.db);
  const times = { from: '2026-06-02T10:00-03:00', to: '2026-06-02T10:30-03:00' };
  await makeAppointment(app.db, { professionalId, roomId, ...times, patientName: 'José\tPérez\nBar\\N' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  settings.folder = path.join(folder, 'copias');
});

const overview = async () => (await dataOf<Overview>(sendGraphQL(app, OVERVIEW, {}, admin))).backups;
const make = () =>
  dataOf<{ makeBackup: { id: string } }>(sendGraphQL(app, 'mutation { makeBackup { id } }', {}, admin));
const scratchDatabases = () =>
  asAdmin(jestServer(), (client) => client.query("SELECT FROM pg_database WHERE datname LIKE 'turnero_check_%'"));

const TRIGGERS = `SELECT tgrelid::regclass::text || '.' || tgname AS name, tgenabled AS "isOn"
  FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`;

/** Gone afterwards. */
function inEmptyDatabase<Result>(work: (url: string) => Promise<Result>, of = 'test'): Promise<Result> {
  return withScratchDatabase(jestServer().url, { of, signal: new AbortController().signal }, work);
}

test('pressed twice, one backup is made, restored and proved, for its owner’s eyes alone', async () => {
  const [{ makeBackup: first }, { makeBackup: second }] = await Promise.all([make(), make()]);
  expect(second.id).toBe(first.id);
  expect((await overview()).running).toEqual({ id: first.id, state: 'waiting' });

  await app.jobs.workAll();

  const { lastChecked, latest, isLate, obstacle } = await overview();
  expect(lastChecked).toMatchObject({ id: first.id, state: 'checked' });
  expect({ isLate, obstacle, backups: latest.length }).toEqual({ isLate: false, obstacle: null, backups: 1 });
  const file = path.join(settings.folder, lastChecked!.file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file)).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(await readdir(settings.folder)).toEqual([lastChecked!.file, `${lastChecked!.file}.json`]);
  expect((await scratchDatabases()).rowCount).toBe(0);
  expect(app.logged()).not.toContain('AGE-SECRET-KEY');
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  expect(metrics).toMatch(/^backup_checked_age_seconds\{database="test_\w+"\} 0$/m);
  expect(metrics).toMatch(/^backup_last_succeeded\{.+\} 1$/m);
});

test('what is restored is what was there, to the letter, and a clinic that lives is never written over', async () => {
  const { lastChecked } = await overview();
  const file = path.join(settings.folder, lastChecked!.file);

  const [patient, events, triggers] = await inEmptyDatabase(async (url) => {
    await restoreClinic(url, { file, key: settings.key, say: () => undefined });
    await expect(assertEmpty(url, app.db.tables)).rejects.toThrow('ya hay una clínica');
    return withClient(url, async (client) => [
      (await client.query('SELECT patient_name FROM appointments')).rows[0],
      (await client.query('SELECT FROM noted_changes')).rowCount,
      (await client.query(TRIGGERS)).rows,
    ]);
  });

  expect(patient).toEqual({ patient_name: 'José\tPérez\nBar\\N' });
  // Those that guard time are always on, also for who restores rows by hand.
  expect(triggers).toEqual((await app.db.pool.query(TRIGGERS)).rows);
  expect(events).toBe((await app.db.pool.query('SELECT FROM noted_changes')).rowCount);
});

test('npm run restore loads it into an empty database, without any sessions', async () => {
  const { lastChecked } = await overview();
  const file = path.join(settings.folder, lastChecked!.file);
  await inEmptyDatabase(async (url) => {
    const env = { ...machineEnvironment(), BACKUP_KEY: settings.key! };
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [builtFile('bundle/restore.js'), file, '--into', url, '--revoke'],
      { env },
    );
    expect([stdout.split('\n').at(-2), stderr]).toEqual([expect.stringContaining('Listo. Todas las sesiones'), '']);
    expect(stdout).toContain('Se revocaron 1 código de recuperación, 1 clave de API: hay que dar otros');
    expect(await query(url, 'SELECT FROM api_keys WHERE revoked_at IS NULL')).toEqual([]);
    expect(await query(url, 'SELECT count(*)::int AS sessions FROM sessions')).toEqual([{ sessions: 0 }]);
    expect(await query(url, 'SELECT name FROM professional_profiles')).toEqual([{ name: 'Ana Ñandú' }]);
    expect(await query(url, "SELECT to_regclass('unfinished_restore') AS mark")).toEqual([{ mark: null }]);
  });
});

test('credentials that may have been revoked since are listed with their count', async () => {
  const all = features.flatMap(({ revokeOnRestore = [] }) => revokeOnRestore);
  expect(await settleLiving(app.db, all, { now: NIGHT, isRevoked: false })).toContain(
    'Vuelven a abrir la clínica 1 código de recuperación, 1 clave de API, también lo que se revocó después de la copia.',
  );
});

test('npm run backup -- --new-key answers a key and nothing else, for BACKUP_KEY=$(…)', async () => {
  builtFile('bundle/backup.js');
  const script = path.resolve(__dirname, '../../../../scripts/turnero.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'backup', '--new-key']);
  expect(stdout).toMatch(/^AGE-SECRET-KEY-1[0-9A-Z]+\n$/);
});

test('whether a key opens the last encrypted file its beginning tells', async () => {
  const { lastChecked } = await overview();
  expect(await lastSealedIn(settings.folder)).toBe(lastChecked!.file);
  const file = path.join(settings.folder, lastChecked!.file);
  expect(await opensWith(file, settings.key!)).toBe(true);
  expect(await opensWith(file, await newBackupKey())).toBe(false);
});

test('another key, a changed file and a cut one are found out', async () => {
  const { lastChecked } = await overview();
  const file = path.join(settings.folder, lastChecked!.file);
  const whole = await readFile(file);
  const check = (key = settings.key) =>
    checkBackup(app.db, { ...settings, key }, lastChecked!.file, new AbortController().signal);

  await expect(check(await newBackupKey())).rejects.toThrow('no es la de esta copia');
  await expect(check(null)).rejects.toThrow('hace falta su clave');
  await truncate(file, whole.length - 20);
  await expect(check()).rejects.toThrow('no coincide con su suma');
  await rm(`${file}.json`);
  await expect(check()).rejects.toThrow('dañado o cortado');
  await writeFile(file, whole);
  expect((await scratchDatabases()).rowCount).toBe(0);
});

test('another installation’s database of the same name is left alone', async () => {
  const { lastChecked } = await overview();
  const another = { ...settings, key: await newBackupKey() };
  await inEmptyDatabase(async (url) => {
    const checked = checkBackup(app.db, another, lastChecked!.file, new AbortController().signal);
    await expect(checked).rejects.toThrow('no es la de esta copia');
    expect(await query(url, 'SELECT 1 AS there')).toEqual([{ there: 1 }]);
  }, app.db.name);
});

/** Without rows, of the schema of those migrations. */
async function emptyBackup(name: string, of: Pick<Contents, 'version' | 'migrations'>): Promise<string> {
  const tables = [{ name: 'backups', columns: ['id'] }];
  const none = { takenAt: NIGHT.toISOString(), postgres: '17', tables, sequences: [] };
  const contents: Contents = { format: 1, ...of, ...none };
  const file = path.join(folder, name);
  await writeArchive(file, null, async (add) => {
    await add({ name: CONTENTS, content: Buffer.from(JSON.stringify(contents)) });
    await add({ name: TOTALS, content: Buffer.from('{"rows":{}}') });
  });
  return file;
}

test('one of a newer version is refused', async () => {
  const file = await emptyBackup('newer.tar.gz', { version: '9.0.0', migrations: ['OfTheFuture9'] });
  await expect(restoreInto('postgres://nowhere.example/', { file, key: null, say: () => undefined })).rejects.toThrow(
    'más nuevo que este',
  );
});

test('one of the first schema that backups were made of is restored and audited, by what it has', async () => {
  const names = migrations.map(({ name }) => name);
  const until = names.slice(0, names.indexOf('Backups1768100300000') + 1);
  const file = await emptyBackup('older.tar.gz', { version: '1.1.0', migrations: until });
  await inEmptyDatabase(async (url) => {
    await restoreClinic(url, { file, key: null, say: () => undefined });
    expect(await query(url, "SELECT to_regclass('holds') AS holds")).toEqual([{ holds: null }]);
  });
});

test('each night one is made, whatever servers look for it, and only the rule’s are kept; others’ files stay', async () => {
  await writeFile(path.join(settings.folder, 'de-otro-programa.tar.gz'), '');
  app.clock.now = hoursLater(24);
  await Promise.all([app.jobs.go('backups'), app.jobs.go('backups')]);
  await app.jobs.workAll();
  await app.jobs.go('backups');
  await app.jobs.workAll();

  const { latest, lastChecked } = await overview();
  expect(latest.map(({ state, askedBy }) => [state, askedBy])).toEqual([
    ['checked', null],
    ['checked', expect.any(String)],
  ]);
  const names = await readdir(settings.folder);
  expect(names).toContain('de-otro-programa.tar.gz');
  expect(names).toContain(lastChecked!.file);
});

test('one that fails says why, is tried again after an hour, and is mailed to administrators once a day', async () => {
  settings.folder = path.join(folder, 'newer.tar.gz', 'copias');
  app.clock.now = hoursLater(48);
  const before = (await app.mails()).length;
  for (const hours of [48, 48.5, 49.5]) {
    app.clock.now = hoursLater(hours);
    await app.jobs.go('backups');
    await app.jobs.workAll();
    await app.jobs.go('backups');
  }
  const { latest, obstacle } = await overview();
  expect(latest.filter(({ state }) => state === 'failed')).toHaveLength(2);
  expect(latest[0]!.fault).toContain('No se pudo escribir en la carpeta');
  expect(obstacle).toBe(latest[0]!.fault);
  const mails = (await app.mails()).slice(before);
  expect(mails.map(({ subject }) => subject)).toEqual(['Falló la copia de seguridad - Centro Médico']);
  expect(mails[0]!.text).toMatch(/^Hola, .+:$/m);
  expect(mails[0]!.text).toContain('Última copia comprobada: 03-06-2026 03:05');
});

test('one with a killed server is shown as interrupted, and blocks no other', async () => {
  app.clock.now = hoursLater(72);
  await app.db.pool.query('INSERT INTO backups (id, asked_at, seen_at) VALUES (gen_random_uuid(), $1, $1)', [
    hoursLater(71.9),
  ]);
  await make();
  await app.jobs.workAll();
  const { latest } = await overview();
  expect(latest.slice(0, 2).map(({ state }) => state)).toEqual(['checked', 'failed']);
  expect(latest[1]!.fault).toContain('Se interrumpió');
});

test('without a folder none can be asked for, and the page says what is missing', async () => {
  const bare = await startTestApp();
  const { token } = await signedIn(bare.db, 'admin');
  expect(await failureOf(sendGraphQL(bare, 'mutation { makeBackup { id } }', {}, token))).toBe(
    'CONFLICT: No se hacen copias de seguridad: falta que quien mantiene el servidor elija una carpeta.',
  );
  const answer = await dataOf<Overview>(sendGraphQL(bare, OVERVIEW, {}, token));
  expect(answer.backups.obstacle).toContain('quien mantiene el servidor');
  await bare.close();
});
