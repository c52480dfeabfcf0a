import fc from 'fast-check';
import { addDays } from '../calendar-date';
import { minuteOfDate } from '../clinic-time';
import type { Interval } from '../intervals';
import type { RoomSchedule, Schedule } from '../slots';
import type { Weekday } from '../weekday';
import { datesNearClockChanges } from './clock-changes';

/** Over two dates at and beside clock changes. */
export const anySchedule: fc.Arbitrary<Schedule> = datesNearClockChanges.chain(([zone, date]) => {
  const dates = [date, addDays(date, 1)];
  const midnight = minuteOfDate(zone, date, 0);
  const anyDate = fc.constantFrom(...dates);
  const anyInstants = fc.array(
    fc.tuple(anyMinuteOf(2940), anyLength).map(([minute, length]) => {
      const start = midnight - 60 + minute;
      return { start, end: start + length };
    }),
    { maxLength: 8 },
  );
  const anyAbsence = fc.oneof({ weight: 5, arbitrary: anyHours }, fc.constant({ start: 0, end: 1440 }));
  const anyRoom: fc.Arbitrary<RoomSchedule> = fc.record(
    {
      roomId: fc.uuid(),
      open: fc.tuple(anyOpeningHours, anyOpeningHours).map(
        ([one, two]) =>
          new Map([
            [date, one],
            [addDays(date, 1), two],
          ]),
      ),
      blocked: anyInstants,
      onlyDuring: anyInstants,
    },
    { requiredKeys: ['roomId', 'open', 'blocked'] },
  );
  return fc.record({
    zone: fc.constant(zone),
    dates: fc.constant(dates),
    durationMinutes: fc.oneof(fc.constantFrom(15, 30, 45, 60), fc.integer({ min: 5, max: 240 })),
    buffers: fc.constantFrom(
      { beforeMinutes: 0, afterMinutes: 0 },
      { beforeMinutes: 0, afterMinutes: 10 },
      { beforeMinutes: 15, afterMinutes: 5 },
    ),
    earliestStart: fc.oneof(
      fc.constant(0),
      anyMinuteOf(2880).map((minute) => midnight + minute),
    ),
    availability: fc.array(
      fc
        .tuple(fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7), anyHours)
        .map(([weekday, hours]) => ({ weekday, ...wall(hours) })),
      { minLength: 14, maxLength: 30 },
    ),
    absences: fc.array(
      fc.tuple(anyDate, anyAbsence).map(([on, hours]) => ({ date: on, ...wall(hours) })),
      { maxLength: 2 },
    ),
    ownBusy: anyInstants,
    rooms: fc.array(anyRoom, { minLength: 1, maxLength: 3 }),
  });
});

/** Often quarters of an hour, so that intervals touch. */
function anyMinuteOf(span: number): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: 0, max: Math.floor(span / 15) }).map((quarters) => quarters * 15),
    fc.integer({ min: 0, max: span }),
    fc.integer({ min: 0, max: 240 }),
  );
}

const anyLength = fc.oneof(fc.constantFrom(0, 15, 30, 60), fc.integer({ min: 1, max: 120 }));

/** Sometimes empty or inverted. */
const anyHours: fc.Arbitrary<Interval> = fc
  .tuple(anyMinuteOf(1440), anyMinuteOf(1440), fc.integer({ min: 0, max: 19 }))
  .map(([a, b, chance]) => {
    const [first, last] = [Math.min(a, b), Math.max(a, b)];
    return chance === 0 ? { start: last, end: first } : { start: first, end: last };
  });

const anyOpeningHours = fc.oneof(fc.constant([{ start: 0, end: 1440 }]), fc.array(anyHours, { maxLength: 4 }));

function wall({ start, end }: Interval): { startMinute: number; endMinute: number } {
  return { startMinute: start, endMinute: end };
}
