import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  afterwards,
  dataFolder,
  killServer,
  pidFileText,
  start,
  startInAnotherProcess,
} from '../testing/harness/data-folder';
import { eventually } from '../testing/harness/eventually';
import { query } from '../testing/harness/query';
import { chooseServerUser } from './os-user';
import { isServerOf, readPidFile } from './pid-file';
import { childOptions } from './run-tool';

const STORE = 'CREATE TABLE kept AS SELECT 42 AS answer';
const FIND = 'SELECT answer FROM kept';

test('after kill -9 of the program the next one takes over its server; after kill -9 of both it finds the data', async () => {
  const dataDir = await dataFolder();
  const killed = await startInAnotherProcess(dataDir);
  await query(killed.url, STORE);
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');

  const next = await startInAnotherProcess(dataDir);
  expect(next.url).toBe(killed.url);
  expect(await query(next.url, FIND)).toEqual([{ answer: 42 }]);
  next.process.kill('SIGKILL');
  await killServer(next.home);

  const last = await start(dataDir);
  expect(await query(last.url, FIND)).toEqual([{ answer: 42 }]);
  await last.stop();
  await expect(query(last.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});

test('a server that dies under a running program comes back where it was', async () => {
  const { url, home, lines } = await start(await dataFolder());
  await query(url, STORE);
  const pid = await killServer(home);

  const found = await eventually(() => query(url, FIND));

  expect(found).toEqual([{ answer: 42 }]);
  expect((await readPidFile(path.join(home, 'cluster')))?.pid).not.toBe(pid);
  expect(lines).toContain('PostgreSQL se detuvo: iniciando de nuevo.');
});

test('a stale pid file with another program’s id does not block the start', async () => {
  const dataDir = await dataFolder();
  const first = await start(dataDir);
  await query(first.url, STORE);
  const left = await pidFileText(first.home);
  await first.stop();
  // As the server's user, because PostgreSQL ignores processes that it can't signal.
  const other = spawn('sleep', ['60'], childOptions(await chooseServerUser()));
  afterwards(() => void other.kill());
  await writeFile(path.join(first.home, 'cluster', 'postmaster.pid'), left.replace(/^\d+/, String(other.pid)));

  const next = await start(dataDir);

  expect(await query(next.url, FIND)).toEqual([{ answer: 42 }]);
  expect(other.exitCode).toBeNull();
  expect(await isServerOf(path.join(next.home, 'cluster'), other.pid ?? 0)).toBe(false);
});
