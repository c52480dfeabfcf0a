import { matchesSearch } from './text-search';

test('accents and capitals do not matter', () => {
  expect(matchesSearch('Clínica médica', 'clinica')).toBe(true);
  expect(matchesSearch('Pediatria', 'PEDIATRÍA')).toBe(true);
});

test('every word has to occur, in any order', () => {
  expect(matchesSearch('Controles de niñas y niños', 'niños controles')).toBe(true);
  expect(matchesSearch('Controles de niñas y niños', 'niños vacunas')).toBe(false);
});

test('part of a phone number is found however it is written', () => {
  const text = 'Federico Aguirre +54 11 5555-2107';
  for (const query of ['55552107', '5555-2107', '11-5555-2107', '1155552107', '11 5555 2107']) {
    expect(matchesSearch(text, query)).toBe(true);
  }
  expect(matchesSearch(text, '55552108')).toBe(false);
  expect(matchesSearch('Sala 1, 20 m', '1m')).toBe(false);
});

test('nothing typed matches everything', () => {
  expect(matchesSearch('Odontología', '')).toBe(true);
});
