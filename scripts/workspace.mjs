import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, openSync, closeSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export const ROOT = dirname(import.meta.dirname);
const CACHE = join(ROOT, 'node_modules', '.cache', 'turnero');
const require = createRequire(join(ROOT, 'web', 'package.json'));

/**
 * For programs that live for seconds (ADR 76). Tests and checks leave much garbage, which V8 collects too often by
 * default. Both cores are busy, so extra collector threads only get in the way. Optimizing code pays too late.
 */
export const V8 = [
  '--max-semi-space-size=64',
  '--single-threaded-gc',
  '--no-allocation-site-pretenuring',
  '--interrupt-budget=400000',
];

/** The script of a package's command; runs without a shell, on Windows too. */
export function bin(packageName, command) {
  const folder = packageFolder(packageName);
  const declared = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin;
  return join(folder, typeof declared === 'string' ? declared : declared[command]);
}

function packageFolder(name) {
  for (const modules of require.resolve.paths(name)) {
    const folder = join(modules, name);
    if (statSync(join(folder, 'package.json'), { throwIfNoEntry: false })) return folder;
  }
  throw new Error(`${name} is not installed: run npm ci.`);
}

/** Exit code (null if killed) and output, unless `stdio` is inherited. */
export function runScript(args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const printed = { stdout: '', stderr: '' };
    for (const stream of Object.keys(printed))
      child[stream]?.setEncoding('utf8').on('data', (text) => {
        printed[stream] += text;
      });
    child.once('error', reject).once('close', (status) => resolve({ status, ...printed }));
  });
}

/** Without tests. */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) addTo(hash, join(ROOT, path));
  return hash.digest('hex');
}

function addTo(hash, path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) {
    for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(relative(ROOT, path)).update('\0').update(readFileSync(path)).update('\0');
  }
}

/** Takes over a lock if its process is gone. */
export async function withLock(name, work) {
  mkdirSync(CACHE, { recursive: true });
  const file = join(CACHE, `${name}.lock`);
  while (!take(file)) await delay(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAbandoned(file)) rmSync(file, { force: true });
    return false;
  }
}

function isAbandoned(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid > 0) process.kill(pid, 0);
    // Empty: its maker is about to write the pid.
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
