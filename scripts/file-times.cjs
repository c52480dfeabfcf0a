const { join, relative } = require('node:path');

/**
 * Seconds by file, without hooks and loading; longest first. Files of a suite are named by their outermost
 * `describe`.
 * @returns {{ file: string, suite: 'scripts' | 'api' | 'web' | 'e2e', seconds: number, tests: number }[]}
 */
function fileTimes(root, { testResults }) {
  const times = new Map();
  for (const { name, assertionResults } of testResults) {
    const path = relative(root, name);
    const [workspace] = path.split('/');
    const suite = path.startsWith('web/e2e/') ? 'e2e' : workspace;
    for (const { ancestorTitles, duration } of assertionResults) {
      const file =
        name.endsWith('.test.cjs') && /\.test\.tsx?$/.test(ancestorTitles[0])
          ? join(workspace, ancestorTitles[0])
          : path;
      const { seconds, tests } = times.get(file) ?? { seconds: 0, tests: 0 };
      times.set(file, { suite, seconds: seconds + (duration ?? 0) / 1000, tests: tests + 1 });
    }
  }
  return [...times].map(([file, time]) => ({ file, ...time })).sort((one, other) => other.seconds - one.seconds);
}

module.exports = { fileTimes };
