import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { dayNumber } from './calendar-date';
import {
  clinicDay,
  clinicDayAt,
  dateOf,
  instantOf,
  minuteOfDate,
  minuteOfDayAt,
  parseInstant,
  toOffsetIso,
  toOffsetIsoList,
  wallTime,
} from './clinic-time';
import { datesNearClockChanges, ZONES } from './testing/clock-changes';
import { referenceInstant } from './testing/slots.reference';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const NEW_YORK = 'America/New_York';
const LONDON = 'Europe/London';

const anyZone = fc.constantFrom(...ZONES);
const anyInstant = fc.integer({ min: dayNumber('1900-01-02') * 1440, max: dayNumber('9999-12-30') * 1440 });
const anyMinute = fc.integer({ min: 0, max: 1440 });

const iso = (zone: string, date: string, minute: number) => toOffsetIso(zone, minuteOfDate(zone, date, minute));
const inZone = (zone: string, instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant * 60_000).toZonedDateTimeISO(zone);

describe('The instant of a wall time', () => {
  test('is the first at which the clock shows that minute or later, around every clock change', () => {
    fc.assert(
      fc.property(datesNearClockChanges, anyMinute, ([zone, date], minute) => {
        expect(minuteOfDate(zone, date, minute)).toBe(referenceInstant(zone, date, minute));
        expect(instantOf(zone, clinicDay(zone, date), minute)).toBe(referenceInstant(zone, date, minute));
      }),
      { numRuns: 1000 },
    );
  });

  test('is what Temporal says where the time happens exactly once', () => {
    fc.assert(
      fc.property(anyZone, anyInstant, (zone, instant) => {
        const wall = inZone(zone, instant).toPlainDateTime();
        const [first, last] = (['earlier', 'later'] as const).map((disambiguation) =>
          wall.toZonedDateTime(zone, { disambiguation }),
        );
        fc.pre(first?.epochMilliseconds === last?.epochMilliseconds && wall.second === 0);
        expect(minuteOfDate(zone, wall.toPlainDate().toString(), wall.hour * 60 + wall.minute)).toBe(instant);
      }),
    );
  });

  test('never goes back as the minutes of a day go on', () => {
    fc.assert(
      fc.property(datesNearClockChanges, anyMinute, anyMinute, ([zone, date], a, b) => {
        const [earlier, later] = [minuteOfDate(zone, date, Math.min(a, b)), minuteOfDate(zone, date, Math.max(a, b))];
        expect(earlier).toBeLessThanOrEqual(later);
      }),
      { numRuns: 300 },
    );
  });

  test('of 24:00 is the next date’s 00:00', () => {
    fc.assert(
      fc.property(datesNearClockChanges, ([zone, date]) => {
        const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
        expect(minuteOfDate(zone, date, 1440)).toBe(minuteOfDate(zone, next, 0));
        expect(clinicDay(zone, date).end).toBe(clinicDay(zone, next).start);
      }),
    );
  });

  test('in New York’s spring gap is the moment of the change', () => {
    expect(iso(NEW_YORK, '2026-03-08', 119)).toBe('2026-03-08T01:59:00-05:00');
    expect(iso(NEW_YORK, '2026-03-08', 120)).toBe('2026-03-08T03:00:00-04:00');
    expect(iso(NEW_YORK, '2026-03-08', 150)).toBe('2026-03-08T03:00:00-04:00');
    expect(iso(NEW_YORK, '2026-03-08', 181)).toBe('2026-03-08T03:01:00-04:00');
  });

  test('in New York’s repeated autumn hour is the first of the two', () => {
    expect(iso(NEW_YORK, '2026-11-01', 90)).toBe('2026-11-01T01:30:00-04:00');
    expect(iso(NEW_YORK, '2026-11-01', 120)).toBe('2026-11-01T02:00:00-05:00');
  });

  test('in London’s spring gap is the moment of the change, in its repeated hour the first', () => {
    expect(iso(LONDON, '2026-03-29', 90)).toBe('2026-03-29T02:00:00+01:00');
    expect(iso(LONDON, '2026-10-25', 90)).toBe('2026-10-25T01:30:00+01:00');
    expect(iso(LONDON, '2026-10-25', 120)).toBe('2026-10-25T02:00:00+00:00');
  });

  test('of a midnight that was skipped is the first moment of that date', () => {
    expect(iso(BUENOS_AIRES, '2008-10-19', 0)).toBe('2008-10-19T01:00:00-02:00');
  });

  test('before a midnight at which the clock went back covers the repeated hour', () => {
    const day = clinicDay(BUENOS_AIRES, '2009-03-14');
    expect(day.end - day.start).toBe(25 * 60);
    expect(toOffsetIso(BUENOS_AIRES, day.end)).toBe('2009-03-15T00:00:00-03:00');
  });

  test('a date that a place skipped altogether has no minutes', () => {
    const day = clinicDay('Pacific/Apia', '2011-12-30');
    expect(day.end - day.start).toBe(0);
  });
});

