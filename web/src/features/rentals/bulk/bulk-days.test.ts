import { texts } from '../texts';
import {
  dayFaults,
  fallenDays,
  hoursOnMostDays,
  intervalToAdd,
  openRange,
  refusalToChoose,
  withFallen,
} from './bulk-days';
import { aDay, ALL_DAY, knownDays, NORTH } from './bulk.fixture';

const MONDAY = '2026-11-23';
const TODAY = '2026-11-21';
const MORNING = { startTime: '09:00', endTime: '13:00' };
const LATE = { startTime: '18:00', endTime: '24:00' };
const pattern = (...intervals: (typeof MORNING)[]) => ({ room: NORTH, intervals });

test('a day is compatible when every interval lies inside one free interval of the room, touching its ends too', () => {
  expect(dayFaults(aDay(MONDAY), pattern(ALL_DAY))).toEqual([]);
  expect(dayFaults(aDay(MONDAY, { north: [LATE] }), pattern({ startTime: '20:00', endTime: '24:00' }))).toEqual([]);
});

test('an interval over the gap between two free ones does not fit, and is reported with its number and hours', () => {
  const day = aDay(MONDAY, {
    north: [
      { startTime: '08:00', endTime: '10:00' },
      { startTime: '11:00', endTime: '20:00' },
    ],
  });
  expect(dayFaults(day, pattern({ startTime: '14:00', endTime: '15:00' }, MORNING))).toEqual([
    'Intervalo 2 (09:00-13:00) no cabe en el horario disponible',
  ]);
});

test('a room without time left is named, a day without time in any room is not available', () => {
  expect(dayFaults(aDay(MONDAY, { north: [] }), pattern(MORNING))).toEqual(['Sala Norte no disponible']);
  expect(dayFaults(aDay(MONDAY, { north: [], south: [] }), pattern(MORNING))).toEqual(['Día no disponible']);
  expect(dayFaults(aDay(MONDAY, { isPast: true }), pattern(MORNING))).toEqual(['Día no disponible']);
  expect(dayFaults(undefined, pattern(MORNING))).toEqual(['Día no disponible']);
});

test('before a room is chosen, any day with time in some room will do', () => {
  expect(dayFaults(aDay(MONDAY, { north: [] }), { room: null, intervals: [MORNING] })).toEqual([]);
});

test('a day that counts as full can be chosen for what remains of it', () => {
  const day = aDay(MONDAY, {
    state: 'full',
    freeRoomCount: 0,
    north: [{ startTime: '19:00', endTime: '20:00' }],
    south: [],
  });
  expect(dayFaults(day, pattern({ startTime: '19:00', endTime: '20:00' }))).toEqual([]);
});

test.each([
  ['a past day says nothing', aDay('2026-11-20', { isPast: true }), null],
  ['today without free hours', aDay(TODAY, { north: [], south: [] }), 'No hay horarios disponibles para hoy'],
  ['a day without free hours', aDay(MONDAY, { north: [], south: [] }), 'Este día no está disponible para reservas'],
  ['a day that does not fit', aDay(MONDAY, { north: [] }), 'Sala Norte no disponible'],
  ['a day that fits', aDay(MONDAY), null],
])('choosing %s', (_case, day, text) => {
  expect(refusalToChoose(day.date, TODAY, knownDays(day), pattern(MORNING))).toBe(text);
});

test('a new pattern takes out the days that do not fit it, earliest first, and leaves the others', () => {
  const known = knownDays(aDay(MONDAY), aDay('2026-12-01', { north: [] }), aDay('2026-11-30', { north: [LATE] }));
  const fallen = fallenDays(new Set(['2026-12-01', MONDAY, '2026-11-30']), known, pattern(MORNING));
  expect(fallen).toEqual([
    { date: '2026-11-30', reason: 'Intervalo 1 (09:00-13:00) no cabe en el horario disponible' },
    { date: '2026-12-01', reason: 'Sala Norte no disponible' },
  ]);
});

