import ICAL from 'ical.js';

import { feedOf } from './feed-events';
import { feedFile } from './feed-file';
import type { FedAbsence, FedCalendar, FedRental, FedTurno } from './read-feed';

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const SANTIAGO = 'America/Santiago';

const minute = (instant: string): number => Date.parse(instant) / 60_000;

const CALENDAR: FedCalendar = {
  clinic: 'Clínica del Sol',
  address: 'San Martín 123',
  zone: BUENOS_AIRES,
  today: '2026-06-01',
  professional: 'Laura Médica',
  room: null,
  turnos: [],
  rentals: [],
  absences: [],
};
const turno = (from: string, to: string, facts: Partial<FedTurno> = {}): FedTurno => ({
  id: '5f1c7a10-0000-4000-8000-000000000001',
  sequence: 0,
  status: 'confirmed',
  start: minute(from),
  end: minute(to),
  changed: minute('2026-05-20T12:00:00Z'),
  patient: 'María José Gómez',
  isOverbooking: false,
  kind: null,
  professional: 'Laura Médica',
  room: 'Sala 1',
  ...facts,
});
const rental = (from: string, to: string): FedRental => turno(from, to);
const absence = (facts: Partial<FedAbsence>): FedAbsence => ({
  id: 7,
  date: '2026-06-10',
  startMinute: 0,
  endMinute: 1440,
  version: 1,
  ...facts,
});

const fileOf = (facts: Partial<FedCalendar>) =>
  feedFile(feedOf({ ...CALENDAR, ...facts }), 'https://turnos.clinica.example');

/** As a calendar program reads them: by the zone that stands in the file. */
async function readEvents(facts: Partial<FedCalendar>) {
  const calendar = new ICAL.Component(ICAL.parse(await fileOf(facts)));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component);
    const [status, transp] = ['status', 'transp'].map((name) => component.getFirstPropertyValue(name));
    const [start, end] = [startDate, endDate].map((time) =>
      time.isDate ? time.toString() : time.toJSDate().toISOString(),
    );
    return { uid, summary, status, transp, start, end };
  });
}

