import { stopAfterKey, stopsOf, tabStopOf, type Stop } from './grid-cursor';
import { columnsOf } from './grid-columns';
import { axisOf } from './grid-axis';
import { dayOf, SOSA, turno } from './day.fixture';

const stop = (key: string, start: number): Stop => ({ key, start });
const COLUMNS = [[stop('a', 540), stop('b', 600), stop('c', 700)], [], [stop('d', 590), stop('e', 720)]];

test.each([
  ['ArrowDown', 'a', 'b'],
  ['ArrowUp', 'b', 'a'],
  ['ArrowUp', 'a', null],
  ['ArrowDown', 'c', null],
  ['Home', 'c', 'a'],
  ['End', 'a', 'c'],
  ['ArrowRight', 'b', 'd'],
  ['ArrowRight', 'c', 'e'],
  ['ArrowRight', 'e', null],
  ['ArrowLeft', 'd', 'b'],
  ['ArrowLeft', 'a', null],
  ['x', 'a', null],
  ['ArrowDown', 'gone', null],
])('%s from %s leads to %s', (key, from, to) => {
  expect(stopAfterKey(key, from, COLUMNS)).toBe(to);
});

test('Tab enters where the focus was last, else at the first from now on', () => {
  expect(tabStopOf(COLUMNS, 'e', 650)).toBe('e');
  expect(tabStopOf(COLUMNS, 'gone', 550)).toBe('b');
  expect(tabStopOf(COLUMNS, null, 800)).toBe('a');
  expect(tabStopOf(COLUMNS, null, null)).toBe('a');
  expect(tabStopOf([[]], null, null)).toBeNull();
});

test('turnos and free stretches of a column are stops, by time', () => {
  const day = dayOf({
    professionals: [SOSA],
    appointments: [turno({ id: 't', from: '10:00', to: '10:30', of: SOSA })],
  });
  expect(columnsOf(day, 'professional', axisOf(day)).map(stopsOf)).toEqual([
    [stop('libre-professional-2-09:00', 540), stop('turno-t', 600), stop('libre-professional-2-10:30', 630)],
  ]);
});
