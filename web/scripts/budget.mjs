/**
 * What a visitor's browser downloads as JavaScript, in gzip bytes, from the build in web/dist:
 * the landing in total, and what each other page adds. Exits with 1 when a limit is passed.
 * Run it after `npm run build -w web`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const KB = 1000;
const LANDING_LIMIT = 215 * KB;
/** What a page may add, those of the panel above all; patients wait for the booking page on a phone. */
const PAGE_LIMIT = 120 * KB;
const PAGE_LIMITS = { 'src/features/booking/BookingPage.tsx': 90 * KB };

const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8'));
const gzipBytes = (file) => gzipSync(readFileSync(path.join(DIST, file)), { level: 9 }).length;

/** The .js files that come with an entry of the manifest, itself and its static imports. */
function filesOf(key, seen = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (!file.endsWith('.js') || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of imports) filesOf(imported, seen);
  return seen;
}

const sum = (files) => files.reduce((total, file) => total + gzipBytes(file), 0);
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const first = filesOf(entry);
const rows = [{ page: 'landing', bytes: sum([...first]) + gzipBytes('theme.js'), limit: LANDING_LIMIT }];
for (const [key, { isDynamicEntry }] of Object.entries(manifest)) {
  if (!isDynamicEntry) continue;
  const added = [...filesOf(key)].filter((file) => !first.has(file));
  rows.push({ page: `+ ${path.basename(key, '.tsx')}`, bytes: sum(added), limit: PAGE_LIMITS[key] ?? PAGE_LIMIT });
}

for (const { page, bytes, limit } of rows) {
  const note = `of ${limit / KB} KB${bytes > limit ? '  TOO MUCH' : ''}`;
  process.stdout.write(`${page.padEnd(24)} ${(bytes / KB).toFixed(1).padStart(7)} KB ${note}\n`);
}
process.exitCode = rows.some(({ bytes, limit }) => bytes > limit) ? 1 : 0;
