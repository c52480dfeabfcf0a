import { partBeyond, pressedHours } from './pressed-hours';

const hours = (text: string) => ({ startTime: text.slice(0, 5), endTime: text.slice(6) });
const FREE = [hours('08:20-12:00'), hours('14:00-20:00')];
const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const pressed = (from: string, to = from, base?: string) => {
  const chosen = pressedHours(FREE, { from: at(from), to: at(to) }, base === undefined ? undefined : hours(base));
  return chosen && `${chosen.startTime}-${chosen.endTime}`;
};

test.each([
  ['a press chooses an hour from the nearest half hour on', '09:40', undefined, undefined, '09:30-10:30'],
  ['also when that is later', '09:50', undefined, undefined, '10:00-11:00'],
  ['an hour stays within the free time', '11:50', undefined, undefined, '11:30-12:00'],
  ['so does its start', '08:25', undefined, undefined, '08:30-09:30'],
  ['a drag chooses from the nearest half hour to the nearest', '14:10', '17:20', undefined, '14:00-17:30'],
  ['backwards too', '17:20', '14:10', undefined, '14:00-17:30'],
  ['no further than the free time where it began', '11:10', '15:00', undefined, '11:00-12:00'],
  ['a press after chosen hours extends them', '19:03', undefined, '17:00-18:00', '17:00-19:00'],
  ['by half an hour at least', '15:05', undefined, '14:00-15:00', '14:00-15:30'],
  ['and before them', '14:10', undefined, '16:00-17:00', '14:00-17:00'],
  ['a press inside them begins anew', '15:10', undefined, '14:00-17:00', '15:00-16:00'],
  ['hours of other free time are not extended', '16:10', undefined, '09:00-10:00', '16:00-17:00'],
  ['outside free time nothing is chosen', '13:00', '15:00', undefined, null],
])('%s', (_rule, from, to, base, chosen) => expect(pressed(from, to, base)).toBe(chosen));

test('free time behind something else is beyond the chosen hours', () => {
  expect(partBeyond(FREE, at('16:10'), hours('09:00-10:00'))).toEqual(hours('14:00-20:00'));
  expect(partBeyond(FREE, at('11:10'), hours('09:00-10:00'))).toBeUndefined();
  expect(partBeyond(FREE, at('16:10'), undefined)).toBeUndefined();
});
