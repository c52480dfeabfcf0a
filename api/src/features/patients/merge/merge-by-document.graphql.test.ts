import { makeUser, signedIn } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dailyTurnos } from '../../../testing/harness/daily-turnos';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

const CREATE = 'mutation ($input: CreatePatientInput!) { made: createPatient(input: $input) { id } }';
const UNDO = 'mutation ($id: ID!) { back: undoPatientMerge(id: $id) { id name } }';
const UPDATE = `mutation ($id: ID!, $input: UpdatePatientInput!, $version: Int) {
  saved: updatePatient(id: $id, input: $input, expectedVersion: $version) {
    id name phone notes identifiers { kind number } merges { id } } }`;
const DNI = { kind: 'dni', number: '30111222', registeredSex: 'F' };
const CUIL = { kind: 'cuil', number: '27123456780', registeredSex: null };
const TAKEN = 'CONFLICT identifiers: Otro paciente ya tiene ese documento';

let app: TestApp;
let admin: string;
let book: ReturnType<typeof dailyTurnos>;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'specialties');
  admin = (await signedIn(app.db, 'admin')).token;
  book = dailyTurnos(app.db, '2026-07-01T13:00Z');
});
afterAll(() => app.close());

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.db.pool.query<Row>(text, values)).rows;
const create = async (input: object) =>
  (await dataOf(sendGraphQL<{ made: { id: string } }>(app, CREATE, { input }, admin))).made.id;
const patientOf = async (id: string) =>
  (await rows<{ patient_id: string }>('SELECT patient_id FROM appointments WHERE id = $1', [id]))[0]!.patient_id;
const everything = () =>
  rows(
    'SELECT p::text, i::text FROM patients AS p LEFT JOIN patient_identifiers AS i ON i.patient_id = p.id ORDER BY 1',
  );
const record = (id: string, input: object = {}, version: number | null = null) =>
  sendGraphQL<{ saved: { id: string; merges: { id: string }[] } }>(
    app,
    UPDATE,
    { id, input: { identifiers: [DNI], ...input }, version },
    admin,
  );

describe('A DNI that another patient has', () => {
  test('merges the two if their names are alike, with what was typed, and can be undone', async () => {
    const known = await create({ name: 'Rosa Paz', phone: '11 4555-1200', identifiers: [DNI] });
    const turno = await book({ patientName: 'Rosa Pas', patientEmail: 'rosa@correo.example' });
    const other = await patientOf(turno);
    const input = { phone: '11 5555-0000', notes: 'Llamar de tarde', identifiers: [DNI, CUIL] };
    const { saved } = await dataOf(record(other, input, 1));
    expect(saved).toMatchObject({
      id: known,
      name: 'Rosa Paz',
      phone: '+54 11 5555 0000',
      notes: 'Llamar de tarde',
      identifiers: [{ kind: 'cuil' }, { kind: 'dni' }],
    });
    expect(await patientOf(turno)).toBe(known);
    await dataOf(sendGraphQL(app, UNDO, { id: saved.merges[0]!.id }, admin));
    expect(await patientOf(turno)).toBe(other);
    expect(await rows('SELECT phone FROM patients WHERE id = $1', [known])).toEqual([{ phone: '+54 11 4555 1200' }]);
    const [back] = await rows('SELECT notes, state FROM patients WHERE id = $1', [other]);
    expect(back).toEqual({ notes: 'Llamar de tarde', state: 'validated' });
    expect(await rows('SELECT patient_id AS id, kind FROM patient_identifiers ORDER BY kind')).toEqual([
      { id: other, kind: 'cuil' },
      { id: known, kind: 'dni' },
    ]);
  });

  test('gives back by the undo the documents that the edit replaced, and none that it removed', async () => {
    const known = await create({ name: 'Rosa Paz', identifiers: [DNI] });
    const own = [
      { kind: 'dni', number: '40111222', registeredSex: 'F' },
      { kind: 'cuil', number: '20123456786', registeredSex: null },
    ];
    const passport = { kind: 'passport', number: 'AAA123456', registeredSex: null };
    const other = await create({ name: 'Rosa Pas', identifiers: [...own, passport] });
    const { saved } = await dataOf(record(other, { identifiers: [DNI, CUIL] }));
    const documentsOf = (id: string) =>
      rows('SELECT kind, number FROM patient_identifiers WHERE patient_id = $1 ORDER BY kind DESC', [id]);
    expect(await documentsOf(known)).toMatchObject([DNI, CUIL].map(({ number }) => ({ number })));
    await dataOf(sendGraphQL(app, UNDO, { id: saved.merges[0]!.id }, admin));
    expect(await documentsOf(known)).toMatchObject([{ number: DNI.number }]);
    expect(await documentsOf(other)).toMatchObject(own.map(({ number }) => ({ number })));
  });

  test.each([
    ['no', 'own_only', 'no'],
    ['own_only', 'no', 'no'],
    ['own_only', 'yes', 'own_only'],
  ])('keeps the stricter rule of online booking: %s with %s', async (itsRule, typed, kept) => {
    const known = await create({ name: 'Rosa Paz', mayBookOnline: itsRule, identifiers: [DNI] });
    const former = await create({ name: 'Rosa Pas', mayBookOnline: typed });
    for (const [other, input] of [
      [former, {}],
      [await create({ name: 'Rosa Pas' }), { mayBookOnline: typed }],
    ] as const) {
      const { saved } = await dataOf(record(other, input));
      expect(await rows('SELECT may_book_online AS rule FROM patients WHERE id = $1', [known])).toEqual([
        { rule: kept },
      ]);
      await dataOf(sendGraphQL(app, UNDO, { id: saved.merges[0]!.id }, admin));
    }
  });

  test.each([
    ['another name', { name: 'Marta Ortiz' }],
    ['another date of birth', { name: 'Rosa Pas', birthDate: '1990-02-03' }],
  ])('is refused with %s, and nothing is written', async (_, facts) => {
    await create({ name: 'Rosa Paz', birthDate: '1980-02-29', identifiers: [DNI] });
    const other = await create(facts);
    const before = await everything();
    expect(await failureOf(record(other, { notes: 'Algo' }))).toBe(TAKEN);
    expect(await everything()).toEqual(before);
  });

  test('is refused for a relative of that patient', async () => {
    const father = await create({ name: 'Juan Paz', identifiers: [DNI] });
    const son = await create({ name: 'Juan Pas' });
    await rows(
      `INSERT INTO patient_relations (id, patient_id, relative_id, kind, may_book, may_see, is_told, agreed_by, agreed_at)
     VALUES (gen_random_uuid(), $1, $2, 'father', true, true, false, 'staff', now())`,
      [son, father],
    );
    expect(await failureOf(record(son))).toBe(TAKEN);
  });

  test('is refused if both have accounts, and by a stale version', async () => {
    await create({ name: 'Rosa Paz', email: 'rosa@correo.example', identifiers: [DNI] });
    const stale = await create({ name: 'Rosa Pas' });
    expect(await failureOf(record(stale, {}, 9))).toMatch(/^CONFLICT/);
    await makeUser(app.db, { name: 'Rosa Paz', email: 'rosa@correo.example' });
    const userId = await makeUser(app.db, { name: 'Rosa Pas', email: 'rp@correo.example' });
    const [own] = await rows<{ id: string }>('SELECT id FROM patients WHERE user_id = $1', [userId]);
    expect(await failureOf(record(own!.id))).toBe(TAKEN);
    expect(await rows("SELECT FROM patients WHERE state = 'merged'")).toEqual([]);
  });
});
