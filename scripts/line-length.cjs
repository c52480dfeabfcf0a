/** Lint can't check styles and pages. GraphQL descriptions are exempt. */
const { readFileSync } = require('node:fs');
const { relative } = require('node:path');
const { codeFiles } = require('./code-files.cjs');

const MOST = 140;
const CODE = /(?<!\.generated)\.([cm]?[jt]sx?|css|html)$/;

function lineLengthFaults(root) {
  return codeFiles(root, { kind: CODE }).flatMap((file) =>
    readFileSync(file, 'utf8').split('\n').flatMap((line, index) => {
      const length = line.length > MOST ? [...line].length : 0;
      return length > MOST ? [`${relative(root, file)}:${index + 1} has ${length} characters; a line has ${MOST} at most`] : [];
    }),
  );
}

module.exports = { lineLengthFaults };
