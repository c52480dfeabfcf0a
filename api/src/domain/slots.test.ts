import { datesOfMonth } from './calendar-date';
import { wallTime } from './clinic-time';
import { firstSlot, freeRooms, isOffered, offeredSlots, soonestSlots, type Schedule } from './slots';
import { at, from, room, schedule } from './testing/clinic';

const DAY = '2026-11-21'; // a Saturday
const SUNDAY = '2026-11-22';

/** The slots of the first date, as the clinic's clock shows them. */
function times(of: Schedule): string[] {
  return offeredSlots(of)[0]?.starts.map((start) => wallTime(of.zone, start)) ?? [];
}

describe('The grid of slots', () => {
  test('starts at the opening and steps by the duration', () => {
    expect(times(schedule())).toEqual(['09:00', '10:00', '11:00']);
  });

  test('leaves unsold what is shorter than a slot', () => {
    expect(times(schedule({ daily: ['09:00-11:59'] }))).toEqual(['09:00', '10:00']);
  });

  test('need not be aligned to the hour', () => {
    expect(times(schedule({ daily: ['09:10-11:00'], durationMinutes: 25 }))).toEqual([
      '09:10',
      '09:35',
      '10:00',
      '10:25',
    ]);
  });

  test('starts again at each interval of the weekday', () => {
    expect(times(schedule({ daily: ['09:00-10:30', '14:15-16:15'] }))).toEqual(['09:00', '14:15', '15:15']);
  });

  test('takes touching and overlapping intervals as one opening', () => {
    expect(times(schedule({ daily: ['10:30-12:00', '09:00-10:30'] }))).toEqual(['09:00', '10:00', '11:00']);
    expect(times(schedule({ daily: ['09:00-11:00', '10:30-12:00'] }))).toEqual(['09:00', '10:00', '11:00']);
  });

  test('has a slot that fills its opening exactly', () => {
    expect(times(schedule({ daily: ['09:00-10:00'] }))).toEqual(['09:00']);
  });

  test('has nothing where the duration is longer than the opening', () => {
    expect(times(schedule({ durationMinutes: 181 }))).toEqual([]);
  });

  test('follows the hours of each weekday', () => {
    const week = schedule({ dates: [DAY, SUNDAY, '2026-11-23'], weekly: { 6: ['09:00-10:00'], 1: ['15:00-16:00'] } });
    expect(offeredSlots(week)).toEqual([
      { date: DAY, starts: [at('2026-11-21T09:00')] },
      { date: SUNDAY, starts: [] },
      { date: '2026-11-23', starts: [at('2026-11-23T15:00')] },
    ]);
  });

  test.each([0, -30, 7.5, Number.NaN])('refuses a duration of %p minutes', (durationMinutes) => {
    expect(() => offeredSlots(schedule({ durationMinutes }))).toThrow(RangeError);
  });
});

describe('The earliest start', () => {
  test('is itself offered', () => {
    expect(times(schedule({ earliestStart: at('2026-11-21T10:00') }))).toEqual(['10:00', '11:00']);
  });

  test('one minute later leaves out the slot and moves no other', () => {
    expect(times(schedule({ earliestStart: at('2026-11-21T10:01') }))).toEqual(['11:00']);
  });

  test('may be the last slot before midnight', () => {
    expect(times(schedule({ daily: ['22:00-24:00'], earliestStart: at('2026-11-21T23:00') }))).toEqual(['23:00']);
  });

  test('leaves days before it empty', () => {
    const days = schedule({ dates: [DAY, SUNDAY], earliestStart: at('2026-11-22T11:00') });
    expect(offeredSlots(days).map(({ starts }) => starts.length)).toEqual([0, 1]);
  });
});

describe('The professional’s own time', () => {
  test('an appointment takes the slots it overlaps, and adjacent ones stay', () => {
    expect(times(schedule({ ownBusy: [from('2026-11-21T10:00', '2026-11-21T11:00')] }))).toEqual(['09:00', '11:00']);
  });

  test('an appointment of one shared minute takes a slot', () => {
    expect(times(schedule({ ownBusy: [from('2026-11-21T10:59', '2026-11-21T11:00')] }))).toEqual(['09:00', '11:00']);
  });

  test('an appointment from the day before can reach into the day', () => {
    const early = schedule({ daily: ['00:00-02:00'], ownBusy: [from('2026-11-20T23:30', '2026-11-21T00:30')] });
    expect(times(early)).toEqual(['01:00']);
  });

  test('an absence of the whole day leaves nothing, and the next day as it is', () => {
    const days = schedule({ dates: [DAY, SUNDAY], away: { [DAY]: ['00:00-24:00'] } });
    expect(offeredSlots(days).map(({ starts }) => starts.length)).toEqual([0, 3]);
  });

  test('an absence of part of the day takes just those hours, and moves no slot', () => {
    expect(times(schedule({ away: { [DAY]: ['09:30-10:00'] } }))).toEqual(['10:00', '11:00']);
  });

  test('several absences of one day add up', () => {
    expect(times(schedule({ away: { [DAY]: ['11:30-12:00', '08:00-09:15'] } }))).toEqual(['10:00']);
  });
});