describe('The clock at an instant', () => {
  test('agrees with Temporal in every zone, from 1900 to 9999', () => {
    fc.assert(
      fc.property(anyZone, anyInstant, (zone, instant) => {
        const at = inZone(zone, instant);
        fc.pre(at.offsetNanoseconds % 60e9 === 0);
        expect(dateOf(zone, instant)).toBe(at.toPlainDate().toString());
        expect(wallTime(zone, instant)).toBe(at.toPlainTime().toString({ smallestUnit: 'minute' }));
        expect(minuteOfDayAt(zone, instant)).toBe(at.hour * 60 + at.minute);
        expect(toOffsetIso(zone, instant)).toBe(at.toString({ timeZoneName: 'never', smallestUnit: 'second' }));
      }),
      { numRuns: 500 },
    );
  });

  test('is written the same for many instants as for each alone', () => {
    const change = minuteOfDate(NEW_YORK, '2026-11-01', 0);
    const near = fc.integer({ min: change - 3000, max: change + 3000 });
    fc.assert(
      fc.property(fc.array(near), (instants) => {
        expect(toOffsetIsoList(NEW_YORK, instants)).toEqual(instants.map((it) => toOffsetIso(NEW_YORK, it)));
      }),
    );
  });

  test('tells the two passes of a repeated hour apart', () => {
    const first = minuteOfDate(LONDON, '2026-10-25', 60);
    expect(toOffsetIsoList(LONDON, [first, first + 60])).toEqual([
      '2026-10-25T01:00:00+01:00',
      '2026-10-25T01:00:00+00:00',
    ]);
  });

  test('is rounded down to the minute while offsets had seconds', () => {
    const noon = minuteOfDate(BUENOS_AIRES, '1910-05-25', 720);
    expect(toOffsetIso(BUENOS_AIRES, noon)).toBe('1910-05-25T12:00:00-04:17');
  });

  test('belongs to the one day that contains it', () => {
    fc.assert(
      fc.property(datesNearClockChanges, fc.integer({ min: -1500, max: 1500 }), ([zone, date], passed) => {
        const instant = minuteOfDate(zone, date, 720) + passed;
        const day = clinicDayAt(zone, instant);
        expect(day).toEqual(clinicDay(zone, day.date));
        expect(day.start <= instant && instant < day.end).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('Reading an instant', () => {
  test('what is written with its offset reads back as it was', () => {
    fc.assert(
      fc.property(anyZone, anyInstant, (zone, instant) => {
        expect(parseInstant(toOffsetIso(zone, instant), BUENOS_AIRES)).toBe(instant);
      }),
    );
  });

  test.each([
    '2026-11-21T09:00:00-03:00',
    '2026-11-21T09:00-03:00',
    '2026-11-21T09:00-0300',
    '2026-11-21T09:00-03',
    '2026-11-21T12:00:00Z',
    '2026-11-21T12:00:00.000Z',
    '2026-11-21T17:30:00+05:30',
    '2026-11-21T09:00',
    '2026-11-21T09:00:00',
  ])('%s is nine in the morning in Buenos Aires', (text) => {
    expect(parseInstant(text, BUENOS_AIRES)).toBe(minuteOfDate(BUENOS_AIRES, '2026-11-21', 540));
  });

  test('without an offset is the clinic’s own time, the first of a repeated one', () => {
    expect(parseInstant('2026-11-01T01:30', NEW_YORK)).toBe(parseInstant('2026-11-01T01:30-04:00', LONDON));
    expect(parseInstant('2026-03-08T02:30', NEW_YORK)).toBe(parseInstant('2026-03-08T03:00-04:00', LONDON));
  });

  test.each([
    '',
    'mañana',
    'infinity',
    '2026-11-21',
    '2026-11-21 09:00',
    '2026-11-21T09:00:30Z',
    '2026-11-21T09:00:00.5Z',
    '2026-11-21T24:00Z',
    '2026-11-21T09:60Z',
    '2026-02-29T09:00Z',
    '2026-13-01T09:00Z',
    '2026-00-10T09:00Z',
    '2026-11-00T09:00Z',
    '1899-12-31T23:59Z',
    '10000-01-01T00:00Z',
    '+010000-01-01T00:00Z',
    '275760-09-13T00:00Z',
    '2026-11-21T09:00+25:00',
    '2026-11-21T09:00+03:75',
    '2026-11-21T09:00[America/New_York]',
    '2026-11-21T09:00-03:00 ',
    '2026-11-21T09:00-03:00\n',
    '1763726400',
  ])('%j is no instant', (text) => {
    expect(parseInstant(text, BUENOS_AIRES)).toBeNull();
  });

  test('never leaves the years 1900 to 9999, neither in UTC nor at the clinic', () => {
    expect(parseInstant('9999-12-31T23:59', BUENOS_AIRES)).toBeNull();
    expect(parseInstant('9999-12-31T20:59', BUENOS_AIRES)).not.toBeNull();
    expect(parseInstant('1900-01-01T00:00Z', NEW_YORK)).toBeNull();
    expect(parseInstant('9999-12-31T23:00Z', LONDON)).not.toBeNull();
    expect(parseInstant('9999-12-31T23:00Z', 'Australia/Sydney')).toBeNull();
  });
});
