import { shownStatus } from './shown-status';
import type { VisitTurnoFragment } from './visit.generated';

const ARRIVED: NonNullable<VisitTurnoFragment['visit']> = {
  step: 'arrived',
  arrivedAt: '2026-11-23T09:05:00-03:00',
  calledAt: null,
  startedAt: null,
  finishedAt: null,
  ticket: 'A07',
};

test.each<[string, string, Pick<VisitTurnoFragment, 'status' | 'visit'>]>([
  ['the step of a patient who is here', 'Llegó 09:05 · A07', { status: 'pending', visit: ARRIVED }],
  ['the status before the arrival', 'Pendiente', { status: 'pending', visit: null }],
  ['the status after the visit', 'Completado', { status: 'completed', visit: { ...ARRIVED, step: 'finished' } }],
  ['the status of a patient who left', 'Cancelado', { status: 'cancelled', visit: ARRIVED }],
])('Lists show %s', (_, text, turno) => {
  expect(shownStatus(turno).text).toBe(text);
});
