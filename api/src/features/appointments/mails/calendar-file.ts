import { iCalendar, instantProperty, textProperty } from '../../../platform/icalendar';
import { headerText, type Attachment } from '../../../platform/mail/mail';

export interface CalendarEntry {
  appointmentId: string;
  sequence: number;
  status: string;
  /** Epoch minutes. */
  start: number;
  end: number;
  summary: string;
  description: string;
  location: string;
  url: string;
  /** Mail programs match a cancellation to its invitation by it. */
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

/** iCalendar, in UTC. The UID never changes: a higher sequence replaces the entry, status cancelled removes it. */
export async function calendarFile(entry: CalendarEntry, now: Date): Promise<Attachment> {
  const { organizer, attendee } = entry;
  const isCancelled = entry.status === 'cancelled';
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const status = isCancelled ? 'CANCELLED' : entry.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED';
  // The clinic reads no calendar replies.
  const accepted = { partstat: 'ACCEPTED', rsvp: 'FALSE' };
  const content = await iCalendar(
    [textProperty('method', method)],
    [
      [
        'vevent',
        [
          textProperty('uid', `${entry.appointmentId}@turnero`),
          ['sequence', {}, 'integer', entry.sequence],
          instantProperty('dtstamp', now),
          instantProperty('dtstart', new Date(entry.start * 60_000)),
          instantProperty('dtend', new Date(entry.end * 60_000)),
          textProperty('status', status),
          textProperty('summary', entry.summary),
          textProperty('description', entry.description),
          textProperty('location', entry.location),
          ['url', {}, 'uri', entry.url],
          ['organizer', { cn: parameter(organizer.name) }, 'cal-address', `mailto:${organizer.email}`],
          ['attendee', { ...accepted, cn: parameter(attendee.name) }, 'cal-address', `mailto:${attendee.email}`],
        ],
        [],
      ],
    ],
  );
  return { filename: 'turno.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content };
}

/** Few programs read an escaped quote or line break in a quoted name (RFC 6868). */
function parameter(name: string): string {
  return headerText(name).replaceAll('"', "'");
}
