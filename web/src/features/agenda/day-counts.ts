import { isClosedEarly } from '../../clinic/appointment/to-begin';
import type { AgendaAppointmentFragment } from './agenda.generated';
import { texts } from './texts';
import type { AgendaDay } from './useAgendaDay';

/** "No atienden: Dra. Paz, Dr. Sosa": absent all day despite hours. */
export function awayText({ professionals }: Pick<AgendaDay, 'professionals'>): string {
  const away = professionals.filter(({ hours, absences }) => hours.length > 0 && absences.some((it) => it.isAllDay));
  return away.length === 0 ? '' : texts.counts.absent(away.map(({ name }) => name).join(', '));
}

type Turnos = readonly Pick<AgendaAppointmentFragment, 'status' | 'startTime'>[];

type Now = string | undefined;

/** "23 turnos · 4 sin confirmar" */
export function standingText(turnos: Turnos, now: Now): string {
  const pending = countOf(turnos, now, 'pending');
  const standing = texts.counts.turnos(countOf(turnos, now, 'pending', 'confirmed', 'completed'));
  return pending > 0 ? `${standing} · ${texts.counts.pending(pending)}` : standing;
}

/** "23 turnos · 1 cancelado o ausente" */
export function countsText(turnos: Turnos, now: Now): string {
  const off = countOf(turnos, now, 'cancelled', 'no_show');
  return off > 0 ? `${standingText(turnos, now)} · ${texts.counts.off(off)}` : standingText(turnos, now);
}

function countOf(turnos: Turnos, now: Now, ...statuses: readonly string[]): number {
  return turnos.filter((turno) => statuses.includes(turno.status) && !isClosedEarly(turno, now)).length;
}
