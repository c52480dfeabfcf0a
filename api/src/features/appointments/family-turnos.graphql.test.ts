import { makeUser, openSession, signedIn } from '../../testing/factories/people';
import { makeAppointment } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { book } from '../../testing/harness/booking';
import { addChild, MARTA, startFamily } from '../../testing/harness/family';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { untilSomebodyWaits } from '../../testing/harness/lock-wait';
import { mailsAfterWait } from '../../testing/harness/notices';

const END = 'mutation ($id: ID!) { endRelation(id: $id) }';
const CONFIRM = 'mutation ($id: ID!) { confirmRelation(id: $id) { id } }';
const MINE = `{ appointments(first: 20) { items { id patientName isMasked viewerCan { cancel } } }
  appointmentCounts { total } }`;
const READ = 'query ($id: ID!) { appointment(id: $id) { patientName patientEmail patientBirthDate isMasked } }';
const CANCEL = 'mutation ($id: ID!) { cancelAppointment(id: $id) { status patientEmail } }';
const MOVE = `mutation ($id: ID!, $startTime: DateTime!, $seen: DateTime!) {
  rescheduleAppointment(id: $id, startTime: $startTime, seenStartTime: $seen) { startTime patientEmail viewerCan { cancel } } }`;
const SERIES = `mutation ($input: BookSeriesInput!) {
  bookSeries(input: $input) { appointments { patientName contactName } } }`;

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let roomId: number;
let marta: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ laura, roomId, marta } = await startFamily(app));
});

const add = (name: string, birthDate: string) => addChild(app, marta, name, birthDate);
/** Added by the mother and confirmed by the desk. */
const addConfirmed = async (name: string, birthDate: string) => {
  const made = await add(name, birthDate);
  await dataOf(send(CONFIRM, { id: made.id }, admin));
  return made;
};
const send = (query: string, variables: Record<string, unknown>, token = marta) =>
  sendGraphQL(app, query, variables, token);
const mine = async (token = marta) =>
  (
    await dataOf(
      sendGraphQL<{
        appointments: {
          items: { id: string; patientName: string; isMasked: boolean; viewerCan: { cancel: boolean } }[];
        };
        appointmentCounts: { total: number };
      }>(app, MINE, {}, token),
    )
  ).appointments.items;
const patientOf = async (id: string) =>
  (await app.db.pool.query<{ id: string }>('SELECT patient_id AS id FROM appointments WHERE id = $1', [id])).rows[0]!
    .id;
const bookFor = (more: object, token = marta) =>
  book(app, { professionalId: laura.id, roomId, patientName: 'Tomás Paz', ...MARTA, ...more }, { token });

/** Written by the desk, without an account. */
async function deskTurno(patientId: string, facts: Record<string, unknown> = {}): Promise<string> {
  const id = await makeAppointment(app.db, {
    professionalId: laura.id,
    roomId,
    from: '2026-06-10T10:00-03:00',
    to: '2026-06-10T10:30-03:00',
    patientName: 'Tomás Paz',
    patientEmail: 'otra@correo.example',
    ...facts,
  });
  await app.db.pool.query('UPDATE appointments SET patient_id = $1 WHERE id = $2', [patientId, id]);
  return id;
}

test('A mother books for her child: the patient is the child, the mail is hers', async () => {
  const { patientId } = await add('Tomás Paz', '2018-03-01');
  const { bookAppointment: turno } = await dataOf(bookFor({ patientId, patientName: 'Otro nombre' }));
  expect(turno).toMatchObject({
    patientName: 'Tomás Paz',
    patientBirthDate: '2018-03-01',
    contactName: 'Marta Quiroga',
  });
  expect(await patientOf(turno.id)).toBe(patientId);
  expect((await mailsAfterWait(app)).find(({ text }) => text.includes(turno.id))?.to).toBe('marta@ejemplo.example');
});

