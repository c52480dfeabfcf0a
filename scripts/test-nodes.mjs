/**
 * npm run test:nodes: the API's tests with each line of scripts/node-lines.cjs.
 *   npm run test:nodes -- --node 24         one line (may be repeated)
 *   npm run test:nodes -- rooms             the rest goes to Jest
 * Nodes and outputs are in node_modules/.cache/turnero/nodes. npm has no Node for a Mac.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { nodePackage, nodeProgram, parseNodes } from './node-lines.cjs';
import { ROOT } from './workspace.mjs';

const CACHE = join(ROOT, 'node_modules', '.cache', 'turnero', 'nodes');
/** Shown of a failed run. */
const TOLD_LINES = 80;
/** Without network, npm would wait long for each. */
const IMPATIENT = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

const { lines, rest } = parse();
const outcomes = lines.map(tryLine);
process.exitCode = outcomes.every(Boolean) ? 0 : 1;

function tryLine(line) {
  const program = fetchNode(line);
  if (program === null) return false;
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (!version) {
    console.log(`FAILED Node ${line}: its program does not run on this machine`);
    return false;
  }
  const log = join(CACHE, `${line}.log`);
  const started = performance.now();
  const { status } = runTests(program, log);
  const seconds = Math.round((performance.now() - started) / 1000);
  const printed = readFileSync(log, 'utf8').trimEnd().split('\n');
  const deprecated = new Set(printed.flatMap((text) => /\[(DEP\d+)\]/.exec(text)?.[1] ?? []));
  const warnings = deprecated.size > 0 ? `, deprecated: ${[...deprecated].sort().join(', ')}` : '';
  console.log(
    `${status === 0 ? 'ok    ' : 'FAILED'} Node ${version.slice(1)}: ${printed.at(-1)} (${seconds} s)${warnings}`,
  );
  if (status !== 0) console.log(printed.slice(-TOLD_LINES).join('\n').replace(/^/gm, '  '));
  return status === 0;
}

function runTests(program, log) {
  const output = openSync(log, 'w');
  try {
    return spawnSync(program, [join(ROOT, 'scripts', 'test.mjs'), '--only', 'api', ...rest], {
      cwd: ROOT,
      // Tests that start `node` get this one.
      env: { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH}` },
      stdio: ['ignore', output, output],
    });
  } finally {
    closeSync(output);
  }
}

/** null, with a message, if the download fails. */
function fetchNode(line) {
  const name = nodePackage(process);
  const folder = join(CACHE, line);
  const program = join(folder, 'node_modules', name, nodeProgram(process));
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  // Otherwise npm would install into our project.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { [name]: line } }));
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...IMPATIENT];
  const { status, stderr, error } = spawnSync('npm', args, {
    cwd: folder,
    env: outsideWorkspaces(),
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (status === 0 && existsSync(program)) return program;
  const said = String(error ?? stderr).split('\n');
  console.log(
    `FAILED Node ${line}: npm cannot fetch it: ${said.find((text) => text.startsWith('npm error')) ?? said[0]}`,
  );
  return null;
}

/** npm's variables name a workspace that the new folder does not have. */
function outsideWorkspaces() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_config_(workspace|local_prefix)/.test(name)),
  );
}

function parse() {
  try {
    return parseNodes(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}