test('a turno has the clinic’s time, initials alone, its place, and a link to the agenda', async () => {
  const file = await fileOf({ turnos: [turno('2026-06-02T13:00:00Z', '2026-06-02T13:30:00Z', { sequence: 3 })] });
  expect(file.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Turnero//Turnos//ES',
    'METHOD:PUBLISH',
    'NAME:Turnos de Laura Médica\\, Clínica del Sol',
    'X-WR-CALNAME:Turnos de Laura Médica\\, Clínica del Sol',
    expect.stringMatching(/^DESCRIPTION:La agenda de la clínica/),
    expect.stringMatching(/^X-WR-CALDESC:La agenda de la clínica/),
    'X-WR-TIMEZONE:America/Argentina/Buenos_Aires',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'COLOR:teal',
    'X-APPLE-CALENDAR-COLOR:#0B5364',
    'BEGIN:VTIMEZONE',
    'TZID:America/Argentina/Buenos_Aires',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:-0300',
    'TZOFFSETTO:-0300',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    expect.stringMatching(/^UID:[\w-]{22}@turnero$/),
    'SEQUENCE:3',
    'DTSTAMP:20260520T120000Z',
    'LAST-MODIFIED:20260520T120000Z',
    'DTSTART;TZID=America/Argentina/Buenos_Aires:20260602T100000',
    'DTEND;TZID=America/Argentina/Buenos_Aires:20260602T103000',
    'SUMMARY:Turno M. J. G.',
    'LOCATION:Sala 1\\, Clínica del Sol\\, San Martín 123',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'URL:https://turnos.clinica.example/dashboard?vista=dia&dia=2026-06-02',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a room’s calendar tells with whom, and who rents; a professional’s, what they rent, which keeps them free', async () => {
  const held = {
    turnos: [turno('2026-06-02T13:00:00Z', '2026-06-02T13:30:00Z', { status: 'pending', patient: '李' })],
    rentals: [rental('2026-06-02T12:00:00Z', '2026-06-02T16:00:00Z')],
  };
  const shown = async (facts: Partial<FedCalendar>) =>
    (await readEvents({ ...held, ...facts })).map(({ summary, status, transp }) => [summary, status, transp]);
  expect(await shown({ professional: null, room: 'Sala 1' })).toEqual([
    ['Turno 李. con Laura Médica', 'TENTATIVE', 'OPAQUE'],
    ['Alquilada por Laura Médica', 'CONFIRMED', 'OPAQUE'],
  ]);
  expect(await shown({})).toEqual([
    ['Turno 李.', 'TENTATIVE', 'OPAQUE'],
    ['Alquiler de Sala 1', 'CONFIRMED', 'TRANSPARENT'],
  ]);
  expect(await fileOf({ professional: null, room: 'Sala 1' })).toContain('NAME:Sala 1\\, Clínica del Sol');
});

test('what a patient comes for stands in the professional’s calendar alone', async () => {
  const turnos = [turno('2026-06-02T13:00:00Z', '2026-06-02T13:30:00Z', { kind: 'Primera vez' })];
  const summaries = async (facts: Partial<FedCalendar>) =>
    (await readEvents({ turnos, ...facts })).map(({ summary }) => summary);
  expect(await summaries({})).toEqual(['Turno M. J. G. · Primera vez']);
  expect(await summaries({ professional: null, room: 'Sala 1' })).toEqual(['Turno M. J. G. con Laura Médica']);
});

test('an absence is a whole day or its hours, without its reason, and ends where the day does', async () => {
  const absences = [absence({}), absence({ id: 8, startMinute: 840, endMinute: 1440 })];
  const events = await readEvents({ absences });
  expect(events.map(({ summary, transp, start, end }) => [summary, transp, start, end])).toEqual([
    ['Ausencia', 'TRANSPARENT', '2026-06-10', '2026-06-11'],
    ['Ausencia', 'TRANSPARENT', '2026-06-10T17:00:00.000Z', '2026-06-11T03:00:00.000Z'],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
});

test.each([
  ['over midnight', BUENOS_AIRES, '2026-06-03T02:30:00Z', '2026-06-03T03:30:00Z'],
  ['before clocks go back', SANTIAGO, '2026-04-05T02:30:00Z', '2026-04-05T02:45:00Z'],
  ['in the hour that clocks show once more', SANTIAGO, '2026-04-05T03:15:00Z', '2026-04-05T03:45:00Z'],
  ['over the hour that clocks leave out', SANTIAGO, '2026-09-06T03:30:00Z', '2026-09-06T04:30:00Z'],
  ['after both changes', SANTIAGO, '2026-10-01T13:00:00Z', '2026-10-01T13:30:00Z'],
])('a turno %s is read at its instants', async (_, zone, from, to) => {
  // One of each season, so that the file has every change between.
  const others = [
    turno('2026-03-01T13:00:00Z', '2026-03-01T13:30:00Z'),
    turno('2026-12-01T13:00:00Z', '2026-12-01T14:00:00Z'),
  ];
  const [event] = await readEvents({ zone, turnos: [turno(from, to), ...others] });
  expect([event!.start, event!.end]).toEqual([new Date(from).toISOString(), new Date(to).toISOString()]);
});

test('what people typed is no line of its own, and an empty calendar is one', async () => {
  const typed = 'Sala\r\nEND:VEVENT\rX-EVIL:1\n\u0007DTSTART:20200101T000000Z';
  const turnos = [turno('2026-06-02T13:00:00Z', '2026-06-02T13:30:00Z', { room: typed, professional: typed })];
  const file = await fileOf({ professional: null, room: typed, turnos });
  expect(file).not.toMatch(/[\r\n](?:X-EVIL|DTSTART:2020)|\r(?!\n)|\u0007/);
  expect(await readEvents({})).toEqual([]);
});
