/**
 * npm test: every test there is, and one last line that adds them up, "N passed, N failed".
 *   npm test -- --only api          one suite: scripts, api, web or e2e (may be repeated)
 *   npm test -- --only web rooms    what follows goes to Jest
 * The browser tests come last and alone: they start a whole clinic, and two cores are few.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { bin, ROOT } from './workspace.mjs';

const SUITES = {
  scripts: 'scripts/jest.config.cjs',
  api: 'api/jest.config.cjs',
  web: 'web/jest.config.cjs',
  e2e: 'web/e2e/jest.config.cjs',
};

const { only, rest } = parse(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'turnero-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
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
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** A suite that can't run, finds no test or ends badly for another reason counts as one failure. */
function runSuite(name) {
  console.log(`\n== ${name} ==`);
  const results = join(folder, `${name}.json`);
  const { status } = spawnSync(
    process.execPath,
    [bin('jest', 'jest'), '--config', join(ROOT, SUITES[name]), '--json', '--outputFile', results, ...rest],
    // --json prints the results too; what people read goes to stderr.
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (!existsSync(results)) return { passed: 0, failed: 1, skipped: 0 };
  const jest = JSON.parse(readFileSync(results, 'utf8'));
  const passed = jest.numPassedTests;
  let failed = jest.numFailedTests + jest.numRuntimeErrorTestSuites;
  if (failed === 0 && (status !== 0 || jest.numTotalTests === 0)) failed = 1;
  return { passed, failed, skipped: jest.numPendingTests + jest.numTodoTests };
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
