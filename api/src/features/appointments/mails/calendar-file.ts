import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

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
export function calendarFile(entry: CalendarEntry, now: Date): Attachment {
  const isCancelled = entry.status === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ method, prodId: { company: 'Turnero', product: 'Turnos', language: 'ES' } });
  calendar.createEvent({
    id: `${entry.appointmentId}@turnero`,
    sequence: entry.sequence,
    stamp: now,
    start: new Date(entry.start * 60_000),
    end: new Date(entry.end * 60_000),
    status: isCancelled
      ? ICalEventStatus.CANCELLED
      : entry.status === 'pending'
        ? ICalEventStatus.TENTATIVE
        : ICalEventStatus.CONFIRMED,
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
    url: entry.url,
    organizer: { ...entry.organizer, name: parameter(entry.organizer.name) },
    // The clinic reads no calendar replies.
    attendees: [
      { ...entry.attendee, name: parameter(entry.attendee.name), rsvp: false, status: ICalAttendeeStatus.ACCEPTED },
    ],
  });
  return {
    filename: 'turno.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  };
}

/** iCalendar cannot escape quotes or line breaks in a quoted name. */
function parameter(name: string): string {
  return headerText(name).replaceAll('"', "'");
}
