import { calendarFile, type CalendarEntry } from './calendar-file';

const NOW = new Date('2026-06-01T11:00:00Z');
const ENTRY: CalendarEntry = {
  appointmentId: '5f1c7a10-0000-4000-8000-000000000001',
  sequence: 3,
  status: 'confirmed',
  start: new Date('2026-06-02T13:00:00Z').getTime() / 60_000,
  end: new Date('2026-06-02T13:30:00Z').getTime() / 60_000,
  summary: 'Turno con Laura Médica',
  description: 'Cardiología - Clínica del Sol',
  location: 'Sala 1, Clínica del Sol, San Martín 123',
  url: 'https://turnos.example/confirmation/1',
  organizer: { name: 'Clínica del Sol', email: 'turnos@clinica.example' },
  attendee: { name: 'Pedro Paciente', email: 'pedro@ejemplo.example' },
};

/** Its lines, unfolded, as [name with parameters, value]. */
async function linesOf(...changes: Partial<CalendarEntry>[]): Promise<[string, string][]> {
  const entries = (changes.length === 0 ? [{}] : changes).map((change) => ({ ...ENTRY, ...change }));
  const { content } = await calendarFile(entries, NOW);
  return content
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const [, name = '', value = ''] = /^((?:[^:"]|"[^"]*")*):(.*)$/s.exec(line) ?? [];
      return [name, value];
    });
}

const valueOf = (name: string, lines: [string, string][]) =>
  lines.filter(([key]) => key === name).map(([, value]) => value);

test('It says when, where and with whom, in UTC, with one UID for good', async () => {
  const lines = Object.fromEntries(await linesOf());

  expect(lines).toMatchObject({
    METHOD: 'REQUEST',
    UID: '5f1c7a10-0000-4000-8000-000000000001@turnero',
    SEQUENCE: '3',
    DTSTAMP: '20260601T110000Z',
    DTSTART: '20260602T130000Z',
    DTEND: '20260602T133000Z',
    SUMMARY: 'Turno con Laura Médica',
    LOCATION: 'Sala 1\\, Clínica del Sol\\, San Martín 123',
    STATUS: 'CONFIRMED',
  });
});

test.each([
  ['pending', 'REQUEST', 'TENTATIVE'],
  ['confirmed', 'REQUEST', 'CONFIRMED'],
  ['cancelled', 'CANCEL', 'CANCELLED'],
])(
  'An appointment that is %s is a %s of status %s, and the attachment says so',
  async (status, method, calendarStatus) => {
    const lines = await linesOf({ status });
    expect(valueOf('METHOD', lines)).toEqual([method]);
    expect(valueOf('STATUS', lines)).toEqual([calendarStatus]);
    expect(await calendarFile([{ ...ENTRY, status }], NOW)).toMatchObject({
      filename: 'turno.ics',
      contentType: `text/calendar; charset=utf-8; method=${method}`,
    });
  },
);

test('Several turnos are published in one file: each with its own UID, UTC times and status, without attendees', async () => {
  const second = {
    appointmentId: '5f1c7a10-0000-4000-8000-000000000002',
    sequence: 0,
    status: 'cancelled',
    start: ENTRY.start + 7 * 24 * 60,
    end: ENTRY.end + 7 * 24 * 60,
  };
  const lines = await linesOf({}, second);

  expect(valueOf('METHOD', lines)).toEqual(['PUBLISH']);
  expect(valueOf('BEGIN', lines)).toEqual(['VCALENDAR', 'VEVENT', 'VEVENT']);
  expect(valueOf('UID', lines)).toEqual([
    '5f1c7a10-0000-4000-8000-000000000001@turnero',
    '5f1c7a10-0000-4000-8000-000000000002@turnero',
  ]);
  expect(valueOf('DTSTART', lines)).toEqual(['20260602T130000Z', '20260609T130000Z']);
  expect(valueOf('DTEND', lines)).toEqual(['20260602T133000Z', '20260609T133000Z']);
  expect(valueOf('SEQUENCE', lines)).toEqual(['3', '0']);
  expect(valueOf('STATUS', lines)).toEqual(['CONFIRMED', 'CANCELLED']);
  expect(lines.filter(([name]) => name.startsWith('ATTENDEE'))).toEqual([]);
  const file = await calendarFile([ENTRY, { ...ENTRY, ...second }], NOW);
  expect(file).toMatchObject({
    filename: 'turnos.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  });
});

test('Typed text adds neither a line nor a parameter', async () => {
  const typed = 'Pedro";X-EVIL=1:\r\nATTENDEE:mailto:otro@ejemplo.example\nDTSTART:20200101T000000Z';
  const lines = await linesOf({
    summary: typed,
    description: typed,
    location: typed,
    attendee: { name: typed, email: 'pedro@ejemplo.example' },
    organizer: { name: typed, email: 'turnos@clinica.example' },
  });

  expect(lines.filter(([name]) => name.startsWith('ATTENDEE'))).toHaveLength(1);
  expect(valueOf('DTSTART', lines)).toEqual(['20260602T130000Z']);
  expect(lines.map(([name]) => name)).not.toContain('');
  expect(lines.find(([name]) => name.startsWith('ATTENDEE'))?.[1]).toMatch(/^mailto:pedro@ejemplo\.example$/i);
  expect(lines.find(([name]) => name.startsWith('ORGANIZER'))?.[1]).toMatch(/^mailto:turnos@clinica\.example$/i);
});