test('A new child joins the family with the booking, or neither is written', async () => {
  const given = { familyKind: 'mother', patientBirthDate: '2018-03-01' };
  expect(await failureOf(bookFor({ ...given, startTime: '2026-06-02T03:00:00-03:00' }))).toMatch(/^CONFLICT/);
  const family = async () => (await app.db.pool.query('SELECT patient_id AS id FROM patient_relations')).rows;
  expect(await family()).toEqual([]);
  const { bookAppointment: turno } = await dataOf(bookFor(given));
  expect(await family()).toEqual([{ id: await patientOf(turno.id) }]);
});

test('A child whom she names again, as another person, is the one of her family', async () => {
  const given = { familyKind: 'mother', patientBirthDate: '2018-03-01' };
  const { bookAppointment: first } = await dataOf(bookFor(given));
  const { bookAppointment: second } = await dataOf(
    bookFor({ ...given, patientName: 'TOMAS paz', startTime: '2026-06-03T10:00:00-03:00' }),
  );
  expect(await patientOf(second.id)).toBe(await patientOf(first.id));
  expect(second.patientName).toBe('Tomás Paz');
  await app.db.pool.query('UPDATE patient_relations SET may_book = false');
  expect(await failureOf(bookFor({ ...given, startTime: '2026-06-04T10:00:00-03:00' }))).toBe(
    'BAD_REQUEST patientName: Ya no podés sacar turnos para esta persona. Elegí otra',
  );
});

test('A booking waits for a merge of the child without a deadlock', async () => {
  const { patientId } = await add('Tomás Paz', '2018-03-01');
  const { booking } = await app.db.transaction(async (merge) => {
    await merge.manager.query('SELECT FROM patients WHERE id = $1 FOR UPDATE', [patientId]);
    const started = bookFor({ patientId });
    await untilSomebodyWaits(app);
    await merge.manager.query('SELECT FROM patient_relations WHERE patient_id = $1 FOR UPDATE NOWAIT', [patientId]);
    return { booking: started };
  });
  const { bookAppointment: turno } = await dataOf(booking);
  expect(await patientOf(turno.id)).toBe(patientId);
});

test('A series for a child is all the child’s', async () => {
  await app.db.pool.query('UPDATE professionals SET series_online = true WHERE id = $1', [laura.id]);
  const turnos = ['2026-06-02', '2026-06-09'].map((day) => ({ startTime: `${day}T10:00:00-03:00`, roomId }));
  const input = {
    professionalId: laura.id,
    everyWeeks: 1,
    turnos,
    patientName: 'Tomás Paz',
    patientBirthDate: '2018-03-01',
    familyKind: 'father',
    ...MARTA,
  };
  const own = { patientName: 'Tomás Paz', contactName: 'Marta Quiroga' };
  expect(await dataOf(send(SERIES, { input }))).toEqual({ bookSeries: { appointments: [own, own] } });
  const { rows } = await app.db.pool.query('SELECT DISTINCT patient_id FROM appointments');
  expect(rows).toHaveLength(1);
});

test('Patients of others are refused, and family members after the relation ended', async () => {
  const { id, patientId } = await add('Tomás Paz', '2018-03-01');
  const refused = 'BAD_REQUEST patientId: Ya no podés sacar turnos para esta persona. Elegí otra';
  expect(await failureOf(bookFor({ patientId }, (await signedIn(app.db, 'user')).token))).toBe(refused);
  expect(await failureOf(book(app, { professionalId: laura.id, roomId, ...MARTA, patientId }))).toBe(refused);
  expect(await failureOf(bookFor({ patientId }, laura.token))).toBe(refused);
  await dataOf(send(END, { id }));
  expect(await failureOf(bookFor({ patientId }))).toBe(refused);
});

test('The desk books for the very patient, whatever the contact', async () => {
  const { patientId } = await add('Tomás Paz', '2018-03-01');
  const { bookAppointment: turno } = await dataOf(bookFor({ patientId, patientEmail: 'otra@correo.example' }, admin));
  expect(await patientOf(turno.id)).toBe(patientId);
});

