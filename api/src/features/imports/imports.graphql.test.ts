import type { ImportKind } from '../../domain/import-fields';
import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { emptyTables } from '../../testing/harness/empty-tables';
import { sendGraphQL } from '../../testing/harness/graphql';
import {
  chunks,
  counted,
  sendRows,
  startImport,
  turnos,
  undoImport,
  type ImportResult,
  type ImportRow,
} from '../../testing/harness/import-rows';
import { requestedMails } from '../../testing/harness/requested-mails';

const RESULT = '{ line outcome faults { field message } }';
let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let room: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  await emptyTables(app, 'imports', 'specialties');
  const specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
  laura = await makeProfessional(app.db, { name: 'Laura Médica', specialtyId });
  room = await makeRoom(app.db, { name: 'Sala Norte' });
});

async function ask<Data>(query: string, variables: object): Promise<Data> {
  const { data, errors } = await sendGraphQL<Data>(app, query, { ...variables }, admin);
  if (errors) throw new Error(JSON.stringify(errors));
  return data!;
}

async function check(kind: ImportKind, rows: readonly ImportRow[]): Promise<ImportResult[]> {
  const query = `query ($kind: ImportKind!, $input: ImportRowsInput!) { checkImportRows(kind: $kind, input: $input) ${RESULT} }`;
  const results: ImportResult[] = [];
  for (const input of chunks(kind, rows)) {
    results.push(...(await ask<{ checkImportRows: ImportResult[] }>(query, { kind, input })).checkImportRows);
  }
  return results;
}

const start = (kind: ImportKind, rows: readonly ImportRow[]) => startImport(app, admin, kind, rows);
const send = (importId: number, kind: ImportKind, rows: readonly ImportRow[]) =>
  sendRows(app, admin, { importId, kind, rows });

async function bring(kind: ImportKind, rows: readonly ImportRow[]): Promise<{ id: number; results: ImportResult[] }> {
  const id = await start(kind, rows);
  return { id, results: await send(id, kind, rows) };
}

const undo = (id: number) => undoImport(app, admin, id);

async function count(table: string): Promise<number> {
  const { rows } = await app.db.pool.query<{ count: number }>(`SELECT count(*)::int FROM ${table}`);
  return rows[0]!.count;
}

const FAULTS: readonly ImportRow[] = [
  { date: '31/02/2026' },
  { patientEmail: 'no es un email' },
  { professional: 'Nadie' },
  { date: '01/05/2026' },
];

test('imports the valid rows of 200 with 5 % faults once, without mail; a corrected file adds the rest', async () => {
  const right = turnos(200);
  const file = right.map((row, index) => (index % 20 === 7 ? { ...row, ...FAULTS[((index - 7) / 20) % 4] } : row));
  expect(counted(await check('appointments', file))).toEqual({ ready: 190, faulty: 10 });
  expect(await count('appointments')).toBe(0);

  const { results } = await bring('appointments', file);
  expect(counted(results)).toEqual({ made: 190, faulty: 10 });
  expect(results.filter(({ line }) => [9, 29, 49, 69].includes(line)).flatMap(({ faults }) => faults)).toEqual([
    { field: 'date', message: 'La fecha no es válida: escribila como 21-11-2026' },
    { field: 'patientEmail', message: 'Email inválido' },
    { field: 'professional', message: 'No hay un profesional «Nadie». Importalo antes, o corregí el nombre' },
    { field: 'date', message: 'Ya pasó: se importan turnos por venir' },
  ]);
  expect([await count('appointments'), await count('audit_events')]).toEqual([190, 1]);
  expect(await requestedMails(app)).toEqual([]);

  expect(counted((await bring('appointments', file)).results)).toEqual({ already: 190, faulty: 10 });
  expect(counted((await bring('appointments', right)).results)).toEqual({ already: 190, made: 10 });
  const { rows } = await app.db.pool.query(
    `SELECT status, notes, patient_phone, to_char(starts_at AT TIME ZONE 'America/Argentina/Buenos_Aires', 'DD-MM HH24:MI') AS at,
       count(*) OVER ()::int AS all
     FROM appointments ORDER BY starts_at LIMIT 1`,
  );
  expect(rows).toEqual([
    { status: 'confirmed', notes: 'DNI 30123456', patient_phone: '+54 11 5555 0000', at: '02-06 09:00', all: 200 },
  ]);
  const byDni = await ask('{ patients(search: "30.123.456", first: 1) { documentNumber } }', {});
  expect(byDni).toEqual({ patients: [{ documentNumber: '30123456' }] });
});

