import { randomUUID } from 'node:crypto';

import { makeProfessional, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { withoutIds } from '../../../testing/harness/without-ids';

const FIELDS =
  'id kind patientId patientName patientBirthDate relativeId relativeName mayBook isInForce coversOwnTurnos mayConfirm isCallers';
const ADD = `mutation ($input: AddRelationInput!) { relation: addRelation(input: $input) { ${FIELDS} } }`;
const MEMBER = `mutation ($input: FamilyMemberInput!, $key: String) {
  relation: addFamilyMember(input: $input, idempotencyKey: $key) { ${FIELDS} } }`;
const CONFIRM = `mutation ($id: ID!) { relation: confirmRelation(id: $id) { ${FIELDS} } }`;
const END = 'mutation ($id: ID!) { ended: endRelation(id: $id) }';
const MINE = `{ myFamily { ${FIELDS} } }`;
const OF_PATIENT = `query ($id: ID!) { patient(id: $id) { id version birthDate relations { ${FIELDS} } merges { id } } }`;
const CREATE = 'mutation ($input: CreatePatientInput!) { made: createPatient(input: $input) { id } }';
const MERGE = 'mutation ($input: MergePatientsInput!) { made: mergePatients(input: $input) { id } }';
const UNDO = 'mutation ($id: ID!) { back: undoPatientMerge(id: $id) { id } }';

interface Shown {
  id: string;
  patientId: string;
  patientName: string;
  relativeId: string;
  isInForce: boolean;
}

let app: TestApp;
let admin: string;
let rosa: string;
let rosaId: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'specialties');
  app.clock.now = MONDAY_8AM;
  admin = (await signedIn(app.db, 'admin')).token;
  rosaId = await makeUser(app.db, { name: 'Rosa Paz', email: 'rosa@correo.example' });
  rosa = await openSession(app.db, rosaId);
});
afterAll(() => app.close());

const send = (query: string, variables: Record<string, unknown>, token: string) =>
  sendGraphQL<{ relation: Shown }>(app, query, variables, token);
const relation = async (query: string, variables: Record<string, unknown>, token: string) =>
  (await dataOf(send(query, variables, token))).relation;
const familyOf = async (token: string) =>
  (await dataOf(sendGraphQL<{ myFamily: Shown[] }>(app, MINE, {}, token))).myFamily;
const read = async (id: string, token = admin) =>
  (
    await dataOf(
      sendGraphQL<{ patient: { id: string; version: number; relations: Shown[] | null } }>(
        app,
        OF_PATIENT,
        { id },
        token,
      ),
    )
  ).patient;
const create = async (input: object) =>
  (await dataOf(sendGraphQL<{ made: { id: string } }>(app, CREATE, { input }, admin))).made.id;
const patientOf = async (userId: number) =>
  (await app.db.pool.query<{ id: string }>('SELECT id FROM patients WHERE user_id = $1', [userId])).rows[0]!.id;
const tomas = (more: object = {}) => ({ name: 'Tomás Paz', birthDate: '2018-03-01', kind: 'mother', ...more });

async function turnoOf(patientName: string, facts: Record<string, unknown>): Promise<string> {
  const { id: professionalId } = await makeProfessional(app.db);
  const id = await makeAppointment(app.db, {
    professionalId,
    roomId: await makeRoom(app.db),
    from: '2026-07-01T10:00-03:00',
    to: '2026-07-01T10:30-03:00',
    patientName,
    patientEmail: 'rosa@correo.example',
    ...facts,
  });
  const { rows } = await app.db.pool.query<{ id: string }>('SELECT patient_id AS id FROM appointments WHERE id = $1', [
    id,
  ]);
  return rows[0]!.id;
}

