import { chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { binariesIn, type Binaries } from './binaries';
import { diskFault } from './disk-fault';
import { canEnter, type OsUser } from './os-user';

/** For files that the server's user can't reach elsewhere. */
export const SYSTEM_FOLDER = '/var/lib/turnero';

/** In SYSTEM_FOLDER if `user` can't reach them. */
export async function reachableBinaries(binaries: Binaries, user: OsUser | undefined): Promise<Binaries> {
  if (await canEnter(user, path.join(binaries.root, 'bin'))) return binaries;
  const root = path.join(SYSTEM_FOLDER, `postgresql-${binaries.version}`);
  if (!(await exists(root))) {
    await copyInto(binaries.root, root).catch((error: unknown) => {
      throw diskFault(`copiar los programas de PostgreSQL a ${root}`, error);
    });
  }
  return binariesIn(root, binaries.version);
}

/** Renames at the end: one of two copies wins. */
async function copyInto(source: string, root: string): Promise<void> {
  await makeSystemFolder();
  const copy = `${root}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await cp(source, copy, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
    await chmod(copy, 0o755);
    await rename(copy, root);
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    if (!(await exists(root))) throw error;
  }
}

/** 0755 whatever the umask. */
export async function makeSystemFolder(): Promise<void> {
  const created = await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  if (created) await chmod(SYSTEM_FOLDER, 0o755);
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
