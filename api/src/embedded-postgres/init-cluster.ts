import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../platform/startup-error';
import type { Binaries } from './binaries';
import { errorCode } from './disk-fault';
import type { OsUser } from './os-user';
import { faultLine, runTool } from './run-tool';

/** The API never connects as it. */
export const SUPERUSER = 'postgres';

export const clusterOf = (home: string) => path.join(home, 'cluster');
const passwordFileOf = (home: string) => path.join(home, 'password');

/** For character classes; order and case come from ICU's Argentine Spanish. */
const CHARACTERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'en_US.UTF-8', win32: 'en-US' };

/** Rejects with StartupError or a file system error. */
export async function initCluster(
  home: string,
  options: { binaries: Binaries; user?: OsUser; durable: boolean },
): Promise<void> {
  const { binaries, user, durable } = options;
  const cluster = clusterOf(home);
  // The server's user only passes through.
  await chmod(home, user ? 0o711 : 0o700);
  await mkdir(cluster, { mode: 0o700 });

  const password = randomBytes(24).toString('hex');
  await writeFile(passwordFileOf(home), password, { mode: 0o600 });
  const forInitdb = path.join(home, 'password.initdb');
  await writeFile(forInitdb, password, { mode: 0o600 });
  if (user) {
    await chown(cluster, user.uid, user.gid);
    await chown(forInitdb, user.uid, user.gid);
  }

  const result = await runTool(
    binaries.initdb,
    [
      `--pgdata=${cluster}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${forInitdb}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${CHARACTERS[process.platform] ?? 'C.UTF-8'}`,
      '--lc-messages=C',
      '--locale-provider=icu',
      '--icu-locale=es-AR',
      '--data-checksums',
      // One iteration is enough for a random password, and tests connect a thousand times.
      ...(durable ? [] : ['--no-sync', '--set=scram_iterations=1']),
    ],
    user,
  );
  await rm(forInitdb, { force: true });
  if (result.code !== 0) {
    throw new StartupError(`No se pudo crear la base de datos en ${home}: ${faultLine(result.output)}.`);
  }
}

export async function readPassword(home: string): Promise<string> {
  try {
    return (await readFile(passwordFileOf(home), 'utf8')).trim();
  } catch (error) {
    const reason =
      errorCode(error) === 'ENOENT'
        ? 'falta el archivo «password»'
        : 'pertenecen a otro usuario; iniciar con el mismo que la primera vez';
    throw new StartupError(`No se pueden usar los datos de ${home}: ${reason}.`);
  }
}
