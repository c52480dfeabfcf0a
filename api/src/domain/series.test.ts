import { judgeSeries, roomsOfSeries } from './series';
import { weekOf } from './series-dates';
import type { Schedule } from './slots';
import { at, from, room, schedule } from './testing/clinic';

/** Tuesdays. */
const FIRST = '2026-06-02';
const SECOND = '2026-06-09';
const DATES = [FIRST, SECOND].flatMap(weekOf);
const TEN = [at(`${FIRST}T10:00:00`), at(`${SECOND}T10:00:00`)];

const roomsAt = () => [1];
const judged = (change: Parameters<typeof schedule>[0], wanted: readonly number[] = TEN, isAnyTime = false) =>
  judgeSeries(schedule({ dates: DATES, weekly: { 2: ['09:00-12:00'], 4: ['09:00-12:00'] }, ...change }), wanted, {
    isAnyTime,
    roomsAt,
  });
const nearest = (dates: ReturnType<typeof judged>) => dates.map((date) => date.nearest?.start ?? null);
const reasons = (dates: ReturnType<typeof judged>) => dates.map(({ reason }) => reason);

describe('The dates of a series', () => {
  it('are free, and need no other time, where the slot is on offer', () => {
    const dates = judged({});
    expect(reasons(dates)).toEqual([null, null]);
    expect(nearest(dates)).toEqual([null, null]);
  });

  it('say why, and name the nearest time of the same day, of two the earlier', () => {
    const dates = judged({ ownBusy: [from(`${SECOND}T10:00:00`, `${SECOND}T11:00:00`)] });
    expect(reasons(dates)).toEqual([null, 'full']);
    expect(nearest(dates)).toEqual([null, at(`${SECOND}T09:00:00`)]);
  });

  it('name one of the same week where the whole day is an absence', () => {
    const dates = judged({ away: { [SECOND]: ['00:00-24:00'] } });
    expect(reasons(dates)).toEqual([null, 'absent']);
    expect(nearest(dates)).toEqual([null, at('2026-06-11T09:00:00')]);
  });

  it('name none where the week has nothing', () => {
    const away = { [SECOND]: ['00:00-24:00'], '2026-06-11': ['00:00-24:00'] };
    expect(nearest(judged({ away }))).toEqual([null, null]);
  });

  it('tell rooms that are taken from rooms that are closed', () => {
    const taken = [room(DATES, ['00:00-24:00'], [from(`${FIRST}T09:30:00`, `${FIRST}T10:30:00`)])];
    expect(reasons(judged({ rooms: taken }))).toEqual(['rooms_taken', null]);
    const closed = DATES.filter((date) => date !== SECOND);
    expect(reasons(judged({ rooms: [room(closed, ['00:00-24:00'])] }))).toEqual([null, 'rooms_closed']);
  });

  it('never get the same other time, nor one that another of them takes', () => {
    const wanted = [at(`${FIRST}T08:00:00`), at(`${FIRST}T08:30:00`), at(`${FIRST}T09:00:00`)];
    expect(nearest(judged({}, wanted))).toEqual([at(`${FIRST}T10:00:00`), at(`${FIRST}T11:00:00`), null]);
  });

  it('may be at any time for staff, with a warning if it is outside of the hours', () => {
    const wanted = [at(`${FIRST}T14:10:00`), at(`${FIRST}T09:10:00`)];
    expect(reasons(judged({}, wanted))).not.toContain(null);
    const forStaff = judged({}, wanted, true);
    expect(reasons(forStaff)).toEqual([null, null]);
    expect(forStaff.map(({ isWithinHours }) => isWithinHours)).toEqual([false, true]);
  });

  it('hold the rooms of their own week alone', () => {
    const seen: Schedule[] = [];
    judgeSeries(
      schedule({
        dates: DATES,
        rooms: [room(DATES, ['00:00-24:00'], [from(`${FIRST}T09:00:00`, `${FIRST}T10:00:00`)])],
      }),
      TEN,
      { isAnyTime: false, roomsAt: (week) => (seen.push(week), [1]) },
    );
    expect(seen.map(({ rooms }) => rooms[0]!.blocked.length)).toEqual([1, 0]);
  });
});

describe('The room of each date', () => {
  it('is the one that was asked for where it is free, else the one that most can be in', () => {
    expect(roomsOfSeries([[1, 2], [2], [2, 3], []], null)).toEqual([2, 2, 2, null]);
    expect(roomsOfSeries([[1, 2], [2], [3]], 1)).toEqual([1, 2, 3]);
  });

  it('is of two that serve alike the one that is preferred earlier', () => {
    expect(
      roomsOfSeries(
        [
          [4, 1],
          [1, 4],
        ],
        null,
      ),
    ).toEqual([4, 4]);
  });
});
