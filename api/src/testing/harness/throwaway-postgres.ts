import { chmod, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '../../embedded-postgres/home';
import { clusterOf } from '../../embedded-postgres/init-cluster';
import { startEmbeddedPostgres } from '../../embedded-postgres/launcher';
import { isServerOf, readPidFile } from '../../embedded-postgres/pid-file';
import { watchOver } from './watchdog';

const PREFIX = 'turnero-test-';

export interface ThrowawayPostgres {
  /** Empty `turnero` database, as its owner. */
  url: string;
  /** PostgreSQL's administrator, on `postgres`. */
  adminUrl: string;
  /** kill -9. The server restarts. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Ends with this process. Unsafe against crashes unless `durable`. */
export async function startThrowawayPostgres({ durable = false } = {}): Promise<ThrowawayPostgres> {
  await removeLeftovers();
  const folder = await mkdtemp(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
  // For the server's user, if we are root.
  await chmod(folder, 0o711);
  const callOff = watchOver(folder);
  const server = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined, durable });
  return {
    url: server.url,
    adminUrl: server.adminUrl,
    async crash() {
      const pid = await serverOf(server.home);
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
    },
    async stop() {
      await server.stop();
      callOff();
      await removeAll(server.home, folder);
    },
  };
}

/** Left when their maker and its watchdog were killed. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const maker = Number(name.slice(PREFIX.length).split('-')[0]);
    if (!Number.isInteger(maker) || isAlive(maker)) continue;
    const folder = path.join(tmpdir(), name);
    const home = await realpath(path.join(folder, 'postgres')).catch(() => folder);
    const pid = await serverOf(home);
    if (pid !== undefined) process.kill(pid, 'SIGQUIT');
    await removeAll(home, folder);
  }
}

async function serverOf(home: string): Promise<number | undefined> {
  const pid = (await readPidFile(clusterOf(home)))?.pid;
  return pid && (await isServerOf(clusterOf(home), pid)) ? pid : undefined;
}

async function removeAll(home: string, folder: string): Promise<void> {
  // A stopping server may still write.
  for (const part of [home, folder]) await rm(part, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
