import { toOffsetIso } from './clinic-time';
import { hourOf, overbookingFault } from './overbooking';
import { at, from, room, schedule } from './testing/clinic';

const hourAt = (text: string, zone = 'America/Argentina/Buenos_Aires') =>
  toOffsetIso(zone, hourOf(zone, at(text, zone)));

describe('The hour in which sobreturnos are counted', () => {
  test.each([
    ['its first minute', '2026-11-21T10:00', '2026-11-21T10:00:00-03:00'],
    ['its last one', '2026-11-21T10:59', '2026-11-21T10:00:00-03:00'],
    ['the last of the day', '2026-11-21T23:59', '2026-11-21T23:00:00-03:00'],
  ])('has %s', (_, time, hour) => {
    expect(hourAt(time)).toBe(hour);
  });

  test.each([
    ['begins with the clock of a zone of half hours', 'Asia/Kolkata', '2026-11-21T10:45Z', '2026-11-21T16:00:00+05:30'],
    ['is another when it comes a second time', 'America/New_York', '2026-11-01T06:30Z', '2026-11-01T01:00:00-05:00'],
    ['was the first one before that', 'America/New_York', '2026-11-01T05:30Z', '2026-11-01T01:00:00-04:00'],
    ['goes on after the one that was skipped', 'America/New_York', '2026-03-08T07:05Z', '2026-03-08T03:00:00-04:00'],
    ['is another when half of it comes again', 'Australia/Lord_Howe', '2026-04-04T15:10Z', '2026-04-05T01:00:00+10:30'],
  ])('%s', (_, zone, time, hour) => {
    expect(hourAt(time, zone)).toBe(toOffsetIso(zone, at(hour, zone)));
  });
});

describe('A patient is squeezed in', () => {
  const fault = (start: string, said: Parameters<typeof schedule>[0] = {}) =>
    overbookingFault(schedule({ durationMinutes: 30, ...said }), at(`2026-11-21T${start}`));
  const dates = ['2026-11-21'];

  test('over any booking, between offered starts, and in the past', () => {
    const taken = [from('2026-11-21T09:00', '2026-11-21T12:00')];
    const rooms = [room(dates, ['08:00-20:00'], taken)];
    expect(fault('09:10', { ownBusy: taken, rooms, earliestStart: at('2026-12-01T00:00') })).toBeNull();
  });

  test.each([
    ['to the end of the hours', '11:30', null],
    ['not past it', '11:31', 'not_attending'],
    ['not before them', '08:59', 'not_attending'],
  ])('%s', (_, start, expected) => {
    expect(fault(start)).toBe(expected);
  });

  test.each([
    ['before an absence', '09:30', null],
    ['not into one', '09:31', 'absent'],
    ['after it', '11:00', null],
  ])('%s', (_, start, expected) => {
    expect(fault(start, { away: { '2026-11-21': ['10:00-11:00'] } })).toBe(expected);
  });

  test('not into a room that is closed, but elsewhere', () => {
    expect(fault('11:15', { rooms: [room(dates, ['08:00-11:30'])] })).toBe('room_closed');
  });
});
