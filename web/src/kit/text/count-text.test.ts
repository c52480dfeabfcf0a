import { countText } from './count-text';

test.each([
  [0, '0 salas'],
  [1, '1 sala'],
  [2, '2 salas'],
  [21, '21 salas'],
  [1234, '1.234 salas'],
])('%i is written as %s', (count, text) => {
  expect(countText(count, 'sala', 'salas')).toBe(text);
});
