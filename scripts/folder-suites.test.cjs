const { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const { inSuites, testFiles } = require('./folder-suites.cjs');

let rootDir;

beforeEach(() => {
  rootDir = mkdtempSync(join(tmpdir(), 'turnero-suites-'));
});
afterEach(() => rmSync(rootDir, { recursive: true, force: true }));

function write(...files) {
  for (const file of files) {
    mkdirSync(dirname(join(rootDir, file)), { recursive: true });
    writeFileSync(join(rootDir, file), '');
  }
}

test('every test file runs once: in a suite of sixty at most, or alone', () => {
  const rooms = Array.from({ length: 61 }, (_, index) => `src/rooms/${index}.test.ts`);
  write(...rooms, 'src/main.test.ts', 'src/main.ts', 'src/deep/down/page.test.tsx');

  const files = testFiles(rootDir, 'src');
  const { testMatch, testPathIgnorePatterns, transform } = inSuites(
    { rootDir, displayName: 'database', transform: {}, testPathIgnorePatterns: ['/src/'] },
    files,
    (file) => (file === 'src/main.test.ts' ? null : 'features'),
  );

  expect(files).toHaveLength(63);
  expect({ testPathIgnorePatterns, transform }).toEqual({ testPathIgnorePatterns: undefined, transform: {} });
  const [suites, ...own] = testMatch;
  expect(own).toEqual([join(rootDir, 'src/main.test.ts')]);
  const contents = readdirSync(dirname(suites)).map((name) => readFileSync(join(dirname(suites), name), 'utf8'));
  const described = contents.map((content) => [...content.matchAll(/describe\("(.+?)"/g)].map(([, file]) => file));
  expect(described.flat().sort()).toEqual(files.filter((file) => file !== 'src/main.test.ts'));
  expect(described.map(({ length }) => length)).toEqual([31, 31]);
  for (const file of described.flat()) expect(contents.join('')).toContain(JSON.stringify(join(rootDir, file)));
});
