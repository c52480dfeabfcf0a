/**
 * For runs of everything. Jest evaluates every module anew for every test file, and the API or a page takes seconds of
 * processor time to evaluate. Here the files of a folder make one suite, each in a `describe` that is named like the file.
 */
const { mkdirSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

/** With more of them one worker would still be at its suite when the other has nothing left to do. */
const MOST_FILES = 9;

/**
 * A Jest project with suites instead of files. Paths of files are relative to its `rootDir`.
 * @param {import('jest').Config & { displayName: string, rootDir: string }} project
 * @param {string[]} files
 * @param {(file: string) => string | null} suiteOf null: the file stays by itself
 * @returns {import('jest').Config}
 */
function inSuites(project, files, suiteOf) {
  const { rootDir } = project;
  const into = join(rootDir, '.cache', 'suites', project.displayName);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const [own, shared] = [files.filter((file) => suiteOf(file) === null), files.filter((file) => suiteOf(file) !== null)];
  const members = groupBy(shared, suiteOf);
  for (const [name, all] of members) {
    const size = Math.ceil(all.length / Math.ceil(all.length / MOST_FILES));
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

const part = (rootDir, file) => `describe(${JSON.stringify(file)}, () => { require(${JSON.stringify(join(rootDir, file))}); });\n`;

/** The test files below a folder of `rootDir`, in order. */
function testFiles(rootDir, folder) {
  const names = readdirSync(join(rootDir, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => join(folder, name).replaceAll('\\', '/')).sort();
}

module.exports = { inSuites, testFiles };
