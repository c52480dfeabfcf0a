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
  /** An empty `turnero` database, connected to as its owner, as in production. */
  url: string;
  /** PostgreSQL's administrator, on the `postgres` database. */
  adminUrl: string;
  /** kill -9 for the server, as the system's memory killer does. It comes back by itself. */
  crash(): Promise<void>;
  /** Stops the server and deletes all of it. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of our own in the temporary folder, fast and unsafe
 * against crashes unless `durable`. For tests, browser tests and measuring programs alike.
 * It goes away with this process, however that ends.
 */
export async function startThrowawayPostgres({ durable = false } = {}): Promise<ThrowawayPostgres> {
  await removeLeftovers();
  const folder = await mkdtemp(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
  // mkdtemp closes it to everyone; the server's user has to pass when we are root.
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

/** Folders whose maker is gone without a watchdog: one that was killed too, or a machine that was switched off. */
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

/** The process id of the server that runs on a home's data, if one does. */
async function serverOf(home: string): Promise<number | undefined> {
  const pid = (await readPidFile(clusterOf(home)))?.pid;
  return pid && (await isServerOf(clusterOf(home), pid)) ? pid : undefined;
}

async function removeAll(home: string, folder: string): Promise<void> {
  // Several attempts: a server that was just told to quit may still write.
  for (const part of [home, folder]) await rm(part, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
