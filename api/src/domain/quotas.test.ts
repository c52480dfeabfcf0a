import { wallTime } from './clinic-time';
import { daysWithheld, daysWithoutSlots } from './no-slots';
import { inheritedQuotas, NO_PLACES, quotasHoldUntil, type Quota } from './quotas';
import { isFree, isOffered, offeredSlots, type Schedule } from './slots';
import { at, from, NO_QUOTA, room, schedule } from './testing/clinic';
import type { Weekday } from './weekday';

const DAY = '2026-11-21'; // a Saturday
const ZONE = 'America/Argentina/Buenos_Aires';

interface Given {
  now?: string;
  quota?: Partial<Quota>;
  /** Turnos of an hour: those of the desk, and those that people booked themselves. */
  desk?: readonly string[];
  own?: readonly string[];
  more?: Partial<Schedule>;
}

/** Saturday from 09:00 to 14:00, five places of an hour. */
function clinic({ now = '2026-11-19T08:00', quota = { deskPlaces: 2 }, desk = [], own = [], more = {} }: Given = {}) {
  const present = at(now);
  const start = (time: string) => at(`${DAY}T${time}`);
  return schedule({
    earliestStart: present,
    ...({
      availability: [{ weekday: 6, startMinute: 540, endMinute: 840, quota: { ...NO_QUOTA, ...quota } }],
    } as object),
    ownBusy: [...desk, ...own].map((time) => ({ start: start(time), end: start(time) + 60 })),
    online: { present, horizonDays: null, deskStarts: desk.map(start) },
    ...more,
  });
}
const countOf = (of: Schedule) => offeredSlots(of)[0]!.starts.length;
const times = (of: Schedule) => offeredSlots(of)[0]!.starts.map((start) => wallTime(of.zone, start));

describe('The places that are kept for the desk', () => {
  test('are the last free places: all are on offer until only the reserved ones are left', () => {
    expect(countOf(clinic())).toBe(5);
    expect(times(clinic({ own: ['09:00', '13:00'] }))).toEqual(['10:00', '11:00', '12:00']);
    expect(times(clinic({ own: ['09:00', '10:00', '13:00'] }))).toEqual([]);
  });

  test('are fewer by each that the desk gave, and no fewer by what people booked themselves', () => {
    expect(countOf(clinic({ desk: ['09:00'], own: ['10:00', '11:00'] }))).toBe(2);
    expect(countOf(clinic({ desk: ['09:00', '10:00'], own: ['11:00', '12:00'] }))).toBe(1);
    expect(countOf(clinic({ desk: ['09:00', '10:00', '11:00'], own: ['12:00'] }))).toBe(1);
    expect(countOf(clinic({ desk: ['09:00'], own: ['10:00', '11:00', '12:00'] }))).toBe(0);
  });

  test('are as many when more are kept than there are: nothing is on offer', () => {
    expect(countOf(clinic({ quota: { deskPlaces: 5 } }))).toBe(0);
    expect(countOf(clinic({ quota: { deskPlaces: 100 } }))).toBe(0);
  });

  test('are free to staff, and for whom time was held', () => {
    const full = clinic({ own: ['09:00', '10:00', '11:00'] });
    const { online: _, ...toStaff } = full;
    expect(times(toStaff)).toEqual(['12:00', '13:00']);
    expect(isOffered(full, at(`${DAY}T12:00`))).toBe(false);
    expect(isFree(full, at(`${DAY}T12:00`))).toBe(true);
  });

  test('are no places in an absence, nor any that are past', () => {
    const away = { absences: [{ date: DAY, startMinute: 540, endMinute: 720 }] };
    expect(countOf(clinic({ more: away }))).toBe(0);
    expect(countOf(clinic({ quota: { deskPlaces: 1 }, more: away }))).toBe(2);
    expect(countOf(clinic({ now: `${DAY}T11:30` }))).toBe(0);
    expect(times(clinic({ now: `${DAY}T10:30` }))).toEqual(['11:00', '12:00', '13:00']);
  });

  test('do not depend on the room that was asked for', () => {
    const busyRoom = room([DAY], ['00:00-24:00'], [from(`${DAY}T09:00`, `${DAY}T12:00`)]);
    expect(times(clinic({ more: { rooms: [busyRoom] } }))).toEqual(['12:00', '13:00']);
  });

  test('are released to everybody at a time of the day before', () => {
    const released = { quota: { deskPlaces: 5, deskReleaseMinute: 1080 } };
    expect(countOf(clinic({ ...released, now: '2026-11-20T17:59' }))).toBe(0);
    expect(countOf(clinic({ ...released, now: '2026-11-20T18:00' }))).toBe(5);
  });
});

