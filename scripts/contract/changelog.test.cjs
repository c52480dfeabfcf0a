const { released, unlisted, versionFault, withLines } = require('./changelog.cjs');
const { restChanges } = require('./rest-changes.cjs');
const { schemaChanges } = require('./schema-changes.cjs');

const log = (lines) => `# Cambios\n\n## Sin publicar\n\n${lines}\n\n## 1.0.0 — 2026-11-26\n\n- \`Room.old\`: antes\n`;
const added = { at: 'Room.floor', kind: 'new', text: 'nuevo' };
const broken = { at: 'Room.old', kind: 'breaking', text: 'se quita' };

test('reports a change without an entry, even if an older version has one for the same place', () => {
  expect(unlisted([added, broken], log(''))).toEqual([added, broken]);
});

test('an entry covers the places that it names, a field’s type, and many with a star', () => {
  for (const line of [
    '- `Room.floor`: el piso',
    '- `Room`: con su piso',
    '- `Room.*`: mucho',
    '### Nuevo\n\n- `*.floor`',
  ])
    expect(unlisted([added], log(line))).toEqual([]);
  for (const line of ['- Room.floor', '- `Room.floors`', '- `Query.Room.floor`'])
    expect(unlisted([added], log(line))).toEqual([added]);
});

test('what breaks callers has to stand under its heading, by its own name', () => {
  for (const line of ['### Cambia\n\n- `Room.old`: se quita', '### Incompatible\n\n- `Room`: cambia'])
    expect(unlisted([broken], log(line))).toEqual([broken]);
  expect(unlisted([broken], log('### Incompatible\n\n- `Room.old`: usá `Room.new`'))).toEqual([]);
});

test('a planted change of either contract is found missing', async () => {
  const schema = await schemaChanges('type Query { a: Int, b: Int }', 'type Query { a: Int }');
  const path = (operations) => ({ paths: { '/rooms': operations } });
  const rest = restChanges(path({ get: {}, delete: {} }), path({ get: {} }));
  expect(unlisted([...schema, ...rest], log('')).map(({ at, kind }) => `${kind} ${at}`)).toEqual([
    'breaking Query.b',
    'breaking DELETE /rooms',
  ]);
});

test('the missing lines are written under their headings, and what breaks is left to a person', () => {
  const obsolete = { at: 'Query.rooms', kind: 'deprecated', text: 'use Query.places' };
  const once = withLines([added, broken], log(''));
  const twice = withLines(
    [{ ...added, at: 'GET /rooms' }, { ...added, at: 'GET /rooms', text: 'más' }, obsolete],
    once,
  );
  expect(twice).toBe(
    log(
      '### Nuevo\n\n- `GET /rooms`: nuevo; más\n- `Room.floor`: nuevo\n\n### Obsoleto\n\n- `Query.rooms`: use Query.places',
    ),
  );
  expect(unlisted([added, obsolete], twice)).toEqual([]);
  expect(unlisted([broken], twice)).toEqual([broken]);
});

test('a version takes what had none, and the next changes begin below an empty heading', () => {
  const text = released(log('- `Room.floor`: el piso'), '1.1.0', '2027-01-02');
  expect(text).toContain('## Sin publicar\n\n## 1.1.0 — 2027-01-02\n\n- `Room.floor`: el piso\n\n## 1.0.0');
  expect(unlisted([added], text)).toEqual([added]);
});

test('the number of a version says how much has changed', () => {
  expect(versionFault('1.4.2', '1.4.3', [])).toBeUndefined();
  expect(versionFault('1.4.2', '1.4.3', [added])).toBe('con lo nuevo sigue 1.5.0');
  expect(versionFault('1.4.2', '1.5.0', [added])).toBeUndefined();
  expect(versionFault('1.4.2', '1.5.0', [added, broken])).toBe('con cambios incompatibles sigue 2.0.0');
  expect(versionFault('0.4.2', '0.5.0', [broken])).toBeUndefined();
  expect(versionFault('0.4.2', '1.0.0', [broken])).toBeUndefined();
  expect(versionFault('1.4.2', '1.4.2', [])).toBe('1.4.2 no sigue a 1.4.2');
  expect(versionFault('1.4.2', '1.3.9', [])).toBe('1.3.9 no sigue a 1.4.2');
  expect(versionFault('1.4.2', 'v2', [])).toBe('v2 no es una versión: por ejemplo 1.4.0');
});
