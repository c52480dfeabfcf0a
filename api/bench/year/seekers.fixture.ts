import { seekersOf, type Seeker } from './seekers';

/** The day that planted years begin on. */
export const FROM = Date.parse('2026-03-02T00:00:00-03:00');

/** Two of a clinic's first day, always the same. */
export const [ana, eva] = seekersOf(
  {
    seed: 1,
    from: FROM,
    days: 1,
    professionals: 6,
    turnosADay: 8,
    load: 1.8,
    acceptance: 0.1,
    answersWithinMinutes: 240,
    rules: {},
  },
  0,
) as [Seeker, Seeker];
