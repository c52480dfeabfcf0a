import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

export interface ReleasedVersion {
  version: string;
  /** Built source. */
  folder: string;
}

interface Package {
  dependencies: Record<string, string>;
}

/** By its tag, or the commit that set its number. */
export async function releasedVersion(root: string): Promise<ReleasedVersion> {
  const contract = readJson<{ info: { version: string } }>(root, 'docs/contract/openapi.json');
  const { version } = contract.info;
  const commit = commitOf(root, version);
  // In node_modules, the build would treat it as a dependency.
  const folder = path.join(root, '.cache/drills', `${version}-${commit.slice(0, 10)}`);
  const isThere = existsSync(path.join(folder, 'api/dist/bundle/main.js'));
  if (!isThere) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    takePackages(root, folder);
    execFileSync(process.execPath, ['scripts/build.mjs', 'api'], { cwd: folder, stdio: 'inherit' });
  }
  return { version, folder };
}

function commitOf(root: string, version: string): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
  const tagged = git('rev-parse', '--verify', '--quiet', `v${version}^{commit}`);
  if (tagged) return tagged;
  // The first, because the next number's commit touches this text too.
  const [commit] = git('log', '--reverse', '--format=%H', `-S"version": "${version}"`, '--', 'package.json').split(
    '\n',
  );
  if (!commit) throw new Error(`This clone does not have the history of ${version}: git fetch --unshallow --tags`);
  return commit;
}

/** Links packages of equal versions, because an install takes minutes. Without .cache, where builds are noted. */
function takePackages(root: string, folder: string): void {
  const { dependencies } = readJson<Package>(folder, 'api/package.json');
  const differs = Object.entries(dependencies).filter(([name, wanted]) => installed(root, name) !== wanted);
  if (differs.length > 0) {
    console.log(`${differs.map(([name]) => name).join(', ')}: of other versions than here, so all are installed`);
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
    return;
  }
  for (const modules of ['node_modules', 'api/node_modules'].filter((name) => existsSync(path.join(root, name)))) {
    mkdirSync(path.join(folder, modules));
    for (const name of readdirSync(path.join(root, modules))) {
      if (name !== '.cache' && name !== '@turnero')
        symlinkSync(path.join(root, modules, name), path.join(folder, modules, name));
    }
  }
}

function installed(root: string, name: string): string | undefined {
  const places = [`api/node_modules/${name}/package.json`, `node_modules/${name}/package.json`];
  const place = places.find((file) => existsSync(path.join(root, file)));
  return place && readJson<{ version: string }>(root, place).version;
}

function readJson<Content>(root: string, file: string): Content {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Content;
}
