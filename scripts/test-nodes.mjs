/**
 * npm run test:nodes: the API's tests with each line of scripts/node-lines.cjs.
 *   npm run test:nodes -- --node 24         one line (may be repeated)
 *   npm run test:nodes -- rooms             the rest goes to Jest
 * Nodes and outputs are in node_modules/.cache/turnero/nodes. npm has no Node for a Mac.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fetchNode } from './fetch-node.mjs';
import { parseNodes } from './node-lines.cjs';
import { ROOT } from './workspace.mjs';

const CACHE = join(ROOT, 'node_modules', '.cache', 'turnero', 'nodes');
/** Last lines printed after a failure. */
const SHOWN_LINES = 80;

const { lines, rest } = parse();
const outcomes = lines.map(tryLine);
process.exitCode = outcomes.every(Boolean) ? 0 : 1;

function tryLine(line) {
  const program = fetchNode(line, join(CACHE, line));
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
  if (status !== 0) console.log(printed.slice(-SHOWN_LINES).join('\n').replace(/^/gm, '  '));
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

function parse() {
  try {
    return parseNodes(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}
