import { minuteOfDate } from './clinic-time';
import { creditAt, creditDeadline, creditOf } from './give-back';

const STEPS = [
  { days: 7, percentage: 100 },
  { days: 2, percentage: 50 },
];
const ZONE = 'America/Argentina/Buenos_Aires';
const START = minuteOfDate(ZONE, '2026-06-16', 540);
const at = (time: string) => creditAt(STEPS, ZONE, START, new Date(`${time}-03:00`));

describe('The credit', () => {
  test('is all of it until the first step, to the second', () => {
    const until = minuteOfDate(ZONE, '2026-06-09', 540);
    expect(at('2026-06-01T08:00:00')).toEqual({ percentage: 100, until });
    expect(at('2026-06-09T09:00:00')).toEqual({ percentage: 100, until });
    expect(at('2026-06-09T09:00:01').percentage).toBe(50);
  });

  test('is less later, and nothing after the last step', () => {
    expect(at('2026-06-14T09:00:00').percentage).toBe(50);
    expect(at('2026-06-14T09:00:01')).toEqual({ percentage: 0, until: null });
  });

  test('can be something until the start', () => {
    const steps = [{ days: 0, percentage: 25 }];
    expect(creditAt(steps, ZONE, START, new Date('2026-06-16T09:00:00-03:00'))).toEqual({
      percentage: 25,
      until: null,
    });
  });

  test('is nothing where the clinic credits nothing', () => {
    expect(creditAt([], ZONE, START, new Date('2026-01-01T00:00:00Z')).percentage).toBe(0);
  });

  test('is rounded half up to the cent', () => {
    expect(creditOf('4500.00', 100)).toBe('4500.00');
    expect(creditOf('100.01', 50)).toBe('50.01');
    expect(creditOf('100.01', 0)).toBe('0.00');
  });
});

describe('A deadline', () => {
  test('is at the same time of day where clocks change in between', () => {
    // New York sets its clocks back on the first of November: the day before lasts 25 hours.
    const start = minuteOfDate('America/New_York', '2026-11-01', 540);
    expect(creditDeadline('America/New_York', start, 1)).toBe(minuteOfDate('America/New_York', '2026-10-31', 540));
    expect(start - creditDeadline('America/New_York', start, 1)).toBe(25 * 60);
    const spring = minuteOfDate('America/New_York', '2027-03-14', 540);
    expect(spring - creditDeadline('America/New_York', spring, 1)).toBe(23 * 60);
  });

  test('at an hour that the clock leaves out is the next one there is', () => {
    const start = minuteOfDate('America/New_York', '2027-03-15', 150);
    expect(creditDeadline('America/New_York', start, 1)).toBe(minuteOfDate('America/New_York', '2027-03-14', 180));
  });
});
