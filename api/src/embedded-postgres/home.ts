import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../platform/startup-error';
import { diskFault, errorCode } from './disk-fault';
import { clusterOf } from './init-cluster';
import { canEnter, type OsUser } from './os-user';
import { makeSystemFolder, SYSTEM_FOLDER } from './reachable-binaries';

/** Where `<DATA_DIR>/postgres` really is; undefined before the first start. */
export async function findHome(dataDir: string): Promise<string | undefined> {
  const entry = entryOf(dataDir);
  try {
    return await realpath(entry);
  } catch (error) {
    const link = await lstat(entry).catch(() => undefined);
    if (link) {
      throw new StartupError(`Los datos a los que apunta ${entry} ya no están: recuperarlos, o borrar ese enlace para empezar de cero.`);
    }
    if (errorCode(error) === 'ENOENT') return undefined;
    throw diskFault(`usar la carpeta de datos ${dataDir}`, error);
  }
}

/** The uid that owns a home's cluster. */
export async function clusterOwner(home: string): Promise<number> {
  const owner = await stat(clusterOf(home)).catch((error: unknown) => {
    throw diskFault(`acceder a los datos de ${home}`, error);
  });
  return owner.uid;
}

/**
 * Makes a home, fills it with `fill`, and only then puts it in place under
 * `<DATA_DIR>/postgres`, in one step: a start that is cut short leaves nothing
 * half made behind, and of two first starts at once the later one uses what
 * the earlier one made. When `user` can't pass through DATA_DIR the home goes
 * to our system folder under a random name and a link takes its place, so
 * deleting DATA_DIR still means starting afresh.
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

/** One by one: Node's own recursive mkdir never ends where a file system refuses with ENOENT, as /proc does. */
async function makeFolders(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  if (path.dirname(folder) !== folder) await makeFolders(path.dirname(folder));
  await mkdir(folder).catch(async (error: unknown) => {
    // Another start may have made it meanwhile.
    if (!(await isFolder(folder))) throw error;
  });
}

async function isFolder(name: string): Promise<boolean> {
  return (await stat(name).catch(() => undefined))?.isDirectory() ?? false;
}

/** Drafts whose maker is gone: a first start that was killed. */
async function removeAbandonedDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Whether some process has this id, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

const entryOf = (dataDir: string) => path.join(dataDir, 'postgres');
