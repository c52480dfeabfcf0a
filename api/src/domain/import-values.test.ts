import { guessedColumns, IMPORT_FIELDS, ImportKind } from './import-fields';
import { nameKey, readDate, readList, readMinutes, readMoney, readTime, timeAfterDate } from './import-values';

test.each([
  ['31/12/2026', '2026-12-31'],
  ['1/6/26', '2026-06-01'],
  ['01-06-2026', '2026-06-01'],
  ['1.6.2026', '2026-06-01'],
  ['2026-06-01', '2026-06-01'],
  ['2026-6-1T09:30', '2026-06-01'],
  ['01/06/2026 09:30', '2026-06-01'],
  // As spreadsheets count days.
  ['46174', '2026-06-01'],
  ['46174.395833333', '2026-06-01'],
  ['31/02/2026', null],
  ['13/13/2026', null],
  ['mañana', null],
  ['', null],
])('the date %j is %j', (text, date) => {
  expect(readDate(text)).toBe(date);
});

test.each([
  ['9:30', 570],
  ['09:30:00', 570],
  ['9.30 hs', 570],
  ['9h30', 570],
  ['9 hs', 540],
  ['9:30 p. m.', 1290],
  ['12:15 am', 15],
  ['12:00 PM', 720],
  ['0', 0],
  ['0,395833', 570],
  ['0.3958333333', 570],
  ['24:00', null],
  ['9:75', null],
  ['13:00 pm', null],
  ['9', null],
  ['tarde', null],
])('the time %j is minute %j', (text, minute) => {
  expect(readTime(text)).toBe(minute);
});

test.each([
  ['01/06/2026 09:30', 570],
  ['2026-06-01T18:00', 1080],
  ['01/06/2026 6:00 p. m.', 1080],
  ['46174.75', 1080],
  ['01/06/2026', null],
  ['46174', null],
])('after the date of %j stands minute %j', (text, minute) => {
  expect(timeAfterDate(text)).toBe(minute);
});

test.each([
  ['30', 30],
  ['45 min', 45],
  ["20'", 20],
  ['0:45', 45],
  ['1:30:00', 90],
  ['media hora', null],
])('%j is %j minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});

test.each([
  ['$ 18.000,50', '18000.50'],
  ['18.000', '18000.00'],
  ['1.234.567', '1234567.00'],
  ['18000.5', '18000.50'],
  ['AR$ 900', '900.00'],
  ['9999999999,99', '9999999999.99'],
  ['18,005', null],
  ['-5', null],
  ['=1+1', null],
])('%j is the amount %j', (text, amount) => {
  expect(readMoney(text)).toBe(amount);
});

test('names are the same without titles, accents and commas, whatever comes first', () => {
  for (const name of ['Dra. Ana Núñez', 'NUÑEZ, Ana', 'ana nunez']) expect(nameKey(name)).toBe('ana nunez');
  expect(readList('Cardiología; Clínica médica /Kinesiología')).toEqual([
    'Cardiología',
    'Clínica médica',
    'Kinesiología',
  ]);
});

describe('The columns of a file are guessed', () => {
  test.each<[ImportKind, string[], Record<string, number>]>([
    [
      'appointments',
      [
        'ID',
        'Médico',
        'Fecha',
        'Hora',
        'Consultorio',
        'Apellido',
        'Nombre',
        'Celular',
        'E-mail',
        'D.N.I.',
        'Obra social',
      ],
      {
        externalId: 0,
        professional: 1,
        date: 2,
        time: 3,
        room: 4,
        patientSurname: 5,
        patientName: 6,
        patientPhone: 7,
        patientEmail: 8,
      },
    ],
    [
      'appointments',
      ['Fecha y hora', 'Profesional', 'Paciente', 'Mail', 'Teléfono', 'Observaciones', 'Duración (min)'],
      {
        date: 0,
        professional: 1,
        patientName: 2,
        patientEmail: 3,
        patientPhone: 4,
        notes: 5,
        durationMinutes: 6,
      },
    ],
    ['professionals', ['Nombre y Apellido', 'Correo', 'Especialidad'], { name: 0, email: 1, specialty: 2 }],
    ['rooms', ['Código', 'Sala', 'Precio por hora'], { externalId: 0, name: 1, hourlyRate: 2 }],
    ['rooms', ['', 'algo', 'otra cosa'], {}],
  ])('%s: %j', (kind, headings, columns) => {
    expect(guessedColumns(kind, headings)).toEqual(columns);
  });

  test('by headings that are folded, as guesses compare them', () => {
    for (const fields of Object.values(IMPORT_FIELDS)) {
      for (const heading of fields.flatMap(({ headings }) => headings)) expect(heading).toMatch(/^[a-z -]+$/);
    }
  });
});
