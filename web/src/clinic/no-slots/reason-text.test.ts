import { daysByReason, obstacleOf, reasonText } from './reason-text';

test('Days without slots are grouped by their reason, the soonest first', () => {
  expect(
    daysByReason([
      { date: '2026-11-28', reason: 'day_off' },
      { date: '2026-11-29', reason: 'absent' },
      { date: '2026-12-05', reason: 'day_off' },
    ]),
  ).toEqual([
    { reason: 'day_off', dates: ['2026-11-28', '2026-12-05'] },
    { reason: 'absent', dates: ['2026-11-29'] },
  ]);
});

test('For one room the text says that it is closed or taken, not all rooms', () => {
  expect(reasonText('rooms_closed', true)).toBe('La sala está cerrada.');
  expect(reasonText('rooms_closed', false)).toBe('No hay una sala abierta en ese horario.');
  expect(reasonText('absent', true)).toBe('El profesional avisó que no atiende.');
});

test('A reason that concerns the professional beats a day off, unless it is the only one', () => {
  const days = [
    { date: '2026-11-28', reason: 'day_off' },
    { date: '2026-11-30', reason: 'rooms_closed' },
    { date: '2026-12-01', reason: 'full' },
  ] as const;
  expect(obstacleOf(days)).toBe('rooms_closed');
  expect(obstacleOf(days.slice(0, 1))).toBe('day_off');
  expect(obstacleOf([])).toBeUndefined();
});
