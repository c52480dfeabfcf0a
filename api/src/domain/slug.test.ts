import { nthSlug, slugOf } from './slug';

test.each([
  ['Dra. Ana Paz', 'dra-ana-paz'],
  ['Ñandú Güemes', 'nandu-guemes'],
  ['  Ginecología y Obstetricia ', 'ginecologia-y-obstetricia'],
  ["O'Higgins, María José", 'o-higgins-maria-jose'],
  ['Clínica <b>24</b> hs', 'clinica-b-24-b-hs'],
  ['Łukasz Weiß', 'lukasz-weiss'],
])('the address of %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug));

test.each(['', '—', '李小龙', '123 45'])('%p has no letters for an address', (name) => expect(slugOf(name)).toBeNull());

test('a long name ends at a word', () => {
  expect(slugOf('Especialidad '.repeat(20))).toBe(
    'especialidad-especialidad-especialidad-especialidad-especialidad-especialidad',
  );
  expect(slugOf('a'.repeat(200))).toHaveLength(80);
});

test('twins differ by a number', () => {
  expect([1, 2, 3].map((nth) => nthSlug('ana-paz', nth))).toEqual(['ana-paz', 'ana-paz-2', 'ana-paz-3']);
});
