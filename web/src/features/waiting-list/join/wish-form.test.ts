import { MOST_HOURS } from '@turnero/api/domain/waiting-list';

import { DAYS, hoursOf, PARTS, toWish } from './wish-form';

const [MORNING, AFTERNOON, EVENING] = PARTS as [string, string, string];

test('who chooses nothing can come at any time', () => {
  expect(hoursOf([], [])).toEqual([]);
});

test('parts of a day count for the chosen days, or for all of them', () => {
  expect(hoursOf(['Lunes'], [AFTERNOON])).toEqual([{ weekday: 1, startTime: '13:00', endTime: '18:00' }]);
  expect(hoursOf([], [EVENING])).toHaveLength(7);
  expect(hoursOf(['Domingo'], [])).toEqual([{ weekday: 7, startTime: '00:00', endTime: '24:00' }]);
});

test('neighbouring parts are one stretch, in which a turno over noon fits', () => {
  expect(hoursOf(['Martes'], [AFTERNOON, MORNING])).toEqual([{ weekday: 2, startTime: '00:00', endTime: '18:00' }]);
  expect(hoursOf(['Martes'], [EVENING, MORNING])).toHaveLength(2);
});

test('whatever is chosen, the server takes it', () => {
  expect(hoursOf(DAYS, [MORNING, EVENING]).length).toBeLessThanOrEqual(MOST_HOURS);
  expect(toWish({ days: [], parts: [], until: '30-11-2026', notice: '24' })).toEqual({
    hours: [],
    untilDate: '2026-11-30',
    noticeHours: 24,
  });
});
