import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Node's `recursive` loops for ever in folders that accept none, such as /proc. */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  const fault = await faultOfMaking(folder, mode);
  if (fault === null) return;
  const above = path.dirname(folder);
  if (fault.code !== 'ENOENT' || above === folder) throw fault;
  await makeFolder(above, mode);
  const still = await faultOfMaking(folder, mode);
  if (still) throw still;
}

/** null: it exists. */
async function faultOfMaking(folder: string, mode: number): Promise<NodeJS.ErrnoException | null> {
  try {
    await mkdir(folder, { mode });
    return null;
  } catch (error) {
    const isThere = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    return isThere ? null : (error as NodeJS.ErrnoException);
  }
}
