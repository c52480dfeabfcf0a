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
  /** Who invites: mail programs match a cancellation to its invitation by it. */
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

/**
 * An appointment for the calendar of whoever opens it (iCalendar, times in UTC). The UID is always the same, so a
 * higher sequence replaces what is there, and one of status cancelled takes it out.
 */
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
    status: isCancelled ? ICalEventStatus.CANCELLED : entry.status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
    url: entry.url,
    organizer: { ...entry.organizer, name: parameter(entry.organizer.name) },
    // Nothing to answer: the clinic reads no replies of calendars.
    attendees: [{ ...entry.attendee, name: parameter(entry.attendee.name), rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return { filename: 'turno.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content: calendar.toString() };
}

/** A name stands there in quotes, and iCalendar has no way to write a quote or a line break inside. */
function parameter(name: string): string {
  return headerText(name).replaceAll('"', "'");
}
