import { calendarPath } from './calendar.paths';
import { readCalendarUrl, showMonth, toggleDay } from './calendar-url';

const read = (query: string) => readCalendarUrl(new URLSearchParams(query));
const NOTHING = { month: null, day: null, professionalId: null };

test('a day, a month and a professional are read from the address', () => {
  expect(read('dia=2026-11-23&profesional=3')).toEqual({ month: '2026-11', day: '2026-11-23', professionalId: 3 });
  expect(read('mes=2026-12')).toEqual({ ...NOTHING, month: '2026-12' });
});

test('a day brings its own month along', () => {
  expect(read('mes=2026-12&dia=2026-11-23').month).toBe('2026-11');
});

test.each([
  '',
  'dia=2026-02-30',
  'dia=mañana',
  'mes=2026-13',
  'mes=2026',
  'mes=0001-01',
  'mes=9999-99',
  'dia=1899-12-31',
  'profesional=0',
  'profesional=3.5',
  'profesional=-1',
])('what is misspelt is left out: %s', (query) => expect(read(query)).toEqual(NOTHING));

test.each([
  [{}, '/dashboard'],
  [{ day: '2026-11-23' }, '/dashboard?dia=2026-11-23'],
  [{ month: '2026-11', day: '2026-11-23', professionalId: 3 }, '/dashboard?dia=2026-11-23&profesional=3'],
  [{ month: '2026-12', professionalId: 3 }, '/dashboard?mes=2026-12&profesional=3'],
])('%j is at %s', (view, path) => {
  expect(calendarPath(view)).toBe(path);
});

test('the chosen day again shows the whole month; another month shows all of it', () => {
  const day = read('dia=2026-11-23&profesional=3');
  expect(toggleDay(day, '2026-11-23')).toEqual({ month: '2026-11', day: null, professionalId: 3 });
  expect(toggleDay(day, '2026-11-24').day).toBe('2026-11-24');
  expect(showMonth(day, '2026-12')).toEqual({ month: '2026-12', day: null, professionalId: 3 });
});
