/**
 * npm run test:nodes: the API's tests by every line of Node that the product says it runs on (scripts/node-lines.cjs), one
 * after the other, and one line each.
 *   npm run test:nodes -- --node 24         one line (may be repeated)
 *   npm run test:nodes -- rooms             what follows goes to Jest
 * The Nodes are npm's packages of them, kept in node_modules/.cache/turnero/nodes, where what each run printed is kept too.
 * npm has them for Linux, and for Windows on x64; on a Mac this says that there is none.
 * Each builds the product first: the tests of the built product run what that Node has built.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import nodeLines from './node-lines.cjs';
import { ROOT } from './workspace.mjs';

const CACHE = join(ROOT, 'node_modules', '.cache', 'turnero', 'nodes');
/** Of what a run printed, where it failed. */
const TOLD_LINES = 80;
/** Without a network each of them would be waited for, one after the other. */
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
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} Node ${version.slice(1)}: ${printed.at(-1)} (${seconds} s)${warnings}`);
  if (status !== 0) console.log(printed.slice(-TOLD_LINES).join('\n').replace(/^/gm, '  '));
  return status === 0;
}

function runTests(program, log) {
  const output = openSync(log, 'w');
  try {
    return spawnSync(program, [join(ROOT, 'scripts', 'test.mjs'), '--only', 'api', ...rest], {
      cwd: ROOT,
      // What a test starts by the name of node is the same one.
      env: { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH}` },
      stdio: ['ignore', output, output],
    });
  } finally {
    closeSync(output);
  }
}

/** The path of that line's Node, fetched if it is not there yet; null, and said, where it cannot be had. */
function fetchNode(line) {
  const name = nodeLines.nodePackage(process);
  const folder = join(CACHE, line);
  const program = join(folder, 'node_modules', name, nodeLines.nodeProgram(process));
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  // Without a package.json of its own npm would install into the house around it.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { [name]: line } }));
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...IMPATIENT];
  const { status, stderr, error } = spawnSync('npm', args, {
    cwd: folder, env: outsideWorkspaces(), encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], shell: process.platform === 'win32',
  });
  if (status === 0 && existsSync(program)) return program;
  const said = String(error ?? stderr).split('\n');
  console.log(`FAILED Node ${line}: npm cannot fetch it: ${said.find((text) => text.startsWith('npm error')) ?? said[0]}`);
  return null;
}

/** npm tells its scripts which workspace they run in, and would look for it in the fetched Node's folder. */
function outsideWorkspaces() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_(workspace|local_prefix)/.test(name)));
}

function parse() {
  try {
    return nodeLines.parseNodes(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}
