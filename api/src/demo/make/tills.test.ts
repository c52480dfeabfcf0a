import { makeTills } from './tills';

const DAY = 1440;
const visit = (arrivedAt: number) => ({
  appointment: `turno-${arrivedAt}`,
  arrivedAt,
  calledAt: null,
  startedAt: null,
  finishedAt: null,
  statusBefore: null,
});
const OWED: readonly (readonly [at: number, owed: number])[] = [
  [9 * DAY + 600, 3500],
  [9 * DAY + 630, 5000],
  [9 * DAY + 660, 0],
  [9 * DAY + 690, 4200],
  [9 * DAY + 720, 18_000],
];
const owed = new Map([...OWED, [10 * DAY + 540, 3500] as const].map(([arrivedAt, sum]) => [`turno-${arrivedAt}`, sum]));
const at = { todayStarts: 10 * DAY, zone: 'UTC', owed };
const YESTERDAY = OWED.map(([arrivedAt]) => visit(arrivedAt));

test('what is owed is paid at the desk by most: the last working day is counted and closed, today is open', () => {
  const visits = [...YESTERDAY, visit(7 * DAY + 600), visit(10 * DAY + 540)];
  const { tills, movements } = makeTills(visits, { ...at, now: 10 * DAY + 545 });
  expect(tills).toMatchObject([
    { openedAt: 9 * DAY + 580, closedAt: 9 * DAY + 735, countedCash: 29_900 },
    { openedAt: 10 * DAY + 520, closedAt: null, countedCash: null },
  ]);
  expect(movements.map(({ amount, takenAt }) => [amount, takenAt - (takenAt % DAY)])).toEqual([
    [3500, 9 * DAY],
    [5000, 9 * DAY],
    [4200, 9 * DAY],
    [2500, 9 * DAY],
    [3500, 10 * DAY],
    [2500, 10 * DAY],
  ]);
});

test('a demo that starts at night has no open till', () => {
  expect(makeTills(YESTERDAY, { ...at, now: 10 * DAY + 5 }).tills).toHaveLength(1);
  expect(makeTills([], { ...at, now: 10 * DAY })).toEqual({ tills: [], movements: [] });
});
