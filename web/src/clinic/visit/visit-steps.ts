import { clockTime } from '../../kit/time/wall-time';
import type { VisitStep, VisitTurnoFragment } from './visit.generated';

/** In order. */
const STEPS: readonly VisitStep[] = ['arrived', 'called', 'started', 'finished'];

const STATE = { arrived: 'Llegó', called: 'Llamado', started: 'En consulta', finished: 'Terminó' };

export const WORDS = {
  act: { arrived: 'Llegó', called: 'Llamar', started: 'En consulta', finished: 'Terminó' },
  again: 'Llamar de nuevo',
  undo: (step: VisitStep) => `Deshacer «${STATE[step]}»`,
  more: 'Más acciones',
  patient: 'Ver paciente',
  failed: 'No sabemos si se registró. Reintentá en unos segundos',
  undone: (patientName: string) => `Deshecho: ${patientName}`,
};

/** Null: finished, or no steps. */
export function nextStep({ status, visit }: Pick<VisitTurnoFragment, 'status' | 'visit'>): VisitStep | null {
  if (!takesSteps(status) || (status === 'completed' && !visit)) return null;
  return STEPS[visit ? STEPS.indexOf(visit.step) + 1 : 0] ?? null;
}

function takesSteps(status: VisitTurnoFragment['status']): boolean {
  return status !== 'cancelled' && status !== 'no_show';
}

/** Steps after the next one, or including it without a button. */
export function menuSteps(next: VisitStep | null, { withNext = false } = {}): readonly VisitStep[] {
  return next ? STEPS.slice(STEPS.indexOf(next) + (withNext ? 0 : 1)) : [];
}

/** The last step that can be taken back; null: none. */
export function undoableStep({ status, visit }: Pick<VisitTurnoFragment, 'status' | 'visit'>): VisitStep | null {
  return visit && takesSteps(status) ? visit.step : null;
}

/** "Llegó 09:05"; with its code "Llegó 09:05 · A07". */
export function visitText(visit: NonNullable<VisitTurnoFragment['visit']>): string {
  const { step, arrivedAt, calledAt, startedAt, finishedAt, ticket } = visit;
  const at = { arrived: arrivedAt, called: calledAt, started: startedAt, finished: finishedAt }[step] ?? arrivedAt;
  const text = `${STATE[step]} ${clockTime(at)}`;
  return step === 'finished' ? text : `${text} · ${ticket}`;
}
