import { matchesSearch } from './text-search';

test('accents and capitals do not matter', () => {
  expect(matchesSearch('Clínica médica', 'clinica')).toBe(true);
  expect(matchesSearch('Pediatria', 'PEDIATRÍA')).toBe(true);
});

test('every word has to occur, in any order', () => {
  expect(matchesSearch('Controles de niñas y niños', 'niños controles')).toBe(true);
  expect(matchesSearch('Controles de niñas y niños', 'niños vacunas')).toBe(false);
});

test('nothing typed matches everything', () => {
  expect(matchesSearch('Odontología', '')).toBe(true);
});
