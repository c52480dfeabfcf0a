import { openHours, rowShares, wholeShare } from './room-use';

const used = (hour: number, occupiedMinutes: number, openMinutes = 60) => ({ hour, openMinutes, occupiedMinutes });
const ROWS = [
  { id: 1, name: 'Uno', hours: [used(9, 30), used(11, 60)] },
  { id: 2, name: 'Dos', hours: [used(12, 0, 30)] },
];

test('hours are shown from the first to the last in which any room opens', () => {
  expect(openHours(ROWS)).toEqual([9, 10, 11, 12]);
  expect(openHours([])).toEqual([]);
});

test('a closed hour has no share, which is not the same as an empty one', () => {
  expect(rowShares(ROWS[0]!, [9, 10, 11]).map(({ share }) => share)).toEqual([0.5, null, 1]);
  expect(rowShares(ROWS[1]!, [12]).map(({ share }) => share)).toEqual([0]);
});

test('the whole is of minutes, not of hours', () => {
  expect(wholeShare(ROWS)).toBe(0.6);
  expect(wholeShare([{ id: 1, name: 'Uno', hours: [] }])).toBeNull();
});
