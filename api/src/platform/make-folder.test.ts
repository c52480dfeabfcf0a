import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeFolder } from './make-folder';

test('A folder is made with those above it, by two at once too, and may be there', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'folder-'));
  const folder = path.join(home, 'a', 'b');
  await Promise.all([makeFolder(folder, 0o700), makeFolder(folder, 0o700)]);
  await makeFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);

  await writeFile(path.join(home, 'file'), '');
  await expect(makeFolder(path.join(home, 'file', 'b'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  await rm(home, { recursive: true });
});

test('Where no folder can be made it is refused at once, instead of tried for ever', async () => {
  await expect(makeFolder('/proc/x/y')).rejects.toHaveProperty('code');
});
