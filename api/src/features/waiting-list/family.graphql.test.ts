import { makeProfessional, makeSpecialty, makeUser, openSession, signedIn } from '../../testing/factories/people';
import { makeRoom } from '../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { WaitingClinic } from '../../testing/harness/waiting-clinic';
import { answerOwn, join, ownOffers } from '../../testing/harness/waiting-list';

const MEMBER = 'mutation ($input: FamilyMemberInput!) { made: addFamilyMember(input: $input) { id patientId } }';
const END = 'mutation ($id: ID!) { endRelation(id: $id) }';
const REQUEST = `mutation ($specialtyId: Int!, $input: RequestAppointmentInput!) {
  made: requestAppointment(specialtyId: $specialtyId, input: $input) { id patientName contactName } }`;
const MINE = '{ mySentRequests { patientName contactName } myWaitingList { patientName contactName } }';
const LIST = `query ($search: String) { appointmentRequests(search: $search) {
  items { id patientName patientBirthDate contactName patientEmail } } }`;
const ASSIGN = `mutation ($id: ID!, $input: AssignRequestInput!) {
  assigned: assignRequest(id: $id, input: $input) { appointmentId } }`;
const CANCEL = 'mutation ($id: ID!) { cancelAppointment(id: $id) { id } }';

const MARTA = { contactName: 'Marta Quiroga', patientEmail: 'marta@ejemplo.example' };
const TOMAS = { patientName: 'Tomás Paz', contactName: 'Marta Quiroga' };
const NEW_CHILD = { patientName: 'Tomás Paz', patientBirthDate: '2018-03-01', familyKind: 'mother', ...MARTA };
const REFUSED = 'BAD_REQUEST patientId: Ya no podés sacar turnos para esta persona. Elegí otra';

let app: TestApp;
let admin: string;
let marta: string;
let place: { professionalId: number; roomId: number };
let specialtyId: number;
beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await app.db.pool.query(
    "DELETE FROM appointment_requests; DELETE FROM users WHERE role = 'user'; DELETE FROM patients",
  );
  specialtyId = await makeSpecialty(app.db);
  const { id: professionalId } = await makeProfessional(app.db, { specialtyId });
  place = { professionalId, roomId: await makeRoom(app.db) };
  marta = await openSession(app.db, await makeUser(app.db, { name: 'Marta Quiroga', email: 'marta@ejemplo.example' }));
});

const add = async () => {
  const input = { name: 'Tomás Paz', birthDate: '2018-03-01', kind: 'mother' };
  return (await dataOf(sendGraphQL<{ made: { id: string; patientId: string } }>(app, MEMBER, { input }, marta))).made;
};
const ask = (input: object, token: string | null = marta) =>
  sendGraphQL<{ made: { id: string } }>(app, REQUEST, { specialtyId, input }, token ?? undefined);
const wait = (input: object, token: string | null = marta) =>
  join(app, { specialtyId, name: 'Tomás Paz', email: MARTA.patientEmail, ...input }, token ?? undefined);
const patientsOf = async (rows: string) =>
  (await app.db.pool.query<{ id: string }>(`SELECT patient_id AS id FROM ${rows}`)).rows.map(({ id }) => id);
const mails = async () => {
  await app.jobs.workAll();
  return app.mails();
};

const CASES = [
  ['request', ask, 'appointment_requests'],
  ['place in the list', wait, 'waiting_list_entries'],
] as const;

