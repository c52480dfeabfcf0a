/** npm start. The API runs in this process, so that Ctrl-C and SIGTERM reach it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './workspace.mjs';

const main = join(ROOT, 'api', 'dist', 'bundle', 'main.js');
if (existsSync(join(ROOT, 'api', 'src'))) {
  const { build } = await import('./build.mjs');
  if (!(await build())) process.exit(1);
}
process.chdir(ROOT);
await import(pathToFileURL(main).href);
