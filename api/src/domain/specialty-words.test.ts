import { MOST_KEYWORD_LETTERS, shippedWords } from './specialty-words';

test.each([
  ['Odontología', 'dentista'],
  ['ODONTOLOGIA INFANTIL', 'muelas'],
  ['Oftalmología', 'oculista'],
  ['Clínica Médica', 'clínico'],
  ['Medicina general', 'médico de cabecera'],
  ['Kinesiología y fisiatría', 'dolor de espalda'],
  ['Neumología', 'asma'],
  ['Neumonología', 'asma'],
  ['Diagnóstico por imágenes', 'ecografía'],
  ['Flebología', 'várices'],
])('%s is offered the word %s', (name, word) => {
  expect(shippedWords(name)).toContain(word);
});

test('a double specialty has the words of both, each once', () => {
  const words = shippedWords('Ginecología y Obstetricia');
  expect(words).toEqual(expect.arrayContaining(['ginecólogo', 'partera']));
  expect(new Set(words).size).toBe(words.length);
});

test.each(['Astrología', '', 'Sala de espera'])('%j has none', (name) => {
  expect(shippedWords(name)).toEqual([]);
});

test('the words of two long specialties leave room for the clinic’s own', () => {
  const longest = shippedWords('Oftalmología, traumatología y kinesiología').join(', ');
  expect(longest.length).toBeLessThan(MOST_KEYWORD_LETTERS);
});
