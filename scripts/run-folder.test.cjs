const { spawnSync } = require('node:child_process');
const { mkdirSync, mkdtempSync, readdirSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { basename, join } = require('node:path');
const { makeRunFolder } = require('./run-folder.cjs');

test('each run has a folder of its own, and what a killed run left is removed', () => {
  const parent = mkdtempSync(join(tmpdir(), 'turnero-runs-'));
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  mkdirSync(join(parent, `turnero-run-${pid}-killed`, 'postgres'), { recursive: true });
  mkdirSync(join(parent, 'of-another-program'));

  const folders = [makeRunFolder(parent), makeRunFolder(parent)];

  expect(readdirSync(parent).sort()).toEqual(['of-another-program', ...folders.map((folder) => basename(folder)).sort()]);
  rmSync(parent, { recursive: true });
});
