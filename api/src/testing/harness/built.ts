import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
let isFresh = false;

/** Such as `bundle/main.js`, which starts faster than sources. Builds it if stale. */
export function builtFile(name: string): string {
  if (!isFresh) {
    // Errors have the output.
    execFileSync(process.execPath, [path.join(ROOT, 'scripts', 'build.mjs'), 'api'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }
  isFresh = true;
  return path.join(ROOT, 'api', 'dist', name);
}
