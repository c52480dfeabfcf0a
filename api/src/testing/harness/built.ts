import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
let isFresh = false;

/**
 * Where the built product has this file, e.g. `bundle/main.js`: for tests that start it in a process of its own, which takes half
 * as long as compiling it there. What is stale is built first; under `npm test` nothing is.
 */
export function builtFile(name: string): string {
  if (!isFresh) {
    execFileSync(process.execPath, [path.join(ROOT, 'scripts', 'build.mjs'), 'api'], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  isFresh = true;
  return path.join(ROOT, 'api', 'dist', name);
}
