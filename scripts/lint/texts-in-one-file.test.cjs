const { execFileSync } = require('node:child_process');
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

const SAID = [
  `export const A = () => <p>Sin turnos</p>;`,
  `export const A = () => <Field label="sin turnos" />;`,
  `export const A = () => <p aria-label="quitar" />;`,
  `export const a = 'Guardar';`,
  `export const a = 'no hay turnos';`,
  `export const a = '¿seguro?';`,
  'export const a = (n, name) => `${n} turnos de ${name}`;',
  `export const a = () => { throw new ValidationError('El nombre es requerido'); };`,
];

const NOT_SAID = [
  `export const A = ({ text }) => <p className="muted remark no-print">{text}</p>;`,
  `export const a = { border: '1px solid var(--divider)' };`,
  'export const a = (width) => `calc(100% - ${width})`;',
  `export const a = (key) => key === 'Enter';`,
  `export const a = { __typename: 'Room' };`,
  `export const a = () => { throw new Error('There is always one'); };`,
  `export const a = 'room-hours';`,
];

/** The numbers of the files that lint refuses. */
function refused(sources) {
  const folder = mkdtempSync(path.join(tmpdir(), 'turnero-lint-'));
  try {
    sources.forEach((source, number) => writeFileSync(path.join(folder, `${number}.tsx`), source));
    const config = { jsPlugins: [path.join(__dirname, 'texts-in-one-file.mjs')], rules: { 'turnero-texts/in-one-file': 'error' } };
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
}

function numbersIn(report) {
  const numbers = JSON.parse(report).diagnostics.map(({ filename }) => Number(path.basename(filename, '.tsx')));
  return [...new Set(numbers)].sort((a, b) => a - b);
}

test('What a feature would say outside of its texts file is refused, and what only looks like it is not', () => {
  const found = refused([...SAID, ...NOT_SAID]);
  expect(found).toEqual(SAID.map((_, number) => number));
});
