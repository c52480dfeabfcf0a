/**
 * npm run check: types, lint, boundaries, whether the generated files are what their sources
 * generate, and what pages weigh. Every step runs even when an earlier one failed; one line a step, then what was wrong.
 */
import { spawnSync } from 'node:child_process';
import budget from './budget.cjs';
import { build } from './build.mjs';
import dependencies from './dependencies.cjs';
import { codegenDrift, databaseFaults, schemaDrift } from './drift.mjs';
import { bin, ROOT } from './workspace.mjs';

const STEPS = [
  ['types of the api', () => types('api')],
  ['types of the web', () => types('web')],
  ['lint', () => run(bin('oxlint', 'oxlint'))],
  ['boundaries', () => run(bin('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', 'api', 'web')],
  ['dependencies are imported, and imports are dependencies', () => dependencies.dependencyFaults(ROOT).join('\n') || undefined],
  ['schema.graphql is what the api says', schemaDrift],
  ['entities and statements fit the migrated database, and features their tables', databaseFaults],
  ['generated files are what their sources say', codegenDrift],
  ['pages weigh no more than a phone may wait for', weightFaults],
];

let failed = 0;
for (const [name, step] of STEPS) {
  const started = performance.now();
  let fault;
  try {
    fault = await step();
  } catch (error) {
    fault = error.stack;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${fault ? 'FAILED' : 'ok    '} ${name} (${seconds} s)`);
  if (fault) {
    failed += 1;
    console.log(fault.trimEnd().replace(/^/gm, '  '));
  }
}
process.exitCode = failed === 0 ? 0 : 1;

/** Remembers what it found the last time, so that a second look takes a few seconds. */
function types(workspace) {
  return run(bin('typescript', 'tsc'), '-p', workspace, '--incremental', '--tsBuildInfoFile', `${workspace}/.cache/types.tsbuildinfo`);
}

/** Builds the web, as the tests would right after: what is up to date is not built anew. */
async function weightFaults() {
  if (!(await build({ only: 'web' }))) return 'npm run build failed';
  return budget.budgetFaults(budget.builtSizes(ROOT)).join('\n') || undefined;
}

/** What a command printed if it failed, else undefined. */
function run(...args) {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status === 0) return undefined;
  return `${stdout ?? ''}${stderr ?? ''}` || String(error ?? `ended with ${status}`);
}
