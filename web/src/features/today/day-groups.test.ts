import { countDay, groupDay, minutesLate, minutesWaited, type DayTurno } from './day-groups';

const at = (time: string) => `2026-11-23T${time}:00-03:00`;
const turno = (id: string, from: string, to: string, more: Partial<DayTurno> = {}): DayTurno => ({
  id,
  status: 'confirmed',
  startTime: at(from),
  endTime: at(to),
  visit: null,
  ...more,
});
const here = (step: NonNullable<DayTurno['visit']>['step'], time: string) => ({
  visit: { step, arrivedAt: at(time) },
});
const ids = (turnos: readonly DayTurno[]) => turnos.map(({ id }) => id).join(' ');
const grouped = (turnos: readonly DayTurno[], now: string) => {
  const groups = groupDay(turnos, at(now));
  return [ids(groups.here), ids(groups.soon), ids(groups.later)];
};

test('the next two hours stand before the rest of the day, up to the minute', () => {
  const day = [turno('a', '08:00', '08:30'), turno('b', '10:05', '10:30'), turno('c', '10:06', '10:30')];
  expect(grouped(day, '08:05')).toEqual(['', 'a b', 'c']);
});

test('a patient is expected until the end of the turno, and not after it', () => {
  const day = [turno('a', '08:00', '08:30')];
  expect(grouped(day, '08:29')).toEqual(['', 'a', '']);
  expect(grouped(day, '08:30')).toEqual(['', '', '']);
});

test('who is here stands by arrival, also past their time and when they came early, until they have been seen', () => {
  const day = [
    turno('late', '08:00', '08:30', here('started', '08:10')),
    turno('early', '12:00', '12:30', here('arrived', '08:05')),
    turno('gone', '07:00', '07:30', { status: 'completed', ...here('finished', '06:55') }),
  ];
  expect(grouped(day, '09:00')).toEqual(['early late', '', '']);
});

test.each(['cancelled', 'no_show', 'completed'] as const)('%s is not expected', (status) => {
  expect(grouped([turno('a', '08:00', '08:30', { status })], '08:00')).toEqual(['', '', '']);
});

test('an arrival that was recorded before a cancellation waits no longer', () => {
  expect(
    grouped([turno('a', '08:00', '08:30', { status: 'cancelled', ...here('arrived', '07:50') })], '08:00'),
  ).toEqual(['', '', '']);
});

test('lateness and waiting are shown in whole minutes, each only where it applies', () => {
  const expected = turno('a', '08:00', '08:30');
  const waiting = turno('b', '08:00', '08:30', here('arrived', '07:50'));
  expect([minutesLate(expected, at('07:55')), minutesLate(expected, at('08:12'))]).toEqual([0, 12]);
  expect([minutesLate(waiting, at('08:12')), minutesWaited(waiting, at('08:12'))]).toEqual([0, 22]);
  expect(minutesWaited(turno('c', '08:00', '08:30', here('called', '07:50')), at('08:12'))).toBeNull();
});

test('each turno of the day is counted once', () => {
  const day = [
    turno('a', '08:00', '08:30', here('arrived', '07:50')),
    turno('b', '09:00', '09:30'),
    turno('c', '07:00', '07:30', { status: 'completed' }),
    turno('d', '07:00', '07:30', { status: 'no_show' }),
    turno('e', '07:00', '07:30', { status: 'cancelled' }),
    turno('f', '14:00', '14:30', { status: 'pending' }),
    turno('g', '15:00', '15:30', { status: 'no_show' }),
    turno('h', '16:00', '16:30', { status: 'completed' }),
  ];
  expect(countDay(day, at('08:00'))).toEqual({ toCome: 2, here: 1, seen: 1, absent: 1, cancelled: 1 });
});
