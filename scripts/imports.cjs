const IMPORT = new RegExp(
  [
    /(?:^|[^.\w])(?:import|export)\b[^'"`;()]*?from\s*['"]([^'"]+)['"]/,
    /(?:^|[^.\w])import\s*['"]([^'"]+)['"]/,
    /\b(?:import|require(?:\.resolve)?)\s*\(\s*['"]([^'"]+)['"]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** The specifiers that a source text imports. */
function importsIn(text) {
  return [...text.matchAll(IMPORT)].map(([, from, bare, called]) => from ?? bare ?? called);
}

module.exports = { importsIn };
