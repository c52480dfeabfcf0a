import { agendaSearch } from './agenda.paths';
import { readAgendaUrl } from './agenda-url';

const read = (query: string) => readAgendaUrl(new URLSearchParams(query));

test.each([
  '?vista=dia',
  '?vista=dia&dia=2026-11-23&como=tabla&profesional=3',
  '?vista=dia&dia=2026-11-23&como=grilla&por=sala&sala=2',
  '?vista=dia&como=grilla&altura=alta&vacias=ocultas&profesional=3',
  '?vista=semana&dia=2026-11-23&orden=-paciente',
])('%s is read and written again', (search) => {
  expect(agendaSearch(read(search))).toBe(search);
});

test('an address of the documents, without a view, is the month', () => {
  expect(read('?dia=2026-11-23')).toMatchObject({ view: 'mes', day: '2026-11-23' });
  expect(read('')).toMatchObject({ view: 'mes', day: null });
});

test('what no link of ours says is left out', () => {
  expect(read('?vista=siglo&dia=2026-02-30&como=mapa&por=piso&altura=enorme&vacias=si&profesional=x&sala=0')).toEqual({
    view: 'mes',
    day: null,
    look: null,
    columns: 'profesional',
    zoom: 'normal',
    hidesUnused: false,
    professionalId: null,
    roomId: null,
    rest: '',
  });
});
