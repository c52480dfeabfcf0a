import { changesText } from './changes-text';

const NOBODY = new Set<string>();
const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('equal values are not listed', () => {
  expect(changesText([a, b], [b, a], NOBODY)).toBeNull();
});

test('new, changed and gone ones are counted', () => {
  expect(changesText([a], [a, b], NOBODY)).toBe('1 nuevo');
  expect(changesText([a, b], [{ ...a }, b], NOBODY)).toBe('1 modificado');
  expect(changesText([a, b], [], NOBODY)).toBe('2 quitados');
  expect(changesText([a, b], [{ ...a }, c], NOBODY)).toBe('1 nuevo, 1 modificado, 1 quitado');
});

test('what came or went by one’s own hand is no news; what others did to it is', () => {
  const own = new Set(['b']);
  expect(changesText([a], [a, b], own)).toBeNull();
  expect(changesText([a, b], [a], own)).toBeNull();
  expect(changesText([a], [a, b, c], own)).toBe('1 nuevo');
  expect(changesText([a, b], [a, { ...b }], own)).toBe('1 modificado');
});
