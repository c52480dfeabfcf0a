import { findByText } from './text-search';

const isFound = (text: string, query: string) => findByText([text], (it) => it, query).length === 1;

test('accents and capitals do not matter', () => {
  expect(isFound('Clínica médica', 'clinica')).toBe(true);
  expect(isFound('Pediatria', 'PEDIATRÍA')).toBe(true);
});

test('every word has to occur, in any order', () => {
  expect(isFound('Controles de niñas y niños', 'niños controles')).toBe(true);
  expect(isFound('Controles de niñas y niños', 'niños vacunas')).toBe(false);
});

test('part of a phone number is found however it is written', () => {
  const text = 'Federico Aguirre +54 11 5555-2107';
  for (const query of ['55552107', '5555-2107', '11-5555-2107', '1155552107', '11 5555 2107']) {
    expect(isFound(text, query)).toBe(true);
  }
  expect(isFound(text, '55552108')).toBe(false);
  expect(isFound('Sala 1, 20 m', '1m')).toBe(false);
});

test('nothing typed matches everything', () => {
  expect(isFound('Odontología', '')).toBe(true);
});

const PEOPLE = ['Ana Gómez', 'Ada Ruiz', 'Julia Giménez', 'Ana Gomes', 'Iván Álvarez'];

test.each([
  ['gomez', ['Ana Gómez']],
  ['gomes', ['Ana Gomes']],
  ['gomec', ['Ana Gómez', 'Ana Gomes']],
  ['ana gomec', ['Ana Gómez', 'Ana Gomes']],
  ['jimenez', ['Julia Giménez']],
  ['Álvares', ['Iván Álvarez']],
  ['aba', []],
  ['jimenes', []],
  ['gomec alvarez', []],
])('%j finds %j: exact words, else words one typing error away, of four letters or more', (query, found) => {
  expect(findByText(PEOPLE, (name) => name, query)).toEqual(found);
});
