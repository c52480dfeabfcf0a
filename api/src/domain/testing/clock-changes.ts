import fc from 'fast-check';

/** At, beside and far from clock changes. */
const DATES: Record<string, readonly string[]> = {
  'America/New_York': [
    '2026-03-07',
    '2026-03-08',
    '2026-03-09',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
    '2026-06-30',
  ],
  'Europe/London': ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26', '2024-02-29'],
  'Australia/Sydney': [
    '2026-04-04',
    '2026-04-05',
    '2026-04-06',
    '2026-10-03',
    '2026-10-04',
    '2026-10-05',
    '2026-12-31',
  ],
  // Changes at midnight.
  'America/Argentina/Buenos_Aires': [
    '2008-10-18',
    '2008-10-19',
    '2009-03-14',
    '2009-03-15',
    '2026-11-21',
    '2026-11-22',
  ],
  // Goes back one minute after midnight, into the old date.
  'America/St_Johns': ['2006-10-28', '2006-10-29', '2006-10-30', '2007-03-11'],
  // Changes by half an hour.
  'Australia/Lord_Howe': ['2026-04-05', '2026-10-04'],
  // Skips 2011-12-30.
  'Pacific/Apia': ['2011-12-29', '2011-12-30', '2011-12-31'],
};

export const ZONES: readonly string[] = [...Object.keys(DATES), 'Africa/Casablanca', 'Asia/Kolkata', 'UTC'];

export const datesNearClockChanges: fc.Arbitrary<readonly [zone: string, date: string]> = fc.constantFrom(
  ...Object.entries(DATES).flatMap(([zone, dates]) => dates.map((date) => [zone, date] as const)),
);
