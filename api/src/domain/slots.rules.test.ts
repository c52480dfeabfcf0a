import { wallTime } from './clinic-time';
import { freeRooms, isFree, isOffered, offeredSlots, type Schedule } from './slots';
import { at, from, room, schedule } from './testing/clinic';

const DAY = '2026-11-21'; // a Saturday

/** The slots of the first date, as the clinic's clock shows them. */
function times(of: Schedule): string[] {
  return offeredSlots(of)[0]?.starts.map((start) => wallTime(of.zone, start)) ?? [];
}

describe('The buffers of a turno', () => {
  const tenAfter = { buffers: { beforeMinutes: 0, afterMinutes: 10 } };

  test('lie between two slots, and may reach beyond the hours of professional and room', () => {
    const hours = { daily: ['09:00-12:20'], rooms: [room([DAY], ['09:00-12:20'])] };
    expect(times(schedule({ ...hours, ...tenAfter }))).toEqual(['09:00', '10:10', '11:20']);
    const both = { buffers: { beforeMinutes: 15, afterMinutes: 10 } };
    expect(times(schedule({ ...hours, ...both }))).toEqual(['09:00', '10:25']);
  });

  test('must not overlap the professional’s appointments, on either side', () => {
    const busy = (start: string, end: string) => ({ ownBusy: [from(`${DAY}T${start}`, `${DAY}T${end}`)] });
    expect(times(schedule({ ...tenAfter, ...busy('11:20', '12:00') }))).toEqual(['09:00', '10:10']);
    expect(times(schedule({ ...tenAfter, ...busy('11:19', '12:00') }))).toEqual(['09:00']);
    expect(times(schedule({ ...tenAfter, ...busy('11:00', '11:10') }))).toEqual(['09:00']);
    const before = { buffers: { beforeMinutes: 10, afterMinutes: 0 } };
    expect(times(schedule({ ...before, ...busy('08:40', '08:50') }))).toEqual(['09:00', '10:10']);
    expect(times(schedule({ ...before, ...busy('08:40', '08:51') }))).toEqual(['10:10']);
  });

  test('must not overlap other occupations of the room', () => {
    const rooms = [room([DAY], ['08:00-20:00'], [from(`${DAY}T10:05`, `${DAY}T10:10`)])];
    expect(times(schedule({ ...tenAfter, rooms }))).toEqual(['10:10']);
    expect(freeRooms(schedule({ ...tenAfter, rooms }), at(`${DAY}T09:00`))[0]?.state).toBe('occupied');
    expect(freeRooms(schedule({ rooms }), at(`${DAY}T09:00`))[0]?.state).toBe('free');
  });
});

describe('People who book by themselves', () => {
  const dates = ['2026-11-20', '2026-11-21', '2026-11-22'];
  const online = { present: at('2026-11-20T23:59'), horizonDays: 1 };

  test('see today and as many days more as their professional says, by the calendar', () => {
    expect(offeredSlots(schedule({ dates, online })).map(({ starts }) => starts.length)).toEqual([3, 3, 0]);
    const justAfter = { ...online, present: at('2026-11-21T00:00') };
    expect(offeredSlots(schedule({ dates, online: justAfter })).map(({ starts }) => starts.length)).toEqual([3, 3, 3]);
  });

  test('take what was kept for them whatever the notice and the horizon, but nothing that is past', () => {
    const kept = schedule({ dates, online, earliestStart: at('2026-11-22T12:00') });
    expect(isOffered(kept, at('2026-11-22T10:00'))).toBe(false);
    expect(isFree(kept, at('2026-11-22T10:00'))).toBe(true);
    expect(isFree(kept, at('2026-11-20T10:00'))).toBe(false);
  });
});
