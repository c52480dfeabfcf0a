import { searchPatterns, stemOf, type WordPatterns } from './search-patterns';

/** As PostgreSQL reads the pattern, in text without accents. */
const finds = (pattern: string | null, text: string): boolean =>
  pattern !== null &&
  new RegExp(pattern.replaceAll('\\m', '(?<![a-z0-9])').replaceAll('\\M', '(?![a-z0-9])')).test(text);
const only = (search: string): WordPatterns => {
  const patterns = searchPatterns(search);
  expect(patterns).toHaveLength(1);
  return patterns[0]!;
};

test.each([
  ['odontologa', 'odontologo'],
  ['Odontólogos', 'odontologia'],
  ['cardiologia', 'cardiologo'],
  ['ginecológica', 'ginecologa'],
  ['pediatra', 'pediatria'],
  ['dentistas', 'dentista'],
  ['nutricion', 'nutricionista'],
  ['nutricionistas', 'nutricion'],
  ['clínica', 'clinico'],
  ['muela', 'dolor de muelas'],
  ['lunar', 'lunares'],
  ['lunares', 'un lunar'],
  ['niña', 'ninos'],
  ['dolores', 'dolor de panza'],
  ['pulmon', 'pulmones'],
  ['várices', 'varices'],
  ['ojo', 'ojos'],
])('%j is a form of a word in %j', (typed, text) => {
  expect(finds(only(typed).whole, text)).toBe(true);
});

test.each([
  ['pie', 'piel'],
  ['gato', 'gastritis'],
  ['niña', 'ninguna'],
  ['auto', 'apto'],
  ['perro', 'pierna'],
  ['electricista', 'electrocardiograma'],
])('%j is neither a form nor a misspelling of a word in %j', (typed, text) => {
  const { whole, near } = only(typed);
  expect([whole, near].map((pattern) => finds(pattern, text))).toEqual([false, false]);
});

test.each([
  ['dentitsa', 'dentista'],
  ['dentitsas', 'dentista'],
  ['dntista', 'dentista'],
  ['denttista', 'dentista'],
  ['oculosta', 'oculista'],
  ['cardiolgo', 'cardiologo'],
  ['kardiologo', 'cardiologia'],
  ['nutrisionista', 'nutricion'],
  ['odomtol', 'odontologia'],
])('%j is a typing error away from %j', (typed, text) => {
  expect(finds(only(typed).whole, text)).toBe(false);
  expect(finds(only(typed).near, text)).toBe(true);
});

test('a word is found while it is typed, and a name too', () => {
  expect(finds(only('odon').start, 'consultas de odontologia')).toBe(true);
  expect(finds(only('donto').start, 'odontologia')).toBe(false);
  expect(finds(only('pera').named, 'gustavo peralta')).toBe(true);
});

test.each([
  ['gomes', 'ana gomez', true],
  ['perlata', 'gustavo peralta', true],
  ['ibanes', 'ricardo ibanez', true],
  ['daiz', 'elsa diaz', true],
  ['fernandes', 'fernando sosa', false],
  ['paz', 'elsa diaz', false],
])('among names %j has a near one in %j: %j', (typed, name, isNear) => {
  expect(finds(only(typed).namedNear, name)).toBe(isNear);
});

test.each([
  ['dolor de espalda', ['espalda']],
  ['me duele la espalda', ['espalda']],
  ['quiero un turno con la Dra. Peralta', ['peralta']],
  ['médico de niños', ['ninos']],
  ['médico', ['medico']],
  ['dolor', ['dolor']],
  ['uña', ['una']],
  ['¡¿...?!', []],
  ['   ', []],
  ['眼科', []],
])('of %j the words %j count', (search, words) => {
  expect(searchPatterns(search).map(({ named }) => named)).toEqual(words.map((word) => `\\m${word}`));
});

test('an article is looked for in keywords, not in what every description says', () => {
  expect(searchPatterns('uña')[0]).toMatchObject({ inRunningText: null });
  expect(searchPatterns('muela')[0]!.inRunningText).not.toBeNull();
});

test('a search of any length and signs makes few and short patterns', () => {
  const patterns = searchPatterns(`${'a'.repeat(5000)} (.*)+ \\m[ uno dos tres cuatro cinco seis siete ocho`);
  expect(patterns).toHaveLength(6);
  for (const pattern of patterns.flatMap((it) => Object.values(it) as (string | null)[])) {
    expect((pattern ?? '').length).toBeLessThan(6000);
  }
});

test.each([
  ['tos', 'tos'],
  ['pies', 'pie'],
  ['analisis', 'analisi'],
  ['fisioterapia', 'fisioterap'],
  ['unas', 'una'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});
