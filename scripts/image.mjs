/**
 * npm run image: the image without a registry of images: Debian's libraries by mmdebstrap, Node by npm, assembled by
 * buildah. Writes turnero-VERSION.oci.tar, for docker load, podman load and skopeo.
 *   -- --check    also starts it and sends it requests
 * Needs Linux and root.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { fetchNode } from './fetch-node.mjs';
import { placeContents } from './image-contents.mjs';
import { CURRENT_LTS } from './node-lines.cjs';
import { ROOT, runScript } from './workspace.mjs';

const WORK = join(ROOT, 'node_modules', '.cache', 'turnero', 'image');
const STORAGE = ['--root', join(WORK, 'storage'), '--runroot', join(WORK, 'run'), '--storage-driver', 'vfs'];
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Node's shared libraries and /etc/os-release. No shell, no package manager. */
const SUITE = 'trixie';
const PACKAGES = ['base-files', 'libc6', 'libstdc++6', 'libatomic1'];
const NODE_USER = '1000:1000';

function base() {
  const tar = join(WORK, 'base.tar');
  const etc = join(WORK, 'etc');
  mkdirSync(etc, { recursive: true });
  const files = {
    passwd: 'root:x:0:0:root:/root:/sbin/nologin\nnode:x:1000:1000::/app:/sbin/nologin\n',
    group: 'root:x:0:\nnode:x:1000:\n',
    'nsswitch.conf': 'hosts: files dns\n',
    hosts: '127.0.0.1 localhost\n::1 localhost\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(etc, name), text);
  run('mmdebstrap', [
    '--variant=extract',
    `--include=${PACKAGES.join(',')}`,
    // Package versions, where image scanners look for them.
    `--extract-hook=mkdir -p "$1/var/lib/dpkg/status.d"; for deb in "$1"/var/cache/apt/archives/*.deb; do
       dpkg-deb -f "$deb" > "$1/var/lib/dpkg/status.d/$(dpkg-deb -f "$deb" Package)"; done`,
    // Keeps licences. The rest is for apt, or about the building machine.
    '--customize-hook=find "$1/usr/share/doc" -type f ! -name copyright -delete',
    '--customize-hook=rm -rf "$1/etc/apt" "$1/var/lib/apt" "$1/var/cache/apt" "$1/etc/hostname" "$1/etc/resolv.conf"',
    `--customize-hook=copy-in ${Object.keys(files)
      .map((name) => join(etc, name))
      .join(' ')} /etc`,
    SUITE,
    tar,
  ]);
  return tar;
}

function nodeFolder() {
  const program = fetchNode(CURRENT_LTS, join(ROOT, 'node_modules', '.cache', 'turnero', 'nodes', CURRENT_LTS));
  if (program === null) process.exit(1);
  const folder = join(WORK, 'node', 'usr', 'local', 'bin');
  mkdirSync(folder, { recursive: true });
  cpSync(program, join(folder, 'node'));
  // Function names for debuggers are a fifth of its size.
  run('strip', [join(folder, 'node')]);
  return join(WORK, 'node');
}

/** Adds one layer to `from`, named `name`; returns its megabytes. */
function layer(name, from, content, steps = () => undefined) {
  const container = buildah('from', '--pull=never', from);
  const before = from === 'scratch' ? 0 : megabytes(container);
  buildah('add', '--quiet', container, ...content);
  steps(container);
  const size = megabytes(container) - before;
  buildah('commit', '--quiet', '--rm', container, name);
  return size;
}

function megabytes(container) {
  const folder = buildah('mount', container);
  const size = Number(run('du', ['-s', '--apparent-size', '-B1', folder]).split('\t')[0]) / 1e6;
  buildah('umount', container);
  return size;
}

async function makeImage() {
  if (!(await build())) process.exit(1);
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  await placeContents(join(WORK, 'app'));
  const sizes = {
    Debian: layer('base', 'scratch', [base(), '/']),
    Node: layer('node', 'base', [nodeFolder(), '/']),
    Turnero: layer(`turnero:${version}`, 'node', [join(WORK, 'app'), '/app'], setUp),
  };
  const file = join(ROOT, `turnero-${version}.oci.tar`);
  rmSync(file, { force: true });
  buildah('push', '--quiet', `turnero:${version}`, `oci-archive:${file}:turnero:${version}`);
  for (const [name, size] of Object.entries(sizes)) console.log(`${name.padEnd(8)} ${size.toFixed(0).padStart(4)} MB`);
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  console.log(`in all   ${all.toFixed(0).padStart(4)} MB; compressed, as it is sent, ${megabytesOf(file)} MB: ${file}`);
  return all;
}

const megabytesOf = (file) => (statSync(file).size / 1e6).toFixed(0);

/** As in the Dockerfile. */
function setUp(container) {
  const config = [
    '--env=NODE_ENV=production',
    '--env=PORT=4000',
    '--env=PATH=/app:/usr/local/bin:/usr/bin:/bin',
    '--workingdir=/app',
    '--port=4000',
    '--volume=/app/.data',
    `--user=${NODE_USER}`,
    '--entrypoint=[]',
    '--cmd=["turnero","start"]',
    `--label=org.opencontainers.image.version=${version}`,
  ];
  buildah('config', ...config, container);
  const folder = buildah('mount', container);
  for (const path of ['app/.data', 'app/api/dist/bundle/compiled']) {
    mkdirSync(join(folder, path), { recursive: true });
    run('chown', ['-R', NODE_USER, join(folder, path)]);
  }
  buildah('umount', container);
  const compile = "require('/app/api/dist/bundle/load.cjs').keepCompiled('warm-up.js')";
  buildah('run', '--isolation=chroot', '--user', NODE_USER, container, '--', '/usr/local/bin/node', '-e', compile);
}

async function checkImage() {
  const container = buildah('from', '--pull=never', `turnero:${version}`);
  const folder = buildah('mount', container);
  const check = ['-r', '@swc-node/register', 'drills/image.ts', folder];
  const { status } = await runScript(check, { cwd: join(ROOT, 'api'), stdio: 'inherit' });
  buildah('umount', container);
  buildah('rm', container);
  return status === 0;
}

function buildah(command, ...args) {
  return run('buildah', [...STORAGE, command, ...args]);
}

function run(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  if (error?.code === 'ENOENT') {
    console.error(`${command} is missing. On Debian: apt-get install buildah mmdebstrap binutils`);
    process.exit(1);
  }
  throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr}`);
}

if (process.platform !== 'linux' || process.getuid() !== 0) {
  console.error('The image is made on Linux, as root. With a registry: docker build .');
  process.exit(1);
}
const LIMIT_MB = 300;
const size = await makeImage();
if (size > LIMIT_MB) console.error(`It may weigh ${LIMIT_MB} MB.`);
const isSound = !process.argv.includes('--check') || (await checkImage());
process.exitCode = isSound && size <= LIMIT_MB ? 0 : 1;
