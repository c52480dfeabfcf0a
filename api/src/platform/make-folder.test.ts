import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeFolder } from './make-folder';

test('creates a folder with its parents, in parallel too, and accepts an existing one', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'folder-'));
  const folder = path.join(home, 'a', 'b');
  await Promise.all([makeFolder(folder, 0o700), makeFolder(folder, 0o700)]);
  await makeFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);

  await writeFile(path.join(home, 'file'), '');
  await expect(makeFolder(path.join(home, 'file', 'b'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  await rm(home, { recursive: true });
});

test('fails at once where no folder can be created', async () => {
  await expect(makeFolder('/proc/x/y')).rejects.toHaveProperty('code');
});
