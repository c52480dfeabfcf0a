import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { constants, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries';
import { clusterOf } from './init-cluster';
import type { OsUser } from './os-user';
import { readPidFile } from './pid-file';
import { childOptions, faultLine, runTool } from './run-tool';

export interface Server {
  home: string;
  binaries: Binaries;
  user?: OsUser;
  durable: boolean;
}

/** `busy`: the port or cluster is in use for a moment. */
export interface LaunchFault {
  busy: boolean;
  /** Names a living process. */
  lockFile: boolean;
  reason: string;
}

/** Outside our process group, so that Ctrl+C does not reach it. `meanwhile` runs while it starts. */
export async function launch(server: Server, port: number, meanwhile?: () => void): Promise<LaunchFault | undefined> {
  const cluster = clusterOf(server.home);
  // Simultaneous starts would overwrite a shared one.
  const logFile = path.join(server.home, `start-${randomBytes(8).toString('hex')}.log`);
  // As root in a foreign folder: never follow a link.
  const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW = 0 } = constants;
  const log = await open(logFile, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
  try {
    if (server.user) await log.chown(server.user.uid, server.user.gid);
    const child = spawn(server.binaries.postgres, ['-D', cluster, ...settings(port, server.durable)], {
      ...childOptions(server.user),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    let ended: string | undefined;
    child.once('error', (error) => (ended = error.message));
    child.once('exit', () => (ended ??= ''));
    child.unref();
    meanwhile?.();
    while (ended === undefined) {
      const file = await readPidFile(cluster);
      if (file?.ready && file.pid === child.pid) return undefined;
      await delay(20);
    }
    return await faultOf(`${await readFile(logFile, 'utf8')}\n${ended}`, cluster, port);
  } finally {
    await log.close();
    // Windows keeps open files.
    await rm(logFile, { force: true }).catch(() => undefined);
  }
}

async function faultOf(firstWords: string, cluster: string, port: number): Promise<LaunchFault> {
  const lockFile = /lock file .* already exists/.test(firstWords);
  const moved = LOG_MOVED.exec(firstWords)?.groups;
  const output = moved ? await wordsInLog(cluster, moved['pid']!) : firstWords;
  const busy = lockFile || BUSY.test(output) || !(await isFree(port));
  return { busy, lockFile, reason: faultLine(output) };
}

/** From here on it writes to its own log. */
const LOG_MOVED = /\[(?<pid>\d+)\] LOG: +redirecting log output/;
/** Its last line, unless it is killed. */
const LAST_WORD = /database system is shut down/;
/** The log's collector lags. */
const LAST_WORD_MS = 2_000;
/** Another start writes the lock file, a dead server's children run, or the port is taken. */
const BUSY = /lock file .* is empty|shared memory block|could not bind/;

/** Cuts connections. false after 30 seconds. */
export async function shutDown(server: Server): Promise<boolean> {
  const mode = server.durable ? 'fast' : 'immediate';
  const { code } = await runTool(
    server.binaries.pgCtl,
    ['stop', '-D', clusterOf(server.home), '-m', mode, '-w', '-t', '30'],
    server.user,
  );
  return code === 0;
}

function settings(port: number, durable: boolean): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    max_connections: 100,
    shared_buffers: '64MB',
    jit: 'off',
    timezone: 'UTC',
    lc_messages: 'C',
    // Per weekday. Without statements, which quote what people typed.
    logging_collector: durable ? 'on' : 'off',
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_size: 0,
    log_timezone: 'UTC',
    // wordsInLog parses it.
    log_line_prefix: '%m [%p] ',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    log_checkpoints: 'off',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** '' for none. The collector may lag, and the log end with a previous server's words. */
async function wordsInLog(cluster: string, pid: string): Promise<string> {
  const deadline = performance.now() + LAST_WORD_MS;
  for (;;) {
    const log = await newestLog(cluster);
    const start = log.lastIndexOf(`[${pid}] LOG:  starting PostgreSQL`);
    const words = start < 0 ? '' : log.slice(start).split('\n').slice(1).join('\n');
    if (LAST_WORD.test(words) || performance.now() > deadline) return words;
    await delay(20);
  }
}

async function newestLog(cluster: string): Promise<string> {
  const folder = path.join(cluster, 'log');
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const newest = files.sort((a, b) => b.at - a.at)[0];
  return newest ? readFile(path.join(folder, newest.name), 'utf8') : '';
}

/** Below the ephemeral ports (32768 and up), which other programs may take first. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(20_000, 30_000);
    if (await isFree(port)) return port;
  }
  throw new Error('no port');
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
