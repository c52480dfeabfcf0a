/** JavaScript that browsers download from web/dist, in gzip bytes; `npm run check` fails above the limits. */
const { readFileSync } = require('node:fs');
const { basename, join, posix } = require('node:path');
const { gzipSync } = require('node:zlib');

const KB = 1000;
const LANDING_LIMIT = 215 * KB;
/** Patients wait for the booking page on a phone, professionals for their calendar. */
const LATER_LIMIT = 120 * KB;
const OWN_LIMITS = {
  // 90 until a refused room, an appointment type that went, and attempts of another user were told apart; 0.5 more to
  // ask about a second turno at one time (ADR 139), whose question itself loads late.
  // 1 more to judge addresses as they are stored (ADR 136) and to report a day that lost its hours; so in rentals.
  'src/features/booking/BookingPage.tsx': 92.5 * KB,
  'src/app/pages/admin/RoomsTab.tsx': 121 * KB,
  // 120 each until typed texts were tidied by the server's rules (ADR 136); the dialog has two questions (ADR 139).
  'src/features/availability/ProfessionalHoursPage.tsx': 121.5 * KB,
  'src/features/booking/new/NewAppointmentDialog.tsx': 123 * KB,
  'src/app/pages/admin/configuration-pages.ts': 121 * KB,
  'src/app/pages/CalendarTab.tsx': 60 * KB,
  // Rooms, their month and all professionals' hours; cancelling a rental asks about its turnos since ADR 133.
  'src/app/pages/admin/PanelAvailabilityPage.tsx': 122 * KB,
  // The chart library, after a page that says the same in a table.
  'src/features/figures/WaitChart.tsx': 135 * KB,
};

const PANEL_FRAME = 'src/app/pages/admin/PanelFrame.tsx';
const PANEL_PAGES = 'src/app/pages/admin/panel-pages.ts';

/** The landing, and what each late entry of Vite's `manifest` adds, panel pages with the panel's frame. */
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

function filesOf(manifest, key, seen = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (!file.endsWith('.js') || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of imports) filesOf(manifest, imported, seen);
  return seen;
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
