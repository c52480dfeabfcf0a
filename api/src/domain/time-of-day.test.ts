import { formatTime, parseEndTime, parseTime } from './time-of-day';

describe('Times of the day', () => {
  test('every minute of the day reads back as it was written', () => {
    for (let minute = 0; minute < 1440; minute += 1) expect(parseTime(formatTime(minute))).toBe(minute);
  });

  test('are written with two digits each', () => {
    expect([0, 65, 570, 1439].map(formatTime)).toEqual(['00:00', '01:05', '09:30', '23:59']);
  });

  test('24:00 is the end of a day and never a start', () => {
    expect(formatTime(1440)).toBe('24:00');
    expect(parseEndTime('24:00')).toBe(1440);
    expect(parseTime('24:00')).toBeNull();
    expect(parseEndTime('09:30')).toBe(570);
  });

  test.each([-1, 1441, 30.5, Number.NaN])('%p is no minute of a day', (minutes) => {
    expect(() => formatTime(minutes)).toThrow(RangeError);
  });

  test.each(['', '9:30', '09:60', '25:00', '24:01', '09:30:00', '09.30', ' 09:30', '-1:00', '٠٩:٣٠'])(
    '%j is not a time',
    (text) => {
      expect(parseTime(text)).toBeNull();
      expect(parseEndTime(text)).toBeNull();
    },
  );
});
