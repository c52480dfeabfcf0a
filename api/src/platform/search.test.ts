import { searchPatterns } from './search';

test.each([
  ['', []],
  ['  ', []],
  [' PÉREZ  Ana ', ['%perez%', '%ana%']],
  ['Ñandú', ['%nandu%']],
  ['100%_\\', ['%100\\%\\_\\\\%']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((word) => `%${word}%`)],
])('who types %j looks for texts with each of its words, letter by letter', (search, patterns) => {
  expect(searchPatterns(search)).toEqual(patterns);
});
