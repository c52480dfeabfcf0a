import { byTime } from './by-time';

const NOW = '2026-11-21T10:15:00-03:00';

function turno(
  id: string,
  startTime: string,
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'no_show' = 'confirmed',
) {
  const endTime = startTime.replace(/T(\d\d):(\d\d)/, (_all, hour: string) => `T${hour}:45`);
  return { id, startTime, endTime, status };
}

const ids = (items: { id: string }[]) => items.map(({ id }) => id);

test('what is to come stands soonest first, what was latest first', () => {
  const arranged = byTime(
    [
      turno('en un mes', '2026-12-21T09:00:00-03:00'),
      turno('mañana', '2026-11-22T09:00:00-03:00'),
      turno('ayer', '2026-11-20T09:00:00-03:00'),
      turno('hace un año', '2025-11-20T09:00:00-03:00'),
    ],
    NOW,
  );
  expect(ids(arranged.coming)).toEqual(['mañana', 'en un mes']);
  expect(ids(arranged.history)).toEqual(['ayer', 'hace un año']);
});

test('the order in which they arrive does not matter', () => {
  const items = [
    turno('1', '2026-11-22T09:00:00-03:00'),
    turno('2', '2026-11-23T09:00:00-03:00'),
    turno('3', '2026-11-20T09:00:00-03:00'),
  ];
  expect(byTime(items, NOW)).toEqual(byTime(items.toReversed(), NOW));
});

test('cancelled, completed and missed ones are history, also when their day is still to come', () => {
  const arranged = byTime(
    [
      turno('cancelado', '2026-11-23T09:00:00-03:00', 'cancelled'),
      turno('completado', '2026-11-22T09:00:00-03:00', 'completed'),
      turno('ausente', '2026-11-24T09:00:00-03:00', 'no_show'),
      turno('pendiente', '2026-11-22T11:00:00-03:00', 'pending'),
    ],
    NOW,
  );
  expect(ids(arranged.coming)).toEqual(['pendiente']);
  expect(ids(arranged.history)).toEqual(['ausente', 'cancelado', 'completado']);
});

test('one that is going on is still to come, until the minute it ends', () => {
  const goingOn = turno('ahora', '2026-11-21T10:00:00-03:00');
  expect(ids(byTime([goingOn], '2026-11-21T10:44:00-03:00').coming)).toEqual(['ahora']);
  expect(ids(byTime([goingOn], '2026-11-21T10:45:00-03:00').history)).toEqual(['ahora']);
});

test('instants are compared, not texts: the clinic may have changed its clocks between two turnos', () => {
  const arranged = byTime(
    [turno('primero', '2026-11-22T09:30:00-03:00'), turno('segundo', '2026-11-22T09:00:00-04:00')],
    NOW,
  );
  expect(ids(arranged.coming)).toEqual(['primero', 'segundo']);
});

test('one that arrives twice is shown once, as it arrived first', () => {
  const arranged = byTime(
    [turno('1', '2026-11-22T09:00:00-03:00', 'cancelled'), turno('1', '2026-11-22T09:00:00-03:00')],
    NOW,
  );
  expect(arranged.coming).toEqual([]);
  expect(ids(arranged.history)).toEqual(['1']);
});
