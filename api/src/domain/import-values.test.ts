import { readCountry } from './countries';
import { fieldText, readField, shownCell, type Cell } from './import-cells';
import { IMPORT_FIELDS, type ImportKind } from './import-fields';
import { guessedColumns, knownHeadings, meaningOfM } from './import-headings';
import {
  hasLostDigits,
  nameKey,
  readDocument,
  readInsurerKind,
  readList,
  readMoney,
  readRnasCode,
  readSex,
  readYesNo,
} from './import-values';

test.each<[string, keyof typeof IMPORT_FIELDS, string, Cell, string]>([
  ['a share of the day', 'appointments', 'time', 0.25, '06:00'],
  ['noon', 'appointments', 'time', 0.5, '12:00'],
  ['an hour as people type it', 'appointments', 'time', 930, '930'],
  ['half an hour', 'appointments', 'durationMinutes', 0.0208333, '30'],
  ['half an hour, formatted', 'appointments', 'durationMinutes', new Date(Date.UTC(1899, 11, 31, 0, 30)), '30'],
  ['a day count', 'appointments', 'date', 46_377.416666664, '46377.416666664'],
  ['a day', 'appointments', 'date', new Date(Date.UTC(2026, 11, 21)), '2026-12-21'],
  ['10:00, floored', 'appointments', 'date', new Date(Date.UTC(2026, 11, 21, 9, 59, 59, 999)), '2026-12-21 10:00'],
  ['a document', 'appointments', 'dni', 30_123_456, '30123456'],
  ['a phone', 'appointments', 'patientPhone', 11_555_512_340, '11555512340'],
  ['an id', 'rooms', 'externalId', 7, '7'],
  ['a price', 'rooms', 'hourlyRate', 18_000, '18000'],
  ['a formula’s price', 'rooms', 'hourlyRate', 3702.2999999999997, '3702.3000'],
  ['a price that looks like thousands', 'rooms', 'hourlyRate', 18.125, '18.1250'],
  ['a truth', 'appointments', 'notes', true, 'Sí'],
  ['a number among notes', 'appointments', 'notes', 0.1 + 0.2, '0.3'],
  ['a text', 'appointments', 'notes', '  a  b ', 'a  b'],
  ['nothing', 'appointments', 'notes', null, ''],
])('a cell is its field’s: %s', (_, kind, name, cell, text) => {
  const field = IMPORT_FIELDS[kind].find((it) => it.name === name)!;
  expect(fieldText(field, cell)).toBe(text);
});

test('cells are shown as in the spreadsheet', () => {
  const dates = [Date.UTC(2026, 5, 1), Date.UTC(2026, 5, 1, 9, 30), Date.UTC(1899, 11, 31, 18, 15)];
  expect(dates.map((date) => shownCell(new Date(date)))).toEqual(['2026-06-01', '2026-06-01 09:30', '18:15']);
  expect([30123456, 18000.5, ' Ana ', null, false].map(shownCell)).toEqual(['30123456', '18000.5', 'Ana', '', 'No']);
});

test.each([
  ['appointments', 'dni', '30123456.0', '30123456'],
  ['appointments', 'dni', '30123456,00', '30123456'],
  ['appointments', 'patientPhone', '1155551234.0', '1155551234'],
  ['appointments', 'professional', '7.0', '7'],
  ['rooms', 'externalId', '7.0', '7'],
  ['rooms', 'externalId', '1.000', '1.000'],
  ['rooms', 'name', '7.0', '7.0'],
] as const)('of %s, %s: %j is %j', (kind, field, text, read) => {
  expect(readField(kind, field, text)).toEqual({ text: read });
});

test.each([
  ['appointments', 'dni', '3,01235E+07'],
  ['appointments', 'patientPhone', '1.15556E+09'],
  ['professionals', 'externalId', '3E+11'],
] as const)('of %s, %s: %j lost digits', (kind, field, text) => {
  expect(hasLostDigits(text)).toBe(true);
  expect(readField(kind, field, text)).toEqual({ fault: expect.stringContaining('perdió cifras') });
});

test.each([
  ['30123456', '30123456'],
  ['30.123.456', '30123456'],
  ['30,123,456', '30123456'],
  ['30.123.456,00', '30123456'],
  ['30123456.0', '30123456'],
  ['30123456.5', null],
  ['AB 123456', undefined],
  ['', undefined],
])('the document %j is %j', (text, document) => {
  expect(readDocument(text)).toBe(document);
});

