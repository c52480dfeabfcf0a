import { texts } from './texts';
import type { AgendaDay } from './useAgendaDay';

/** "No atienden: Dra. Paz, Dr. Sosa": absent all day despite hours. */
export function awayText({ professionals }: Pick<AgendaDay, 'professionals'>): string {
  const away = professionals.filter(({ hours, absences }) => hours.length > 0 && absences.some((it) => it.isAllDay));
  return away.length === 0 ? '' : texts.awayAllDay(away.map(({ name }) => name).join(', '));
}
