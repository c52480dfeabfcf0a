import type { ImportKind } from '../../domain/import-fields';
import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, sendGraphQL } from '../../testing/harness/graphql';
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
import { permissionCalls } from '../../testing/harness/permission-sets';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(() => startAfresh());

async function startAfresh(): Promise<void> {
  await clearClinic(app);
  await emptyTables(app, 'imports', 'patients');
  await makeProfessional(app.db, { name: 'Laura Médica' });
  await makeRoom(app.db, { name: 'Sala Norte' });
}

async function check(rows: readonly ImportRow[], token = admin): Promise<ImportResult[]> {
  const CHECK = `query ($input: ImportRowsInput!) {
    checkImportRows(kind: patients, input: $input) { line outcome fillsKnown faults { field message } }
  }`;
  const [input] = chunks('patients', rows);
  const checked = sendGraphQL<{ checkImportRows: ImportResult[] }>(app, CHECK, { input }, token);
  return (await dataOf(checked)).checkImportRows;
}

async function bring(kind: ImportKind, rows: readonly ImportRow[]): Promise<{ id: number; results: ImportResult[] }> {
  const id = await startImport(app, admin, kind, rows);
  return { id, results: await sendRows(app, admin, { importId: id, kind, rows }) };
}

const undo = (id: number) => undoImport(app, admin, id);

async function newPatient(input: object): Promise<void> {
  const CREATE = 'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { id } }';
  await dataOf(sendGraphQL(app, CREATE, { input }, admin));
}

async function count(table: string): Promise<number> {
  const { rows } = await app.db.pool.query<{ count: number }>(`SELECT count(*)::int FROM ${table}`);
  return rows[0]!.count;
}

test('patients are added, known ones filled where empty, and unsure rows name their reason', async () => {
  await newPatient({
    name: 'Rosa Paz',
    email: 'rosa@ejemplo.example',
    birthDate: '1950-01-02',
    registeredSex: 'F',
  });
  await newPatient({ name: 'Beto Ruiz', identifiers: [{ kind: 'dni', number: '20111222', registeredSex: 'M' }] });
  await newPatient({ name: 'Eva Sol', phone: '11 4444 0000' });
  await newPatient({ name: 'Eva Sol', email: 'eva@ejemplo.example' });
  const file: ImportRow[] = [
    {
      name: 'Juan',
      surname: 'Pérez',
      chosenName: 'Lucía',
      dni: '30.123.456',
      sex: 'Masculino',
      birthDate: '7/3/85',
      phone: '11 5555-1234',
      nationality: 'boliviana',
    },
    { name: 'PAZ, Rosa', email: 'ROSA@ejemplo.example', dni: '5123456', sex: 'F', phone: '11 4444-1111' },
    { name: 'Carla Luz', dni: '20111222', sex: 'H' },
    { name: 'Eva Sol', email: 'eva@ejemplo.example', phone: '1144440000' },
    { name: 'Rosa Paz', email: 'rosa@ejemplo.example', birthDate: '03/01/1950' },
    { name: 'Rosa Paz', email: 'rosa@ejemplo.example', sex: 'Masc' },
    { name: 'Ana', dni: '123', birthDate: '01/01/2030', sex: 'otro', nationality: 'Narnia', email: 'x', phone: 'no' },
    { name: 'Ana', dni: '30999888' },
    { surname: '', phone: '11 5555 9999' },
    { name: 'Ana', dni: '30999888', sex: 'M' },
  ];
  const reasons = (results: readonly ImportResult[]) =>
    results.map(({ faults }) => faults.map(({ field, message }) => `${field}: ${message}`).join(' | '));
  const filled = (results: readonly ImportResult[]) =>
    results.flatMap(({ fillsKnown }, index) => (fillsKnown ? [index] : []));
  const expected = [
    '',
    '',
    'dni: Un paciente con otro nombre ya tiene ese DNI',
    'null: Más de un paciente tiene ese nombre y ese contacto. Unilos, o completá el DNI',
    'birthDate: El paciente que coincide nació en otra fecha. Revisá si es otra persona',
    'sex: El paciente que coincide tiene otro sexo registral. Revisá si es otra persona',
    [
      'birthDate: La fecha de nacimiento no puede ser futura',
      'sex: El sexo es F, M o X, como en el DNI',
      'nationality: No hay un país con ese nombre: escribilo como Argentina o AR',
      'dni: El DNI tiene entre 6 y 8 números',
      'email: Email inválido',
      'phone: El teléfono debe tener números',
    ].join(' | '),
    'sex: Indicá el sexo que figura en el DNI',
    'name: El nombre es requerido',
    'sex: No sabemos si M es masculino o mujer: agregá F/M o H/M al nombre de la columna',
  ];
  const checked = await check(file);
  expect(reasons(checked)).toEqual(expected);
  expect(filled(checked)).toEqual([1]);
  expect(await count('patients')).toBe(4);

  const { id, results } = await bring('patients', file);
  expect(reasons(results)).toEqual(expected);
  expect(filled(results)).toEqual([1]);
  const stored = async () => {
    const { rows } = await app.db.pool.query<object>(
      `SELECT p.name, concat_ws('/', p.given_names, p.family_names) AS registered, p.birth_date::text AS born, p.phone,
         p.nationality, p.state, d.number FROM patients AS p
       LEFT JOIN patient_identifiers AS d ON d.patient_id = p.id WHERE p.name ~ 'Rosa|Pérez' ORDER BY p.name`,
    );
    return rows.map((row) => Object.values(row).join(' '));
  };
  const rosa = 'Rosa Paz Rosa/PAZ 1950-01-02 +54 11 4444 1111  validated 5123456';
  expect(await stored()).toEqual(['Lucía Pérez Juan/Pérez 1985-03-07 +54 11 5555 1234 BO validated 30123456', rosa]);
  expect(counted((await bring('patients', file.slice(0, 2))).results)).toEqual({ already: 2 });

  expect((await undo(id)).errors).toBeUndefined();
  expect(await stored()).toEqual([rosa]);
  expect(await count('import_rows')).toBe(0);
  expect(counted((await bring('patients', file.slice(0, 1))).results)).toEqual({ made: 1 });
});