describe('The rooms', () => {
  test('without any there are no slots', () => {
    expect(times(schedule({ rooms: [] }))).toEqual([]);
  });

  test('a month that was not configured is closed', () => {
    expect(times(schedule({ rooms: [room([], [])] }))).toEqual([]);
  });

  test('one that closes in the middle of a slot does not do for it', () => {
    expect(times(schedule({ rooms: [room([DAY], ['08:00-11:30'])] }))).toEqual(['09:00', '10:00']);
  });

  test('one that opens in the middle of a slot does not do for it', () => {
    expect(times(schedule({ rooms: [room([DAY], ['09:01-12:00'])] }))).toEqual(['10:00', '11:00']);
  });

  test('one with adjacent hours is open throughout', () => {
    expect(times(schedule({ rooms: [room([DAY], ['10:30-12:00', '09:00-10:30'])] }))).toEqual([
      '09:00',
      '10:00',
      '11:00',
    ]);
  });

  test('one blocked for part of a slot does not do for it, adjacent is free', () => {
    const blocked = [from('2026-11-21T10:00', '2026-11-21T10:15')];
    expect(times(schedule({ rooms: [room([DAY], ['00:00-24:00'], blocked)] }))).toEqual(['09:00', '11:00']);
  });

  test('two rooms free for half of a slot each do not make one', () => {
    const rooms = [room([DAY], ['09:00-10:30']), room([DAY], ['10:30-12:00'])];
    expect(times(schedule({ rooms }))).toEqual(['09:00', '11:00']);
  });

  test('one free room among blocked ones is enough', () => {
    const rooms = [
      room([DAY], ['00:00-24:00'], [from('2026-11-21T00:00', '2026-11-22T00:00')]),
      room([DAY], ['10:00-11:00']),
    ];
    expect(times(schedule({ rooms }))).toEqual(['10:00']);
  });

  test('each says whether it is free, closed or occupied at a slot', () => {
    const rooms = [
      room([DAY], ['09:00-12:00'], [], 'Sala 1'),
      room([DAY], ['10:30-12:00'], [], 'Sala 2'),
      room([DAY], ['09:00-12:00'], [from('2026-11-21T10:59', '2026-11-21T12:00')], 'Sala 3'),
      room(
        [DAY],
        ['09:00-12:00'],
        [from('2026-11-21T09:00', '2026-11-21T10:00'), from('2026-11-21T11:00', '2026-11-21T12:00')],
        'Sala 4',
      ),
      room([DAY], ['09:00-10:59'], [from('2026-11-21T09:00', '2026-11-21T12:00')], 'Sala 5'),
      room([DAY], ['10:00-11:00'], [], 'Sala 6'),
    ];
    expect(freeRooms(schedule({ rooms }), at('2026-11-21T10:00'))).toEqual([
      { roomId: 'Sala 1', state: 'free', isSuitable: true },
      { roomId: 'Sala 2', state: 'closed', isSuitable: true },
      { roomId: 'Sala 3', state: 'occupied', isSuitable: true },
      { roomId: 'Sala 4', state: 'free', isSuitable: true },
      { roomId: 'Sala 5', state: 'closed', isSuitable: true },
      { roomId: 'Sala 6', state: 'free', isSuitable: true },
    ]);
  });

  const ten = from('2026-11-21T10:00', '2026-11-21T11:00');
  const forOthers = { ...room([DAY], ['08:00-20:00']), onlyDuring: [ten] };

  test('one that serves others is offered just while the professional rents it', () => {
    expect(times(schedule({ rooms: [{ ...forOthers, onlyDuring: [] }] }))).toEqual([]);
    expect(times(schedule({ rooms: [forOthers] }))).toEqual(['10:00']);
    expect(
      times(schedule({ rooms: [{ ...forOthers, onlyDuring: [from('2026-11-21T10:01', '2026-11-21T11:30')] }] })),
    ).toEqual([]);
    expect(times(schedule({ rooms: [{ ...forOthers, blocked: [ten] }] }))).toEqual([]);
    expect(times(schedule({ rooms: [{ ...forOthers, ...room([DAY], ['11:00-12:00']) }] }))).toEqual([]);
  });

  test('one that serves others says so, be it free or not', () => {
    const states = (start: string) =>
      freeRooms(schedule({ rooms: [forOthers, { ...forOthers, blocked: [ten] }] }), at(start));
    expect(states('2026-11-21T10:00')).toMatchObject([
      { state: 'free', isSuitable: true },
      { state: 'occupied', isSuitable: true },
    ]);
    expect(states('2026-11-21T10:30')).toMatchObject([
      { state: 'free', isSuitable: false },
      { state: 'occupied', isSuitable: false },
    ]);
    expect(states('2026-11-21T21:00')).toMatchObject([
      { state: 'closed', isSuitable: false },
      { state: 'closed', isSuitable: false },
    ]);
  });
});

