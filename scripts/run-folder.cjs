const { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** Linux keeps in memory what lies here. Containers often give too little of it for databases. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4e9;
const PREFIX = 'turnero-run-';

/**
 * A temporary folder for what the tests of one run make, in memory where there is enough of it: a test database is hundreds of
 * files that are soon deleted, and to find a new file's place among those took a disk a fifth of what the API's tests cost.
 * Folders of runs that were killed are removed.
 */
function makeRunFolder(parent = hasMemory() ? MEMORY : tmpdir()) {
  for (const name of readdirSync(parent).filter((other) => other.startsWith(PREFIX))) {
    if (!isAlive(Number(name.split('-')[2]))) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  // The database server runs as another user when the tests run as root.
  chmodSync(folder, 0o711);
  return folder;
}

function hasMemory() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

module.exports = { makeRunFolder };
