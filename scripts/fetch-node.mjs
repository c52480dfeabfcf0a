/** npm has each version of Node as a package for each platform, except for a Mac. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodePackage, nodeProgram } from './node-lines.cjs';

/** Without network, npm would wait long for each. */
const IMPATIENT = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

/** Path of Node's program in `folder`; null, with a message, if the download fails. */
export function fetchNode(line, folder) {
  const name = nodePackage(process);
  const program = join(folder, 'node_modules', name, nodeProgram(process));
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  // Otherwise npm would install into our project.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { [name]: line } }));
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...IMPATIENT];
  const { status, stderr, error } = spawnSync('npm', args, {
    cwd: folder,
    env: outsideWorkspaces(),
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (status === 0 && existsSync(program)) return program;
  const said = String(error ?? stderr).split('\n');
  console.log(
    `FAILED Node ${line}: npm cannot fetch it: ${said.find((text) => text.startsWith('npm error')) ?? said[0]}`,
  );
  return null;
}

/** Without npm's variables, which name a workspace that the new folder does not have. */
function outsideWorkspaces() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_config_(workspace|local_prefix)/.test(name)),
  );
}
