import {
  chooseDay, chooseMonth, chooseRoom, chooseTime, dropSlot, readBookingPlace, shownMonth, writeBookingPlace,
  type BookingPlace,
} from './booking-place';

const read = (query: string) => readBookingPlace(new URLSearchParams(query));
const NOWHERE: BookingPlace = { month: null, day: null, time: null, roomId: null };
const COMPLETE: BookingPlace = { month: '2026-11', day: '2026-11-23', time: '09:30', roomId: 3 };

describe('the place in the address', () => {
  test('a fresh start has no query', () => {
    expect(read('')).toEqual(NOWHERE);
    expect(writeBookingPlace(NOWHERE)).toBe('');
  });

  test('day, time and room are read back as they were written', () => {
    const query = writeBookingPlace(COMPLETE);
    expect(query).toBe('?dia=2026-11-23&hora=09:30&sala=3');
    expect(read(query)).toEqual({ ...COMPLETE, month: null });
  });

  test('a month is written when it is not the chosen day’s', () => {
    expect(writeBookingPlace({ ...NOWHERE, month: '2026-12' })).toBe('?mes=2026-12');
    expect(writeBookingPlace({ ...COMPLETE, month: '2026-12' })).toBe('?mes=2026-12&dia=2026-11-23&hora=09:30&sala=3');
  });

  test.each([
    ['?dia=2026-02-30', NOWHERE],
    ['?dia=mañana', NOWHERE],
    ['?mes=2026-13', NOWHERE],
    ['?mes=0001-01', NOWHERE],
    ['?hora=09:30&sala=3', NOWHERE],
    ['?dia=2026-11-23&hora=25:00&sala=3', { ...NOWHERE, day: '2026-11-23' }],
    ['?dia=2026-11-23&sala=3', { ...NOWHERE, day: '2026-11-23' }],
    ['?dia=2026-11-23&hora=09:30&sala=abc', { ...NOWHERE, day: '2026-11-23', time: '09:30' }],
  ])('what is misspelt or hangs in the air is left out of %s', (query, place) => {
    expect(read(query)).toEqual(place);
  });
});

describe('choosing', () => {
  test('another day clears the slot and the room', () => {
    expect(chooseDay(COMPLETE, '2026-12-01')).toEqual({ month: '2026-12', day: '2026-12-01', time: null, roomId: null });
  });

  test('another slot keeps the room, to be judged anew', () => {
    expect(chooseTime(COMPLETE, '2026-11-23', '10:00')).toEqual({ ...COMPLETE, time: '10:00' });
  });

  test('another month keeps what is chosen', () => {
    expect(chooseMonth(COMPLETE, '2026-12')).toEqual({ ...COMPLETE, month: '2026-12' });
  });

  test('a lost slot takes the room with it and leaves the day', () => {
    expect(dropSlot(COMPLETE)).toEqual({ ...COMPLETE, time: null, roomId: null });
    expect(chooseRoom(COMPLETE, null)).toEqual({ ...COMPLETE, roomId: null });
  });
});

describe('the month on show', () => {
  test.each([
    ['the present one at first', NOWHERE, '2026-11'],
    ['the chosen day’s', { ...NOWHERE, day: '2026-12-01' }, '2026-12'],
    ['the one turned to, whatever day is chosen', { ...COMPLETE, month: '2027-01' }, '2027-01'],
    ['the present one instead of one that is over', { ...NOWHERE, month: '2026-10' }, '2026-11'],
  ])('is %s', (_case, place, month) => {
    expect(shownMonth(place, '2026-11-21')).toBe(month);
  });
});
