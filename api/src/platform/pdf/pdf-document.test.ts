import { PdfPage, pdfDocument } from './pdf-document';

function pageOf(text: string): PdfPage {
  const page = new PdfPage();
  page.text(36, 50, text, { size: 12, width: 200 });
  return page;
}
const written = (text: string) => /\((.*)\) Tj/.exec(pageOf(text).content)![1];

test.each([
  ['Ana (hija) \\ 3', 'Ana \\(hija\\) \\\\ 3'],
  ['Ñandú', '\\321and\\372'],
  ['09:00 – 10:00 …', '09:00 \\226 10:00 \\205'],
  ['Šárka 你\n', 'S\\341rka ? '],
])('%j is written in ASCII as %j', (text, escaped) => {
  expect(written(text)).toBe(escaped);
});

test('each object stands where the table of the file says, and each page has its content', () => {
  const file = pdfDocument([pageOf('uno'), pageOf('dos')]);
  const [, table = ''] = /xref\n0 9\n([\s\S]*)trailer/.exec(file) ?? [];
  const places = table.trim().split('\n').slice(1);
  expect(places).toHaveLength(8);
  for (const [index, place] of places.entries()) {
    expect(file.slice(Number(place.slice(0, 10)))).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  }
  expect(Number(/startxref\n(\d+)/.exec(file)![1])).toBe(file.indexOf('xref\n0 9'));
  for (const [, length, content] of file.matchAll(/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)) {
    expect(content).toHaveLength(Number(length));
  }
  expect(file).toMatch(/\/Count 2/);
});
