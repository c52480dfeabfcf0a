/**
 * Completes package-lock.json after `npm install`; `npm run check` requires it.
 *   node scripts/lockfile.cjs
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** .npmrc lets npm replace it by the configured registry. */
const ANY_REGISTRY = 'https://packages.invalid';
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/**
 * Adds optional packages and file addresses.
 *
 * - npm leaves out platforms that its registry lacks, and npm ci refuses such a file elsewhere.
 * - Without addresses, npm ci asks for all data of each package, which takes longer than unpacking (ADR 48).
 *
 * @param {{ packages: Record<string, object> }} lock parsed package-lock.json; not changed
 */
function completed(lock) {
  const packages = { ...lock.packages, ...missingOptional(lock.packages) };
  const entries = Object.entries(packages).map(([place, entry]) => [place, withAddress(place, entry)]);
  return { ...lock, packages: Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en'))) };
}

function lockfileFault(root) {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  return text === textOf(completed(JSON.parse(text)))
    ? undefined
    : 'package-lock.json lacks something: node scripts/lockfile.cjs';
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

/** Beside the package, then further up, like Node. */
function isLocked(packages, place, name) {
  for (let folder = place; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) return Boolean(packages[`node_modules/${name}`]);
  }
}

/** From names like …-linux-x64-musl or …-win32-ia32-msvc. */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (os.length === 0 || cpu.length === 0) throw new Error(`${name} names no platform.`);
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : ['glibc'];
  return { cpu, os, ...(os.includes('linux') && { libc }) };
}

/** Only for packages of a registry. Keys in npm's order. */
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
