import { nextRow } from './row-keys';

const IDS = ['a', 'b', 'c'];

test.each([
  ['ArrowDown', 'a', 'b'],
  ['ArrowUp', 'b', 'a'],
  ['Home', 'c', 'a'],
  ['End', 'a', 'c'],
  ['ArrowDown', 'c', undefined],
  ['ArrowUp', 'a', undefined],
  ['Home', 'a', undefined],
  ['ArrowRight', 'a', undefined],
])('%s from row %s leads to %s', (key, from, to) => {
  expect(nextRow(key, IDS, from)).toBe(to);
});
