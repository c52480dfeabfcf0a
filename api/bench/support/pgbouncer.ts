import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '../../src/embedded-postgres/server-process';
import { chooseServerUser } from '../../src/embedded-postgres/os-user';
import { eventually } from '../../src/testing/harness/eventually';
import { query } from '../../src/testing/harness/query';
import { startProgram } from './start-program';

export interface PgBouncer {
  /** Through PgBouncer. */
  url: string;
  stop(): Promise<void>;
}

/** Transaction mode before `target`; retries after 1 s instead of 15. null: not installed. */
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
  const account = user && { uid: user.uid, gid: user.gid };
  const kill = await startProgram('pgbouncer', ['-q', config], { stdio: 'ignore', ...account });
  const stop = async () => {
    await kill?.();
    await rm(folder, { recursive: true, force: true });
  };
  if (!kill) {
    await stop();
    return null;
  }
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;
  try {
    await eventually(() => query(url.href, 'SELECT 1'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: url.href, stop };
}