test('a row without e-mail needs a phone, and its DNI finds the patient', async () => {
  const [there, without, neither] = turnos(3).map<ImportRow>((row) => ({ ...row, externalId: '' }));
  const file = [{ ...there }, { ...without, patientEmail: '' }, { ...neither, patientEmail: '', patientPhone: '' }];
  const { results } = await bring('appointments', file);
  const fault = { field: 'patientPhone', message: 'Escribí un correo o un teléfono' };
  expect(results.map(({ faults }) => faults)).toEqual([[], [], [fault]]);
  expect(counted((await bring('appointments', file)).results)).toEqual({ already: 2, faulty: 1 });
  const { patients } = await ask<{ patients: object[] }>(
    '{ patients(search: "30123456") { email phone documentNumber } }',
    {},
  );
  expect(patients).toContainEqual({ email: null, phone: '+54 11 5555 0000', documentNumber: '30123456' });
});

test('names conflicts with stored records, earlier rows and bookings made after the check', async () => {
  const pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
  const other = await makeRoom(app.db, { name: 'Sala Sur' });
  const [there] = turnos(1);
  const at = (time: string, traits: ImportRow = {}): ImportRow => ({
    ...there,
    externalId: time + JSON.stringify(traits),
    time,
    ...traits,
  });
  await makeAppointment(app.db, {
    professionalId: laura.id,
    roomId: other,
    from: '2026-06-02T10:00-03:00',
    to: '2026-06-02T10:30-03:00',
    patientName: 'Rosa Pérez',
  });
  await app.db.pool.query('UPDATE appointments SET buffer_before_minutes = 10, buffer_after_minutes = 10');
  await makeRental(app.db, {
    professionalId: pablo.id,
    roomId: room,
    from: '2026-06-02T11:00-03:00',
    to: '2026-06-02T12:00-03:00',
  });
  const rows = [
    at('10:15'),
    at('11:30'),
    at('14:00'),
    at('14:15'),
    at('15:00', { room: '' }),
    at('15:00', { room: '', professional: 'Pablo Médico' }),
    at('16:00'),
    at('17:00'),
  ];
  const checked = await check('appointments', rows);
  expect(
    checked.flatMap(({ line, faults }) => faults.map(({ field, message }) => `${line} ${field}: ${message}`)),
  ).toEqual([
    '2 time: Laura Médica ya tiene un turno el 02-06-2026 de 10:00 a 10:30, con Rosa Pérez en Sala Sur',
    '3 room: La sala Sala Norte está alquilada el 02-06-2026 de 11:00 a 12:00 por Pablo Médico',
    '5 time: Se superpone con la fila 4 del archivo: el mismo profesional',
  ]);
  await makeAppointment(app.db, {
    professionalId: pablo.id,
    roomId: room,
    from: '2026-06-02T16:15-03:00',
    to: '2026-06-02T16:45-03:00',
    patientName: 'Juan Gómez',
  });
  const { results } = await bring('appointments', rows);
  expect(counted(results)).toEqual({ made: 4, faulty: 4 });
  expect(results[6]?.faults).toEqual([
    {
      field: 'room',
      message:
        'La sala Sala Norte está ocupada el 02-06-2026 de 16:15 a 16:45 por el turno de Juan Gómez con Pablo Médico',
    },
  ]);
});

