const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const { removedTooEarly, schemaChanges } = require('./schema-changes.cjs');

const released = readFileSync(join(__dirname, '../../docs/contract/schema.graphql'), 'utf8');
const schema = (fields, rest = '') => `type Query { ${fields} } ${rest}`;
const listed = async (before, after) =>
  (await schemaChanges(before, after)).map(({ at, kind, text }) => `${kind} ${at}: ${text}`).sort();

test('the schema of the last version has not changed against itself', async () => {
  expect(await schemaChanges(released, released)).toEqual([]);
});

test('what callers use and is gone, renamed or asked of them breaks them', async () => {
  const before = schema('a: Int, b(x: Int): Int, c: E', 'enum E { ONE TWO }');
  const after = schema('a: String, b(x: Int!): Int, c: E', 'enum E { ONE }');
  expect(await listed(before, after)).toEqual([
    'breaking E.TWO: se quita',
    'breaking Query.a: de Int a String',
    'breaking Query.b.x: de Int a Int!',
  ]);
});

test('lists a new type or field once, without its parts', async () => {
  const room = '"A room. Of the clinic." type Room { id(of: Int): ID, name: String @deprecated }';
  const after = schema('a: Int, rooms(first: Int!): [Room]', room);
  expect(await listed(schema('a: Int'), after)).toEqual(['new Query.rooms: nuevo', 'new Room: A room']);
});

test('other words of a description are no change', async () => {
  expect(await listed(schema('"One" a: Int'), schema('"Two" a: Int'))).toEqual([]);
});

test('lists a changed limit at its argument', async () => {
  const limit = 'directive @constraint(max: Float) on ARGUMENT_DEFINITION';
  expect(
    await listed(
      schema('a(x: Int @constraint(max: 3)): Int', limit),
      schema('a(x: Int @constraint(max: 2)): Int', limit),
    ),
  ).toEqual(['changed Query.a.x: cambian sus límites (@constraint)']);
});

test('lists a deprecation with its replacement', async () => {
  const reason = '2026-11-26: use b. Removed not before 2027-05-26.';
  expect(await listed(schema('a: Int, b: Int'), schema(`a: Int @deprecated(reason: "${reason}"), b: Int`))).toEqual([
    `deprecated Query.a: ${reason}`,
  ]);
});

describe('A removal', () => {
  const reason = '2026-11-26: use b. Removed not before 2027-05-26.';
  const before = schema(`a(x: Int): Int @deprecated(reason: "${reason}"), b: Int, c: Int`);

  test('may go from the day on that its deprecation said', async () => {
    const after = schema('b: Int, c: Int');
    expect(await removedTooEarly(before, after, '2027-05-26')).toEqual([]);
    expect(await removedTooEarly(before, after, '2027-05-25')).toEqual([
      `Query.a se quita antes del día que dice su @deprecated: ${reason}`,
    ]);
  });

  test('may not go without a version that said so', async () => {
    expect(await removedTooEarly(before, schema(`a(x: Int): Int, b: Int`), '2030-01-01')).toEqual([
      'Query.c se quita sin haber estado @deprecated en la versión publicada',
    ]);
  });
});
