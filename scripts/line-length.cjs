/**
 * Biome breaks code at 120 columns, but no comments and no texts; a text may have 140. GraphQL descriptions are exempt.
 */
const { readFileSync } = require('node:fs');
const { relative } = require('node:path');
const { codeFiles } = require('./code-files.cjs');

const MOST = 140;
const MOST_OF_COMMENT = 120;
const COMMENT = /^\s*(\/[/*]|\*|\{\/\*|<!--)/;
const CODE = /(?<!\.generated)\.([cm]?[jt]sx?|css|html)$/;

function lineLengthFaults(root) {
  return codeFiles(root, { kind: CODE }).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        if (line.length <= MOST_OF_COMMENT) return [];
        const [what, most] = COMMENT.test(line) ? ['a comment', MOST_OF_COMMENT] : ['a line', MOST];
        const { length } = [...line];
        return length > most
          ? [`${relative(root, file)}:${index + 1} has ${length} characters; ${what} has ${most} at most`]
          : [];
      }),
  );
}

module.exports = { lineLengthFaults };
