import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../embedded-postgres/launcher';
import { isServerOf, readPidFile } from '../../embedded-postgres/pid-file';
import { builtFile } from './built';

const cleanUps: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Even if the test fails; last registered first. */
export function afterwards(cleanUp: () => Promise<void> | void): void {
  cleanUps.push(cleanUp);
}

/** For one test. Kills a remaining server. */
export async function dataFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'turnero-launcher-'));
  await chmod(folder, mode);
  afterwards(async () => {
    const home = await realpath(path.join(folder, 'postgres')).catch(() => folder);
    await killServer(home);
    for (const part of [home, folder]) await rm(part, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  return folder;
}

/** As main does; `lines` is its log. */
export async function start(dataDir: string): Promise<EmbeddedPostgres & { lines: string[] }> {
  const lines: string[] = [];
  const server = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });
  afterwards(() => server.stop());
  // Last: a deleted folder no longer leads to the data.
  cleanUps.unshift(() => rm(server.home, { recursive: true, force: true }));
  return { ...server, lines };
}

/** A process that holds a server until it is killed. */
export async function startInAnotherProcess(
  dataDir: string,
): Promise<{ process: ChildProcess; home: string; url: string }> {
  const launcher = JSON.stringify(builtFile('embedded-postgres/launcher.js'));
  const program = `require(${launcher}).startEmbeddedPostgres({ dataDir: process.argv[1], log() {} })
    .then(({ home, url }) => console.log(JSON.stringify({ home, url })));`;
  const child = spawn(process.execPath, ['-e', program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  afterwards(() => void child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout })) {
    return { process: child, ...(JSON.parse(line) as { home: string; url: string }) };
  }
  throw new Error('The other process ended without a server.');
}

/** kill -9. Returns the process id. */
export async function killServer(home: string): Promise<number | undefined> {
  const cluster = path.join(home, 'cluster');
  const pid = (await readPidFile(cluster))?.pid;
  if (!pid || !(await isServerOf(cluster, pid))) return undefined;
  process.kill(pid, 'SIGKILL');
  return pid;
}

export async function pidFileText(home: string): Promise<string> {
  return readFile(path.join(home, 'cluster', 'postmaster.pid'), 'utf8');
}
