import { emptySeries, seriesSchema, toSeriesInput, usualInterval, type SeriesValues } from './series-form';

const TODAY = '2026-11-21';
const typed = (values: Partial<SeriesValues>): SeriesValues => ({
  ...emptySeries(TODAY),
  roomId: '1',
  weekdays: ['Martes'],
  ...values,
});
const isValid = (values: Partial<SeriesValues>) => seriesSchema(TODAY).isValidSync(typed(values));

test('dates count as they are typed, before the box is left', () => {
  const dates = { firstDate: '1/12/2026', untilDate: ' 8.12.2026' };
  expect(isValid(dates)).toBe(true);
  expect(toSeriesInput(typed(dates), 3)).toMatchObject({ firstDate: '2026-12-01', untilDate: '2026-12-08' });
});

test.each([
  ['01-12-2026', '30/11/2026'],
  ['1/12/2026', '30-11-2026'],
])('a series from %s does not end on %s', (firstDate, untilDate) => {
  expect(isValid({ firstDate, untilDate })).toBe(false);
});

test('weekdays are counted from Monday, and each has all of the hours', () => {
  const { hours } = toSeriesInput(typed({ weekdays: ['Lunes', 'Domingo'] }), 3);
  expect(hours.map(({ weekday }) => weekday)).toEqual([1, 7]);
});

test('a series begins with the hours of most days, else with 09:00 to 17:00', () => {
  const [morning, long, evening] = [
    { startTime: '08:00', endTime: '12:00' },
    { startTime: '08:00', endTime: '14:00' },
    { startTime: '16:00', endTime: '19:00' },
  ];
  expect(usualInterval([long, morning, evening, morning])).toEqual(morning);
  expect(usualInterval([morning, long, evening])).toEqual(long);
  expect(usualInterval([])).toEqual({ startTime: '09:00', endTime: '17:00' });
});