describe('Midnight', () => {
  test('is where the last slot of a day may end and the first of the next may start', () => {
    const night = schedule({ dates: [DAY, SUNDAY], daily: ['22:00-24:00', '00:00-01:00'] });
    expect(offeredSlots(night).map(({ starts }) => starts.map((start) => wallTime(night.zone, start)))).toEqual([
      ['00:00', '22:00', '23:00'],
      ['00:00', '22:00', '23:00'],
    ]);
  });

  test('is never crossed by a slot', () => {
    const night = schedule({ dates: [DAY, SUNDAY], daily: ['22:30-24:00', '00:00-00:30'] });
    expect(offeredSlots(night).map(({ starts }) => starts)).toEqual([
      [at('2026-11-21T22:30')],
      [at('2026-11-22T22:30')],
    ]);
  });

  test('an absence until 24:00 leaves the next day free from 00:00', () => {
    const night = schedule({
      dates: [DAY, SUNDAY],
      daily: ['00:00-01:00', '23:00-24:00'],
      away: { [DAY]: ['20:00-24:00'] },
    });
    expect(offeredSlots(night).map(({ starts }) => starts.length)).toEqual([1, 2]);
  });
});

describe('A month', () => {
  test('lists its dates from the first to the last, nothing of its neighbours', () => {
    const dates = datesOfMonth(2024, 2);
    const february = offeredSlots(schedule({ dates, daily: ['00:00-01:00', '23:00-24:00'] }));
    expect(february).toHaveLength(29);
    expect(february[0]?.starts[0]).toBe(at('2024-02-01T00:00'));
    expect(february[28]).toEqual({ date: '2024-02-29', starts: [at('2024-02-29T00:00'), at('2024-02-29T23:00')] });
  });

  test('offers exactly what is asked for one by one', () => {
    const november = schedule({ dates: datesOfMonth(2026, 11) });
    expect(isOffered(november, at('2026-11-30T11:00'))).toBe(true);
    expect(isOffered(november, at('2026-11-30T11:30'))).toBe(false);
    expect(isOffered(november, at('2026-12-01T09:00'))).toBe(false);
    expect(isOffered(november, at('2026-10-31T09:00'))).toBe(false);
  });

  test('offers nothing on a date that was not asked for, though everything is open then', () => {
    expect(
      isOffered(schedule({ dates: [DAY], rooms: [room([DAY, SUNDAY], ['00:00-24:00'])] }), at('2026-11-22T09:00')),
    ).toBe(false);
  });

  test('has its first slot on the first date that has one', () => {
    const dates = datesOfMonth(2026, 11);
    expect(firstSlot(schedule({ dates, weekly: { 3: ['15:00-18:00'] } }))).toBe(at('2026-11-04T15:00'));
    expect(firstSlot(schedule({ dates, weekly: {} }))).toBeNull();
  });

  test('of several are so many in all, and so many of a day', () => {
    const dates = ['2026-11-21', '2026-11-22', '2026-11-23'];
    const starts = ['2026-11-21T09:00', '2026-11-21T10:00', '2026-11-21T11:00', '2026-11-22T09:00'].map((it) => at(it));
    expect(soonestSlots(schedule({ dates }), 4)).toEqual(starts);
    expect(soonestSlots(schedule({ dates }), 3, 2)).toEqual([starts[0], starts[1], starts[3]]);
    expect(soonestSlots(schedule({ dates }), 9, 1)).toHaveLength(3);
  });
});
