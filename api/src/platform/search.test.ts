import { searchConditions } from './search';

/** In order of their places among the words. */
const valuesOf = (search: string) => searchConditions('it', search).map(({ values }) => values);

test.each([
  ['', []],
  ['  ', []],
  [' Ana  PÉREZ ', ['%perez%', '%ana%']],
  ['Ñandú', ['%nandu%']],
  ['100%_\\', ['%100\\%\\_\\\\%']],
])('who types %j looks for texts with each of its words, letter by letter', (search, patterns) => {
  expect(searchConditions('it', search).map(({ text }) => text)).toEqual(
    patterns.map((_, index) => `it LIKE :pattern${index}`),
  );
  expect(valuesOf(search)).toEqual(patterns.map((pattern, index) => ({ [`pattern${index}`]: pattern })));
});

test('one or two letters, which no index covers, use strpos for speed and LIKE for the estimate', () => {
  expect(searchConditions('it', '%Q')).toEqual([
    { text: 'strpos(it, :word0) > 0 AND it LIKE :pattern0', values: { word0: '%q', pattern0: '%\\%q%' } },
  ]);
});

test('at most eight words count', () => {
  expect(valuesOf('a b c d e f g h i j').map((values) => Object.values(values)[1])).toEqual([...'abcdefgh']);
});

test('an email address is searched with its domain’s ASCII form, as stored', () => {
  expect(searchConditions('it', ' \u200eana@ñandu.com.ar,')).toEqual([
    { text: 'it LIKE :pattern0', values: { pattern0: '%ana@xn--andu-fqa.com.ar%' } },
  ]);
});

test('with near words, all long words use one SQL form, and signs are literal', () => {
  const near = new Map([['gomes', ['gomez', 'games']]]);
  expect(searchConditions('it', 'gomes ana* 1+1 q', near)).toEqual([
    { text: 'it ~ :pattern0', values: { pattern0: 'gomes|\\m(?:gomez|games)\\M' } },
    { text: 'it ~ :pattern1', values: { pattern1: 'ana\\*' } },
    { text: 'it ~ :pattern2', values: { pattern2: '1\\+1' } },
    { text: 'strpos(it, :word3) > 0 AND it LIKE :pattern3', values: { word3: 'q', pattern3: '%q%' } },
  ]);
});
