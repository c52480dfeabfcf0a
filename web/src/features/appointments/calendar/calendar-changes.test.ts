import { changesText } from './calendar-changes';

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('what is the same is not told', () => {
  expect(changesText([a, b], [b, a])).toBeNull();
});

test('new, changed and gone ones are counted', () => {
  expect(changesText([a], [a, b])).toBe('1 nuevo');
  expect(changesText([a, b], [{ ...a }, b])).toBe('1 modificado');
  expect(changesText([a, b], [])).toBe('2 quitados');
  expect(changesText([a, b], [{ ...a }, c])).toBe('1 nuevo, 1 modificado, 1 quitado');
});