test('A mother requests a turno for her child: staff find both, and each assigned turno is the child’s', async () => {
  const { patientId } = await add();
  const { made } = await dataOf(ask({ ...MARTA, patientId, patientName: 'Otro nombre' }));
  expect(made).toMatchObject(TOMAS);
  expect(await patientsOf('appointment_requests')).toEqual([patientId]);
  const mail = (await mails()).find(({ to }) => to === 'marta@ejemplo.example')!;
  expect(mail.text).toContain('Hola, Marta Quiroga:');
  expect(mail.text).toContain('Paciente: Tomás Paz');
  for (const search of ['quiroga', 'TOMAS', 'quiroag paz']) {
    const { appointmentRequests } = await dataOf(
      sendGraphQL<{ appointmentRequests: { items: object[] } }>(app, LIST, { search }, admin),
    );
    expect(appointmentRequests.items).toEqual([
      { id: made.id, ...TOMAS, patientBirthDate: '2018-03-01', patientEmail: 'marta@ejemplo.example' },
    ]);
  }
  for (const startTime of ['2026-06-03T10:00:00-03:00', '2026-06-04T10:00:00-03:00']) {
    const { assigned } = await dataOf(
      sendGraphQL<{ assigned: { appointmentId: string } }>(
        app,
        ASSIGN,
        { id: made.id, input: { ...place, startTime } },
        admin,
      ),
    );
    // The next turno replaces this one.
    await dataOf(sendGraphQL(app, CANCEL, { id: assigned.appointmentId }, admin));
  }
  expect(await patientsOf('appointments')).toEqual([patientId, patientId]);
  const { rows } = await app.db.pool.query('SELECT DISTINCT patient_name, contact_name FROM appointments');
  expect(rows).toEqual([{ patient_name: 'Tomás Paz', contact_name: 'Marta Quiroga' }]);
});

test('A mother waits for a turno for her child: the accepted turno is the child’s', async () => {
  const { patientId } = await add();
  await dataOf(wait({ ...MARTA, patientId, patientName: 'Otro nombre' }));
  expect(await dataOf(sendGraphQL(app, MINE, {}, marta))).toEqual({ mySentRequests: [], myWaitingList: [TOMAS] });
  expect(await failureOf(wait({ ...MARTA, patientId, patientName: 'Otro nombre' }))).toBe(
    'CONFLICT: Tomás Paz ya está en esa lista de espera. Te escribimos cuando haya un lugar',
  );
  await new WaitingClinic(app, { ...place, admin }).free();
  const [offer] = await ownOffers(app, marta);
  expect(offer).toMatchObject({ firstName: 'Marta', patientFirstName: 'Tomás' });
  await dataOf(answerOwn(app, 'acceptMyOffer', offer!.id, marta));
  expect(await patientsOf('appointments WHERE is_live')).toEqual([patientId]);
});

test('A visitor who asks twice for a child reads of the child’s place, not of their own', async () => {
  const visitor = { ...MARTA, patientEmail: 'visita@ejemplo.example', patientBirthDate: '2018-03-01' };
  for (let times = 0; times < 2; times += 1) await dataOf(wait(visitor, null));
  const received = (await mails()).filter(({ to }) => to === visitor.patientEmail);
  expect(received.map(({ subject }) => subject.split(' - ')[0]).toSorted()).toEqual([
    'Tomás Paz está en la lista de espera',
    'Tomás Paz ya está en esa lista de espera',
  ]);
});

test.each(CASES)('A new child joins the family with a %s, or neither is written', async (_, send, table) => {
  const family = () => patientsOf('patient_relations');
  const wrong = { preferredTime: '03:00', untilDate: '2020-01-01' };
  const given = send === ask ? 'preferredTime' : 'untilDate';
  expect(await failureOf(send({ ...NEW_CHILD, [given]: wrong[given] }))).toMatch(/^BAD_REQUEST/);
  expect(await family()).toEqual([]);
  expect((await send(NEW_CHILD)).errors).toBeUndefined();
  expect(await patientsOf(table)).toEqual(await family());
});

test.each(CASES)('A %s is refused for patients of others, and once the relation has ended', async (_, send, table) => {
  const { id, patientId } = await add();
  const input = { ...MARTA, patientName: 'Tomás Paz', patientId };
  const stranger = (await signedIn(app.db, 'user')).token;
  for (const token of [stranger, null]) expect(await failureOf(send(input, token))).toBe(REFUSED);
  expect(await failureOf(send({ ...input, contactName: ' ' }))).toMatch(/^BAD_REQUEST contactName/);
  await dataOf(sendGraphQL(app, END, { id }, marta));
  expect(await failureOf(send(input))).toBe(REFUSED);
  expect(await patientsOf(table)).toEqual([]);
});
