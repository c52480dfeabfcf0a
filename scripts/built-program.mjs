/** Builds what is stale and runs a program of the API in this process, so that Ctrl-C and SIGTERM reach it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './workspace.mjs';

export async function runBuilt(name, parts = { only: 'api' }) {
  // A moved build has no sources.
  if (existsSync(join(ROOT, 'api', 'src'))) {
    const { build } = await import('./build.mjs');
    if (!(await build(parts))) process.exit(1);
  }
  process.chdir(ROOT);
  await import(pathToFileURL(join(ROOT, 'api', 'dist', 'bundle', `${name}.js`)).href);
}
