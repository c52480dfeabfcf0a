const { budgetFaults, panelPagesIn, sizes } = require('./budget.cjs');

const FRAME = 'src/app/pages/panel/PanelFrame.tsx';
const ROOMS = 'src/features/rooms/RoomsPage.tsx';
const BOOKING = 'src/features/booking/BookingPage.tsx';

/** Sizes of a build with these bytes per file. */
function rowsOf(bytes) {
  const late = (name, ...imports) => ({
    file: `${name}.js`,
    isDynamicEntry: true,
    imports: ['index.html', ...imports],
  });
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true },
    'src/start.tsx': { file: 'start.js', isEntry: true, isDynamicEntry: true, imports: ['index.html'] },
    'font.woff2': { file: 'font.woff2' },
    _kit: { file: 'kit.js', imports: ['index.html'] },
    [FRAME]: late('frame', '_kit'),
    [ROOMS]: late('rooms', '_kit'),
    [BOOKING]: late('booking', '_kit'),
  };
  const weights = {
    'index.js': 200_000,
    'start.js': 1_000,
    'kit.js': 30_000,
    'frame.js': 10_000,
    'rooms.js': 60_000,
    'booking.js': 50_000,
    ...bytes,
  };
  return sizes({ manifest, gzipBytes: (file) => weights[file], panelPages: [ROOMS] });
}

test('a page weighs what it adds to the landing, and one of the panel has the frame with it, each file once', () => {
  const bytes = Object.fromEntries(rowsOf({}).map((row) => [row.name, row.bytes]));
  expect(bytes).toEqual({ landing: 201_000, PanelFrame: 40_000, RoomsPage: 100_000, BookingPage: 80_000 });
});

test.each([
  [{}, []],
  [{ 'index.js': 250_001 }, ['landing: 251.0 KB of JavaScript (gzip), 250 at most']],
  [{ 'rooms.js': 211_000 }, ['RoomsPage: 251.0 KB of JavaScript (gzip), 250 at most']],
  [{ 'booking.js': 81_000 }, ['BookingPage: 111.0 KB of JavaScript (gzip), 110 at most']],
])('where files weigh %p, over their limit are %p', (bytes, faults) => {
  expect(budgetFaults(rowsOf(bytes))).toEqual(faults);
});

test('the pages of the panel are known by what its list imports', () => {
  const source = [
    "import { a } from './a';",
    "lazy: page(async () => (await import('../../../features/rooms/RoomsPage')).RoomsPage),",
    "lazy: of(async () => (await import('../CalendarTab')).CalendarTab)",
  ].join('\n');
  expect(panelPagesIn(source)).toEqual([ROOMS, 'src/app/pages/CalendarTab.tsx']);
});
