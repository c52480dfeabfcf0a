/** npm run admin: builds a stale API and runs its admin program. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './workspace.mjs';

const program = join(ROOT, 'api', 'dist', 'bundle', 'admin.js');
if (existsSync(join(ROOT, 'api', 'src'))) {
  const { build } = await import('./build.mjs');
  if (!(await build({ only: 'api' }))) process.exit(1);
}
process.chdir(ROOT);
await import(pathToFileURL(program).href);
