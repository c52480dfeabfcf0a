import fc from 'fast-check';

import { dateOfDayNumber } from './calendar-date';
import { keptBackups, type DatedBackup } from './kept-backups';

const RULE = { days: 7, weeks: 4, months: 12 };

const on = (date: string, { isProved = true, hour = 3 } = {}): DatedBackup => ({
  date,
  takenAt: Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00Z`),
  isProved,
});

const datesKept = (backups: readonly DatedBackup[]) => [...keptBackups(backups, RULE)].map(({ date }) => date).sort();

const SOME = fc.array(
  fc
    .record({
      day: fc.integer({ min: 20_000, max: 20_900 }),
      hour: fc.integer({ min: 0, max: 23 }),
      isProved: fc.boolean(),
    })
    .map(({ day, hour, isProved }) => on(dateOfDayNumber(day), { hour, isProved })),
  { maxLength: 60 },
);

describe('Which backups are kept', () => {
  it('of a year of nights are seven days, four weeks and twelve months', () => {
    const nights = Array.from({ length: 400 }, (_, night) => on(dateOfDayNumber(20_000 + night)));
    const months = ['2024-12-31', '2025-01-31', '2025-02-28', '2025-03-31', '2025-04-30', '2025-05-31', '2025-06-30'];
    const monthsOfSpring = ['2025-07-31', '2025-08-31', '2025-09-30', '2025-10-31'];
    const sundays = ['2025-10-19', '2025-10-26', '2025-11-02'];
    const days = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2025-11-${day}`);

    expect(datesKept(nights)).toEqual([...new Set([...months, ...monthsOfSpring, ...sundays, ...days])].sort());
  });

  it('of a day is the last that was proved, even if others came after it', () => {
    const proved = on('2026-03-02', { hour: 3 });
    const unproved = on('2026-03-02', { hour: 9, isProved: false });

    const kept = keptBackups([proved, unproved, on('2026-03-03')], RULE);

    expect(kept.has(proved)).toBe(true);
    expect(kept.has(unproved)).toBe(false);
  });

  it('are all of the newest day, which people made by hand', () => {
    const made = [on('2026-03-02', { hour: 3 }), on('2026-03-02', { hour: 9 }), on('2026-03-02', { hour: 15 })];

    expect(keptBackups(made, RULE).size).toBe(3);
  });

  it('always have the last proved one and the newest among them', () => {
    fc.assert(
      fc.property(SOME, fc.record({ days: fc.nat(9), weeks: fc.nat(9), months: fc.nat(15) }), (backups, rule) => {
        const kept = keptBackups(backups, rule);
        const newest = Math.max(...backups.map(({ takenAt }) => takenAt));
        const proved = Math.max(...backups.filter(({ isProved }) => isProved).map(({ takenAt }) => takenAt));
        const instants = [...kept].map(({ takenAt }) => takenAt);
        if (backups.length > 0) expect(instants).toContain(newest);
        if (proved > -Infinity) expect([...kept].some((one) => one.isProved && one.takenAt === proved)).toBe(true);
      }),
    );
  });

  it('are no more than the rule says, beside those of the newest day', () => {
    fc.assert(
      fc.property(SOME, (backups) => {
        const newest = backups.toSorted((a, b) => b.takenAt - a.takenAt)[0]?.date;
        const older = [...keptBackups(backups, RULE)].filter(({ date }) => date !== newest);

        expect(older.length).toBeLessThanOrEqual(7 + 4 + 12 + 1);
      }),
    );
  });

  it('stay kept when those that went are gone', () => {
    fc.assert(
      fc.property(SOME, (backups) => {
        const kept = [...keptBackups(backups, RULE)];

        expect(keptBackups(kept, RULE).size).toBe(kept.length);
      }),
    );
  });
});
