import { areNear, foldedText, isForgiven, shortened } from './near-words';

test.each([
  ['gomes', 'gomez'],
  ['jimenez', 'gimenez'],
  ['alvares', 'alvarez'],
  ['fernandes', 'fernandez'],
  ['peres', 'perez'],
  ['gonzales', 'gonzalez'],
  ['dias', 'diaz'],
  ['daiz', 'diaz'],
  ['roma', 'romax'],
  ['xroma', 'roma'],
  ['romero', 'romro'],
  ['aaab', 'aaba'],
  ['ohiggins', "o'higgins"],
  ['ohigins', "o'higgins"],
  ["d'angela", "d'angelo"],
])('%s and %s are one typing error apart, and have a short form in common', (one, other) => {
  expect([areNear(one, other), areNear(other, one)]).toEqual([true, true]);
  expect(shortened(one).some((form) => shortened(other).includes(form))).toBe(true);
});

test.each([
  ['gomez', 'gomez'],
  ['jimenes', 'gimenez'],
  ['gomez', 'gomezas'],
  ['lopez', 'gomez'],
  ['abcd', 'badc'],
  ['abcd', 'cbad'],
  ['', 'ab'],
])('%s and %s are not', (one, other) => {
  expect([areNear(one, other), areNear(other, one)]).toEqual([false, false]);
});

test('Every word that one error can make of another is found by their short forms', () => {
  const word = 'perez';
  const letters = ['a', 'e', 'z'];
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const made = [
      before + after.slice(1),
      ...letters.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
      before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    ].filter((other) => other !== word);
    for (const other of made) {
      expect([other, areNear(word, other)]).toEqual([other, true]);
      expect(shortened(word).some((form) => shortened(other).includes(form))).toBe(true);
    }
  }
});

test('An error is forgiven in words of four letters or more, never in digits or addresses', () => {
  expect(['ana', 'diaz', '55552107', 'gomez@correo', 'o’neill'].map(isForgiven)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['GÓMEZ', 'gomez'],
  ['Ñandú', 'nandu'],
  ['Güemes', 'guemes'],
])('%s reads as %s', (text, folded) => {
  expect(foldedText(text)).toBe(folded);
});
