const { englishFaults } = require('./english.cjs');
const { inHouse } = require('./planted-house.cjs');

const faultsIn = (files, allowed = {}) => inHouse(files, (house) => englishFaults(house, allowed));

describe('plain English', () => {
  it.each([
    ['a comment', 'api/src/rooms/room.ts', '/** Returns the room. Whoever asks. */\nexport const room = 1;', 'Whoever'],
    ['lines of a comment', 'web/src/kit/a.ts', 'const a = 1;\n// Reloads\n// by itself.\n', 'by itself'],
    [
      'a description',
      'api/src/rooms/room.ts',
      "@Field({ description: 'What it costs.' })\nclass A {}",
      'begins with "What"',
    ],
    ['a title of a test', 'api/src/rooms/room.test.ts', "it('is told why', () => {});", 'told'],
    ['a REST document', 'api/src/rooms/rooms.graphql', '"""Nobody reads it."""\ntype A { b: Int }', 'Nobody'],
    ['a page of docs', 'docs/rooms.md', '# Rooms\n\nOf rooms, the price.\n', 'begins with "Of"'],
    ['a cell of a table', 'docs/rooms.md', '| a | b |\n|---|---|\n| who | Whose rooms |\n', 'begins with "Whose"'],
    ['a long sentence', 'docs/rooms.md', `${'word '.repeat(31)}.\n`, '31 words'],
  ])('finds a fault in %s', (_, path, content, fault) => {
    expect(faultsIn({ [path]: content }).join('\n')).toContain(fault);
  });

  it.each([
    ['code and quotations', 'docs/rooms.md', 'The log has `nobody` and "Whose turno".\n'],
    ['texts of the product', 'web/src/kit/a.tsx', "export const a = <p title='whose'>nobody</p>;"],
    ['a link in a string', 'web/src/kit/a.ts', "export const a = 'https://whose.example/nobody';"],
    ['questions', 'docs/rooms.md', '## Where do I add a field?\n'],
    ['Spanish docs', 'docs/importar.md', 'Of whose.\n'],
  ])('accepts %s', (_, path, content) => {
    expect(faultsIn({ [path]: content })).toEqual([]);
  });

  it('accepts as many faults of a folder as are allowed, and asks to lower what is no longer needed', () => {
    const files = { 'api/src/rooms/room.ts': '// Nobody.\nexport const room = 1;' };
    expect(faultsIn(files, { 'api/src/rooms': 1 })).toEqual([]);
    expect(faultsIn(files, { 'api/src/rooms': 2 }).join()).toContain('1 faults left');
  });
});
