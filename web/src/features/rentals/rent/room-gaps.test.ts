import { roomGaps } from './room-gaps';

const row = (text: string) => {
  const [startTime = '', endTime = ''] = text.split('-');
  return { startTime, endTime };
};
const rows = (text: string) => text.split(' ').filter(Boolean).map(row);
const gaps = (open: string, free: string, bookings = '') => {
  const { closed, taken } = roomGaps({ open: rows(open), free: rows(free), bookings: rows(bookings) });
  const textOf = (intervals: typeof closed) =>
    intervals.map(({ startTime, endTime }) => `${startTime}-${endTime}`).join(' ');
  return { closed: textOf(closed), taken: textOf(taken) };
};

test.each([
  ['a day that is free from end to end', '08:00-20:00', '08:00-20:00', '', { closed: '', taken: '' }],
  ['a turno in the middle', '08:00-20:00', '08:00-10:00 10:30-20:00', '', { closed: '', taken: '10:00-10:30' }],
  ['turnos at both ends', '08:00-20:00', '09:00-19:00', '', { closed: '', taken: '08:00-09:00 19:00-20:00' }],
  [
    'a rental, which is told by itself',
    '08:00-20:00',
    '08:00-10:00 12:00-20:00',
    '10:00-12:00',
    { closed: '', taken: '' },
  ],
  [
    'a rental beside a turno',
    '08:00-20:00',
    '08:00-10:00 13:00-20:00',
    '10:00-12:00',
    { closed: '', taken: '12:00-13:00' },
  ],
  ['a break at noon', '08:00-12:00 14:00-20:00', '08:00-12:00 14:00-20:00', '', { closed: '12:00-14:00', taken: '' }],
  ['openings that touch', '08:00-12:00 12:00-20:00', '08:00-20:00', '', { closed: '', taken: '' }],
  ['nothing left', '08:00-12:00', '', '', { closed: '', taken: '08:00-12:00' }],
  ['a room that is closed', '', '', '', { closed: '', taken: '' }],
  ['until midnight', '08:00-24:00', '08:00-23:00', '', { closed: '', taken: '23:00-24:00' }],
])('%s', (_case, open, free, bookings, expected) => {
  expect(gaps(open, free, bookings)).toEqual(expected);
});
