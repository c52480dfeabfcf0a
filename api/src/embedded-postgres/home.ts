import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../platform/startup-error';
import { diskFault, errorCode } from './disk-fault';
import { clusterOf } from './init-cluster';
import { canEnter, type OsUser } from './os-user';
import { makeSystemFolder, SYSTEM_FOLDER } from './reachable-binaries';

/** undefined before the first start. */
export async function findHome(dataDir: string): Promise<string | undefined> {
  const entry = entryOf(dataDir);
  try {
    return await realpath(entry);
  } catch (error) {
    const link = await lstat(entry).catch(() => undefined);
    if (link) {
      throw new StartupError(
        `Los datos a los que apunta ${entry} ya no están: recuperarlos, o borrar ese enlace para empezar de cero.`,
      );
    }
    if (errorCode(error) === 'ENOENT') return undefined;
    throw diskFault(`usar la carpeta de datos ${dataDir}`, error);
  }
}

export async function clusterOwner(home: string): Promise<number> {
  const owner = await stat(clusterOf(home)).catch((error: unknown) => {
    throw diskFault(`acceder a los datos de ${home}`, error);
  });
  return owner.uid;
}

/**
 * Renames it at the end, so that an interrupted start leaves nothing. If `user` cannot enter DATA_DIR, links a system
 * folder.
 */
export async function makeHome(
  dataDir: string,
  user: OsUser | undefined,
  fill: (home: string) => Promise<void>,
): Promise<string> {
  const entry = entryOf(dataDir);
  let draft: string | undefined;
  try {
    await makeFolders(dataDir);
    const here = await canEnter(user, dataDir);
    const id = randomBytes(8).toString('hex');
    if (!here) await makeSystemFolder();
    await removeAbandonedDrafts(here ? dataDir : SYSTEM_FOLDER);
    draft = path.join(here ? dataDir : SYSTEM_FOLDER, `postgres.new-${process.pid}-${id}`);
    await mkdir(draft, { mode: 0o700 });
    await fill(draft);
    if (here) {
      await rename(draft, entry);
    } else {
      const home = path.join(SYSTEM_FOLDER, id);
      await rename(draft, home);
      draft = home;
      await symlink(home, entry);
    }
  } catch (error) {
    if (draft) await rm(draft, { recursive: true, force: true });
    if (!(await lstat(entry).catch(() => undefined))) throw diskFault(`usar la carpeta de datos ${dataDir}`, error);
  }
  return realpath(entry);
}

/** Node's recursive mkdir never ends where ENOENT is a refusal, as in /proc. */
async function makeFolders(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  if (path.dirname(folder) !== folder) await makeFolders(path.dirname(folder));
  await mkdir(folder).catch(async (error: unknown) => {
    // Another start may have made it.
    if (!(await isFolder(folder))) throw error;
  });
}

async function isFolder(name: string): Promise<boolean> {
  return (await stat(name).catch(() => undefined))?.isDirectory() ?? false;
}

/** Left by killed first starts. */
async function removeAbandonedDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

const entryOf = (dataDir: string) => path.join(dataDir, 'postgres');
