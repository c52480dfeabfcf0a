import { appointmentCountText } from '../texts';
import { byDay, timeRange } from './calendar-days';

const at = (
  startTime: string,
  id = startTime,
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'no_show' = 'pending',
) => ({
  id,
  status,
  startTime,
  endTime: startTime,
});

test('a time range has the clinic’s clock', () => {
  expect(timeRange({ startTime: '2026-11-23T09:30:00-03:00', endTime: '2026-11-23T10:00:00-03:00' })).toBe(
    '09:30 - 10:00',
  );
});

test.each(['', 'mañana', '2026-02-30T09:30:00-03:00', '2026-11-23T25:00:00-03:00', '2026-11-23'])(
  '%j is no time',
  (text) => {
    expect(timeRange({ startTime: text, endTime: '2026-11-23T10:00:00-03:00' })).toBe('Horario no disponible');
    expect(timeRange({ startTime: '2026-11-23T10:00:00-03:00', endTime: text })).toBe('Horario no disponible');
  },
);

test('days and their appointments stand in order, however they came', () => {
  const days = byDay('2026-11', [
    at('2026-11-24T09:00:00-03:00'),
    at('2026-11-23T15:00:00-03:00'),
    at('2026-11-23T09:00:00-03:00', 'b'),
    at('2026-11-23T09:00:00-03:00', 'a'),
  ]);
  expect(days.map(({ day, items }) => [day, ...items.map(({ id }) => id)])).toEqual([
    ['2026-11-23', 'a', 'b', '2026-11-23T15:00:00-03:00'],
    ['2026-11-24', '2026-11-24T09:00:00-03:00'],
  ]);
});

test('an invalid start and a start in another month are skipped', () => {
  expect(
    byDay('2026-11', [at('2026-11-31T09:00:00-03:00'), at('2026-11-xx'), at(''), at('2026-12-01T00:00:00-03:00')]),
  ).toEqual([]);
});

test('one is a turno, none and several are turnos', () => {
  expect([0, 1, 2].map(appointmentCountText)).toEqual(['0 turnos', '1 turno', '2 turnos']);
});
