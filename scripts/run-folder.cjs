const { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } = require('node:fs');
const { tmpdir, userInfo } = require('node:os');
const { join } = require('node:path');

/** Linux keeps in memory what lies here. Containers often give too little of it for databases. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4e9;
/** With whose it is: what others left is theirs to remove. */
const PREFIX = `turnero-run-${userInfo().uid}-`;

/**
 * A temporary folder for what the tests of one run make, in memory where there is enough of it: a test database is hundreds of
 * files that are soon deleted, and to find a new file's place among those took a disk a fifth of what the API's tests cost.
 * Folders of runs that were killed are removed.
 */
function makeRunFolder(parent = hasMemory() ? MEMORY : tmpdir()) {
  for (const name of readdirSync(parent).filter((other) => other.startsWith(PREFIX))) {
    if (!isAlive(Number(name.slice(PREFIX.length).split('-')[0]))) removeIfPossible(join(parent, name));
  }
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  // The database server runs as another user when the tests run as root.
  chmodSync(folder, 0o711);
  return folder;
}

/** What lies there keeps no run from starting. */
function removeIfPossible(folder) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    console.warn(`${folder} is left: ${error.message}`);
  }
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
