/** JavaScript that browsers download from web/dist, in gzip bytes; `npm run check` fails above the limits. */
const { readFileSync } = require('node:fs');
const { basename, join, posix } = require('node:path');
const { gzipSync } = require('node:zlib');

const KB = 1000;
const LANDING_LIMIT = 250 * KB;
/** Per page that patients and visitors wait for on a phone, beyond the landing. */
const PUBLIC_LIMIT = 110 * KB;
const PUBLIC_FOLDERS = [
  'accounts',
  'appointments/cancel',
  'appointments/confirmation',
  'booking',
  'directory',
  'requests/send',
  'requests/sent',
  'waiting-list/join',
  'waiting-list/leave',
  'waiting-list/offer',
].map((folder) => `src/features/${folder}`);
/** Per other page, behind a login or opened later. The headroom catches a library, not a page. */
const LATER_LIMIT = 250 * KB;

const PANEL_FRAME = 'src/app/pages/panel/PanelFrame.tsx';
const PANEL_PAGES = 'src/app/pages/panel/panel-pages.ts';

/**
 * Sizes of the landing and of each late entry of Vite's `manifest` beyond it; panel pages include the panel's frame.
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
      return { name: basename(key, '.tsx'), bytes: sum(added), limit: isPublic(key) ? PUBLIC_LIMIT : LATER_LIMIT };
    }),
  ];
}

function filesOf(manifest, key, seen = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (!file.endsWith('.js') || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of imports) filesOf(manifest, imported, seen);
  return seen;
}

function isPublic(key) {
  return PUBLIC_FOLDERS.includes(posix.dirname(key)) && key.endsWith('Page.tsx');
}

/** Manifest keys of the late imports in `source`, the text of PANEL_PAGES. */
function panelPagesIn(source) {
  const folder = posix.dirname(PANEL_PAGES);
  return [...source.matchAll(/\bimport\('([^']+)'\)/g)].map(([, path]) => `${posix.join(folder, path)}.tsx`);
}

function builtSizes(root) {
  const dist = join(root, 'web', 'dist');
  return sizes({
    manifest: JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')),
    gzipBytes: (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    panelPages: panelPagesIn(readFileSync(join(root, 'web', PANEL_PAGES), 'utf8')),
  });
}

function budgetFaults(rows) {
  return rows
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ name, bytes, limit }) => `${name}: ${(bytes / KB).toFixed(1)} KB of JavaScript (gzip), ${limit / KB} at most`,
    );
}

module.exports = { budgetFaults, builtSizes, panelPagesIn, sizes };

if (require.main === module) {
  for (const { name, bytes, limit } of builtSizes(join(__dirname, '..'))) {
    console.log(`${name.padEnd(24)} ${(bytes / KB).toFixed(1).padStart(7)} KB of ${limit / KB}`);
  }
}
