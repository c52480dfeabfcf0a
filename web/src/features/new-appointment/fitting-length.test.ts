import { fittingLength, shorterLengths } from './fitting-length';

const fits = (...durations: number[]) => durations.map((durationMinutes) => ({ durationMinutes, count: 2 }));
const none = (durationMinutes: number) => ({ durationMinutes, count: 0 });

test('only shorter lengths are worth asking about, the professional’s own among them', () => {
  expect(shorterLengths(60, 20)).toEqual([15, 20, 30, 45]);
  expect(shorterLengths(15, 20)).toEqual([]);
});

test('the professional’s own length is proposed before longer ones, and otherwise the longest that fits', () => {
  expect(fittingLength(fits(15, 20, 30, 45), 20)).toEqual({ durationMinutes: 20, count: 2 });
  expect(fittingLength([...fits(15, 30), none(45)], 60)).toEqual({ durationMinutes: 30, count: 2 });
  expect(fittingLength([...fits(15), none(20), none(30)], 20)).toEqual({ durationMinutes: 15, count: 2 });
  expect(fittingLength([none(15)], null)).toBeUndefined();
});
