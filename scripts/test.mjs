/**
 * npm test: every test there is, and one last line that adds them up, "N passed, N failed".
 *   npm test -- --only api          one suite: scripts, api, web or e2e (may be repeated)
 *   npm test -- --only web rooms    what follows goes to Jest
 * The browser tests come last and alone: they start a whole clinic, and two cores are few. Before the last line it tells
 * which files took longest; under CI one that took more than its suite allows is a failure, unless the machine had other work.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { fileTimes } from './file-times.cjs';
import { bin, ROOT } from './workspace.mjs';

const SUITES = {
  scripts: 'scripts/jest.config.cjs',
  api: 'api/jest.config.cjs',
  web: 'web/jest.config.cjs',
  e2e: 'web/e2e/jest.config.cjs',
};
/** What the tests of one file may take, in seconds: several times what the slowest takes on two cores with nothing else to do. */
const BUDGET = { scripts: 30, api: 90, web: 90, e2e: 180 };
const SLOWEST = 15;
/** Of V8, in MiB. Tests leave much behind that is soon forgotten: the usual 16 are full so often that clearing them takes a tenth of the time. */
const YOUNG_GENERATION = 64;
/** Processes that want a core, for each core there is: the tests alone make it two. */
const BUSY = 3;

const { only, rest } = parse(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'turnero-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const times = [];
let hadOtherWork = false;
try {
  // Some suites start the built product. A failed build is one failure; what needs none still runs.
  if (!(await build())) total.failed += 1;
  for (const name of only.length > 0 ? only : Object.keys(SUITES)) {
    const counted = runSuite(name);
    for (const kind of Object.keys(total)) total[kind] += counted[kind];
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (total.passed + total.failed === 0) total.failed = 1;
tellTimes();
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** A suite that can't run, finds no test or ends badly for another reason counts as one failure. */
function runSuite(name) {
  console.log(`\n== ${name} ==`);
  const results = join(folder, `${name}.json`);
  const { status } = spawnSync(
    process.execPath,
    // The workers of Jest take the switches of who starts them.
    [`--max-semi-space-size=${YOUNG_GENERATION}`, bin('jest', 'jest'), '--config', join(ROOT, SUITES[name]), '--json', '--outputFile', results, ...rest],
    // --json prints the results too; what people read goes to stderr.
    { cwd: ROOT, env: rest.length > 0 ? process.env : { ...process.env, FOLDER_SUITES: 'true' }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  // The mean of the last five minutes.
  hadOtherWork ||= loadavg()[1] > BUSY * availableParallelism();
  if (!existsSync(results)) return { passed: 0, failed: 1, skipped: 0 };
  const jest = JSON.parse(readFileSync(results, 'utf8'));
  times.push(...fileTimes(ROOT, jest).map((time) => ({ ...time, suite: name })));
  const passed = jest.numPassedTests;
  let failed = jest.numFailedTests + jest.numRuntimeErrorTestSuites;
  if (failed === 0 && (status !== 0 || jest.numTotalTests === 0)) failed = 1;
  return { passed, failed, skipped: jest.numPendingTests + jest.numTodoTests };
}

function tellTimes() {
  times.sort((one, other) => other.seconds - one.seconds);
  console.log(`\nThe slowest files, in seconds:`);
  for (const { seconds, tests, suite, file } of times.slice(0, SLOWEST)) {
    console.log(`${seconds.toFixed(1).padStart(7)}  ${suite} ${file} (${tests} tests)`);
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
