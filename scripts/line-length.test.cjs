const { lineLengthFaults } = require('./line-length.cjs');
const { inHouse } = require('./planted-house.cjs');

/** However many bytes it has. */
const WHOLE = '🩺'.repeat(140);
const LONG = 'ñ'.repeat(141);

test('a line of code that is too long is reported with its place, in every language', () => {
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

test('a comment is wrapped before a line of code has to be', () => {
  const text = 'ñ'.repeat(115);
  const files = {
    'scripts/a.cjs': `// ${text}\n  // ${text}…\n/** ${text} */\nconst text = '${text}…';\n * ${text}…`,
    'web/src/B.tsx': `{/* ${text} */}`,
    'web/src/theme.css': `/* ${text} */`,
    'web/index.html': `<!-- ${text} -->`,
  };
  expect(inHouse(files, lineLengthFaults).sort()).toEqual([
    'scripts/a.cjs:2 has 121 characters; a comment has 120 at most',
    'scripts/a.cjs:3 has 122 characters; a comment has 120 at most',
    'web/index.html:1 has 124 characters; a comment has 120 at most',
    'web/src/B.tsx:1 has 123 characters; a comment has 120 at most',
    'web/src/theme.css:1 has 121 characters; a comment has 120 at most',
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
