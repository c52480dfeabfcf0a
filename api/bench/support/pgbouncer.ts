import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '../../src/embedded-postgres/server-process';
import { chooseServerUser } from '../../src/embedded-postgres/os-user';
import { eventually } from '../../src/testing/harness/eventually';
import { query } from '../../src/testing/harness/query';

export interface PgBouncer {
  /** The database's URL by way of it. */
  url: string;
  stop(): Promise<void>;
}

/**
 * PgBouncer before `target` in transaction mode, with defaults except that it retries a killed server after 1 s
 * instead of 15. null where it is not installed.
 */
export async function startPgBouncer(target: string): Promise<PgBouncer | null> {
  const { hostname, port, username, password, pathname } = new URL(target);
  const database = pathname.slice(1);
  const own = await freePort();
  const user = await chooseServerUser();
  const folder = await mkdtemp(path.join(tmpdir(), 'turnero-pgbouncer-'));
  const config = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    config,
    `
[databases]
${database} = host=${hostname} port=${port} dbname=${database} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
server_login_retry = 1
`,
  );
  await chmod(folder, 0o755);
  if (user) await chown(config, user.uid, user.gid);
  // Debian's folder may not be in PATH.
  const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` };
  const as = user && { uid: user.uid, gid: user.gid };
  const child = spawn('pgbouncer', ['-q', config], { env, stdio: 'ignore', ...as });
  if (
    !(await once(child, 'spawn').then(
      () => true,
      () => false,
    ))
  ) {
    await rm(folder, { recursive: true });
    return null;
  }
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;
  const stop = async () => {
    process.off('exit', end);
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      end();
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await eventually(() => query(url.href, 'SELECT 1'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: url.href, stop };
}
