const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const SCRIPTS = /\.([cm]?[jt]sx?)$/;
/** Folders of generated files. */
const IGNORED = new Set(['node_modules', 'dist', '.cache', 'coverage', 'screens', '.data', '.git']);

function codeFiles(folder, { kind = SCRIPTS, without = [] } = {}) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.has(entry.name) || without.includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return codeFiles(path, { kind, without });
    return kind.test(entry.name) ? [path] : [];
  });
}

module.exports = { codeFiles };
