const { lineLengthFaults } = require('./line-length.cjs');
const { inHouse } = require('./planted-house.cjs');

/** However many bytes it has. */
const WHOLE = '🩺'.repeat(140);
const LONG = 'ñ'.repeat(141);

test('a line of code that is too long is told with its place, whatever its file is written in', () => {
  const files = {
    'scripts/a.cjs': `${WHOLE}\n${LONG}\n${WHOLE}\n${LONG}`,
    'web/src/B.tsx': LONG,
    'web/src/theme.css': LONG,
    'web/index.html': LONG,
  };
  expect(inHouse(files, lineLengthFaults).sort()).toEqual([
    'scripts/a.cjs:2 has 141 characters; a line has 140 at most',
    'scripts/a.cjs:4 has 141 characters; a line has 140 at most',
    'web/index.html:1 has 141 characters; a line has 140 at most',
    'web/src/B.tsx:1 has 141 characters; a line has 140 at most',
    'web/src/theme.css:1 has 141 characters; a line has 140 at most',
  ]);
});

test('what is generated, built or installed may be as long as it is, and so may data and descriptions', () => {
  const files = {
    'web/src/a.generated.ts': LONG,
    'web/dist/assets/a.js': LONG,
    'node_modules/a/index.js': LONG,
    'package.json': LONG,
    'schema.graphql': LONG,
  };
  expect(inHouse(files, lineLengthFaults)).toEqual([]);
});
