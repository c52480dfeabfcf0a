const { execFileSync } = require('node:child_process');
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

/** Indexes of the `sources` that a rule rejects; `plugin` is its file, `rule` its name with the plugin's. */
exports.refused = function refused({ plugin, rule }, sources) {
  const folder = mkdtempSync(path.join(tmpdir(), 'turnero-lint-'));
  try {
    sources.forEach((source, number) => writeFileSync(path.join(folder, `${number}.tsx`), source));
    const config = { jsPlugins: [path.join(__dirname, plugin)], rules: { [rule]: 'error' } };
    writeFileSync(path.join(folder, 'lint.json'), JSON.stringify({ ...config, categories: { correctness: 'off' } }));
    const oxlint = path.join(path.dirname(require.resolve('oxlint/package.json')), 'bin/oxlint');
    const args = [oxlint, '-c', path.join(folder, 'lint.json'), '-f', 'json', folder];
    return numbersIn(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }));
  } catch (error) {
    if (error.stdout === undefined) throw error;
    return numbersIn(error.stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

function numbersIn(report) {
  const numbers = JSON.parse(report).diagnostics.map(({ filename }) => Number(path.basename(filename, '.tsx')));
  return [...new Set(numbers)].sort((a, b) => a - b);
}
