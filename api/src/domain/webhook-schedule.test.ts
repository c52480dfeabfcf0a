import { afterAttempt, healthAfter, outcomeOf, retryDelayMs, type DeliveryOutcome } from './webhook-schedule';

const NOW = new Date('2026-06-01T11:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const HOUR_MS = 3_600_000;

test.each<[number | null, DeliveryOutcome]>([
  [200, 'delivered'],
  [204, 'delivered'],
  [301, 'refused'],
  [400, 'refused'],
  [404, 'refused'],
  [410, 'gone'],
  [408, 'down'],
  [429, 'down'],
  [500, 'down'],
  [503, 'down'],
  [null, 'down'],
])('%s is %s', (statusCode, outcome) => {
  expect(outcomeOf(statusCode)).toBe(outcome);
});

test('Each retry waits twice as long as the one before, and an hour at most', () => {
  expect([1, 2, 3, 10, 11, 500].map(retryDelayMs)).toEqual([5_000, 10_000, 20_000, 2_560_000, HOUR_MS, HOUR_MS]);
});

test('A refused delivery is retried for about a day', () => {
  let [attempts, waited] = [0, 0];
  for (;;) {
    attempts += 1;
    const { state, dueAt } = afterAttempt('refused', attempts, NOW);
    if (!dueAt) {
      expect(state).toBe('failed');
      break;
    }
    waited += dueAt.getTime() - NOW.getTime();
  }
  expect(waited / HOUR_MS).toBeGreaterThan(20);
  expect(waited / HOUR_MS).toBeLessThan(28);
});

describe('An endpoint', () => {
  const well = { failures: 0, failingSince: null };

  test('that is down is left alone for longer each time', () => {
    expect(healthAfter(well, ['delivered', 'down'], NOW)).toEqual({
      failures: 1,
      failingSince: NOW,
      retryAt: later(5_000),
      pausedBecause: null,
    });
    expect(healthAfter({ failures: 3, failingSince: NOW }, ['down'], later(60_000))).toMatchObject({
      failures: 4,
      failingSince: NOW,
      retryAt: later(100_000),
    });
  });

  test('that refuses an event gets the others', () => {
    expect(healthAfter(well, ['refused', 'delivered', 'refused'], NOW)).toMatchObject({ failures: 1, retryAt: null });
  });

  test('that takes one is well again', () => {
    expect(healthAfter({ failures: 9, failingSince: NOW }, ['delivered'], later(HOUR_MS))).toEqual({
      ...well,
      retryAt: null,
      pausedBecause: null,
    });
  });

  test.each<[DeliveryOutcome]>([['down'], ['refused']])('that only answers %s for a day is paused', (outcome) => {
    const failing = { failures: 20, failingSince: NOW };
    expect(healthAfter(failing, [outcome], later(24 * HOUR_MS - 1)).pausedBecause).toBeNull();
    expect(healthAfter(failing, [outcome], later(24 * HOUR_MS)).pausedBecause).toBe('failing');
  });

  test('that is gone is paused at once', () => {
    expect(healthAfter(well, ['delivered', 'gone'], NOW).pausedBecause).toBe('gone');
  });

  test('of which nothing was tried stays as it was', () => {
    expect(healthAfter(well, [], NOW)).toEqual({ ...well, retryAt: null, pausedBecause: null });
  });
});
