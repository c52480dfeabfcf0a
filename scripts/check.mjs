/** npm run check. Every step runs, even if another one fails. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import budget from './budget.cjs';
import { build } from './build.mjs';
import { changelogFaults } from './changelog.mjs';
import { codegenDrift, databaseFaults, schemaDrift } from './drift.mjs';
import english from './english.cjs';
import circles from './folder-circles.cjs';
import lockfile from './lockfile.cjs';
import voice from './voice.cjs';
import { bin, ROOT, runScript, V8 } from './workspace.mjs';

/** Writing caches costs a clean clone more than they save. */
const REMEMBERS = !process.env.CI;

/**
 * Slowest first, except the steps inside this process: they come second, because it starts nothing meanwhile, and at
 * the end the second core would be idle.
 */
const STEPS = [
  ['types of the web', () => types('web')],
  ['generated files are what their sources say', codegenDrift],
  ['people are spoken to in one voice', voiceFaults],
  ['comments and docs are plain English', async () => english.englishFaults(ROOT).join('\n') || undefined],
  ['no files form a circle, nor do folders of the web', circleFaults],
  ['package-lock.json says which files npm ci installs', async () => lockfile.lockfileFault(ROOT)],
  [
    'boundaries',
    () => run(bin('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', 'api', 'web'),
  ],
  ['pages weigh no more than a phone may wait for', weightFaults],
  ['entities and statements fit the migrated database, and features their tables', databaseFaults],
  ['every file, export and dependency is used', unusedFaults],
  ['types of the api', () => types('api')],
  ['schema.graphql is what the api says', schemaDrift],
  ['what changed of the contracts stands in CHANGELOG.md', changelogFaults],
  ['lint', () => run(bin('oxlint', 'oxlint'))],
  ['code is formatted', () => run(bin('@biomejs/biome', 'biome'), 'format')],
];

const steps = STEPS.values();
let failed = 0;
await Promise.all(Array.from({ length: availableParallelism() }, takeSteps));
process.exitCode = failed === 0 ? 0 : 1;

async function takeSteps() {
  for (const [name, step] of steps) await report(name, step);
}

async function report(name, step) {
  const started = performance.now();
  const fault = await step().catch((error) => error.stack);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${fault ? 'FAILED' : 'ok    '} ${name} (${seconds} s)`);
  if (!fault) return;
  failed += 1;
  console.log(fault.trimEnd().replace(/^/gm, '  '));
}

function types(workspace) {
  const remembered = REMEMBERS ? ['--incremental', '--tsBuildInfoFile', `${workspace}/.cache/types.tsbuildinfo`] : [];
  // Threads check much twice; another step has the second core.
  const threads = availableParallelism() <= 2 ? ['--singleThreaded'] : [];
  return run(bin('typescript-native', 'tsc'), '-p', workspace, ...remembered, ...threads);
}

function unusedFaults() {
  return run(bin('knip', 'knip'), '--no-progress', ...(REMEMBERS ? ['--cache'] : []));
}

async function circleFaults() {
  const faults = [
    ...circles.fileCircleFaults(ROOT, ['api', 'web']),
    ...circles.folderCircleFaults(join(ROOT, 'web/src')),
  ];
  return faults.join('\n') || undefined;
}

async function weightFaults() {
  if (!(await build({ only: 'web' }))) return 'npm run build failed';
  return budget.budgetFaults(budget.builtSizes(ROOT)).join('\n') || undefined;
}

async function voiceFaults() {
  const { faults, said } = voice.voiceOf(ROOT);
  return [...faults, ...voice.forgottenTexts(said)].join('\n') || undefined;
}

/** The output of a failed command. */
async function run(...args) {
  const { status, stdout, stderr } = await runScript([...V8, ...args]);
  return status === 0 ? undefined : `${stdout}${stderr}` || `ended with ${status}`;
}
