import { csvText } from '../../kit/csv/csv';
import { chunksOf, missingFields } from './import-chunks';
import { csvTable, decodedText } from './csv-table';
import { readSheets } from './read-table';

test.each([
  [
    'Nombre;Email\r\nAna;ana@x.ar\r\n',
    [
      ['Nombre', 'Email'],
      ['Ana', 'ana@x.ar'],
    ],
  ],
  [
    'Nombre,Email\n"Pérez, Ana",ana@x.ar',
    [
      ['Nombre', 'Email'],
      ['Pérez, Ana', 'ana@x.ar'],
    ],
  ],
  [
    'Nombre\tNotas\nAna\t"dice ""hola"";\nvuelve"',
    [
      ['Nombre', 'Notas'],
      ['Ana', 'dice "hola";\nvuelve'],
    ],
  ],
  [
    '"a;b;c",d\n1,',
    [
      ['a;b;c', 'd'],
      ['1', ''],
    ],
  ],
  ['a;b\n\n=1+1;2', [['a', 'b'], [''], ['=1+1', '2']]],
  ['sep=;\nFecha;Hora\n1;2', [[''], ['Fecha', 'Hora'], ['1', '2']]],
  ['"sep=,"\r\na,b;c', [[''], ['a', 'b;c']]],
  ['Listado de turnos\n\nFecha,Hora\n1,2', [['Listado de turnos'], [''], ['Fecha', 'Hora'], ['1', '2']]],
  [
    'Turnos, marzo\nNombre;Notas;Precio\nAna;uno, dos, tres;1,5\nLuz;;2,5',
    [['Turnos, marzo'], ['Nombre', 'Notas', 'Precio'], ['Ana', 'uno, dos, tres', '1,5'], ['Luz', '', '2,5']],
  ],
  ['', []],
])('%j is read as it was written', (text, table) => {
  expect(csvTable(text)).toEqual(table);
});

test('what our own files save is read as it was, a phone that looks like a formula too', () => {
  const table = [
    ['Nombre', 'Teléfono'],
    ['Núñez; Ana', '+54 11 5555-0000'],
  ];
  expect(csvTable(decodedText(new TextEncoder().encode(csvText(table))))).toEqual(table);
});

test.each([
  ['UTF-8', new TextEncoder().encode('Núñez')],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFNúñez')],
  ['Windows-1252', Uint8Array.from('Núñez', (letter) => letter.charCodeAt(0))],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, 78, 0, 0xfa, 0, 0xf1, 0, 101, 0, 122, 0])],
])('%s is recognised by its bytes', (_, bytes) => {
  expect(decodedText(bytes)).toBe('Núñez');
});

test.each([
  ['a title and blank lines', 'Listado de turnos;;\n\nFecha;Hora;Paciente\n1;2;3\n4;5;6', 3, [4, 5]],
  ['what Excel understands', 'sep=;\nFecha;Hora\n1;2', 2, [3]],
  ['headings nobody knows', 'Exportado el 1/6\nuno;dos;tres\n1;2;3', 2, [3]],
  ['nothing', 'Fecha;Hora\n1;2', 1, [2]],
])('above the headings stands %s', async (_, text, headingLine, lines) => {
  const sheets = await readSheets(new File([text], 'turnos.csv'));
  expect(sheets).toMatchObject([{ table: { headingLine, rows: lines.map((line) => ({ line })) } }]);
});

describe('Rows are sent in parts', () => {
  const row = (line: number, date: string) => ({ line, cells: [date, 'x'] });
  const linesOf = (rows: Parameters<typeof chunksOf>[2]) =>
    chunksOf('appointments', { date: 0, professional: 1 }, rows).map(({ input }) => input.rows.map(({ line }) => line));

  test('each day together, whatever the order of the file, as long as it fits', () => {
    const rows = Array.from({ length: 150 }, (_, index) => row(index + 2, index % 2 ? '1/6/2026 09:00' : '2/6/2026'));
    expect(linesOf(rows)).toEqual([
      rows.filter((_, index) => index % 2 === 0).map(({ line }) => line),
      rows.filter((_, index) => index % 2 === 1).map(({ line }) => line),
    ]);
  });

  test('a day that does not fit by time, so that turnos in each other’s way meet', () => {
    const at = (line: number, time: string) => ({ line, cells: ['1/6/2026', time] });
    const rows = Array.from({ length: 120 }, (_, index) => at(index + 2, index % 2 ? '9:30' : '10:00'));
    const [first, second] = chunksOf('appointments', { date: 0, time: 1 }, rows);
    expect(first!.input.rows.slice(0, 60).every(({ values }) => values[1] === '9:30')).toBe(true);
    expect(second!.input.rows.every(({ values }) => values[1] === '10:00')).toBe(true);
  });

  test('none larger than the server takes', () => {
    const sizes = linesOf(Array.from({ length: 250 }, (_, index) => row(index + 2, '1/6/2026'))).map(
      (part) => part.length,
    );
    expect(sizes).toEqual([100, 100, 50]);
  });

  test('none is larger than the server takes, however long its cells are and whatever is in them', () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      line: index + 2,
      cells: ['1/6/2026', '—'.repeat(30_000), '"\n'.repeat(5_000)],
    }));
    const parts = chunksOf('appointments', { date: 0, professional: 1, notes: 2 }, rows);
    expect(parts.flatMap(({ input }) => input.rows)).toHaveLength(30);
    for (const { input } of parts) expect(Buffer.byteLength(JSON.stringify(input))).toBeLessThan(90_000);
    // Longer than any field may be: it is refused as before.
    expect(parts[0]!.input.rows[0]!.values[0]!.length).toBeGreaterThan(2_000);
  });

  test('with the columns that were chosen, in the order of the fields', () => {
    const [chunk] = chunksOf('rooms', { name: 1, externalId: 0 }, [{ line: 2, cells: ['7'] }]);
    expect(chunk?.input).toEqual({ columns: ['externalId', 'name'], rows: [{ line: 2, values: ['7', ''] }] });
    const cells = [new Date(Date.UTC(2026, 11, 21, 9, 59, 59, 999)), 0.25, 30123456, 0.0208333];
    const [typed] = chunksOf('appointments', { date: 0, time: 1, dni: 2, durationMinutes: 3 }, [{ line: 2, cells }]);
    expect(typed?.input).toEqual({
      columns: ['date', 'time', 'durationMinutes', 'dni'],
      rows: [{ line: 2, values: ['2026-12-21 10:00', '06:00', '30', '30123456'] }],
    });
    expect(missingFields('professionals', { name: 0 })).toEqual(['Email', 'Especialidad']);
  });
});
