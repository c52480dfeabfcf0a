import { appointmentLengths } from './appointment-lengths';

test.each([
  [null, [15, 30, 45, 60, 90, 120]],
  [60, [15, 30, 45, 60, 90, 120]],
  [5, [5, 15, 30, 45, 60, 90, 120]],
  [40, [15, 30, 40, 45, 60, 90, 120]],
  [150, [15, 30, 45, 60, 90, 120, 150]],
])('who has %p of their own chooses from %p', (own, lengths) => {
  expect(appointmentLengths(own)).toEqual(lengths);
});
