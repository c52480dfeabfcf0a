import { DAY_MS, HOUR_MS, MINUTE_MS } from '../days/lateness';
import { answerOf, cancelsAt, misses, seekersOf, type Seeker, type YearShape } from './seekers';

const YEAR: YearShape = {
  seed: 7,
  from: Date.parse('2026-03-02T00:00:00-03:00'),
  days: 365,
  professionals: 6,
  turnosADay: 8,
  load: 1.8,
  acceptance: 0.095,
  answersWithinMinutes: 240,
  rules: {},
};
const DAYS = Array.from({ length: YEAR.days }, (_, day) => day);
const ALL = DAYS.flatMap((day) => seekersOf(YEAR, day));

const share = (count: number, of: number) => count / of;

describe('Those who look for a turno in a year', () => {
  it('are the same for a seed, and others for another', () => {
    expect(seekersOf(YEAR, 3)).toEqual(seekersOf(YEAR, 3));
    expect(seekersOf({ ...YEAR, seed: 8 }, 3)).not.toEqual(seekersOf(YEAR, 3));
  });

  it('ask in order, on their day and by day', () => {
    for (const day of DAYS) {
      const times = seekersOf(YEAR, day).map(({ at }) => (at - YEAR.from - day * DAY_MS) / HOUR_MS);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(Math.min(7, ...times)).toBe(7);
      expect(Math.max(23, ...times)).toBe(23);
    }
  });

  it('are more than there are turnos, and come back several times', () => {
    const turnos = (YEAR.professionals * YEAR.turnosADay * 5 * YEAR.days) / 7;
    expect(share(ALL.length, turnos)).toBeCloseTo(1.8, 1);
    expect(share(ALL.length, new Set(ALL.map(({ patient }) => patient)).size)).toBeCloseTo(4, 0);
  });
});

describe('Of turnos that are booked ten days ahead', () => {
  const booked = ALL.map((seeker) => ({ seeker, at: seeker.at, start: seeker.at + 10 * DAY_MS }));
  const leads = booked.flatMap(({ seeker, at, start }) => {
    const cancelled = cancelsAt(seeker, at, start);
    return cancelled === null ? [] : [start - cancelled];
  });

  it('about one in seven is cancelled, a third of these on the last day', () => {
    expect(share(leads.length, booked.length)).toBeCloseTo(0.13, 2);
    expect(share(leads.filter((lead) => lead < DAY_MS).length, leads.length)).toBeCloseTo(0.35, 1);
  });

  it('none is cancelled before it was booked, or when it has begun', () => {
    expect(leads.every((lead) => lead > 0 && lead < 10 * DAY_MS)).toBe(true);
    for (const { seeker, at } of booked) expect(cancelsAt(seeker, at, at + HOUR_MS) ?? at + 1).toBeGreaterThan(at);
  });

  it('more are missed than of those that are booked for tomorrow', () => {
    const missed = (days: number) =>
      share(ALL.filter((one) => misses(one, one.at, one.at + days * DAY_MS)).length, ALL.length);
    expect(missed(10)).toBeCloseTo(0.08, 2);
    expect(missed(1)).toBeCloseTo(0.035, 2);
  });
});

describe('What is offered', () => {
  const answers = ALL.flatMap((seeker: Seeker) => [1, 2, 3].map((nth) => answerOf(seeker, nth, YEAR)));

  it('is accepted by as many as the year says, and mostly left unanswered', () => {
    const accepted = answers.filter(({ answer }) => answer === 'accept').length;
    expect(share(accepted, answers.length)).toBeCloseTo(YEAR.acceptance, 2);
    expect(share(answers.filter(({ answer }) => answer === 'none').length, answers.length)).toBeGreaterThan(0.7);
  });

  it('is answered within four hours, by a half within one and by a quarter within fifteen minutes', () => {
    const within = (minutes: number) =>
      share(answers.filter(({ afterMs }) => afterMs < minutes * MINUTE_MS).length, answers.length);
    expect([15, 60, 240].map(within)).toEqual([expect.closeTo(0.25, 1), expect.closeTo(0.5, 1), 1]);
  });
});
