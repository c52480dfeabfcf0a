import { counted } from './counted';
import { plural } from './plural';

test.each([
  [0, 'turnos'],
  [1, 'turno'],
  [2, 'turnos'],
  [21, 'turnos'],
  [1.5, 'turnos'],
  [1_000_000, 'turnos'],
])('with %d it is %s', (count, word) => {
  expect(plural(count, 'turno', 'turnos')).toBe(word);
});

test('a count has its number', () => {
  expect([0, 1, 3].map((count) => counted(count, 'sala', 'salas'))).toEqual(['0 salas', '1 sala', '3 salas']);
});