test('undoes a whole import while nothing was changed, at the clinic’s time; its file may be imported again', async () => {
  const rows = turnos(20);
  const { id } = await bring('appointments', rows);
  const { rows: made } = await app.db.pool.query<{ id: string }>(
    'SELECT id FROM appointments ORDER BY starts_at LIMIT 1',
  );
  const STATUS = 'mutation ($id: ID!, $status: String!) { setAppointmentStatus(id: $id, status: $status) { id } }';
  const setStatus = (status: string) => ask(STATUS, { id: made[0]!.id, status });
  await setStatus('pending');
  const refused = await undo(id);
  expect(refused.errors?.[0]).toMatchObject({
    message: 'No se deshizo nada: desde la importación una parte cambió. Fila 2: el turno cambió.',
    extensions: { code: 'CONFLICT' },
  });
  expect(await count('appointments')).toBe(20);

  await app.db.pool.query('UPDATE appointments SET sequence = 0');
  for (const answer of await Promise.all([undo(id), undo(id)])) {
    expect(answer.data?.undoImport.undoneAt).toMatch(/-03:00$/);
  }
  const { imports } = await ask<{ imports: { createdAt: string }[] }>('{ imports { createdAt } }', {});
  expect(imports.map(({ createdAt }) => createdAt)).toEqual([expect.stringMatching(/-03:00$/)]);
  expect([await count('appointments'), await count('room_occupancies'), await count('import_rows')]).toEqual([0, 0, 0]);
  const late = sendGraphQL(
    app,
    'mutation ($id: Int!, $input: ImportRowsInput!) { importRows(importId: $id, input: $input) { line } }',
    { id, input: chunks('appointments', rows)[0] },
    admin,
  );
  expect((await late).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(counted((await bring('appointments', rows)).results)).toEqual({ made: 20 });
});

test('appointments refer to imported professionals and rooms by file ids; both stay while they have appointments', async () => {
  const professionals: ImportRow[] = [
    {
      externalId: '7',
      name: 'Ana',
      surname: 'Núñez',
      email: 'ana@ejemplo.example',
      specialty: 'cardiologia',
      durationMinutes: '45',
      fee: '$ 18.000',
    },
    { externalId: '8', name: 'Sin especialidad', email: 'x@ejemplo.example', specialty: 'Magia' },
    { externalId: '9', name: 'Otra Ana', email: 'ANA@ejemplo.example', specialty: 'Cardiología' },
  ];
  const checked = await check('professionals', professionals);
  expect(checked.map(({ faults }) => faults.map(({ message }) => message))).toEqual([
    [],
    ['No hay una especialidad «Magia». Creala antes, o corregí el nombre'],
    ['Es el mismo que el de la fila 2'],
  ]);
  const people = await bring('professionals', professionals);
  expect(counted(people.results)).toEqual({ made: 1, faulty: 2 });
  const places = await bring('rooms', [
    { externalId: 'C1', name: 'Consultorio 1', hourlyRate: '4.500,50', specialties: 'Cardiología' },
    { externalId: 'C2', name: 'SALA NORTE' },
  ]);
  expect(places.results.map(({ outcome }) => outcome)).toEqual(['made', 'faulty']);
  const visits = await bring('appointments', [
    { ...turnos(1)[0]!, professional: '7', room: 'C1', date: '02/06/2026 18:00', time: '' },
  ]);
  expect(counted(visits.results)).toEqual({ made: 1 });
  expect(await requestedMails(app)).toEqual([]);
  const { rows } = await app.db.pool.query(
    `SELECT p.name, p.fee, r.name AS room, r.hourly_rate, a.duration_minutes
     FROM appointments AS a JOIN professional_profiles AS p ON p.id = a.professional_id JOIN rooms AS r ON r.id = a.room_id`,
  );
  expect(rows).toEqual([
    { name: 'Ana Núñez', fee: '18000.00', room: 'Consultorio 1', hourly_rate: '4500.50', duration_minutes: 45 },
  ]);

  expect((await undo(people.id)).errors?.[0]?.message).toContain('Fila 2: Ana Núñez ya tiene turnos o alquileres');
  expect((await undo(places.id)).errors?.[0]?.message).toContain('Fila 2: Consultorio 1 ya tiene turnos o alquileres');
  for (const { id } of [visits, people, places]) expect((await undo(id)).errors).toBeUndefined();
  expect([await count('rooms'), await count('professionals'), await count('imports')]).toEqual([1, 1, 3]);
});

test('reads values of other programs, and reports digits that a spreadsheet dropped', async () => {
  const [there] = turnos(1);
  const values: ImportRow[] = [
    { date: '46175.416666664', time: '', dni: '30123456.0', patientPhone: '1155551234.0' },
    { date: '2026-06-02T14:30:00.000Z', time: '', dni: '30123457,00' },
    { date: '02-jun-2026', time: '1300', dni: '30.123.458' },
    { date: '02/06/2026, 14:00', time: '0.75', dni: 'AB 123', durationMinutes: '0.0208333' },
    { date: '02/06/2026', time: '9:00', dni: '3,01235E+07' },
  ];
  const rows = values.map((row, index): ImportRow => ({ ...there, ...row, externalId: `${index}.0` }));
  const { results } = await bring('appointments', rows);
  expect(counted(results)).toEqual({ made: 4, faulty: 1 });
  expect(results[4]?.faults).toEqual([
    {
      field: 'dni',
      message: 'La planilla acortó el número y perdió cifras: dale a la columna formato de texto y exportala de nuevo',
    },
  ]);
  const { rows: made } = await app.db.pool.query(
    `SELECT a.notes, row.document_number, row.external_key, a.duration_minutes,
       to_char(starts_at AT TIME ZONE 'America/Argentina/Buenos_Aires', 'DD-MM HH24:MI') AS at
     FROM appointments AS a JOIN import_rows AS row ON row.appointment_id = a.id ORDER BY starts_at`,
  );
  expect(made.map((it) => Object.values(it).join(' | '))).toEqual([
    'DNI 30123456 | 30123456 | id:0 | 30 | 02-06 10:00',
    'DNI 30123457 | 30123457 | id:1 | 30 | 02-06 11:30',
    'DNI 30123458 | 30123458 | id:2 | 30 | 02-06 13:00',
    'DNI AB 123 |  | id:3 | 30 | 02-06 18:00',
  ]);
});

test('two concurrent imports of a file create each row once', async () => {
  const rows = turnos(30);
  const [one, other] = await Promise.all([bring('appointments', rows), bring('appointments', rows)]);
  const outcomes = rows.map((_, index) => [one, other].map(({ results }) => results[index]!.outcome).toSorted());
  expect(outcomes).toEqual(rows.map(() => ['already', 'made']));
  expect(await count('appointments')).toBe(30);
});
