/**
 * Whether each line of code is seen whole beside another file. Lint has no such rule, and reads neither styles nor pages.
 * What is generated is nobody's to break, and a description in GraphQL is one line of text.
 */
const { readFileSync } = require('node:fs');
const { relative } = require('node:path');
const { codeFiles } = require('./code-files.cjs');

const MOST = 140;
const CODE = /(?<!\.generated)\.([cm]?[jt]sx?|css|html)$/;

/** One line for each that is longer, with its place; [] when none is. */
function lineLengthFaults(root) {
  return codeFiles(root, { kind: CODE }).flatMap((file) =>
    readFileSync(file, 'utf8').split('\n').flatMap((line, index) => {
      const length = line.length > MOST ? [...line].length : 0;
      return length > MOST ? [`${relative(root, file)}:${index + 1} has ${length} characters; a line has ${MOST} at most`] : [];
    }),
  );
}

module.exports = { lineLengthFaults };