test('one lost date and several are reported as the catalogue says', () => {
  expect(texts.bulk.fallenDays.count(1)).toBe('Se deseleccionó 1 fecha incompatible');
  expect(texts.bulk.fallenDays.count(3)).toBe('Se deseleccionaron 3 fechas incompatibles');
});

test('the hours worth offering are from the first opening to the last closing of the room', () => {
  const later = aDay('2026-11-24');
  later.rooms[0]!.open = [{ startTime: '10:00', endTime: '22:00' }];
  expect(openRange(knownDays(aDay(MONDAY), later), NORTH.id)).toEqual({ startTime: '08:00', endTime: '22:00' });
  expect(openRange(knownDays(), NORTH.id)).toBeUndefined();
});

test('a lost day is compatible again once the pattern is, and is reported with the days lost then', () => {
  const known = knownDays(aDay(MONDAY), aDay('2026-11-24', { north: [MORNING] }));
  const before = [{ date: '2026-11-24', reason: 'Sala Norte no disponible' }];
  expect(withFallen(before, [], known, pattern(MORNING))).toEqual([{ date: '2026-11-24', reason: '' }]);
  expect(withFallen(before, [{ date: MONDAY, reason: 'x' }], known, pattern(LATE))).toEqual([
    { date: MONDAY, reason: 'x' },
    { date: '2026-11-24', reason: 'Intervalo 1 (18:00-24:00) no cabe en el horario disponible' },
  ]);
});

test('proposed hours are the part of the usual ones that can be rented on most days, of the chosen ones if any', () => {
  const afternoon = { startTime: '13:00', endTime: '20:00' };
  const known = knownDays(
    aDay(MONDAY),
    aDay('2026-11-24', { north: [afternoon] }),
    aDay('2026-11-25', { north: [afternoon] }),
    aDay('2026-11-26', { north: [{ startTime: '08:00', endTime: '10:00' }] }),
    aDay('2026-11-27', { north: [] }),
  );
  const proposed = (...dates: string[]) => {
    const { startTime, endTime } = hoursOnMostDays(known, NORTH.id, new Set(dates));
    return `${startTime}-${endTime}`;
  };
  expect(proposed()).toBe('13:00-17:00');
  expect(proposed(MONDAY)).toBe('09:00-17:00');
  expect(proposed('2026-11-26')).toBe('09:00-10:00');
  expect(proposed('2026-11-27')).toBe('09:00-17:00');
});

describe('hours to add', () => {
  const known = knownDays(
    aDay(MONDAY, {
      north: [
        { startTime: '08:00', endTime: '12:00' },
        { startTime: '14:00', endTime: '18:00' },
      ],
    }),
    aDay('2026-11-24', { north: [{ startTime: '10:00', endTime: '16:00' }] }),
  );
  const both = new Set([MONDAY, '2026-11-24']);

  test('are free on every chosen day', () => {
    expect(intervalToAdd(pattern({ startTime: '10:00', endTime: '12:00' }), both, known)).toEqual({
      startTime: '14:00',
      endTime: '16:00',
    });
  });

  test('are of the opening hours where the chosen days share none, and where none is chosen', () => {
    const taken = pattern({ startTime: '10:00', endTime: '12:00' }, { startTime: '14:00', endTime: '16:00' });
    expect(intervalToAdd(taken, both, known)).toEqual({ startTime: '12:00', endTime: '14:00' });
    expect(intervalToAdd(pattern({ startTime: '09:00', endTime: '17:00' }), new Set(), known)).toEqual({
      startTime: '17:00',
      endTime: '20:00',
    });
  });

  test('are of the whole day before a room is chosen', () => {
    expect(intervalToAdd({ room: null, intervals: [MORNING] }, both, known)).toEqual({
      startTime: '13:00',
      endTime: '17:00',
    });
  });
});
