import type { VisitTurnoFragment } from './visit.generated';
import { menuSteps, nextStep, undoableStep, visitText } from './visit-steps';

type Visit = NonNullable<VisitTurnoFragment['visit']>;
const at = (time: string) => `2026-11-25T${time}:00-03:00`;
const ARRIVED: Visit = {
  step: 'arrived',
  arrivedAt: at('09:00'),
  calledAt: null,
  startedAt: null,
  finishedAt: null,
  ticket: 'A07',
};
const turno = (status: VisitTurnoFragment['status'], visit: Visit | null) => ({ status, visit });

test.each([
  [null, 'arrived'],
  ['arrived', 'called'],
  ['called', 'started'],
  ['started', 'finished'],
  ['finished', null],
] as const)('after %s comes %s', (step, next) => {
  expect(nextStep(turno('confirmed', step && { ...ARRIVED, step }))).toBe(next);
});

test('a turno that is cancelled, absent, or completed without a visit takes no step', () => {
  for (const status of ['cancelled', 'no_show', 'completed'] as const) expect(nextStep(turno(status, null))).toBeNull();
  expect(nextStep(turno('no_show', ARRIVED))).toBeNull();
  expect(undoableStep(turno('cancelled', ARRIVED))).toBeNull();
  expect(undoableStep(turno('completed', { ...ARRIVED, step: 'finished' }))).toBe('finished');
});

test('the menu has the steps behind the next one, and that one where it has no button', () => {
  expect(menuSteps('arrived')).toEqual(['called', 'started', 'finished']);
  expect(menuSteps('started', { withNext: true })).toEqual(['started', 'finished']);
  expect(menuSteps('finished')).toEqual([]);
  expect(menuSteps(null, { withNext: true })).toEqual([]);
});

test('a visit is shown with the time of its last step, and its code while it matters', () => {
  expect(visitText(ARRIVED)).toBe('Llegó 09:00 · A07');
  expect(visitText({ ...ARRIVED, step: 'called', calledAt: at('09:05') })).toBe('Llamado 09:05 · A07');
  expect(visitText({ ...ARRIVED, step: 'finished', finishedAt: at('09:31') })).toBe('Terminó 09:31');
});