describe('A parent', () => {
  test('adds a child once, with the own contact, and reads it as family', async () => {
    const input = { input: tomas(), key: randomUUID() };
    const made = await relation(MEMBER, input, rosa);
    expect((await relation(MEMBER, input, rosa)).id).toBe(made.id);
    expect(await familyOf(rosa)).toEqual([
      {
        id: made.id,
        kind: 'mother',
        patientId: made.patientId,
        patientName: 'Tomás Paz',
        patientBirthDate: '2018-03-01',
        relativeId: await patientOf(rosaId),
        relativeName: 'Rosa Paz',
        mayBook: true,
        isInForce: true,
        coversOwnTurnos: false,
        mayConfirm: false,
        isCallers: true,
      },
    ]);
    expect((await read(made.patientId)).relations).toMatchObject([{ kind: 'mother', isCallers: false }]);
    expect(await turnoOf('Tomás Paz', {})).toBe(made.patientId);
    const stranger = (await signedIn(app.db, 'user')).token;
    expect(await familyOf(stranger)).toEqual([]);
    expect(await failureOf(send(END, { id: made.id }, stranger))).toBe('NOT_FOUND: El vínculo no existe');
  });

  test.each([
    [{ name: ' ' }, 'BAD_REQUEST name: El nombre es requerido'],
    [{ birthDate: '2027-01-01' }, 'BAD_REQUEST birthDate: La fecha de nacimiento no puede ser futura'],
    [
      { birthDate: '2008-06-01' },
      'BAD_REQUEST birthDate: Solo podés sumar a menores de 18 años. Para una persona adulta, pedilo en la clínica',
    ],
    [{ kind: 'partner' }, 'BAD_REQUEST kind: Indicá si sos su madre, su padre o quien lo cuida'],
  ])('may not add %j', async (more, failure) => {
    expect(await failureOf(send(MEMBER, { input: tomas(more) }, rosa))).toBe(failure);
    const { rows } = await app.db.pool.query("SELECT FROM patients WHERE name LIKE 'Tom%'");
    expect(rows).toEqual([]);
  });

  test('takes over a child with whom only she had turnos, with its birth date in the audit, and no child of others', async () => {
    const own = await turnoOf('Tomás Paz', { patientUserId: rosaId });
    expect((await relation(MEMBER, { input: tomas() }, rosa)).patientId).toBe(own);
    const { rows } = await app.db.pool.query("SELECT * FROM audit_events WHERE action = 'updated' AND entity_id = $1", [
      own,
    ]);
    expect(rows).toMatchObject([{ actor_user_id: rosaId, fields: ['birthDate'] }]);
    expect(withoutIds(JSON.stringify(rows))).not.toContain('2018');
    expect(await failureOf(send(MEMBER, { input: tomas() }, rosa))).toBe(
      'CONFLICT name: Esa persona ya está en tu familia',
    );
    const { userId, token } = await signedIn(app.db, 'user');
    const others = await turnoOf('Inés Paz', { patientUserId: userId });
    expect((await relation(MEMBER, { input: tomas({ name: 'Inés Paz' }) }, rosa)).patientId).not.toBe(others);
    expect((await relation(MEMBER, { input: tomas() }, token)).patientId).not.toBe(own);
  });

  test('adds a child once, whatever the key, accents and capitals', async () => {
    const { patientId } = await relation(MEMBER, { input: tomas(), key: randomUUID() }, rosa);
    expect(await failureOf(send(MEMBER, { input: tomas({ name: 'TOMAS paz' }), key: randomUUID() }, rosa))).toBe(
      'CONFLICT name: Esa persona ya está en tu familia',
    );
    const namesake = await relation(MEMBER, { input: tomas({ birthDate: '2020-03-01' }) }, rosa);
    expect(namesake.patientId).not.toBe(patientId);
  });

  test('counts no merged child towards the twelve', async () => {
    const added = [];
    for (let child = 1; child <= 12; child += 1)
      added.push(await relation(MEMBER, { input: tomas({ name: `Hijo ${child}` }) }, rosa));
    const [survivor, merged] = [await read(added[0]!.patientId), await read(added[1]!.patientId)];
    await dataOf(
      sendGraphQL(
        app,
        MERGE,
        {
          input: {
            survivorId: survivor.id,
            mergedId: merged.id,
            survivorVersion: survivor.version,
            mergedVersion: merged.version,
          },
        },
        admin,
      ),
    );
    expect(await relation(MEMBER, { input: tomas() }, rosa)).toMatchObject({ patientName: 'Tomás Paz' });
  });

  test('has at most twelve in the family; staff and unconfirmed accounts have none', async () => {
    for (let child = 1; child <= 12; child += 1)
      await relation(MEMBER, { input: tomas({ name: `Hijo ${child}` }) }, rosa);
    expect(await failureOf(send(MEMBER, { input: tomas() }, rosa))).toBe(
      'CONFLICT: Tu familia ya tiene 12 personas. Comunicate con la clínica',
    );
    for (const token of [admin, (await signedIn(app.db, 'professional')).token])
      expect(await failureOf(send(MEMBER, { input: tomas() }, token))).toMatch(/^FORBIDDEN/);
    expect(await familyOf(admin)).toEqual([]);
  });
});

