import { calendarFile, type CalendarEvent } from './calendar-file';

const EVENT: CalendarEvent = {
  id: '759e9b1f-5b06-47f4-854b-b52c24946b1b',
  startTime: '2026-11-23T09:30:00-03:00',
  endTime: '2026-11-23T10:00:00-03:00',
  now: '2026-11-21T10:15:00-03:00',
  summary: 'Turno con Dra. Núñez',
  location: 'Clínica del Parque, Av. Rivadavia 4875',
  url: 'https://clinica.example/confirmation/759e9b1f',
  description: 'Sala: 2; planta baja\nTeléfono: 4901',
};

const lines = (event: CalendarEvent) => calendarFile(event).replaceAll('\r\n ', '').split('\r\n');

test('the turno has its instant, in UTC', () => {
  expect(lines(EVENT)).toEqual(
    expect.arrayContaining(['DTSTART:20261123T123000Z', 'DTEND:20261123T130000Z', 'DTSTAMP:20261121T131500Z']),
  );
});

test('the same turno is the same entry, however often it is added, and the one that the mails bring', () => {
  expect(lines(EVENT)).toContain(`UID:${EVENT.id}@turnero`);
});

test('it leads to the page of the turno', () => {
  expect(lines(EVENT)).toContain('URL:https://clinica.example/confirmation/759e9b1f');
});

test('the calendar reminds a day and an hour before', () => {
  expect(lines(EVENT).filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT1H']);
});

test('commas, semicolons and line breaks of the texts are escaped', () => {
  expect(lines(EVENT)).toEqual(
    expect.arrayContaining([
      'LOCATION:Clínica del Parque\\, Av. Rivadavia 4875',
      'DESCRIPTION:Sala: 2\\; planta baja\\nTeléfono: 4901',
    ]),
  );
});

test('no line is longer than 75 octets, and accents stay whole', () => {
  const file = calendarFile({ ...EVENT, description: 'ñandú '.repeat(60) });
  expect(Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain('ñandú '.repeat(60));
});
