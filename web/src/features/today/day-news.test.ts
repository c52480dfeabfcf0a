import type { DayTurno } from './day-groups';
import { newsText } from './day-news';

const turno = (id: string, more: Partial<DayTurno> = {}): DayTurno => ({
  id,
  status: 'confirmed',
  startTime: '2026-11-23T09:00:00-03:00',
  endTime: '2026-11-23T09:30:00-03:00',
  visit: null,
  ...more,
});
const day = (items: DayTurno[], requests: { count: number } | null = { count: 0 }) => ({
  items,
  requests,
});
const NOBODY = new Set<string>();
const ARRIVED = { visit: { step: 'arrived', arrivedAt: '2026-11-23T08:14:00-03:00' } } as const;

test('arrivals, new and cancelled turnos and requests are said in one sentence', () => {
  const before = day([turno('a'), turno('b')]);
  const after = day([turno('a', ARRIVED), turno('b', { status: 'cancelled' }), turno('c')], { count: 1 });
  expect(newsText(before, after, NOBODY)).toBe('1 turno nuevo, 1 cancelado, 1 paciente llegó, 1 solicitud nueva');
});

test('changes without work for the desk are not announced', () => {
  const before = day([turno('a', { status: 'pending' }), turno('b', ARRIVED), turno('gone')], { count: 3 });
  const after = day([turno('a'), turno('b', { ...ARRIVED, status: 'completed' })], { count: 2 });
  expect(newsText(before, after, NOBODY)).toBeNull();
});

test('a turno that was made here is no news', () => {
  expect(newsText(day([]), day([turno('own')]), new Set(['own']))).toBeNull();
});

test('a professional, who sees no requests, has none announced', () => {
  expect(newsText(day([], null), day([turno('a')], null), NOBODY)).toBe('1 turno nuevo');
});