test.each([
  ['$ 18.000,50', '18000.50'],
  ['18.000', '18000.00'],
  ['1.234.567', '1234567.00'],
  ['18000.5', '18000.50'],
  ['AR$ 900', '900.00'],
  ['9999999999,99', '9999999999.99'],
  ['18.000,00', '18000.00'],
  ['$ 18,000.00', '18000.00'],
  ['1,234,567', '1234567.00'],
  ['18000,50', '18000.50'],
  ['3702.2999999999997', '3702.30'],
  ['3702,3000', '3702.30'],
  ['0.500', '0.50'],
  ['0,5', '0.50'],
  // 18 or 18 thousand?
  ['18,000', null],
  ['18,005', null],
  ['3702.123', null],
  ['18.00.50', null],
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
        dni: 9,
      },
    ],
    [
      'appointments',
      [
        'Fecha de nacimiento',
        'Fecha de atención',
        'Apellido y nombre del profesional',
        'Apellido y nombre del paciente',
        'Número de documento',
        'Número de teléfono',
        'Nro. de afiliado',
        'Código postal',
        'Código de prestación',
        'Id paciente',
        'Email profesional',
        'Hora de fin',
        'Hora de inicio',
      ],
      { date: 1, professional: 2, patientName: 3, dni: 4, patientPhone: 5, time: 12 },
    ],
    ['appointments', ['N° de turno', 'Id profesional', 'N.º doc.'], { externalId: 0, professional: 1, dni: 2 }],
    [
      'appointments',
      ['Id profesional', 'Profesional', 'Apellido del paciente'],
      { professional: 1, patientSurname: 2 },
    ],
    ['professionals', ['Número de matrícula', 'Legajo', 'Tel. celular'], { licenseNumber: 0, externalId: 1, phone: 2 }],
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
    [
      'patients',
      ['N° HC', 'Apellidos', 'Nombres', 'Nro. doc.', 'Género', 'Fec. Nac.', 'Tel. celular', 'E-mail', 'País de origen'],
      { externalId: 0, surname: 1, name: 2, dni: 3, sex: 4, birthDate: 5, phone: 6, email: 7, nationality: 8 },
    ],
    [
      'patients',
      ['Apellido y nombre', 'Nombre elegido', 'DNI', 'Sexo (F/M)', 'Fecha de nacimiento'],
      { name: 0, chosenName: 1, dni: 2, sex: 3, birthDate: 4 },
    ],
    [
      'insurers',
      ['Código', 'Obra social', 'Plan', 'Convenio', 'Cód. RNAS'],
      { name: 1, plans: 2, isAccepted: 3, rnasCode: 4 },
    ],
    ['insurers', ['RNOS', 'Denominación', 'Tipo de entidad'], { rnasCode: 0, name: 1, kind: 2 }],
    ['rooms', ['', 'algo', 'otra cosa'], {}],
  ])('%s: %j', (kind, headings, columns) => {
    expect(guessedColumns(kind, headings)).toEqual(columns);
  });

  test('by headings that are folded, as guesses compare them', () => {
    for (const fields of Object.values(IMPORT_FIELDS)) {
      for (const heading of fields.flatMap(({ headings }) => headings)) expect(heading).toMatch(/^[a-z -]+$/);
    }
  });

  test.each(Object.keys(IMPORT_FIELDS) as ImportKind[])('and a model of %s by its labels', (kind) => {
    const fields = IMPORT_FIELDS[kind];
    expect(
      guessedColumns(
        kind,
        fields.map(({ label }) => label),
      ),
    ).toEqual(Object.fromEntries(fields.map(({ name }, index) => [name, index])));
  });

  test('and a line of titles has none of them', () => {
    expect(knownHeadings(['Listado de turnos', '', 'Clínica Norte'])).toBe(0);
    expect(knownHeadings(['Fecha', 'Hora', 'Paciente', 'Obra social'])).toBe(3);
  });
});

test.each([
  ['001102', '001102'],
  ['1102', '001102'],
  ['4-0080-0', '400800'],
  ['12', null],
  ['1234567', null],
  ['OSDE', null],
])('the RNAS code %p is %p', (text, code) => expect(readRnasCode(text)).toBe(code));

test.each([
  ['Obra social nacional', 'national'],
  ['Obra Social Provincial', 'provincial'],
  ['Medicina prepaga', 'prepaid'],
  ['Programa público', 'public'],
  ['otra', null],
])('the kind of insurer %p is %p', (text, kind) => expect(readInsurerKind(text)).toBe(kind));

test.each([
  ['Sí', true],
  ['NO', false],
  ['x', null],
])('the answer %p is %p', (text, answer) => expect(readYesNo(text)).toBe(answer));

test.each([
  ['F', 'F'],
  ['Femenino', 'F'],
  ['varón', 'M'],
  ['Masc', 'M'],
  ['x', 'X'],
  ['H', 'M'],
  ['m', null],
  ['otro', null],
])('the sex %p is %p', (text, sex) => expect(readSex(text)).toBe(sex));

test.each([
  ['Sexo', ['M', 'F', 'M'], 'Masculino'],
  ['Sexo', ['M', 'H'], 'Mujer'],
  ['Género', ['M', 'Varón'], 'Mujer'],
  ['Sexo', ['M', ''], null],
  ['Sexo', ['M', 'F', 'H'], null],
  ['Sexo (F/M)', ['M'], 'Masculino'],
  ['Sexo DNI', ['M', 'X'], 'Masculino'],
  ['Sexo H/M', ['M', 'F'], 'Mujer'],
])('an M below %j among %j means %p', (heading, values, meaning) => {
  expect(meaningOfM(heading, values)).toBe(meaning);
});

test.each([
  ['AR', 'AR'],
  ['Perú', 'PE'],
  ['boliviana', 'BO'],
  ['ARGENTINO', 'AR'],
  ['Narnia', null],
])('the country %p is %p', (text, code) => expect(readCountry(text)).toBe(code));
