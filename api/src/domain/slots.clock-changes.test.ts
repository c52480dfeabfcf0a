import { toOffsetIsoList } from './clinic-time';
import { offeredSlots } from './slots';
import { from, room, schedule } from './testing/clinic';

const NEW_YORK = 'America/New_York';
const LONDON = 'Europe/London';

/** 'HH:mm±HH:mm' (time and offset) of every slot of one date. */
function slots(
  zone: string,
  date: string,
  daily: readonly string[],
  more: Parameters<typeof schedule>[0] = {},
): string[] {
  const starts = offeredSlots(schedule({ zone, dates: [date], daily, ...more }))[0]?.starts ?? [];
  return toOffsetIsoList(zone, starts).map((text) => text.slice(11, 16) + text.slice(19));
}

// Both repeat the hour from 01:00 to 02:00 in autumn.
describe.each([
  { zone: NEW_YORK, spring: '2026-03-08', gap: [2, 3], autumn: '2026-11-01', before: '-05:00', summer: '-04:00' },
  { zone: LONDON, spring: '2026-03-29', gap: [1, 2], autumn: '2026-10-25', before: '+00:00', summer: '+01:00' },
])('When the clocks change in $zone', ({ zone, spring, gap: [last = 0, next = 0], autumn, before, summer }) => {
  const h = (hour: number, minute = 0) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const winterTime = (hour: number, minute = 0) => h(hour, minute) + before;
  const summerTime = (hour: number, minute = 0) => h(hour, minute) + summer;

  test('in spring, hours spanning the skipped hour lose it and no slot more', () => {
    expect(slots(zone, spring, [`${h(last - 1)}-${h(next + 2)}`])).toEqual([
      winterTime(last - 1),
      summerTime(next),
      summerTime(next + 1),
    ]);
  });

  test('in spring, a slot under way goes on over the change in elapsed time', () => {
    expect(slots(zone, spring, [`${h(last - 1, 30)}-${h(next + 2)}`])).toEqual([
      winterTime(last - 1, 30),
      summerTime(next, 30),
    ]);
  });

  test('in spring, hours beginning in the skipped hour begin at the change', () => {
    expect(slots(zone, spring, [`${h(last, 30)}-${h(next + 2)}`])).toEqual([summerTime(next), summerTime(next + 1)]);
  });

  test('in spring, hours ending in the skipped hour end at the change', () => {
    expect(slots(zone, spring, [`${h(last - 1)}-${h(last, 30)}`])).toEqual([winterTime(last - 1)]);
  });

  test('in spring, hours inside the skipped hour do not exist', () => {
    expect(slots(zone, spring, [`${h(last)}-${h(last, 59)}`], { durationMinutes: 5 })).toEqual([]);
  });

  test('in spring, hours parted only by the skipped hour are one opening', () => {
    const parted = [`${h(last - 1, 30)}-${h(last)}`, `${h(next)}-${h(next, 30)}`];
    expect(slots(zone, spring, parted)).toEqual([winterTime(last - 1, 30)]);
  });

  test('in spring, an absence within the skipped hour takes nothing', () => {
    expect(
      slots(zone, spring, [`${h(next)}-${h(next + 1)}`], { away: { [spring]: [`${h(last)}-${h(last, 59)}`] } }),
    ).toEqual([summerTime(next)]);
  });

  test('in spring, a room that closes at the skipped hour is closed at the change', () => {
    const rooms = [room([spring], [`00:00-${h(last, 30)}`])];
    expect(slots(zone, spring, [`${h(last - 1)}-${h(next + 1)}`], { rooms })).toEqual([winterTime(last - 1)]);
  });

  test('in autumn, hours spanning the repeated hour offer both, each once', () => {
    expect(slots(zone, autumn, ['01:00-03:00'])).toEqual([summerTime(1), winterTime(1), winterTime(2)]);
  });

  test('in autumn, hours ending in the repeated hour end at its first time', () => {
    expect(slots(zone, autumn, ['00:00-01:30'], { durationMinutes: 30 })).toEqual([
      summerTime(0),
      summerTime(0, 30),
      summerTime(1),
    ]);
  });

  test('in autumn, hours beginning in the repeated hour begin at its first time', () => {
    expect(slots(zone, autumn, ['01:30-03:00'])).toEqual([summerTime(1, 30), winterTime(1, 30)]);
  });

  test('in autumn, an appointment in the second of the repeated hours leaves the first free', () => {
    const ownBusy = [from(`${autumn}T01:00${before}`, `${autumn}T02:00${before}`)];
    expect(slots(zone, autumn, ['01:00-03:00'], { ownBusy })).toEqual([summerTime(1), winterTime(2)]);
  });

  test('in autumn, an absence over the repeated hour takes both', () => {
    expect(slots(zone, autumn, ['00:00-03:00'], { away: { [autumn]: ['01:00-02:00'] } })).toEqual([
      summerTime(0),
      winterTime(2),
    ]);
  });

  test('a whole day offers 23 hours in spring and 25 in autumn, each start once', () => {
    const whole = (date: string) => slots(zone, date, ['00:00-24:00']);
    expect([whole(spring).length, new Set(whole(spring)).size]).toEqual([23, 23]);
    expect([whole(autumn).length, new Set(whole(autumn)).size]).toEqual([25, 25]);
  });

  test('the hours of the afternoon are where they always are', () => {
    expect(slots(zone, spring, ['14:00-16:00'])).toEqual([summerTime(14), summerTime(15)]);
    expect(slots(zone, autumn, ['14:00-16:00'])).toEqual([winterTime(14), winterTime(15)]);
  });
});
