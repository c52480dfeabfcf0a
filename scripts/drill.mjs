/** npm run drill -- NAME: a program of api/drills, to be run before a release and now and then. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ROOT, runScript } from './workspace.mjs';

const [name = '', ...rest] = process.argv.slice(2);
const api = join(ROOT, 'api');
if (!/^[a-z-]+$/.test(name) || !existsSync(join(api, 'drills', `${name}.ts`))) {
  console.error('Usage: npm run drill -- NAME, where api/drills has NAME.ts');
  process.exit(1);
}
if (!(await build({ only: 'api' }))) process.exit(1);
const { status } = await runScript(['-r', '@swc-node/register', `drills/${name}.ts`, ...rest], {
  cwd: api,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
