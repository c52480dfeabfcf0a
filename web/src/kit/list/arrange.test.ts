import { arrange } from './arrange';

const ROOMS = [
  { name: 'Sala 10', open: true, rate: 900 },
  { name: 'sala 2', open: false, rate: null },
  { name: 'Ándes', open: true, rate: 1500 },
];
const START = { search: '', filters: { abierta: '' }, sort: null };
const namesAt = (
  urlState: Partial<Parameters<typeof arrange<(typeof ROOMS)[number], 'abierta', 'nombre' | 'costo'>>[1]>,
) =>
  arrange(
    ROOMS,
    { ...START, ...urlState },
    {
      textOf: ({ name }) => name,
      passes: { abierta: ({ open }, value) => open === (value === 'si') },
      by: { nombre: ({ name }) => name, costo: ({ rate }) => rate },
    },
  ).map(({ name }) => name);

test.each([
  ['as it comes', {}, ['Sala 10', 'sala 2', 'Ándes']],
  [
    'by name: whatever the case and the accents, and by the value of a number in it',
    { sort: { by: 'nombre', descending: false } as const },
    ['Ándes', 'sala 2', 'Sala 10'],
  ],
  ['by name, from the last', { sort: { by: 'nombre', descending: true } as const }, ['Sala 10', 'sala 2', 'Ándes']],
  [
    'by a number; without one at the end',
    { sort: { by: 'costo', descending: false } as const },
    ['Sala 10', 'Ándes', 'sala 2'],
  ],
  [
    'by a number from the highest; without one at the end all the same',
    { sort: { by: 'costo', descending: true } as const },
    ['Ándes', 'Sala 10', 'sala 2'],
  ],
  ['what is looked for, without accents', { search: 'andes' }, ['Ándes']],
  ['what passes a filter', { filters: { abierta: 'no' } }, ['sala 2']],
  ['what passes both', { search: 'sala', filters: { abierta: 'si' } }, ['Sala 10']],
])('a list is arranged %s', (_, urlState, names) => expect(namesAt(urlState)).toEqual(names));

test('the list itself stays as it was', () => {
  namesAt({ sort: { by: 'nombre', descending: false } });
  expect(ROOMS.map(({ name }) => name)).toEqual(['Sala 10', 'sala 2', 'Ándes']);
});
