import { parseInstant, wallTime } from '../../domain/clinic-time';
import { longDate } from '../../domain/long-date';
import { escapeHtml } from '../../platform/escape-html';
import { bookingPath } from './addresses';

/** Before the application loads, and without JavaScript. */
export function pageBody(clinicName: string, content: string): string {
  return `<main class="public"><p><a href="/">${escapeHtml(clinicName)}</a></p>${content}</main>`;
}

/** Links into the booking with the time chosen. */
export function slotList(professionalId: number, startTimes: readonly string[], zone: string): string {
  if (startTimes.length === 0) return '<p>Sin turnos por ahora</p>';
  const items = startTimes.map((startTime) => {
    const start = parseInstant(startTime, zone);
    const when = start === null ? startTime : `${longDate(zone, start)}, ${wallTime(zone, start)}`;
    return `<li><a href="${escapeHtml(bookingPath(professionalId, startTime))}">${when}</a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

export function paragraphs(...texts: readonly (string | null)[]): string {
  return texts.map((text) => text && `<p>${escapeHtml(text)}</p>`).join('');
}

/** So long as search engines show; cut at a word. Escaped HTML. */
export function description(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return escapeHtml(line.length <= LONGEST ? line : `${line.slice(0, line.lastIndexOf(' ', LONGEST - 1))}…`);
}

const LONGEST = 160;
