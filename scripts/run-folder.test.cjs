const { spawnSync } = require('node:child_process');
const { mkdirSync, mkdtempSync, readdirSync, rmSync } = require('node:fs');
const { tmpdir, userInfo } = require('node:os');
const { basename, join } = require('node:path');
const { makeRunFolder } = require('./run-folder.cjs');

test('each run has a folder of its own, and what a killed run of the same user left is removed', () => {
  const parent = mkdtempSync(join(tmpdir(), 'turnero-runs-'));
  const killed = `const folder = require('./run-folder.cjs').makeRunFolder(process.argv[1]); fs.mkdirSync(path.join(folder, 'postgres'))`;
  const { pid } = spawnSync(process.execPath, ['-e', killed, parent], { cwd: __dirname });
  expect(readdirSync(parent)).toHaveLength(1);
  const others = ['of-another-program', `turnero-run-${userInfo().uid + 1}-${pid}-killed`];
  for (const name of others) mkdirSync(join(parent, name));

  const folders = [makeRunFolder(parent), makeRunFolder(parent)];

  expect(readdirSync(parent).sort()).toEqual([...others, ...folders.map((folder) => basename(folder))].sort());
  rmSync(parent, { recursive: true });
});
