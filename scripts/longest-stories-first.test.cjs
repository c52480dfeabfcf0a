const { existsSync, mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { basename, join } = require('node:path');
const LongestStoriesFirst = require('./longest-stories-first.cjs');

const STORIES = join(__dirname, '..', 'web', 'e2e');
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turnero-order-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Files that Jest has not run before. */
function files(sizes) {
  const hasteFS = { getSize: (path) => sizes[basename(path)] };
  const context = { config: { id: 'e2e', cacheDirectory: folder }, hasteFS };
  return Object.keys(sizes).map((name) => ({ path: join(STORIES, name), context }));
}

test('what takes longest comes first, however few its lines, and the rest by size', () => {
  const tests = files({ 'back.e2e.ts': 30, 'opening.e2e.ts': 1, 'landing.e2e.ts': 50, 'calendar.e2e.ts': 20 });
  const order = new LongestStoriesFirst({}).sort(tests).map(({ path }) => basename(path));
  expect(order).toEqual(['calendar.e2e.ts', 'opening.e2e.ts', 'landing.e2e.ts', 'back.e2e.ts']);
});

test('every file of the list exists', () => {
  expect(LongestStoriesFirst.LONGEST.filter((name) => !existsSync(join(STORIES, name)))).toEqual([]);
});
