import type { Interval } from '../../../kit/time/intervals';
import { quarterHours } from '../../../kit/time/time-of-day';
import { intervalFaults, misfits, newInterval, rentalFaults } from './rental-form';

const hours = (...texts: string[]): Interval[] =>
  texts.map((text) => ({ startTime: text.slice(0, 5), endTime: text.slice(6) }));
const one = (text: string): Interval => hours(text)[0]!;

/** Free from 08:00 to 20:00 except for a rental from 12:00 to 14:00. */
const ROOM = { free: hours('08:00-12:00', '14:00-20:00'), bookings: hours('12:00-14:00') };
const texts = (rows: string[], room: typeof ROOM | undefined = ROOM) =>
  intervalFaults(hours(...rows), room).map(({ text }) => text);

describe('An interval', () => {
  test.each(['08:00-12:00', '14:00-20:00', '09:15-11:45'])('of %s fits', (row) => {
    expect(texts([row])).toEqual([]);
  });

  test('may not start before or after what is free', () => {
    expect(texts(['07:45-09:00'])).toEqual(['Intervalo 1: Hora de inicio fuera del rango disponible (08:00 - 20:00)']);
    expect(texts(['20:15-21:00'])).toContain('Intervalo 1: Hora de inicio fuera del rango disponible (08:00 - 20:00)');
  });

  test('may not end before or after what is free', () => {
    expect(texts(['19:00-20:15'])).toEqual(['Intervalo 1: Hora de fin fuera del rango disponible (08:00 - 20:00)']);
    expect(texts(['07:00-07:30'])).toContain('Intervalo 1: Hora de fin fuera del rango disponible (08:00 - 20:00)');
  });

  test.each(['10:00-10:00', '11:00-10:00'])('of %s is backwards', (row) => {
    expect(texts([row])).toEqual(['Intervalo 1: Hora de inicio debe ser anterior a la hora de fin']);
  });

  test('may touch a booking, but not overlap it', () => {
    expect(texts(['11:00-12:00', '14:00-15:00'])).toEqual([]);
    expect(texts(['11:45-12:15'])).toEqual(['Intervalo 1: Se superpone con reserva existente (12:00 - 14:00)']);
    expect(texts(['08:00-20:00'])).toEqual(['Intervalo 1: Se superpone con reserva existente (12:00 - 14:00)']);
  });

  test('is reported by its number, with the wrong time', () => {
    expect(intervalFaults(hours('08:00-09:00', '07:00-07:30'), ROOM)).toEqual([
      { index: 1, field: 'startTime', text: 'Intervalo 2: Hora de inicio fuera del rango disponible (08:00 - 20:00)' },
      { index: 1, field: 'endTime', text: 'Intervalo 2: Hora de fin fuera del rango disponible (08:00 - 20:00)' },
    ]);
  });

  test('may touch another one, but not overlap it', () => {
    expect(texts(['08:00-09:00', '09:00-10:00'])).toEqual([]);
    expect(texts(['09:00-10:00', '08:00-09:00'])).toEqual([]);
    expect(texts(['08:00-09:00', '10:00-12:00', '08:30-10:30'])).toEqual([
      'Intervalo 3: Se superpone con el intervalo 1',
    ]);
  });

  test('may not span hours in which the room is neither free nor rented', () => {
    expect(texts(['11:00-15:00'], { ...ROOM, bookings: [] })).toEqual([
      'Intervalo 1 (11:00-15:00) no cabe en el horario disponible',
    ]);
  });

  test('may end at midnight', () => {
    expect(texts(['22:00-24:00'], { free: hours('18:00-24:00'), bookings: [] })).toEqual([]);
  });

  test('without a room is only judged in itself', () => {
    expect(intervalFaults(hours('03:00-04:00', '05:00-04:00'))).toEqual([
      { index: 1, field: 'both', text: 'Intervalo 2: Hora de inicio debe ser anterior a la hora de fin' },
    ]);
  });
});

describe('The intervals of many days', () => {
  test('that do not fit are reported by number and hours', () => {
    expect(misfits(hours('08:00-12:00', '11:00-15:00', '20:00-24:00'), ROOM.free)).toEqual([
      'Intervalo 2 (11:00-15:00) no cabe en el horario disponible',
      'Intervalo 3 (20:00-24:00) no cabe en el horario disponible',
    ]);
  });

  test('any of a day fits exactly when every quarter of an hour of it is free', () => {
    const quarters = quarterHours();
    const all = quarters.flatMap((startTime, index) =>
      quarters.slice(index + 1).map((endTime) => ({ startTime, endTime })),
    );
    const isFree = (quarter: string) =>
      ROOM.free.some(({ startTime, endTime }) => startTime <= quarter && quarter < endTime);
    const isAllFree = ({ startTime, endTime }: Interval) =>
      quarters.filter((it) => startTime <= it && it < endTime).every(isFree);
    const fitting = all.filter((interval) => misfits([interval], ROOM.free).length === 0);
    expect(fitting).toEqual(all.filter(isAllFree));
    expect(fitting).toHaveLength((16 * 17) / 2 + (24 * 25) / 2);
  });

  test('nothing fits into a room without free hours', () => {
    expect(misfits(hours('08:00-09:00'), [])).toHaveLength(1);
  });
});

describe('A new interval', () => {
  test('is 09:00-17:00 where that is free, or nothing is known', () => {
    expect(newInterval(hours('08:00-20:00'))).toEqual(one('09:00-17:00'));
    expect(newInterval([])).toEqual(one('09:00-17:00'));
  });

  test.each([
    ['10:15-20:00', '10:15-17:00'],
    ['08:00-12:00', '09:00-12:00'],
    ['18:00-20:00', '18:00-20:00'],
  ])('is clipped to what is free: of %s it takes %s', (free, expected) => {
    expect(newInterval(hours(free))).toEqual(one(expected));
  });

  test('takes the longest part of those hours that is free in one piece', () => {
    expect(newInterval(ROOM.free)).toEqual(one('09:00-12:00'));
    expect(newInterval(hours('08:00-10:00', '12:00-20:00'))).toEqual(one('12:00-17:00'));
  });

  test('leaves out what the form holds already', () => {
    expect(newInterval(hours('08:00-20:00'), hours('09:00-17:00'))).toEqual(one('17:00-20:00'));
    expect(newInterval(hours('08:00-20:00'), hours('09:00-12:00'))).toEqual(one('12:00-17:00'));
  });
});

test('a rental in itself needs a room, hours, and notes of at most 2,000 characters', () => {
  const rental = { roomId: 1, intervals: hours('09:00-10:00'), notes: `  ${'x'.repeat(2000)} ` };
  expect(rentalFaults(rental)).toEqual([]);
  expect(
    rentalFaults({ roomId: null, intervals: hours('09:00-08:00'), notes: 'x'.repeat(2001) }).map(({ text }) => text),
  ).toEqual([
    'Selecciona al menos una sala',
    'Intervalo 1: Hora de inicio debe ser anterior a la hora de fin',
    'No puede superar los 2.000 caracteres',
  ]);
});
