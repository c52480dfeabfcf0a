import { parseInstant, wallTime } from '../../domain/clinic-time';
import { longDate } from '../../domain/long-date';
import { bookingPath } from '../../domain/page-paths';
import { escapeHtml } from '../../platform/escape-html';

export function slotList(professionalId: number, startTimes: readonly string[], zone: string): string {
  if (startTimes.length === 0) return '<p>Sin turnos por ahora</p>';
  const items = startTimes.map((startTime) => {
    const start = parseInstant(startTime, zone);
    const when = start === null ? startTime : `${longDate(zone, start)}, ${wallTime(zone, start)}`;
    return `<li><a href="${escapeHtml(bookingPath(professionalId, startTime))}">${when}</a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}
