import { nextSort, listUrlStateIn, queryOf, type ListShape } from './list-url-state';

const SHAPE: ListShape<'estado' | 'sala', 'nombre' | 'fecha'> = {
  filters: { estado: ['pendiente', 'asignada'], sala: (text) => /^\d+$/.test(text) },
  sorts: ['nombre', 'fecha'],
  defaultSort: { by: 'fecha', descending: true },
};
const START = { search: '', filters: { estado: '', sala: '' }, sort: SHAPE.defaultSort, page: 1, rest: '' };
const read = (query: string) => listUrlStateIn(new URLSearchParams(query), SHAPE);

test('a whole place stands in the address, and is read from it again', () => {
  const query = '?buscar=Ana+Mar%C3%ADa&estado=asignada&sala=7&orden=-nombre&pagina=3';
  expect(read(query)).toEqual({
    search: 'Ana María',
    filters: { estado: 'asignada', sala: '7' },
    sort: { by: 'nombre', descending: true },
    page: 3,
    rest: '',
  });
  expect(queryOf(read(query), SHAPE)).toBe(query);
});

test('what else the address says stays in it', () => {
  const urlState = read('?dia=2026-11-03&pagina=2');
  expect(queryOf({ ...urlState, page: 4 }, SHAPE)).toBe('?dia=2026-11-03&pagina=4');
});

test('the beginning of the list has an address without a query', () => {
  expect(read('')).toEqual(START);
  expect(queryOf(read(''), SHAPE)).toBe('');
});

test.each([
  '?pagina=0',
  '?pagina=-1',
  '?pagina=1.5',
  '?pagina=9999999',
  '?pagina=dos',
  '?orden=precio',
  '?orden=-',
  '?estado=otro',
  '?sala=x',
  '?buscar=++',
])('a mistyped address, %s, opens the list at its beginning', (query) => expect(read(query)).toEqual(START));

test('the order that the list has anyway is not said; its reverse is', () => {
  expect(queryOf({ ...read(''), sort: { by: 'fecha', descending: true } }, SHAPE)).toBe('');
  expect(queryOf({ ...read(''), sort: { by: 'fecha', descending: false } }, SHAPE)).toBe('?orden=fecha');
});

test.each([
  [null, { by: 'nombre', descending: false }],
  [
    { by: 'nombre', descending: false },
    { by: 'nombre', descending: true },
  ],
  [
    { by: 'nombre', descending: true },
    { by: 'nombre', descending: false },
  ],
  [
    { by: 'fecha', descending: false },
    { by: 'nombre', descending: false },
  ],
] as const)('from %j a press on "Nombre" leads to %j', (sort, next) => {
  expect(nextSort<string>(sort, 'nombre')).toEqual(next);
});
