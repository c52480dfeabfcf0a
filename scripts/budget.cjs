/**
 * What a visitor's browser downloads as JavaScript, in gzip bytes, from the build in web/dist: the landing in total, and
 * what each file that comes later (a page, a dialog) adds to it; a page of the panel together with the panel's frame.
 * `node scripts/budget.cjs` prints it, `npm run check` fails where it is too much.
 */
const { readFileSync } = require('node:fs');
const { basename, join, posix } = require('node:path');
const { gzipSync } = require('node:zlib');

const KB = 1000;
const LANDING_LIMIT = 215 * KB;
/** What may be added by what comes later; patients wait for the booking page on a phone, professionals for their calendar. */
const LATER_LIMIT = 120 * KB;
const OWN_LIMITS = { 'src/features/booking/BookingPage.tsx': 90 * KB, 'src/app/pages/CalendarTab.tsx': 60 * KB };

const PANEL_FRAME = 'src/app/pages/admin/PanelFrame.tsx';
/** Where the panel's pages are named. */
const PANEL_PAGES = 'src/app/pages/admin/panel-pages.ts';

/**
 * One row {name, bytes, limit} for the landing and for each entry that `manifest` (Vite's) imports late; `gzipBytes`
 * tells the size of a built file, `panelPages` are the keys of those that are shown within the panel's frame.
 */
function sizes({ manifest, gzipBytes, panelPages }) {
  const sum = (files) => [...files].reduce((total, file) => total + gzipBytes(file), 0);
  const first = new Set();
  for (const key of Object.keys(manifest)) if (manifest[key].isEntry) filesOf(manifest, key, first);
  const later = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && !first.has(manifest[key].file));
  return [
    { name: 'landing', bytes: sum(first), limit: LANDING_LIMIT },
    ...later.map((key) => {
      const files = filesOf(manifest, key);
      if (panelPages.includes(key)) filesOf(manifest, PANEL_FRAME, files);
      const added = [...files].filter((file) => !first.has(file));
      return { name: basename(key, '.tsx'), bytes: sum(added), limit: OWN_LIMITS[key] ?? LATER_LIMIT };
    }),
  ];
}

/** The .js files that come with an entry of the manifest, itself and its static imports. */
function filesOf(manifest, key, seen = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (!file.endsWith('.js') || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of imports) filesOf(manifest, imported, seen);
  return seen;
}

/** Keys of the manifest for what `source`, the text of PANEL_PAGES, imports late. */
function panelPagesIn(source) {
  const folder = posix.dirname(PANEL_PAGES);
  return [...source.matchAll(/\bimport\('([^']+)'\)/g)].map(([, path]) => `${posix.join(folder, path)}.tsx`);
}

/** The sizes of what is built in web/dist of `root`. */
function builtSizes(root) {
  const dist = join(root, 'web', 'dist');
  return sizes({
    manifest: JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')),
    gzipBytes: (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    panelPages: panelPagesIn(readFileSync(join(root, 'web', PANEL_PAGES), 'utf8')),
  });
}

/** One line for each row that is over its limit; [] when all is well. */
function budgetFaults(rows) {
  return rows
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit }) => `${name}: ${(bytes / KB).toFixed(1)} KB of JavaScript (gzip), ${limit / KB} at most`);
}

module.exports = { budgetFaults, builtSizes, panelPagesIn, sizes };

if (require.main === module) {
  for (const { name, bytes, limit } of builtSizes(join(__dirname, '..'))) {
    console.log(`${name.padEnd(24)} ${(bytes / KB).toFixed(1).padStart(7)} KB of ${limit / KB}`);
  }
}
