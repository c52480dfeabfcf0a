import { hourMarks, spanStyleOn, scaleOf } from './timeline';
import type { RoomsDayRoomFragment } from './rooms-overview.generated';

const interval = (startTime: string, endTime: string) => ({ startTime, endTime });
const aRoom = (facts: Partial<RoomsDayRoomFragment> = {}): RoomsDayRoomFragment => ({
  roomId: 1,
  roomName: 'Sala 1',
  state: 'free',
  open: [],
  free: [],
  bookings: [],
  appointments: [],
  ...facts,
});

test('rooms are drawn against one clock, from the first hour to the last in which one is open or held', () => {
  const held = { id: '1', professionalName: 'Laura', notes: null };
  const byDay = [
    aRoom({ open: [interval('09:00', '17:30')] }),
    aRoom({ bookings: [{ ...held, ...interval('07:45', '08:30') }] }),
  ];
  expect(scaleOf(byDay)).toEqual({ from: 420, to: 1080 });
  const byNight = [aRoom({ appointments: [{ professionalName: 'Laura', ...interval('23:15', '24:00') }] })];
  expect(scaleOf(byNight)).toEqual({ from: 1380, to: 1440 });
});

test('rooms that neither open nor hold anything are not drawn', () => {
  expect(scaleOf([aRoom()])).toBeNull();
  expect(scaleOf([])).toBeNull();
});

test('an interval has its share of the line', () => {
  expect(spanStyleOn({ from: 480, to: 1080 }, interval('09:00', '10:30'))).toEqual({ left: '10%', width: '15%' });
});

test.each([
  [480, 1200, [480, 660, 840, 1020, 1200]],
  [480, 540, [480, 540]],
  [0, 1440, [0, 360, 720, 1080, 1440]],
  [540, 1020, [540, 660, 780, 900, 1020]],
])('from %i to %i the marks stand at %j', (from, to, marks) => {
  expect(hourMarks({ from, to })).toEqual(marks);
});
