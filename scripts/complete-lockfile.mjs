/**
 * Run after npm install against a registry that lacks some platforms' binaries: npm then leaves
 * these optional packages out of package-lock.json, and npm ci refuses such a file everywhere.
 * Adds an entry for each, without integrity, which npm checks once the package can be had.
 *   node scripts/complete-lockfile.mjs [package-lock.json]
 */
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32'];

const file = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = [];

for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(place, name)) continue;
    if (!/^\d+\.\d+\.\d+[\w.-]*$/.test(version)) throw new Error(`${place}: ${name} ${version} is no exact version.`);
    const folder = place.slice(0, place.lastIndexOf('node_modules/')) + 'node_modules/';
    lock.packages[folder + name] = { version, ...platformOf(name), ...(entry.dev && { dev: true }), optional: true };
    added.push(`${name} ${version}`);
  }
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(added.length === 0 ? `${file} is complete.` : `Added to ${file}:\n  ${added.join('\n  ')}`);

/** As Node looks for it: beside the package that asks, then further up. */
function isLocked(place, name) {
  for (let folder = place; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (lock.packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) return Boolean(lock.packages[`node_modules/${name}`]);
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
