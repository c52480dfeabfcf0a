import { headerText } from './mail';

test.each([
  ['Turno\r\nBcc: otro@ejemplo.example', 'Turno Bcc: otro@ejemplo.example'],
  ['Turno\u2028confirmado\u0000\u0085', 'Turno confirmado'],
  ['\u202eodnum aloh', 'odnum aloh'],
  ['  José   Ñandú 👍 ', 'José Ñandú 👍'],
  ['\ud800suelto', '\ufffdsuelto'],
])('A header is one harmless line: %j', (text, line) => {
  expect(headerText(text)).toBe(line);
});

test('a header is shortened, never within a character', () => {
  expect(headerText('a'.repeat(300))).toBe(`${'a'.repeat(199)}…`);
  expect(headerText(`${'a'.repeat(198)}👍${'a'.repeat(300)}`).isWellFormed()).toBe(true);
});
