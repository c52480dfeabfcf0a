import { countText } from '../../kit/text/count-text';
import type { AppointmentStatus } from './appointment-status';
import { isClosedEarly } from './to-begin';

/** The same in day, week and month. */
export interface TurnoCounts {
  /** All statuses. */
  total: number;
  /** Holds its time: pending, confirmed or completed. */
  active: number;
  pending: number;
  /** Pending or confirmed. */
  scheduled: number;
  completed: number;
  cancelled: number;
  noShow: number;
}

/** `now`: the clinic's instant, as turnos closed before they begin count in `total` alone (ADR 134). */
export function countTurnos(
  turnos: readonly { status: AppointmentStatus; startTime: string }[],
  now: string | undefined,
): TurnoCounts {
  const counted = turnos.filter((turno) => !isClosedEarly(turno, now));
  const countOf = (...statuses: readonly AppointmentStatus[]) =>
    counted.filter(({ status }) => statuses.includes(status)).length;
  return {
    total: turnos.length,
    active: countOf('pending', 'confirmed', 'completed'),
    pending: countOf('pending'),
    scheduled: countOf('pending', 'confirmed'),
    completed: countOf('completed'),
    cancelled: countOf('cancelled'),
    noShow: countOf('no_show'),
  };
}

/** "23 turnos activos · 4 pendientes" */
export function activeText({ active, pending }: TurnoCounts): string {
  const turnos = countText(active, 'turno activo', 'turnos activos');
  return pending > 0 ? `${turnos} · ${countText(pending, 'pendiente', 'pendientes')}` : turnos;
}

/** "23 turnos activos · 4 pendientes · 1 cancelado o ausente" */
export function countsText(counts: TurnoCounts): string {
  const freed = counts.cancelled + counts.noShow;
  return freed > 0
    ? `${activeText(counts)} · ${countText(freed, 'cancelado o ausente', 'cancelados o ausentes')}`
    : activeText(counts);
}
