/**
 * npm test: every test, and a last line "N passed, N failed".
 *   npm test -- --only api          one suite: scripts, api, web or e2e (may be repeated)
 *   npm test -- --only web rooms    the rest goes to Jest
 * Browser tests run alone, because they start whole clinics. Under CI, a file above its budget fails, and up to two
 * failed files of stories run once more (ADR 43).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, relative } from 'node:path';
import { build } from './build.mjs';
import { fileTimes } from './file-times.cjs';
import { makeRunFolder } from './run-folder.cjs';
import { bin, ROOT, V8 } from './workspace.mjs';

const SUITES = {
  scripts: 'scripts/jest.config.cjs',
  api: 'api/jest.config.cjs',
  web: 'web/jest.config.cjs',
  e2e: 'web/e2e/jest.config.cjs',
};
const EVERYTHING = { 'scripts, api and web': 'scripts/jest.together.config.cjs', e2e: SUITES.e2e };
/** Seconds for one file. */
const BUDGET = { scripts: 30, api: 90, web: 90, e2e: 180 };
const SLOWEST = 15;
/** Failed files of stories. More are a fault, not a busy machine. */
const MOST_AGAIN = 2;
/** Kept for the next run. */
const JEST_CACHE = join(ROOT, 'node_modules', '.cache', 'turnero', 'jest');
/** Busy processes per core; the tests alone make four. */
const BUSY = 6;

const { only, rest } = parse(process.argv.slice(2));
const folder = makeRunFolder();
const total = { passed: 0, failed: 0, skipped: 0 };
const times = [];
let hadOtherWork = false;
try {
  // The rest runs after a failed build too.
  if (!(await build())) total.failed += 1;
  const whole = only.length === 0 && rest.length === 0;
  const runs = whole
    ? Object.entries(EVERYTHING)
    : Object.entries(SUITES).filter(([name]) => only.length === 0 || only.includes(name));
  for (const [name, config] of runs) {
    let counted = runJest(name, config);
    if (name === 'e2e' && whole && process.env.CI) counted = failedStoriesAgain(counted, config);
    for (const kind of Object.keys(total)) total[kind] += counted[kind];
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (total.passed + total.failed === 0) total.failed = 1;
printTimes();
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Runs failed files of stories once more, one after the other with a new clinic, and says which passed only then. */
function failedStoriesAgain(counted, config) {
  const { failedFiles } = counted;
  if (failedFiles.length === 0 || failedFiles.length > MOST_AGAIN) return counted;
  const before = times.length;
  const again = runJest('failed stories, once more', config, ['--maxWorkers', '1', '--runTestsByPath', ...failedFiles]);
  if (again.failed > 0) return counted;
  const second = times.splice(before);
  times.splice(0, times.length, ...times.filter((one) => !second.some(({ file }) => file === one.file)), ...second);
  for (const file of failedFiles) console.log(`Passed only in a second run: ${relative(ROOT, file)}`);
  return { ...counted, passed: counted.passed + counted.failed, failed: 0 };
}

/** A run without result is one failure. */
function runJest(name, config, args = rest) {
  console.log(`\n== ${name} ==`);
  const results = join(folder, 'results.json');
  rmSync(results, { force: true });
  const { status } = spawnSync(
    process.execPath,
    // Workers inherit these switches. Keep bytecode: the next test calls the same code (ADR 96).
    [
      ...V8,
      '--no-flush-bytecode',
      bin('jest', 'jest'),
      '--config',
      join(ROOT, config),
      '--cacheDirectory',
      JEST_CACHE,
      '--json',
      '--outputFile',
      results,
      ...args,
    ],
    // --json prints results; people read stderr.
    {
      cwd: ROOT,
      env: { ...process.env, TMPDIR: folder, ...(rest.length === 0 && { FOLDER_SUITES: 'true' }) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  hadOtherWork ||= loadavg()[1] > BUSY * availableParallelism();
  if (!existsSync(results)) return { passed: 0, failed: 1, skipped: 0, failedFiles: [] };
  const jest = JSON.parse(readFileSync(results, 'utf8'));
  times.push(...fileTimes(ROOT, jest));
  const passed = jest.numPassedTests;
  let failed = jest.numFailedTests + jest.numRuntimeErrorTestSuites;
  if (failed === 0 && (status !== 0 || jest.numTotalTests === 0)) failed = 1;
  const failedFiles = jest.testResults.filter(({ status: file }) => file === 'failed').map(({ name: file }) => file);
  return { passed, failed, skipped: jest.numPendingTests + jest.numTodoTests, failedFiles };
}

function printTimes() {
  times.sort((one, other) => other.seconds - one.seconds);
  console.log(`\nThe slowest files, in seconds:`);
  for (const { seconds, tests, file } of times.slice(0, SLOWEST)) {
    console.log(`${seconds.toFixed(1).padStart(7)}  ${file} (${tests} tests)`);
  }
  if (!process.env.CI) return;
  for (const { seconds, suite, file } of times.filter((time) => time.seconds > BUDGET[time.suite])) {
    console.log(`${file} took ${seconds.toFixed(1)} s; a file of ${suite} may take ${BUDGET[suite]} s.`);
    if (!hadOtherWork) total.failed += 1;
  }
  if (hadOtherWork) console.log('The machine had other work, so times decide nothing.');
}

function parse(args) {
  const parsed = { only: [], rest: [] };
  while (args.length > 0) {
    const arg = args.shift();
    if (arg === '--only') parsed.only.push(args.shift());
    else if (arg.startsWith('--only=')) parsed.only.push(arg.slice('--only='.length));
    else parsed.rest.push(arg);
  }
  const unknown = parsed.only.filter((name) => !(name in SUITES));
  if (unknown.length > 0) {
    console.error(`There is no suite ${unknown.join(', ')}; there are ${Object.keys(SUITES).join(', ')}.`);
    process.exit(2);
  }
  return parsed;
}
