import fc from 'fast-check';
import { clinicDay, minuteOfDate } from './clinic-time';
import { overlaps } from './intervals';
import { datesNearClockChanges } from './testing/clock-changes';
import { referenceInstant } from './testing/slots.reference';
import { firstMinuteFrom, wallSpan } from './wall-span';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const NEW_YORK = 'America/New_York';

const anyMinute = fc.integer({ min: 0, max: 1440 });
/** Around the day, a few hours beyond its ends. */
const anyTaken = fc.record({
  from: fc.integer({ min: -300, max: 1800 }),
  minutes: fc.integer({ min: 1, max: 1500 }),
});

describe('The wall hours of a span', () => {
  test('are its own hours on an ordinary one', () => {
    const day = clinicDay(BUENOS_AIRES, '2026-06-02');
    expect(wallSpan(BUENOS_AIRES, day, { start: day.start + 600, end: day.start + 660 })).toEqual({
      start: 600,
      end: 660,
    });
  });

  test('are cut at midnight', () => {
    const day = clinicDay(BUENOS_AIRES, '2026-06-02');
    expect(wallSpan(BUENOS_AIRES, day, { start: day.start - 60, end: day.start + 60 })).toEqual({ start: 0, end: 60 });
    expect(wallSpan(BUENOS_AIRES, day, { start: day.end - 60, end: day.end + 60 })).toEqual({ start: 1380, end: 1440 });
  });

  test('are none of another day', () => {
    const day = clinicDay(BUENOS_AIRES, '2026-06-02');
    for (const taken of [
      { start: day.start - 60, end: day.start },
      { start: day.end, end: day.end + 60 },
    ]) {
      expect(wallSpan(BUENOS_AIRES, day, taken)).toEqual({ start: 0, end: 0 });
    }
  });

  test('are all of New York’s repeated hour for something in its second half hour', () => {
    const day = clinicDay(NEW_YORK, '2026-11-01');
    const second = minuteOfDate(NEW_YORK, '2026-11-01', 120) - 30;
    // The interval overlaps hours that end at 02:00, but not hours that end at 01:59.
    expect(wallSpan(NEW_YORK, day, { start: second, end: second + 30 })).toEqual({ start: 119, end: 120 });
  });

  test('overlap hours of the day exactly when they overlap in time, whatever the clock does', () => {
    let met = 0;
    fc.assert(
      fc.property(datesNearClockChanges, anyTaken, anyMinute, anyMinute, ([zone, date], { from, minutes }, a, b) => {
        const day = clinicDay(zone, date);
        const hours = { start: Math.min(a, b), end: Math.max(a, b) };
        const inTime = {
          start: referenceInstant(zone, date, hours.start),
          end: referenceInstant(zone, date, hours.end),
        };
        fc.pre(inTime.start < inTime.end);
        const taken = { start: day.start + from, end: day.start + from + minutes };
        expect(overlaps(wallSpan(zone, day, taken), hours)).toBe(overlaps(taken, inTime));
        met += Number(overlaps(taken, inTime));
      }),
      { numRuns: 1000 },
    );
    expect(met).toBeGreaterThan(200);
  });
});

test('The first minute from an instant on is the first with an instant no earlier', () => {
  fc.assert(
    fc.property(datesNearClockChanges, fc.integer({ min: -100, max: 1600 }), ([zone, date], passed) => {
      const day = clinicDay(zone, date);
      const instant = day.start + passed;
      const minute = firstMinuteFrom(zone, day, instant);
      if (minute < 1440) expect(referenceInstant(zone, date, minute)).toBeGreaterThanOrEqual(instant);
      if (minute > 0) expect(referenceInstant(zone, date, minute - 1)).toBeLessThan(instant);
    }),
    { numRuns: 500 },
  );
});
