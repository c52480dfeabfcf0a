/**
 * Builds api/dist, web/dist and web/graphiql/dist, or one (`node scripts/build.mjs api`), if sources have changed or
 * with --force. Logs to stderr, because other programs read stdout.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { bin, fingerprint, ROOT, runScript, withLock } from './workspace.mjs';

const TOLD = ['ignore', process.stderr, process.stderr];
const COMMON = ['package-lock.json', 'tsconfig.base.json'];

const PARTS = [
  {
    name: 'api',
    sources: [
      ...COMMON,
      'api/src',
      'api/build',
      'api/package.json',
      'api/tsconfig.json',
      'api/tsconfig.build.json',
      'schema.graphql',
      'docs/integrators.md',
      'docs/events.md',
      'CHANGELOG.md',
    ],
    output: 'api/dist',
    entry: 'api/dist/bundle/main.js',
    cwd: ROOT,
    command: [bin('typescript-native', 'tsc'), '-p', 'api/tsconfig.build.json'],
    after: bundleApi,
  },
  {
    name: 'web',
    sources: [
      ...COMMON,
      'api/src/domain',
      'web/src',
      'web/public',
      'web/build',
      'web/index.html',
      'web/vite.config.ts',
      'web/vite.server.config.ts',
      'web/package.json',
      'web/tsconfig.json',
      'schema.graphql',
    ],
    output: 'web/dist',
    entry: 'web/dist/index.html',
    cwd: join(ROOT, 'web'),
    command: [bin('vite', 'vite'), 'build', '--logLevel', 'warn'],
    after: bundleDrawing,
  },
  {
    name: 'graphiql',
    sources: [
      ...COMMON,
      'web/graphiql/main.tsx',
      'web/graphiql/page.css',
      'web/graphiql/vite.config.ts',
      'web/src/kit/session',
    ],
    output: 'web/graphiql/dist',
    entry: 'web/graphiql/dist/main.js',
    cwd: join(ROOT, 'web'),
    command: [bin('vite', 'vite'), 'build', '--config', 'graphiql/vite.config.ts', '--logLevel', 'warn'],
  },
];

/** A failed part keeps no stamp, so that the next run tries again. */
export async function build({ force = false, only = null } = {}) {
  const parts = PARTS.filter(({ name }) => only === null || name === only);
  return withLock('build', async () => (await Promise.all(parts.map((part) => buildPart(part, force)))).every(Boolean));
}

async function buildPart(part, force) {
  const stampFile = join(ROOT, 'node_modules', '.cache', 'turnero', `build-${part.name}`);
  const stamp = fingerprint(part.sources);
  const built =
    existsSync(join(ROOT, part.entry)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (built && !force) {
    console.error(`build ${part.name}: up to date`);
    return true;
  }
  rmSync(stampFile, { force: true });
  // Migrations are found by folder, so files without source must go.
  rmSync(join(ROOT, part.output), { recursive: true, force: true });
  const started = performance.now();
  // Jest's NODE_ENV=test would put the libraries' development code into the browser.
  const env = { ...process.env, NODE_ENV: 'production' };
  let { status } = await runScript(part.command, { cwd: part.cwd, env, stdio: TOLD });
  if (status === 0 && part.after) status = await part.after();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.error(`build ${part.name}: ${status === 0 ? 'done' : 'FAILED'} in ${seconds} s`);
  if (status !== 0) return false;
  mkdirSync(join(ROOT, 'node_modules', '.cache', 'turnero'), { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}

/** A separate process, because npm start becomes the server. */
async function bundleApi() {
  copyApiDocuments();
  const { status } = await runScript([join(ROOT, 'api', 'build', 'bundle.mjs')], { cwd: ROOT, stdio: TOLD });
  return status;
}

/** With which the server draws public pages. */
async function bundleDrawing() {
  const command = [bin('vite', 'vite'), 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  return (await runScript(command, { cwd: join(ROOT, 'web'), env, stdio: TOLD })).status;
}

/** tsc copies only TypeScript. */
function copyApiDocuments() {
  cpSync(join(ROOT, 'api', 'src'), join(ROOT, 'api', 'dist'), {
    recursive: true,
    filter: (path) => extname(path) !== '.ts' && !/[\\/]testing$/.test(path),
  });
}

if (realpathSync(process.argv[1]) === realpathSync(import.meta.filename)) {
  const only = PARTS.find(({ name }) => process.argv.includes(name))?.name;
  process.exitCode = (await build({ force: process.argv.includes('--force'), only })) ? 0 : 1;
}
