import { textFault, EMAIL_PATTERN } from './typed-text';
import { tidyEmail, tidyLine, tidyPassword, tidyText } from './tidy-text';

test.each([
  ['José Núñez', 'José Núñez'],
  ['  José \u00a0 Núñez\t', 'José Núñez'],
  ['Jose\u0301 Nu\u0301n\u0303ez', 'José Núñez'],
  ['Jo\u00adsé\u200b Nú\u200eñez\ufeff', 'José Núñez'],
  ['\u202aJosé\u202c \u2066Núñez\u2069', 'José Núñez'],
  ['José\u2060\u3164Núñez\u200d', 'JoséNúñez'],
  ['D’Angelo', "D'Angelo"],
  ['D´Angelo', "D'Angelo"],
  ['D`Angelo', "D'Angelo"],
  ['Oʼconnor', "O'connor"],
  // Fractions and ligatures keep their form.
  ['½ ﬁ ª', '½ ﬁ ª'],
  // Line breaks and tabs of a single line are refused, not folded.
  ['a\tb\nc', 'a\tb\nc'],
  ['‘a’ “b”', "‘a' “b”"],
])('%j is the line %j', (typed, line) => {
  expect(tidyLine(typed)).toBe(line);
  expect(tidyLine(line)).toBe(line);
});

test.each([
  ['uno\n\n  dos\u00a0tres \u200b', 'uno\n\n  dos tres'],
  ['👨‍👩‍👧 ❤️ 1️⃣ 👍🏽‍', '👨‍👩‍👧 ❤️ 1️⃣ 👍🏽‍'],
  ['D’Angelo', 'D’Angelo'],
])('%j is the text %j', (typed, text) => {
  expect(tidyText(typed)).toBe(text);
});

const EMAIL = { max: 254, pattern: { test: EMAIL_PATTERN, message: 'Email inválido' } };

test.each([
  ['ana@correo.example', 'ana@correo.example'],
  ['\u200eana@correo.example', 'ana@correo.example'],
  ['\u200bana@correo.example\u200b', 'ana@correo.example'],
  [' Ana.Paz@CORREO.Example\u00a0', 'Ana.Paz@correo.example'],
  ['ana@ñandu.com.ar', 'ana@xn--andu-fqa.com.ar'],
  ['ana@n\u0303andu.com.ar', 'ana@xn--andu-fqa.com.ar'],
  ['ana@ÑANDU.com.ar', 'ana@xn--andu-fqa.com.ar'],
  ['ana@xn--andu-fqa.com.ar', 'ana@xn--andu-fqa.com.ar'],
  ["d'angelo+turnos@correo.example", "d'angelo+turnos@correo.example"],
])('%j is the address %j', (typed, address) => {
  expect(tidyEmail(typed)).toBe(address);
  expect(textFault(typed, EMAIL)).toBeNull();
});

test.each([
  '.ana@correo.example',
  'ana.@correo.example',
  'ana..paz@correo.example',
  'ana@correo',
  'ana@@correo.example',
  'ana@corr eo.example',
  'ana@-ñandu.com.ar/x',
  'ana@ñandu.com.ar:80',
  'ana',
])('%j is no address', (typed) => {
  expect(textFault(typed, EMAIL)).toBe('Email inválido');
});

test('a password is the same however a keyboard writes it, and its blanks count', () => {
  expect(tidyPassword('contrasen\u0303a')).toBe(tidyPassword('contraseña'));
  expect(tidyPassword(' a  b ')).toBe(' a  b ');
});
