import { isReminderDue, type ReminderFacts } from './reminder-due';

const STARTS = new Date('2026-06-10T13:00:00Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const before = (hours: number, minutes = 0) => new Date(STARTS.getTime() - hours * HOUR_MS - minutes * MINUTE_MS);

const isDue = (now: Date, facts: Partial<ReminderFacts> = {}) =>
  isReminderDue({ status: 'confirmed', startsAt: STARTS, createdAt: before(100), movedAt: null, ...facts }, now);

describe('A reminder is due', () => {
  test.each([
    [true, '24 hours before, to the minute', before(24)],
    [false, 'a minute earlier', before(24, 1)],
    [true, 'later, after a downtime', before(3)],
    [true, 'until the minute before the start', before(0, 1)],
    [false, 'at the start', before(0)],
    [false, 'after it', before(-1)],
  ])('%s: %s', (due, _, now) => {
    expect(isDue(now)).toBe(due);
  });

  test.each([
    ['pending', true],
    ['confirmed', true],
    ['cancelled', false],
    ['completed', false],
    ['no_show', false],
  ])('for an appointment that is %s: %s', (status, due) => {
    expect(isDue(before(23), { status })).toBe(due);
  });

  test.each([
    [true, 'at that very moment', before(24)],
    [true, 'long before', before(25)],
    [false, 'less than 24 hours ahead', before(23, 59)],
  ])('%s for what was booked %s', (due, _, createdAt) => {
    expect(isDue(before(23), { createdAt })).toBe(due);
  });

  test.each([
    [true, 'an hour before it was due', before(25)],
    [false, 'within that hour', before(24, 59)],
    [false, 'when it was due', before(24)],
    [false, 'later', before(10)],
  ])('%s for what was moved %s', (due, _, movedAt) => {
    expect(isDue(before(5), { movedAt })).toBe(due);
  });
});
