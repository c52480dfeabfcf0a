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

test('one or two letters begin a word', () => {
  expect(searchConditions('it', 'P.')).toEqual([
    { text: 'it ~ :word0', values: { word0: "(?:^|[ :,('/-])(?:[a-z]\\.)*p" } },
  ]);
  expect(searchConditions('it', 'P*')).toEqual([
    { text: 'it ~ :word0', values: { word0: "(?:^|[ :,('/-])(?:[a-z]\\.)*p\\*" } },
  ]);
});

test.each([
  ['María de la Paz', 3],
  ['m a r i a', 2],
  ['ana Ana Mariana', 1],
  ['García & Pérez', 2],
])('%j has %d conditions, each of which narrows the search', (search, conditions) => {
  expect(valuesOf(search)).toHaveLength(conditions);
});

test('signs alone find nothing', () => {
  for (const signs of ['%', '?!', '😀😀😀'])
    expect(searchConditions('it', signs)).toEqual([{ text: 'false', values: {} }]);
});

test('at most eight words count', () => {
  expect(valuesOf('aaa bbb ccc ddd eee fff ggg hhh iii jjj')).toHaveLength(8);
});

test('an email address is searched with its domain’s ASCII form, as stored', () => {
  expect(searchConditions('it', ' \u200eana@ñandu.com.ar,')).toEqual([
    { text: 'it LIKE :pattern0', values: { pattern0: '%ana@xn--andu-fqa.com.ar%' } },
  ]);
});

test('with near words, all long words use one SQL form, and signs are literal', () => {
  const near = new Map([['gomes', ['gomez', 'games']]]);
  expect(searchConditions('it', 'gomes ana* q', near)).toEqual([
    { text: 'it ~ :pattern0', values: { pattern0: 'gomes|(?:^|[^a-z])(?:gomez|games)(?:$|[^a-z])' } },
    { text: 'it ~ :pattern1', values: { pattern1: 'ana\\*' } },
    { text: 'it ~ :word2', values: { word2: "(?:^|[ :,('/-])(?:[a-z]\\.)*q" } },
  ]);
});
