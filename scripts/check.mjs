/**
 * npm run check: types, lint, boundaries, whether the generated files are what their sources generate, and what pages weigh.
 * As many steps at a time as there are cores; every one runs even when another failed; one line a step, then what was wrong.
 */
import { availableParallelism } from 'node:os';
import budget from './budget.cjs';
import { build } from './build.mjs';
import dependencies from './dependencies.cjs';
import { codegenDrift, databaseFaults, schemaDrift } from './drift.mjs';
import lines from './line-length.cjs';
import lockfile from './lockfile.cjs';
import voice from './voice.cjs';
import { bin, ROOT, runScript } from './workspace.mjs';

/** Those that take longest come first, so that none is left to the end by itself. */
const STEPS = [
  ['types of the web', () => types('web')],
  ['boundaries', () => run(bin('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', 'api', 'web')],
  ['pages weigh no more than a phone may wait for', weightFaults],
  ['entities and statements fit the migrated database, and features their tables', databaseFaults],
  ['types of the api', () => types('api')],
  ['lint', () => run(bin('oxlint', 'oxlint'))],
  ['schema.graphql is what the api says', schemaDrift],
  ['generated files are what their sources say', codegenDrift],
  ['dependencies are imported, and imports are dependencies', async () => dependencies.dependencyFaults(ROOT).join('\n') || undefined],
  ['package-lock.json says which files npm ci installs', async () => lockfile.lockfileFault(ROOT)],
  ['people are spoken to in one voice', voiceFaults],
  ['lines of code are seen whole', async () => lines.lineLengthFaults(ROOT).join('\n') || undefined],
];

const steps = STEPS.values();
let failed = 0;
await Promise.all(Array.from({ length: availableParallelism() }, takeSteps));
process.exitCode = failed === 0 ? 0 : 1;

async function takeSteps() {
  for (const [name, step] of steps) await tell(name, step);
}

async function tell(name, step) {
  const started = performance.now();
  const fault = await step().catch((error) => error.stack);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${fault ? 'FAILED' : 'ok    '} ${name} (${seconds} s)`);
  if (!fault) return;
  failed += 1;
  console.log(fault.trimEnd().replace(/^/gm, '  '));
}

/** Remembers what it found the last time, so that a second look takes a few seconds. */
function types(workspace) {
  const remembered = ['--incremental', '--tsBuildInfoFile', `${workspace}/.cache/types.tsbuildinfo`];
  return run(bin('typescript-native', 'tsc'), '-p', workspace, ...remembered);
}

/** Builds the web, as the tests would right after: what is up to date is not built anew. */
async function weightFaults() {
  if (!(await build({ only: 'web' }))) return 'npm run build failed';
  return budget.budgetFaults(budget.builtSizes(ROOT)).join('\n') || undefined;
}

/** Also what is excused as the documents' and nobody says. */
async function voiceFaults() {
  const { faults, said } = voice.voiceOf(ROOT);
  return [...faults, ...voice.forgottenTexts(said)].join('\n') || undefined;
}

/** Resolves to what a command printed if it failed, else to undefined. */
async function run(...args) {
  const { status, stdout, stderr } = await runScript(args);
  return status === 0 ? undefined : `${stdout}${stderr}` || `ended with ${status}`;
}
