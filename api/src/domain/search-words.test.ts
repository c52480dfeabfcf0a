import { searchWords } from './search-words';

test.each([
  ['Herrera Eduardo', ['herrera', 'eduardo']],
  ['Herrera, Eduardo', ['herrera', 'eduardo']],
  ['Herrera,Eduardo', ['herrera', 'eduardo']],
  ['"Mariana Ferreyra".', ['mariana', 'ferreyra']],
  ['(Ferreyra)', ['ferreyra']],
  ['Dra. Ferreyra', ['ferreyra']],
  ['Dra Ferreyra', ['ferreyra']],
  ['Ferreyra, Dra.', ['ferreyra']],
  ['Ana Lic', ['ana', 'lic']],
  ['dra', ['dra']],
  ['Nú\u00adñez\u200b\u00a0 José', ['nunez', 'jose']],
  ['D’Angelo', ["d'angelo"]],
  ['Pérez-Gil', ['perez-gil']],
  ['ana.paz@correo.example,', ['ana.paz@correo.example']],
  ['n.º 1042', ['n.º', '1042']],
  ['100%', ['100%']],
  [', ;', [',', ';']],
  ['', []],
  // A mobile is found by each of its spellings.
  ['+54 9 11 2345-6789', ['23456789']],
  ['+54 11 2345 6789', ['23456789']],
  ['011 15 2345-6789', ['23456789']],
  ['(011) 15-2345-6789', ['23456789']],
  ['15 2345-6789', ['23456789']],
  ['1123456789', ['23456789']],
  ['2345-6789', ['23456789']],
  ['0054 9 341 555-0142', ['15550142']],
  ['0341 15 555-0142', ['15550142']],
  ['02966 15 421234', ['66421234']],
  ['+598 99 123 456', ['99123456']],
  ['Ana 011 15 2345-6789', ['ana', '23456789']],
  ['30.123.456', ['30123456']],
  // Fewer digits, dates and ids are looked for as they are.
  ['5555-210', ['5555-210']],
  ['21-12-2026', ['21-12-2026']],
  ['2026-12-21', ['2026-12-21']],
  ['3f2a12b4-1234-5678-9012-123456789abc', ['3f2a12b4-1234-5678-9012-123456789abc']],
])('%j looks for %j', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});
