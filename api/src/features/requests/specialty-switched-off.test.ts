import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeRequest } from '../../testing/factories/requests';
import { makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { TUESDAY_10AM } from '../../testing/harness/booking';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL, type GraphQLAnswer } from '../../testing/harness/graphql';
import { untilSomebodyWaits } from '../../testing/harness/lock-wait';
import { forgetRequestedMails, requestedMails } from '../../testing/harness/requested-mails';
import { callRest } from '../../testing/harness/rest';

const UPDATE = `mutation ($id: Int!, $input: UpdateSpecialtyInput!, $confirmed: [ID!]) {
  updateSpecialty(id: $id, input: $input, confirmedRequests: $confirmed) { name isActive version }
}`;
const REQUEST = `mutation ($id: Int!) {
  requestAppointment(specialtyId: $id, input: { patientName: "Pedro Paciente", patientEmail: "pedro@ejemplo.example" }) { id }
}`;
const OFF = { isActive: false };
type Answer = GraphQLAnswer<{ updateSpecialty: { name: string; isActive: boolean; version: number } }>;

let app: TestApp;
let admin: string;
let cardiology: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyTables(app, 'specialties', 'rooms');
  await forgetRequestedMails(app);
  cardiology = await makeSpecialty(app.db, { name: 'Cardiología' });
});

const update = (input: object, confirmed?: readonly string[]): Promise<Answer> =>
  sendGraphQL(app, UPDATE, { id: cardiology, input, confirmed }, admin);
const saved = (answer: Promise<Answer>) => dataOf(answer).then(({ updateSpecialty }) => updateSpecialty);
const listed = async (answer: Answer | Promise<Answer>) =>
  ((await answer).errors?.[0]?.extensions as { unconfirmed?: { id: string }[] } | undefined)?.unconfirmed ?? [];
const ids = async (answer: Answer | Promise<Answer>) => (await listed(answer)).map(({ id }) => id);
const pending = (traits: object = {}) => makeRequest(app.db, { specialtyId: cardiology, ...traits });
const ask = () =>
  sendGraphQL(app, REQUEST, { id: cardiology }) as Promise<GraphQLAnswer<{ requestAppointment: { id: string } }>>;

describe('Switching a specialty off', () => {
  test('lists its open requests before saving, and saves once all are confirmed', async () => {
    const first = await pending({ createdAt: '2026-05-30T02:30:00Z' });
    const second = await pending({ status: 'pending_assignment', patientName: 'Pablo Ruiz' });
    const refused = await update({ ...OFF, name: 'Corazón' });
    expect(await failureOf(Promise.resolve(refused))).toBe(
      'CONFLICT: 2 solicitudes abiertas quedarían en una especialidad inactiva. Revisá la lista y confirmá para guardar',
    );
    expect(await listed(refused)).toEqual([
      { id: first, number: expect.any(Number), patientName: 'Rosa Pérez', date: '2026-05-29' },
      { id: second, number: expect.any(Number), patientName: 'Pablo Ruiz', date: '2026-05-30' },
    ]);
    expect(await ids(update(OFF, [first]))).toEqual([first, second]);
    expect(await saved(update({ name: 'Cardiología' }))).toEqual({ name: 'Cardiología', isActive: true, version: 1 });
    expect(await saved(update(OFF, [first, second]))).toEqual({ name: 'Cardiología', isActive: false, version: 2 });
    expect(await requestedMails(app)).toEqual([]);
  });

  test('keeps its requests open: they can still be assigned', async () => {
    const id = await pending();
    const { id: professionalId } = await makeProfessional(app.db, { specialtyId: cardiology });
    const roomId = await makeRoom(app.db);
    await saved(update(OFF, [id]));
    const assign =
      'mutation ($id: ID!, $input: AssignRequestInput!) { assignRequest(id: $id, input: $input) { status } }';
    const input = { professionalId, roomId, startTime: TUESDAY_10AM };
    expect(await dataOf(sendGraphQL(app, assign, { id, input }, admin))).toEqual({
      assignRequest: { status: 'assigned' },
    });
  });

  test('ignores closed requests and other specialties, and asks nothing if already inactive', async () => {
    await pending({ status: 'rejected' });
    await pending({ status: 'assigned' });
    await makeRequest(app.db, { specialtyId: await makeSpecialty(app.db, { name: 'Alergia' }) });
    expect(await saved(update(OFF))).toMatchObject({ isActive: false });
    await pending();
    expect(await saved(update({ ...OFF, name: 'Corazón' }))).toMatchObject({ name: 'Corazón', version: 3 });
    expect(await saved(update({ isActive: true }))).toMatchObject({ isActive: true });
  });

  test('notices requests sent while it waited, and after the list was read', async () => {
    const first = await pending();
    const [sent, off] = await behindTheRow([ask, () => update(OFF, [first])]);
    const { id } = sent.data!.requestAppointment;
    expect(await ids(off)).toEqual([first, id]);
    expect(await saved(update(OFF, [first, id]))).toMatchObject({ isActive: false });
  });

  test('refuses requests that queue behind it', async () => {
    const [off, sent] = await behindTheRow([() => update(OFF), ask]);
    expect(off.data!.updateSpecialty).toMatchObject({ isActive: false });
    expect(await failureOf(Promise.resolve(sent))).toBe(
      'CONFLICT: Esta especialidad ya no recibe solicitudes. Elegí otra',
    );
  });

  test('succeeds in REST, or asks first if preferred, confirmed by confirmed_requests', async () => {
    const id = await pending();
    const put = (body: object, headers = {}) =>
      callRest(app, `PUT /admin/specialties/${cardiology}`, { token: admin, body, headers });
    const refused = await put({ is_active: false }, { prefer: 'handling=strict' });
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        error: '1 solicitud abierta quedaría en una especialidad inactiva. Revisá la lista y confirmá para guardar',
        code: 'CONFLICT',
        unconfirmed: [{ id, number: expect.any(Number), patient_name: 'Rosa Pérez', date: '2026-05-30' }],
      },
    ]);
    expect(await put({ is_active: false, confirmed_requests: [id] })).toMatchObject({
      status: 200,
      body: { is_active: false },
    });
    await put({ is_active: true });
    expect((await put({ is_active: false })).body).toMatchObject({
      is_active: false,
      affected: [{ id, date: '2026-05-30' }],
    });
  });
});

/** Both start while the specialty's row is locked; the second waits for the first. */
async function behindTheRow<First, Second>([startFirst, startSecond]: readonly [
  () => Promise<First>,
  () => Promise<Second>,
]): Promise<[First, Second]> {
  const { first, second } = await app.db.transaction(async (tx) => {
    await tx.rows({ name: 'test-hold-specialties', text: 'SELECT FROM specialties FOR UPDATE' }, []);
    const started = startFirst();
    await untilSomebodyWaits(app, 1);
    const next = startSecond();
    await untilSomebodyWaits(app, 2);
    return { first: started, second: next };
  });
  return Promise.all([first, second]);
}
