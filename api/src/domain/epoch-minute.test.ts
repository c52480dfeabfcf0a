import { ceilToMinute, floorToMinute, toTimestamp } from './epoch-minute';

describe('An instant as a minute', () => {
  test.each([
    ['1970-01-01T00:01:00Z', 1, 1],
    ['1970-01-01T00:01:00.001Z', 1, 2],
    ['1970-01-01T00:01:59.999Z', 1, 2],
    ['1969-12-31T23:58:30Z', -2, -1],
    ['9999-12-31T23:59:00Z', 4_223_371_679, 4_223_371_679],
  ])('%s lies in minute %d, and minute %d is the first not before it', (text, shown, next) => {
    expect([floorToMinute(new Date(text)), ceilToMinute(new Date(text))]).toEqual([shown, next]);
  });

  test('comes back from its minute', () => {
    expect(toTimestamp(floorToMinute(new Date('2026-06-01T11:00:00Z')))).toEqual(new Date('2026-06-01T11:00:00Z'));
  });
});
