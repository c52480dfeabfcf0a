import { iCalendar, instantProperty, textProperty, type ICalProperty } from '../../../platform/icalendar';
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
  /** Mail programs match an invitation's changes by it. */
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

/**
 * iCalendar, in UTC. A higher sequence replaces an entry by UID, status cancelled removes it. Several turnos are
 * published, because an invitation has one UID (RFC 5546).
 */
export async function calendarFile(entries: readonly CalendarEntry[], now: Date): Promise<Attachment> {
  const isSingle = entries.length === 1;
  const method = !isSingle ? 'PUBLISH' : entries[0]!.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const content = await iCalendar(
    [textProperty('method', method)],
    entries.map((entry) => ['vevent', [...propertiesOf(entry, now), ...(isSingle ? [attendeeOf(entry)] : [])], []]),
  );
  const filename = isSingle ? 'turno.ics' : 'turnos.ics';
  return { filename, contentType: `text/calendar; charset=utf-8; method=${method}`, content };
}

function propertiesOf(entry: CalendarEntry, now: Date): ICalProperty[] {
  const { organizer } = entry;
  const status = entry.status === 'cancelled' ? 'CANCELLED' : entry.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED';
  return [
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
  ];
}

/** The clinic reads no replies. */
function attendeeOf({ attendee }: CalendarEntry): ICalProperty {
  const accepted = { partstat: 'ACCEPTED', rsvp: 'FALSE' };
  return ['attendee', { ...accepted, cn: parameter(attendee.name) }, 'cal-address', `mailto:${attendee.email}`];
}

/** Few programs read RFC 6868's escapes. */
function parameter(name: string): string {
  return headerText(name).replaceAll('"', "'");
}
