import { countsText, countTurnos } from './turno-counts';

const STATUSES = ['pending', 'confirmed', 'completed', 'cancelled', 'cancelled', 'no_show'] as const;
const TURNOS = STATUSES.map((status) => ({ status, startTime: '2026-11-23T09:00:00-03:00' }));
const AFTER = '2026-11-23T10:00:00-03:00';
const BEFORE = '2026-11-23T08:00:00-03:00';

test('pending and confirmed are Programados; cancelled and absent turnos hold no time', () => {
  expect(countTurnos(TURNOS, AFTER)).toEqual({
    total: 6,
    active: 3,
    pending: 1,
    scheduled: 2,
    completed: 1,
    cancelled: 2,
    noShow: 1,
  });
});

test('turnos completed or absent before they begin count in the total alone', () => {
  expect(countTurnos(TURNOS, BEFORE)).toMatchObject({ total: 6, active: 2, completed: 0, noShow: 0, cancelled: 2 });
});

test('the text lists active, unconfirmed and freed turnos, each only if there are any', () => {
  expect(countsText(countTurnos(TURNOS, AFTER))).toBe('3 turnos activos · 1 pendiente · 3 cancelados o ausentes');
  expect(countsText(countTurnos(TURNOS.slice(1, 2), AFTER))).toBe('1 turno activo');
  expect(countsText(countTurnos([], AFTER))).toBe('0 turnos activos');
});
