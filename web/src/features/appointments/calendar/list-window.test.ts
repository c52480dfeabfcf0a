import { listWindow } from './list-window';

const DAYS = [
  { day: '2026-11-20', items: ['a', 'b', 'c'] },
  { day: '2026-11-21', items: ['d', 'e'] },
  { day: '2026-11-25', items: ['f', 'g'] },
];

test('a short list is shown whole', () => {
  expect(listWindow(DAYS, { from: null, limit: 7 })).toEqual({ days: DAYS, before: 0, after: 0 });
});

test('a long list ends in the middle of a day if it must', () => {
  expect(listWindow(DAYS, { from: null, limit: 4 })).toEqual({
    days: [DAYS[0], { day: '2026-11-21', items: ['d'] }],
    before: 0,
    after: 3,
  });
});

test('it begins today, or with the next day that has any', () => {
  expect(listWindow(DAYS, { from: '2026-11-21', limit: 3 })).toEqual({
    days: [DAYS[1], { day: '2026-11-25', items: ['f'] }],
    before: 3,
    after: 1,
  });
  expect(listWindow(DAYS, { from: '2026-11-22', limit: 3 })).toMatchObject({ days: [DAYS[2]], before: 5 });
});

test('a month of which all is over begins at its beginning', () => {
  expect(listWindow(DAYS, { from: '2026-11-26', limit: 7 })).toEqual({ days: DAYS, before: 0, after: 0 });
});

test('nothing is nothing', () => {
  expect(listWindow([], { from: '2026-11-21', limit: 7 })).toEqual({ days: [], before: 0, after: 0 });
});
