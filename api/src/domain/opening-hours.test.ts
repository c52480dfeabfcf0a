import { openingHoursTexts, type WeekOfHours } from './opening-hours';

const from = (startTime: string, endTime: string) => ({ startTime, endTime });
const WEEK = Array.from({ length: 7 });
const LONG = [from('08:00', '20:00')];
const MORNING = [from('08:00', '13:00')];
const SPLIT = [from('08:00', '12:00'), from('16:00', '20:00')];

test.each<[string, WeekOfHours, string]>([
  [
    'weekdays and Saturday',
    [LONG, LONG, LONG, LONG, LONG, MORNING, []],
    'Lunes a viernes 08:00 a 20:00 · Sábados 08:00 a 13:00',
  ],
  ['a pause', [SPLIT, SPLIT, [], [], [], [], []], 'Lunes y martes 08:00 a 12:00 y 16:00 a 20:00'],
  [
    'days apart',
    [LONG, MORNING, LONG, MORNING, LONG, [], []],
    'Lunes, miércoles y viernes 08:00 a 20:00 · Martes y jueves 08:00 a 13:00',
  ],
  ['a run and a day', [LONG, LONG, LONG, [], [], LONG, LONG], 'Lunes a miércoles, sábados y domingos 08:00 a 20:00'],
  ['every day', WEEK.map(() => [from('00:00', '24:00')]), 'Todos los días las 24 horas'],
  ['no day', WEEK.map(() => []), ''],
])('%s', (_week, week, text) => {
  expect(openingHoursTexts(week).join(' · ')).toBe(text);
});
