const LongestFirst = require('./longest-first.cjs');

const fileOf = (project, path) => ({ path, context: { config: { displayName: { name: project } } } });

test('slow suites come first, and between them the files that mostly wait', () => {
  const tests = [
    fileOf('pure', '/web/.cache/suites/pure/pure-1.test.cjs'),
    fileOf('database', '/api/src/storm.test.ts'),
    fileOf('database', '/api/.cache/suites/database/features-1.test.cjs'),
    fileOf('alone', '/api/src/embedded-postgres/launcher.test.ts'),
    fileOf('pages', '/web/.cache/suites/pages/pages-2.test.cjs'),
    fileOf('pages', '/web/.cache/suites/pages/pages-1.test.cjs'),
  ];
  expect(new LongestFirst({}).sort(tests).map(({ path }) => path.split('/').at(-1))).toEqual([
    'features-1.test.cjs',
    'storm.test.ts',
    'pages-1.test.cjs',
    'launcher.test.ts',
    'pages-2.test.cjs',
    'pure-1.test.cjs',
  ]);
});