describe('The places of the same day', () => {
  const quota = { sameDayPlaces: 3, sameDayMinute: 480 };

  test('are on offer on the day from their time on', () => {
    const own = ['09:00', '10:00'];
    expect(countOf(clinic({ quota, own, now: '2026-11-20T23:59' }))).toBe(0);
    expect(countOf(clinic({ quota, own, now: `${DAY}T07:59` }))).toBe(0);
    expect(times(clinic({ quota, own, now: `${DAY}T08:00` }))).toEqual(['11:00', '12:00', '13:00']);
  });

  test('come on top of those of the desk, which what the desk gave does not touch', () => {
    const both = { quota: { ...quota, deskPlaces: 1 } };
    expect(countOf(clinic({ ...both, desk: ['09:00', '10:00'] }))).toBe(0);
    expect(countOf(clinic({ ...both, desk: ['09:00', '10:00'], now: `${DAY}T08:00` }))).toBe(3);
    expect(countOf(clinic({ ...both, own: ['09:00'] }))).toBe(0);
  });
});

describe('A slot of another length', () => {
  test('takes every place that it lies over', () => {
    const long = { more: { durationMinutes: 120 } };
    const placeMinutes = (of: Schedule): Schedule => ({ ...of, online: { ...of.online!, placeMinutes: 60 } });
    expect(times(placeMinutes(clinic({ ...long, quota: { deskPlaces: 3 } })))).toEqual(['09:00', '11:00']);
    expect(times(placeMinutes(clinic({ ...long, quota: { deskPlaces: 4 } })))).toEqual([]);
  });

  test('that begins in other hours of the day may not take what these keep', () => {
    const availability = [
      { weekday: 6 as const, startMinute: 540, endMinute: 600 },
      { weekday: 6 as const, startMinute: 600, endMinute: 660, quota: { ...NO_QUOTA, deskPlaces: 1 } },
    ];
    const of = clinic({ more: { availability, durationMinutes: 120 } });
    expect(times(of)).toEqual(['09:00']);
    expect(times({ ...of, online: { ...of.online!, placeMinutes: 60 } })).toEqual([]);
  });
});

test('Each hours of the week keep their own', () => {
  const availability = [
    { weekday: 6 as const, startMinute: 540, endMinute: 660, quota: { ...NO_QUOTA, deskPlaces: 2 } },
    { weekday: 6 as const, startMinute: 660, endMinute: 780 },
  ];
  expect(times(clinic({ more: { availability } }))).toEqual(['11:00', '12:00']);
});

test('reports a day with only reserved places left, and not a full day', () => {
  const kept = clinic({ own: ['09:00', '10:00', '11:00'] });
  expect(daysWithheld(kept)).toEqual([{ date: DAY, reason: 'by_phone' }]);
  const full = clinic({ own: ['09:00', '10:00', '11:00', '12:00', '13:00'] });
  expect([daysWithheld(full), daysWithoutSlots(full)]).toEqual([[], [{ date: DAY, reason: 'full' }]]);
});

test('The offered starts are valid until the next release, or until places pass', () => {
  const until = (now: string, quota: Partial<Quota>) => {
    const minute = quotasHoldUntil(clinic({ now, quota }));
    return minute === Infinity ? 'for ever' : wallTime(ZONE, minute);
  };
  const quota = { deskPlaces: 1, deskReleaseMinute: 1080, sameDayPlaces: 1, sameDayMinute: 480 };
  expect(until('2026-11-19T08:00', quota)).toBe('17:59');
  expect(until('2026-11-20T18:00', quota)).toBe('07:59');
  expect(until(`${DAY}T08:00`, quota)).toBe('09:00');
  expect(until(`${DAY}T09:17`, quota)).toBe('09:17');
  expect(until(`${DAY}T14:00`, quota)).toBe('for ever');
});

test('Hours that replace several inherit the places of all, and of those that are gone none', () => {
  const hours = (weekday: Weekday, startMinute: number, endMinute: number, deskPlaces: number) => {
    return { ...NO_PLACES, weekday, startMinute, endMinute, deskPlaces };
  };
  const removed = [hours(1, 540, 720, 60), hours(1, 780, 900, 70), hours(1, 1080, 1140, 1), hours(2, 540, 720, 2)];
  const added = [hours(1, 540, 900, 0), hours(3, 540, 720, 0)];
  const { quotas, lost } = inheritedQuotas(removed, added);
  expect(quotas).toEqual([{ ...NO_PLACES, deskPlaces: 100 }, undefined]);
  expect(lost).toEqual(removed.slice(2));
});