describe('The desk', () => {
  test('relates two patients, who then may end it; the audit names neither', async () => {
    const [mother, child] = [await patientOf(rosaId), await create({ name: 'Tomás Paz', birthDate: '2018-03-01' })];
    const input = { patientId: child, relativeId: mother.toUpperCase(), kind: 'mother' };
    const made = await relation(ADD, { input }, admin);
    expect(await failureOf(send(ADD, { input }, admin))).toBe('CONFLICT relativeId: Ya tienen un vínculo');
    expect(await failureOf(send(ADD, { input: { ...input, relativeId: child } }, admin))).toBe(
      'BAD_REQUEST relativeId: Elegí dos pacientes distintos',
    );
    expect(await failureOf(send(ADD, { input: { ...input, patientId: randomUUID() } }, admin))).toBe(
      'NOT_FOUND: El paciente no existe',
    );
    expect(await failureOf(send(ADD, { input }, rosa))).toContain('FORBIDDEN');
    expect(await failureOf(send(ADD, { input: { ...input, maySee: false } }, admin))).toBe(
      'BAD_REQUEST maySee: Para sacar, cambiar y cancelar turnos tiene que poder verlos',
    );
    expect(await familyOf(rosa)).toMatchObject([{ id: made.id, isCallers: true }]);
    await dataOf(send(END, { id: made.id }, rosa));
    expect(await familyOf(rosa)).toEqual([]);
    const { rows } = await app.db.pool.query<{ action: string }>(
      "SELECT action, called, changes FROM audit_events WHERE entity = 'patient_relation' ORDER BY id",
    );
    expect(rows.map(({ action }) => action)).toEqual(['created', 'deleted']);
    expect(JSON.stringify(rows)).not.toMatch(/Paz/);
  });

  test('needs the birth date for a parent, and none for a partner', async () => {
    const [one, other] = [await create({ name: 'Ana Gil' }), await create({ name: 'Luis Gil' })];
    const input = { patientId: one, relativeId: other, kind: 'guardian' };
    expect(await failureOf(send(ADD, { input }, admin))).toBe(
      'BAD_REQUEST patientId: Falta la fecha de nacimiento del paciente: sin ella no se sabe si es menor',
    );
    expect(await relation(ADD, { input: { ...input, kind: 'partner' } }, admin)).toMatchObject({ isInForce: true });
    const { token } = await makeProfessional(app.db);
    expect(await failureOf(sendGraphQL(app, OF_PATIENT, { id: one }, token))).toContain('NOT_FOUND');
  });
});

