import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { mailKindsAfterWait } from '../../../testing/harness/notices';
import { forgetRequestedMails } from '../../../testing/harness/requested-mails';

const SET = 'mutation ($id: ID!, $status: String!) { setAppointmentStatus(id: $id, status: $status) { id status } }';
const AFTERWARDS = new Date('2026-06-03T13:30:00Z');
const AT_TEN = { from: '2026-06-03T10:00-03:00', to: '2026-06-03T10:30-03:00' };

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await forgetRequestedMails(app);
  laura = await makeProfessional(app.db);
  roomId = await makeRoom(app.db);
});

type Answer = { setAppointmentStatus: { status: string } };
const set = (id: string, status: string, token?: string) => sendGraphQL<Answer>(app, SET, { id, status }, token);
const lauras = (more: { status?: string } = {}) =>
  makeAppointment(app.db, { professionalId: laura.id, roomId, ...AT_TEN, ...more });
const statusOf = async (id: string) =>
  (await app.db.pool.query('SELECT status FROM appointments WHERE id = $1', [id])).rows[0].status;
const holds = async () => (await app.db.pool.query('SELECT FROM holds')).rowCount;

describe('Made absent before it begins, an appointment', () => {
  const BUSY = 'CONFLICT: El horario elegido ya no está disponible. Elegí otro horario';
  const ask = (token?: string) =>
    book(app, { professionalId: laura.id, roomId, startTime: AT_TEN.from }, token ? { token } : {});
  const absent = async () => {
    const id = await lauras();
    await dataOf(set(id, 'no_show', laura.token));
    return id;
  };

  test('keeps its time until it begins, and the refusal names the patient to staff', async () => {
    await absent();
    expect(await failureOf(ask())).toBe(BUSY);
    expect(await failureOf(ask(admin))).toBe(
      'CONFLICT: Ese horario está reservado hasta el 03-06-2026 a las 10:00 para Pedro Paciente, que figura ausente. ' +
        'Elegí otro horario',
    );
    app.clock.now = new Date(AT_TEN.from);
    expect((await dataOf(ask(admin))).bookAppointment.startTime).toBe('2026-06-03T10:00:00-03:00');
  });

  test.each(['pending', 'confirmed', 'completed'])('is made %s again at any time until then', async (status) => {
    const id = await absent();
    expect((await dataOf(set(id, status, laura.token))).setAppointmentStatus.status).toBe(status);
    expect(await failureOf(ask())).toBe(BUSY);
    expect(await holds()).toBe(0);
  });

  test('frees its time once it is cancelled, or its professional leaves', async () => {
    await dataOf(set(await absent(), 'cancelled', laura.token));
    expect(await mailKindsAfterWait(app)).toEqual(['appointment-cancelled']);
    const other = await absent();
    await dataOf(
      sendGraphQL(app, 'mutation ($id: Int!) { deleteProfessional(id: $id) { summary } }', { id: laura.id }, admin),
    );
    expect([await statusOf(other), await holds()]).toEqual(['cancelled', 0]);
  });

  test('keeps no time as a sobreturno, which has none for itself', async () => {
    laura = await makeProfessional(app.db, { overbookingsPerHour: 1 });
    const turno = { professionalId: laura.id, roomId, ...AT_TEN };
    const id = await makeAppointment(app.db, { ...turno, overbookingReason: 'Fiebre' });
    await dataOf(set(id, 'no_show', laura.token));
    expect(await holds()).toBe(0);
  });

  test.each(['no_show', 'completed'])('counts in no figure until it begins: %s', async (status) => {
    await lauras({ status });
    const FIGURES = [
      'appointmentCounts { completed }',
      `appointmentCounts(filter: { status: "${status}" }) { completed }`,
      'appointmentCounts(filter: { month: "2026-06" }) { completed }',
      'agendaDays(from: "2026-06-03", to: "2026-06-03") { completed noShow }',
      'noShowFigures(filter: { from: "2026-06-01", until: "2026-06-30" }) { closed missed }',
      'figureTurnos(filter: { of: closed, from: "2026-06-01", until: "2026-06-30" }) { total }',
      'patients(search: "pedro", first: 5) { noShows }',
    ];
    const counted = async () => {
      const answers = await Promise.all(FIGURES.map((it) => dataOf(sendGraphQL(app, `{ ${it} }`, {}, admin))));
      return JSON.stringify(answers)
        .match(/(?<=:)\d+/g)!
        .reduce((sum, figure) => sum + Number(figure), 0);
    };
    expect(await counted()).toBe(0);
    app.clock.now = AFTERWARDS;
    expect(await counted()).toBe(status === 'no_show' ? 5 : 6);
  });
});
