import fc from 'fast-check';

import { minuteOfDate } from './clinic-time';
import { daysWithoutSlots, NO_SLOTS_REASONS } from './no-slots';
import { offeredSlots, type RoomSchedule, type Schedule } from './slots';
import { anySchedule } from './testing/any-schedule';
import { NO_QUOTA } from './testing/clinic';
import { referenceSlots } from './testing/slots.reference';

const ZONE = 'America/Argentina/Buenos_Aires';
/** A Tuesday. */
const DATE = '2026-06-02';
const at = (minute: number) => minuteOfDate(ZONE, DATE, minute);
const span = (start: number, end: number) => ({ start: at(start), end: at(end) });
const MORNING = { startMinute: 540, endMinute: 720 };

const ROOM: RoomSchedule = { roomId: 1, open: new Map([[DATE, [{ start: 480, end: 1200 }]]]), blocked: [] };
const BOOKABLE: Schedule = {
  zone: ZONE,
  dates: [DATE],
  durationMinutes: 60,
  earliestStart: at(0),
  availability: [{ weekday: 2, ...MORNING }],
  absences: [],
  ownBusy: [],
  rooms: [ROOM],
};
const KEEPS_ALL = { ...NO_QUOTA, deskPlaces: 3 };
const reasonOf = (change: Partial<Schedule>) => daysWithoutSlots({ ...BOOKABLE, ...change })[0]?.reason;

describe('Why a day has no slots', () => {
  test('is not asked of a day that has some', () => {
    expect(daysWithoutSlots(BOOKABLE)).toEqual([]);
    expect(daysWithoutSlots({ ...BOOKABLE, dates: [DATE, '2026-06-03'] })).toEqual([
      { date: '2026-06-03', reason: 'day_off' },
    ]);
  });

  test.each<[string, Partial<Schedule>]>([
    ['no_hours', { availability: [] }],
    ['no_hours', { availability: [{ weekday: 2, startMinute: 600, endMinute: 600 }] }],
    ['day_off', { availability: [{ weekday: 3, ...MORNING }] }],
    ['too_short', { durationMinutes: 181 }],
    ['past', { earliestStart: at(661) }],
    ['past', { earliestStart: at(2000) }],
    ['absent', { absences: [{ date: DATE, startMinute: 0, endMinute: 1440 }] }],
    ['full', { ownBusy: [span(540, 600), span(630, 690)] }],
    ['no_rooms', { rooms: [] }],
    ['rooms_closed', { rooms: [{ ...ROOM, open: new Map() }] }],
    ['rooms_closed', { rooms: [{ ...ROOM, open: new Map([[DATE, [{ start: 720, end: 1200 }]]]) }] }],
    ['rooms_for_others', { rooms: [{ ...ROOM, onlyDuring: [] }] }],
    ['rooms_taken', { rooms: [{ ...ROOM, blocked: [span(480, 1200)] }] }],
    [
      'by_phone',
      { availability: [{ weekday: 2, ...MORNING, quota: KEEPS_ALL }], online: { present: at(0), horizonDays: null } },
    ],
    ['by_phone', { online: { present: at(0), horizonDays: null, isDeskOnly: true } }],
    ['full', { ownBusy: [span(540, 720)], online: { present: at(0), horizonDays: null, isDeskOnly: true } }],
    ['full', { availability: [{ weekday: 2, ...MORNING, quota: KEEPS_ALL }], ownBusy: [span(540, 720)] }],
    ['beyond_horizon', { online: { present: at(-2 * 1440), horizonDays: 1 } }],
    ['needs_notice', { earliestStart: at(661), online: { present: at(660), horizonDays: null } }],
    ['past', { earliestStart: at(721), online: { present: at(661), horizonDays: null } }],
  ])('is %s for %j', (reason, change) => {
    expect(reasonOf(change)).toBe(reason);
  });

  test('is the obstacle that would remain if the lesser ones were gone', () => {
    const absences = [{ date: DATE, startMinute: 540, endMinute: 600 }];
    const full = { absences, ownBusy: [span(600, 720)] };
    expect(reasonOf(full)).toBe('full');
    expect(reasonOf({ ...full, absences: [{ date: DATE, startMinute: 0, endMinute: 1440 }] })).toBe('absent');
    expect(reasonOf({ ...full, earliestStart: at(700) })).toBe('past');
    expect(reasonOf({ ...full, rooms: [] })).toBe('full');
    const taken = { ...ROOM, roomId: 2, blocked: [span(0, 1440)] };
    expect(reasonOf({ rooms: [{ ...ROOM, open: new Map() }, taken] })).toBe('rooms_taken');
    expect(reasonOf({ rooms: [{ ...ROOM, onlyDuring: [] }, taken] })).toBe('rooms_taken');
  });
});

describe('Random schedules at and beside clock changes', () => {
  const anyEmptierSchedule = fc
    .tuple(anySchedule, fc.integer({ min: 0, max: 19 }))
    .map(([schedule, chance]): Schedule => {
      if (chance === 0) return { ...schedule, rooms: [] };
      if (chance === 1) return { ...schedule, availability: [] };
      const online = { present: minuteOfDate(schedule.zone, schedule.dates[0]!, 0), horizonDays: null };
      if (chance === 3) return { ...schedule, online: { ...online, horizonDays: 0 } };
      if (chance === 4) return { ...schedule, earliestStart: online.present + 1440, online };
      const quota = { ...NO_QUOTA, deskPlaces: 1441 };
      const keepingAll = schedule.availability.map((hours) => ({ ...hours, quota }));
      if (chance === 5) return { ...schedule, online, availability: keepingAll };
      if (chance === 2) return { ...schedule, availability: schedule.availability.slice(0, 1) };
      return schedule;
    });

  test('a day has a reason exactly when it has no slots, whatever the reason', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyEmptierSchedule, (schedule) => {
        const found = daysWithoutSlots(schedule);
        const empty = referenceSlots(schedule).filter(({ starts }) => starts.length === 0);
        expect(found.map(({ date }) => date)).toEqual(empty.map(({ date }) => date));
        for (const { reason } of found) seen.add(reason);
      }),
      { numRuns: 300, seed: 91 },
    );
    // Each of them was met: otherwise little was shown.
    expect([...seen].sort()).toEqual([...NO_SLOTS_REASONS].sort());
  });

  test('what it blames is to blame: mended, and all that comes after it, the day has slots', () => {
    fc.assert(
      fc.property(anyEmptierSchedule, (schedule) => {
        for (const { date, reason } of daysWithoutSlots(schedule)) {
          const open = new Map([[date, [{ start: 0, end: 1440 }]]]);
          const rooms = [{ roomId: 'free', open, blocked: [] }];
          const mends: Partial<Record<typeof reason, Partial<Schedule>>> = {
            rooms_taken: { rooms: schedule.rooms.map((room) => ({ ...room, blocked: [] })) },
            full: { rooms, ownBusy: [] },
            absent: { rooms, ownBusy: [], absences: [] },
            past: { rooms, ownBusy: [], absences: [], earliestStart: 0 },
          };
          const mend = mends[reason] ?? (reason.includes('rooms') ? { rooms } : undefined);
          if (!mend) continue;
          const { online, earliestStart, ...rest } = schedule;
          const toStaff = { ...rest, earliestStart: online?.present ?? earliestStart };
          expect(offeredSlots({ ...toStaff, ...mend, dates: [date] })[0]?.starts).not.toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
