import { hoursLines } from './hours-lines';

const on = (dayOfWeek: number, ...hours: string[]) =>
  hours.map((text, index) => {
    const [startTime = '', endTime = ''] = text.split('-');
    return { id: dayOfWeek * 10 + index, dayOfWeek, startTime, endTime };
  });

test.each([
  [[], []],
  [on(0, '10:00-12:00'), ['Domingo: 10:00-12:00']],
  [
    [...on(2, '14:00-18:00', '09:00-13:00'), ...on(4, '09:00-13:00', '14:00-18:00')],
    ['Martes y jueves: 09:00-13:00, 14:00-18:00'],
  ],
  [[1, 2, 3, 4, 5].flatMap((day) => on(day, '09:00-18:00')), ['Lunes a viernes: 09:00-18:00']],
  [[1, 3, 5].flatMap((day) => on(day, '09:00-18:00')), ['Lunes, miércoles y viernes: 09:00-18:00']],
  [
    [...on(1, '09:00-12:00'), ...on(2, '10:00-12:00'), ...on(3, '09:00-12:00'), ...on(0, '08:00-24:00')],
    ['Lunes y miércoles: 09:00-12:00', 'Martes: 10:00-12:00', 'Domingo: 08:00-24:00'],
  ],
])('a week of %j reads %j', (week, lines) => {
  expect(hoursLines(week).map(({ days, hours }) => `${days}: ${hours}`)).toEqual(lines);
});
