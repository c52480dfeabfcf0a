/** Instants have an offset. */
export interface CalendarEvent {
  id: string;
  startTime: string;
  endTime: string;
  now: string;
  summary: string;
  location: string;
  description: string;
  url: string;
}

const LINE_OCTETS = 75;
/** A day and an hour before. */
const REMINDERS = ['-P1D', '-PT1H'] as const;

/**
 * iCalendar (RFC 5545) with one event, in UTC for every calendar. Same UID as the mails, so calendars keep one entry.
 */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Turnero//Turnos//ES',
    'BEGIN:VEVENT',
    `UID:${event.id}@turnero`,
    `DTSTAMP:${utcStamp(event.now)}`,
    `DTSTART:${utcStamp(event.startTime)}`,
    `DTEND:${utcStamp(event.endTime)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    ...REMINDERS.flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(event.summary)}`,
      `TRIGGER:${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** 20261121T123000Z */
function utcStamp(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** At 75 octets, without splitting a character. */
function folded(line: string): string {
  const pieces = [''];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS) {
      pieces.push(' ');
      octets = 1;
    }
    pieces[pieces.length - 1] += character;
    octets += size;
  }
  return pieces.join('\r\n');
}