test('an import of patients stays once one was changed or has a turno, and rows of one person fill it', async () => {
  const [there] = turnos(1);
  const { patientName, patientEmail } = there!;
  const person = { name: patientName!, email: patientEmail! };
  const { id, results } = await bring('patients', [person, { ...person, dni: '30123456', sex: 'X' }]);
  expect([counted(results), await count('patients')]).toEqual([{ made: 2 }, 1]);
  const turno = await bring('appointments', [there!]);
  expect(await count('patients')).toBe(1);
  expect((await undo(id)).errors?.[0]?.message).toContain('Fila 2: el paciente ya tiene turnos');
  expect((await undo(turno.id)).errors).toBeUndefined();
  await app.db.pool.query(
    `INSERT INTO patient_coverages (id, patient_id, insurer_id, number, relationship, valid_from, is_primary)
     SELECT gen_random_uuid(), p.id, i.id, '1', 'holder', '2026-01-01', true FROM patients AS p, insurers AS i
     WHERE i.name = 'OSDE'`,
  );
  expect((await undo(id)).errors?.[0]?.message).toContain('Fila 2: el paciente ya tiene coberturas');
  await app.db.pool.query('DELETE FROM patient_coverages');
  await app.db.pool.query('UPDATE patients SET version = version + 1');
  expect((await undo(id)).errors?.[0]?.message).toContain('Fila 2: el paciente cambió');
  await app.db.pool.query('UPDATE patients SET version = version - 1');
  expect((await undo(id)).errors).toBeUndefined();
  expect(await count('patients')).toBe(0);
});

test('patients are imported and taken back only with the permission for patients', async () => {
  const person = [{ name: 'Ana Luz', email: 'ana@ejemplo.example' }];
  const { id } = await bring('patients', person);
  const { token } = await permissionCalls(
    () => app,
    () => admin,
  ).adminWith('settings');
  await expect(check(person, token)).rejects.toThrow('FORBIDDEN');
  await expect(sendRows(app, token, { importId: id, kind: 'patients', rows: person })).rejects.toThrow('FORBIDDEN');
  expect((await undoImport(app, token, id)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(await count('patients')).toBe(1);
});

test('the file of an erased patient neither brings them back nor leaves their id, which may be a DNI', async () => {
  const file: ImportRow[] = [{ externalId: '30123456', name: 'Juan Pérez', phone: '11 5555-1234' }];
  await bring('patients', file);
  const { rows } = await app.db.pool.query<{ id: string }>("SELECT id FROM patients WHERE name = 'Juan Pérez'");
  const ERASE = 'mutation ($id: ID!) { erasePatient(id: $id, reason: "Lo pidió") { id } }';
  await dataOf(sendGraphQL(app, ERASE, { id: rows[0]!.id }, admin));
  const message = 'Los datos de esta persona se borraron: la fila no se importa';
  const faulty = [expect.objectContaining({ outcome: 'faulty', faults: [{ field: null, message }] })];
  expect(await check(file)).toEqual(faulty);
  expect((await bring('patients', [{ ...file[0]!, phone: '11 5555-9999' }])).results).toEqual(faulty);
  expect((await app.db.pool.query("SELECT FROM import_rows WHERE external_key ~ '30123456'")).rows).toEqual([]);
});

test('undoing at the same instant as a booking never leaves a turno without its patient', async () => {
  const [there] = turnos(1);
  const person = [{ name: there!.patientName!, email: there!.patientEmail! }];
  for (const turn of [1, 2, 3, 4]) {
    const { id } = await bring('patients', person);
    const row = { ...there!, externalId: `T-${turn}`, date: `0${turn + 1}/06/2026` };
    const importId = await startImport(app, admin, 'appointments', [row]);
    const [undone, booked] = await Promise.all([
      undo(id),
      sendRows(app, admin, { importId, kind: 'appointments', rows: [row] }),
    ]);
    expect(counted(booked)).toEqual({ made: 1 });
    const code = undone.errors?.[0]?.extensions.code;
    expect([undefined, 'CONFLICT']).toContain(code);
    const { rows } = await app.db.pool.query('SELECT a.patient_id = p.id AS its FROM appointments AS a, patients AS p');
    expect(rows).toEqual([{ its: true }]);
    await startAfresh();
  }
});
