import { expectedDelay, type TurnoOfDay } from './visit-delay';

/** Half hours from nine on. */
const NINE = 9 * 60;
const turno = (id: string, start: number, facts: Partial<TurnoOfDay> = {}): TurnoOfDay => ({
  id,
  start,
  durationMinutes: 30,
  isClosed: false,
  arrivedAt: null,
  startedAt: null,
  finishedAt: null,
  ...facts,
});
const inside = (start: number, finishedAt: number | null = null) => ({
  arrivedAt: start,
  startedAt: start,
  finishedAt,
});
const mine = (start: number, facts?: Partial<TurnoOfDay>) => turno('mine', start, facts);
const delay = (now: number, ...day: TurnoOfDay[]) => expectedDelay(day, 'mine', now);

describe('The delay of a turno', () => {
  test('is unknown before anybody has gone in, and once its own patient has', () => {
    expect(delay(NINE + 50, turno('a', NINE, { arrivedAt: NINE }), mine(NINE + 30))).toBeNull();
    expect(delay(NINE + 60, turno('a', NINE, inside(NINE + 20)), mine(NINE + 30, inside(NINE + 55)))).toBeNull();
    expect(expectedDelay([turno('a', NINE, inside(NINE + 20))], 'unknown', NINE + 30)).toBeNull();
  });

  test('is that of the patient inside: it began 20 minutes late', () => {
    expect(delay(NINE + 25, turno('a', NINE, inside(NINE + 20)), mine(NINE + 30))).toBe(20);
  });

  test('grows while they stay longer than their turno lasts', () => {
    expect(delay(NINE + 65, turno('a', NINE, inside(NINE + 20)), mine(NINE + 30))).toBe(35);
  });

  test('shrinks when they leave early', () => {
    expect(delay(NINE + 40, turno('a', NINE, inside(NINE + 20, NINE + 40)), mine(NINE + 30))).toBe(10);
  });

  test.each([
    ['on time', 0],
    ['early', -10],
    ['9 minutes late', 9],
  ])('is left out when the one inside went in %s', (_, late) => {
    expect(delay(NINE + late, turno('a', NINE, inside(NINE + late)), mine(NINE + 30))).toBeNull();
  });

  test.each([
    [10, 10],
    [12, 10],
    [13, 15],
    [22, 20],
  ])('of %i minutes is rounded to %i', (late, rounded) => {
    expect(delay(NINE + late, turno('a', NINE, inside(NINE + late)), mine(NINE + 30))).toBe(rounded);
  });

  test('passes on through those in between, and a gap makes up for it', () => {
    const late = turno('a', NINE, inside(NINE + 20));
    const next = turno('b', NINE + 30);
    expect(delay(NINE + 20, late, next, mine(NINE + 60))).toBe(20);
    expect(delay(NINE + 20, late, next, mine(NINE + 90))).toBeNull();
  });

  test('waits for patients who are here, however late, and 10 minutes for others', () => {
    const seen = turno('a', NINE, inside(NINE, NINE + 45));
    const at = NINE + 45;
    expect(delay(at, seen, turno('b', NINE + 30, { arrivedAt: NINE }), mine(NINE + 60))).toBe(15);
    expect(delay(at, seen, turno('b', NINE + 30), mine(NINE + 60))).toBeNull();
    expect(delay(at, seen, turno('b', NINE + 35), mine(NINE + 60))).toBe(15);
  });

  test('waits for none that is closed, and is unknown of one that is', () => {
    const seen = turno('a', NINE, inside(NINE, NINE + 45));
    const at = NINE + 45;
    const closed = { arrivedAt: NINE, isClosed: true };
    expect(delay(at, seen, turno('b', NINE + 30, closed), mine(NINE + 60))).toBeNull();
    expect(delay(at, seen, mine(NINE + 30, closed))).toBeNull();
  });

  test('is its own once its time has come and no patient is inside', () => {
    expect(delay(NINE + 50, turno('a', NINE, inside(NINE, NINE + 30)), mine(NINE + 30, { arrivedAt: NINE }))).toBe(20);
  });

  test('is unknown an hour after the last step that was recorded', () => {
    const forgotten = turno('a', NINE, inside(NINE));
    expect(delay(NINE + 90, forgotten, mine(NINE + 30))).toBe(60);
    expect(delay(NINE + 91, forgotten, mine(NINE + 30))).toBeNull();
  });

  test('looks at the latest who went in, in whatever order they came', () => {
    const day = [turno('b', NINE + 30, inside(NINE + 60)), turno('a', NINE, inside(NINE + 5))];
    expect(delay(NINE + 65, ...day, mine(NINE + 60))).toBe(30);
  });
});
