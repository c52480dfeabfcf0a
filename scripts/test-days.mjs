/**
 * npm run test:days: runs all tests at each clock in DAYS, one after the other.
 *   npm run test:days -- --day leap-night         one clock (may be repeated)
 *   npm run test:days -- --only api series        the rest goes to npm test
 * A preloaded library (shifted-clock.c) shifts every process, PostgreSQL and the browser included. Needs Linux and cc.
 * libfaketime was rejected: signal handlers get the machine's time, so no timeout of PostgreSQL fires. Its semaphore fails
 * when PostgreSQL runs as another user. Chromium is ten times slower.
 * Pages are rendered in React's strict mode, which would slow npm test down.
 * Outputs are in node_modules/.cache/turnero/days.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

/** In Buenos Aires unless the name says otherwise. */
const DAYS = {
  saturday: '2026-11-28T10:30-03:00',
  'sunday-night': '2026-08-30T23:30-03:00',
  'new-years-eve': '2026-12-31T18:00-03:00',
  'first-of-march': '2027-03-01T00:30-03:00',
  'leap-night': '2028-02-29T23:20-03:00',
  // A quarter of an hour before the clocks change.
  'new-york-autumn': '2026-11-01T01:45-04:00',
  'new-york-spring': '2027-03-14T01:45-05:00',
  'sydney-autumn': '2027-04-04T02:45+11:00',
  'sydney-spring': '2026-10-04T01:45+10:00',
};
const OUTPUTS = join(ROOT, 'node_modules', '.cache', 'turnero', 'days');
/** Last lines printed after a failure. */
const SHOWN_LINES = 80;

const { names, rest } = parse(process.argv.slice(2));
mkdirSync(OUTPUTS, { recursive: true });
const libraries = mkdtempSync(join(tmpdir(), 'turnero-clock-'));
// PostgreSQL runs as another user when tests run as root.
chmodSync(libraries, 0o755);
try {
  process.exitCode = names.map(runAt).every(Boolean) ? 0 : 1;
} finally {
  rmSync(libraries, { recursive: true });
}

function runAt(name) {
  const log = join(OUTPUTS, `${name}.log`);
  const output = openSync(log, 'w');
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts', 'test.mjs'), ...rest], {
    cwd: ROOT,
    env: { ...process.env, REACT_STRICT_MODE: 'true', LD_PRELOAD: clockOf(name) },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const seconds = Math.round((performance.now() - started) / 1000);
  const printed = readFileSync(log, 'utf8').trimEnd().split('\n');
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}, ${DAYS[name]}: ${printed.at(-1)} (${seconds} s)`);
  if (status !== 0) console.log(printed.slice(-SHOWN_LINES).join('\n').replace(/^/gm, '  '));
  return status === 0;
}

/** Builds a library that starts at the clock of that day. */
function clockOf(name) {
  const library = join(libraries, `${name}.so`);
  const seconds = Math.round((Date.parse(DAYS[name]) - Date.now()) / 1000);
  const source = join(ROOT, 'scripts', 'shifted-clock.c');
  const args = ['-shared', '-fPIC', '-O2', '-Wall', '-Werror', `-DSHIFT_SECONDS=${seconds}L`, '-o', library, source];
  const { status, error } = spawnSync('cc', args, { stdio: 'inherit' });
  if (status !== 0) throw error ?? new Error('The clock was not built.');
  return library;
}

function parse(args) {
  const parsed = { names: [], rest: [] };
  while (args.length > 0) {
    const arg = args.shift();
    if (arg === '--day') parsed.names.push(args.shift());
    else parsed.rest.push(arg);
  }
  const unknown = parsed.names.filter((name) => !(name in DAYS));
  if (unknown.length > 0) {
    console.error(`There is no day ${unknown.join(', ')}; there are ${Object.keys(DAYS).join(', ')}.`);
    process.exit(2);
  }
  return { ...parsed, names: parsed.names.length > 0 ? parsed.names : Object.keys(DAYS) };
}