test('A minor’s own consent survives a confirmation by the desk, which would give less', async () => {
  const made = await relation(MEMBER, { input: tomas({ birthDate: '2011-03-01' }) }, rosa);
  const account = await makeUser(app.db, { name: 'Tomi Paz', email: 'tomi@correo.example' });
  await app.db.pool.query('UPDATE patients SET user_id = NULL WHERE user_id = $1', [account]);
  await app.db.pool.query('UPDATE patients SET user_id = $1 WHERE id = $2', [account, made.patientId]);
  const shared = { coversOwnTurnos: true };
  expect(await relation(CONFIRM, { id: made.id }, admin)).toMatchObject({ coversOwnTurnos: false });
  expect(await relation(CONFIRM, { id: made.id }, await openSession(app.db, account))).toMatchObject(shared);
  expect(await relation(CONFIRM, { id: made.id }, admin)).toMatchObject(shared);
  app.clock.now = new Date('2029-03-01T15:00:00Z');
  expect(await relation(CONFIRM, { id: made.id }, admin)).toMatchObject({ isInForce: true });
});

test('At eighteen the parent’s rights end, until the adult agrees anew', async () => {
  const made = await relation(MEMBER, { input: tomas({ birthDate: '2008-06-02' }) }, rosa);
  expect(made.isInForce).toBe(true);
  const account = await makeUser(app.db, { name: 'Tomi Paz', email: 'tomi@correo.example' });
  await app.db.pool.query('UPDATE patients SET user_id = NULL WHERE user_id = $1', [account]);
  await app.db.pool.query('UPDATE patients SET user_id = $1 WHERE id = $2', [account, made.patientId]);
  app.clock.now = new Date('2026-06-02T15:00:00Z');
  await app.db.pool.query("UPDATE patients SET name = 'Tamara Paz' WHERE id = $1", [made.patientId]);
  const concealed = { patientName: 'T. P.', patientBirthDate: null };
  expect(await familyOf(rosa)).toMatchObject([{ isInForce: false, mayConfirm: false, ...concealed }]);
  expect(await failureOf(send(CONFIRM, { id: made.id }, rosa))).toMatch(/^FORBIDDEN/);
  const own = await openSession(app.db, account, { provedAt: app.clock.now });
  expect(await familyOf(own)).toMatchObject([
    { isInForce: false, mayConfirm: true, isCallers: false, patientName: 'Tamara Paz' },
  ]);
  await relation(CONFIRM, { id: made.id }, own);
  expect(await familyOf(rosa)).toMatchObject([{ isInForce: true, patientName: 'Tamara Paz' }]);
  await dataOf(send(END, { id: made.id }, own));
  expect(await familyOf(rosa)).toEqual([]);
});

test('A merge moves relations in both roles but those that the survivor has, and undo brings them back', async () => {
  const [survivor, merged] = [await patientOf(rosaId), await create({ name: 'Rosa Paz Gil' })];
  const born = { birthDate: '2018-03-01' };
  const [both, one] = [await create({ name: 'Tomás Paz', ...born }), await create({ name: 'Inés Paz', ...born })];
  const partner = await create({ name: 'Luis Gil' });
  for (const [patientId, relativeId, kind] of [
    [both, survivor, 'mother'],
    [both, merged, 'mother'],
    [one, merged, 'mother'],
    [merged, partner, 'partner'],
    [merged, survivor, 'carer'],
  ])
    await relation(ADD, { input: { patientId, relativeId, kind } }, admin);
  const rows = async () => (await app.db.pool.query('SELECT * FROM patient_relations ORDER BY id')).rows;
  const before = await rows();
  const [kept, gone] = [await read(survivor), await read(merged)];
  const input = {
    survivorId: survivor,
    mergedId: merged,
    survivorVersion: kept.version,
    mergedVersion: gone.version,
  };
  const { made } = await dataOf(sendGraphQL<{ made: { id: string } }>(app, MERGE, { input }, admin));
  const shown = (await read(survivor)).relations!;
  expect(shown.map(({ patientId, relativeId }) => [patientId, relativeId]).toSorted()).toEqual(
    [
      [both, survivor],
      [one, survivor],
      [survivor, partner],
    ].toSorted(),
  );
  await dataOf(sendGraphQL(app, UNDO, { id: made.id }, admin));
  expect(await rows()).toEqual(before);
});
