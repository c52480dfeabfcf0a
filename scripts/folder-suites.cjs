/** For full runs: combines a folder's files into one suite, because Jest evaluates every module anew for each suite. */
const { mkdirSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

/** With more, one worker would run after the others. Styles of pages add up; the API's modules take seconds to load. */
const MOST_FILES = { database: 60, others: 18 };

/**
 * A Jest project of suites. Paths are relative to `rootDir`.
 * @param {import('jest').Config & { displayName: string, rootDir: string }} project
 * @param {string[]} files
 * @param {(file: string) => string | null} suiteOf null: the file stays alone
 * @returns {import('jest').Config}
 */
function inSuites(project, files, suiteOf) {
  const { rootDir } = project;
  const into = join(rootDir, '.cache', 'suites', project.displayName);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const [own, shared] = [
    files.filter((file) => suiteOf(file) === null),
    files.filter((file) => suiteOf(file) !== null),
  ];
  const members = groupBy(shared, suiteOf);
  const most = MOST_FILES[project.displayName] ?? MOST_FILES.others;
  for (const [name, all] of members) {
    const size = Math.ceil(all.length / Math.ceil(all.length / most));
    for (let from = 0; from < all.length; from += size) {
      const parts = all.slice(from, from + size).map((file) => part(rootDir, file));
      writeFileSync(join(into, `${name}-${from / size + 1}.test.cjs`), parts.join(''));
    }
  }
  const { testPathIgnorePatterns: _, ...rest } = project;
  const alone = own.map((file) => join(rootDir, file));
  return { ...rest, roots: [into, ...alone.map((file) => dirname(file))], testMatch: [`${into}/*.test.cjs`, ...alone] };
}

function groupBy(files, suiteOf) {
  const groups = new Map();
  for (const file of files) groups.set(suiteOf(file), [...(groups.get(suiteOf(file)) ?? []), file]);
  return groups;
}

const part = (rootDir, file) =>
  `describe(${JSON.stringify(file)}, () => { require(${JSON.stringify(join(rootDir, file))}); });\n`;

function testFiles(rootDir, folder) {
  const names = readdirSync(join(rootDir, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .sort();
}

module.exports = { inSuites, testFiles };
