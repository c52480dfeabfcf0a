import { readOverviewUrl, writeOverviewUrl } from './overview-url';

test.each([
  ['', { month: null, day: null, rest: '' }],
  ['?mes=2026-12', { month: '2026-12', day: null, rest: '' }],
  ['?dia=2026-12-05', { month: '2026-12', day: '2026-12-05', rest: '' }],
  ['?mes=2026-12&sala=3&pagina=2', { month: '2026-12', day: null, rest: 'sala=3&pagina=2' }],
])('%s is read and written back', (search, urlState) => {
  expect(readOverviewUrl(new URLSearchParams(search))).toEqual(urlState);
  expect(writeOverviewUrl(urlState)).toBe(search);
});

test.each(['?mes=2026-13', '?dia=2026-02-30', '?mes=ayer&dia='])('%s counts as the present month', (search) => {
  expect(readOverviewUrl(new URLSearchParams(search))).toEqual({ month: null, day: null, rest: '' });
});
