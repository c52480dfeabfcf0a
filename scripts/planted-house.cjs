const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');

/** Calls `look` with a temporary folder that has these files. */
function inHouse(files, look) {
  const house = mkdtempSync(join(tmpdir(), 'turnero-house-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), typeof content === 'string' ? content : JSON.stringify(content));
    }
    return look(house);
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

module.exports = { inHouse };
