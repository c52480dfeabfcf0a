const { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } = require('node:fs');
const { tmpdir, userInfo } = require('node:os');
const { join } = require('node:path');

/** Memory on Linux; containers often have too little of it. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4e9;
/** Each user removes only their own. */
const PREFIX = `turnero-run-${userInfo().uid}-`;

/** In memory if possible, because test databases are slow on disk. Removes folders of killed runs. */
function makeRunFolder(parent = hasMemory() ? MEMORY : tmpdir()) {
  for (const name of readdirSync(parent).filter((other) => other.startsWith(PREFIX))) {
    if (!isAlive(Number(name.slice(PREFIX.length).split('-')[0]))) removeIfPossible(join(parent, name));
  }
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  // PostgreSQL runs as another user under root.
  chmodSync(folder, 0o711);
  return folder;
}

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
