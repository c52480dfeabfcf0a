/**
 * What package-lock.json says beyond what `npm install` writes into it. Run after `npm install`; `npm run check` asks for it:
 *   node scripts/lockfile.cjs
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Stands for whichever registry npm is set to use: .npmrc has npm put that one's name in its place (`.invalid` belongs to nobody,
 * RFC 2606).
 */
const ANY_REGISTRY = 'https://packages.invalid';
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/**
 * The lock file with an entry for each optional package and with the address of each file.
 *
 * - A registry that lacks some platforms' binaries makes npm leave these packages out, and npm ci refuses such a file everywhere.
 *   Their entries have no integrity, which npm checks once the package can be had.
 * - Without the address of a package's file, npm ci first asks the registry for all that it knows of the package: a thousand
 *   answers of up to megabytes, which take longer than to unpack everything (ADR 48).
 *
 * @param {{ packages: Record<string, object> }} lock as read from package-lock.json; it stays as it is
 */
function completed(lock) {
  const packages = { ...lock.packages, ...missingOptional(lock.packages) };
  const entries = Object.entries(packages).map(([place, entry]) => [place, withAddress(place, entry)]);
  return { ...lock, packages: Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en'))) };
}

/** What is wrong with the file of this folder, for `npm run check`; undefined when nothing is. */
function lockfileFault(root) {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  return text === textOf(completed(JSON.parse(text))) ? undefined : 'package-lock.json lacks something: node scripts/lockfile.cjs';
}

function missingOptional(packages) {
  const missing = {};
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(packages, place, name)) continue;
      if (!/^\d+\.\d+\.\d+[\w.-]*$/.test(version)) throw new Error(`${place}: ${name} ${version} is no exact version.`);
      const folder = place.slice(0, place.lastIndexOf('node_modules/')) + 'node_modules/';
      missing[folder + name] = { version, ...platformOf(name), ...(entry.dev && { dev: true }), optional: true };
    }
  }
  return missing;
}

/** As Node looks for it: beside the package that asks, then further up. */
function isLocked(packages, place, name) {
  for (let folder = place; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) return Boolean(packages[`node_modules/${name}`]);
  }
}

/** Binary packages carry their platform in the name: …-linux-x64-musl, …-win32-ia32-msvc. */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (os.length === 0 || cpu.length === 0) throw new Error(`${name} names no platform.`);
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : ['glibc'];
  return { cpu, os, ...(os.includes('linux') && { libc }) };
}

/** A folder of ours, what another package brings along and a file that is no registry's stay as they are. Keys in npm's order. */
function withAddress(place, entry) {
  if (!place.includes('node_modules/') || entry.link || entry.inBundle) return entry;
  const { name: alias, version, resolved, ...rest } = entry;
  const name = alias ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const file = `/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
  if (resolved && !resolved.endsWith(file)) return entry;
  return { ...(alias && { name: alias }), version, resolved: ANY_REGISTRY + file, ...rest };
}

function textOf(lock) {
  return `${JSON.stringify(lock, null, 2)}\n`;
}

module.exports = { completed, lockfileFault };

if (require.main === module) {
  const file = join(__dirname, '..', 'package-lock.json');
  writeFileSync(file, textOf(completed(JSON.parse(readFileSync(file, 'utf8')))));
}