test('A parent who added a child sees own bookings only, until the desk confirms: a stranger may know its name and a phone', async () => {
  const { id: relationId, patientId } = await add('Tomás Paz', '2018-03-01');
  const { bookAppointment: own } = await dataOf(bookFor({ patientId }));
  const others = await deskTurno(patientId);
  const ids = async () => (await mine()).map(({ id }) => id).toSorted();
  expect(await ids()).toEqual([own.id]);
  expect(await dataOf(send(READ, { id: others }))).toMatchObject({ appointment: { isMasked: true } });
  expect(await failureOf(send(CANCEL, { id: others }))).toMatch(/^FORBIDDEN/);
  await dataOf(send(CONFIRM, { id: relationId }, admin));
  expect(await ids()).toEqual([own.id, others].toSorted());
});

test('A mother sees, moves and cancels what the desk wrote for her child, without the contact; strangers don’t', async () => {
  const { id: relationId, patientId } = await addConfirmed('Tomás Paz', '2018-03-01');
  const id = await deskTurno(patientId);
  expect(await mine()).toEqual([{ id, patientName: 'Tomás Paz', isMasked: false, viewerCan: { cancel: true } }]);
  expect(await dataOf(send(READ, { id }))).toMatchObject({
    appointment: { patientName: 'Tomás Paz', patientEmail: 'o•••@c•••.example', isMasked: false },
  });
  const [seen, startTime] = ['2026-06-10T10:00:00-03:00', '2026-06-11T11:00:00-03:00'];
  expect(await dataOf(send(MOVE, { id, seen, startTime }))).toEqual({
    rescheduleAppointment: { startTime, patientEmail: 'o•••@c•••.example', viewerCan: { cancel: true } },
  });
  const stranger = (await signedIn(app.db, 'user')).token;
  expect(await mine(stranger)).toEqual([]);
  expect(await failureOf(send(CANCEL, { id }, stranger))).toMatch(/^FORBIDDEN/);
  await app.db.pool.query('UPDATE patient_relations SET may_book = false WHERE id = $1', [relationId]);
  expect(await mine()).toMatchObject([{ id, viewerCan: { cancel: false } }]);
  expect(await failureOf(send(CANCEL, { id }))).toMatch(/^FORBIDDEN/);
  await app.db.pool.query('UPDATE patient_relations SET may_book = true WHERE id = $1', [relationId]);
  expect(await dataOf(send(CANCEL, { id }))).toEqual({
    cancelAppointment: { status: 'cancelled', patientEmail: 'o•••@c•••.example' },
  });
  await dataOf(send(END, { id: relationId }));
  expect(await mine()).toEqual([]);
});

test('A mother of a child of fifteen sees turnos that others asked for, until the child shares all', async () => {
  const { id: relationId, patientId } = await addConfirmed('Tomás Paz', '2011-03-01');
  const own = await deskTurno(patientId);
  const asked = await deskTurno(patientId, {
    contactName: 'Marta Quiroga',
    from: '2026-06-12T10:00-03:00',
    to: '2026-06-12T10:30-03:00',
  });
  const ids = async () => (await mine()).map(({ id }) => id);
  expect(await ids()).toEqual([asked]);
  expect(await dataOf(send(READ, { id: own }))).toMatchObject({
    appointment: { patientName: 'T. P.', isMasked: true },
  });
  expect(await failureOf(send(CANCEL, { id: own }))).toMatch(/^FORBIDDEN/);
  const account = await makeUser(app.db, { name: 'Tomi Paz', email: 'tomi@ejemplo.example' });
  await app.db.pool.query('DELETE FROM patients WHERE user_id = $1', [account]);
  await app.db.pool.query('UPDATE patients SET user_id = $1 WHERE id = $2', [account, patientId]);
  await dataOf(send(CONFIRM, { id: relationId }, await openSession(app.db, account)));
  expect(await ids()).toEqual([asked, own]);
});
