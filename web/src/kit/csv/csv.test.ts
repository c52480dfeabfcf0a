import { csvText } from './csv';

const MARK = '\uFEFF';
const only = (field: string | number) => csvText([[field]]).slice(MARK.length, -2);

test('it begins with the mark by which Excel reads it as UTF-8, and ends with a line', () => {
  expect(
    csvText([
      ['Sala', 'Ñandú'],
      ['Norte', 1.5],
    ]),
  ).toBe(`${MARK}Sala;Ñandú\r\nNorte;1,50\r\n`);
});

test.each([
  [0, '0,00'],
  [12_000.5, '12000,50'],
  [1_000_000, '1000000,00'],
  [-3.456, '-3,46'],
])('%d is %s: a comma before the decimals, no thousands', (value, text) => {
  expect(only(value)).toBe(text);
});

test.each(['=1+1', '+54 11', '-10', '@SUM(A1)', '\t=1', '\r=1', '  =HYPERLINK(1)', '＝1'])(
  '%j stays a text in a spreadsheet',
  (text) => {
    expect(only(text)).toContain(`'${text.slice(0, 1)}`);
  },
);

test.each([
  ['Sala "A"', '"Sala ""A"""'],
  ['Norte; piso 2', '"Norte; piso 2"'],
  ['Norte\npiso 2', '"Norte\npiso 2"'],
  ['Sala A-1 = B', 'Sala A-1 = B'],
])('%j is one field', (text, field) => {
  expect(only(text)).toBe(field);
});
