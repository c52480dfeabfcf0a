import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { mailKindsAfterWait } from '../../testing/harness/notices';
import { forgetRequestedMails } from '../../testing/harness/requested-mails';

const SHOWN = 'id status version visit { step arrivedAt calledAt startedAt finishedAt ticket }';
const RECORD = `mutation ($id: ID!, $step: VisitStep!, $again: Boolean! = false, $expectedVersion: Int) {
  it: recordVisitStep(appointmentId: $id, step: $step, again: $again, expectedVersion: $expectedVersion) { ${SHOWN} } }`;
const UNDO = `mutation ($id: ID!, $step: VisitStep!) { it: undoVisitStep(appointmentId: $id, step: $step) { ${SHOWN} } }`;
const MOVE = 'mutation ($id: ID!, $startTime: DateTime!) { moveAppointment(id: $id, startTime: $startTime) { id } }';

interface Shown {
  it: {
    status: string;
    version: number;
    visit: {
      step: string;
      arrivedAt: string;
      calledAt: string | null;
      startedAt: string | null;
      finishedAt: string | null;
      ticket: string;
    } | null;
  };
}

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

const local = (time: string) => `2026-06-01T${time}:00-03:00`;
const itIs = (time: string) => {
  app.clock.now = new Date(local(time));
};
const turno = (from = '09:00', to = '09:30', status = 'confirmed') =>
  makeAppointment(app.db, { professionalId: laura.id, roomId, from: local(from), to: local(to), status });
const press = (id: string, step: string, more: object = {}, token = admin) =>
  sendGraphQL<Shown>(app, RECORD, { id, step, ...more }, token);
const pressed = async (...args: Parameters<typeof press>) => (await dataOf(press(...args))).it;
const undo = (id: string, step: string) => sendGraphQL<Shown>(app, UNDO, { id, step }, admin);
const read = async (id: string) =>
  (await dataOf(sendGraphQL<Shown>(app, `query ($id: ID!) { it: appointment(id: $id) { ${SHOWN} } }`, { id }))).it;
const audited = async () =>
  (
    await app.db.pool.query<{ action: string; entity: string; fields: string[]; changes: object[] }>(
      'SELECT action, entity, fields, changes FROM audit_events ORDER BY id',
    )
  ).rows;

test('a patient arrives, is called, seen and leaves: the appointment is completed without mail', async () => {
  const id = await turno();
  expect((await read(id)).visit).toBeNull();

  itIs('08:55');
  const { visit } = await pressed(id, 'arrived');
  expect(visit).toEqual({
    step: 'arrived',
    arrivedAt: local('08:55'),
    calledAt: null,
    startedAt: null,
    finishedAt: null,
    ticket: expect.stringMatching(/^[A-Z]\d\d$/),
  });
  itIs('09:05');
  await pressed(id, 'called');
  itIs('09:07');
  await pressed(id, 'started', {}, laura.token);
  itIs('09:31');
  expect(await pressed(id, 'finished', {}, laura.token)).toMatchObject({ status: 'completed', version: 2 });

  expect(await read(id)).toMatchObject({
    status: 'completed',
    visit: {
      ...visit,
      step: 'finished',
      calledAt: local('09:05'),
      startedAt: local('09:07'),
      finishedAt: local('09:31'),
    },
  });
  expect(await mailKindsAfterWait(app)).toEqual([]);
  expect((await audited()).map(({ action, entity, fields }) => [action, entity, ...fields])).toEqual([
    ['created', 'visit'],
    ['updated', 'visit', 'calledAt'],
    ['updated', 'visit', 'startedAt'],
    ['updated', 'visit', 'finishedAt'],
    ['updated', 'appointment', 'status'],
  ]);
});

test('a step pressed twice is recorded once, and a second call calls again', async () => {
  const id = await turno();
  itIs('09:00');
  const first = await pressed(id, 'called');
  itIs('09:03');
  expect(await pressed(id, 'called')).toEqual(first);
  expect(await pressed(id, 'arrived')).toEqual(first);
  expect((await audited()).length).toBe(1);
  expect((await pressed(id, 'called', { again: true })).visit).toMatchObject({
    arrivedAt: local('09:00'),
    calledAt: local('09:03'),
  });
});

test('two desks at once record one arrival', async () => {
  const id = await turno();
  const answers = await Promise.all([1, 2, 3].map(() => pressed(id, 'arrived')));
  expect(new Set(answers.map(({ visit }) => visit!.ticket)).size).toBe(1);
  expect((await audited()).length).toBe(1);
});

test('the last step is undone, with the status that it set, and no mail is sent', async () => {
  const id = await turno();
  await pressed(id, 'started');
  await pressed(id, 'finished');
  expect(await failureOf(undo(id, 'started'))).toBe('CONFLICT: El paciente ya fue atendido. Deshacé antes ese paso');
  for (const _ of [1, 2]) {
    expect((await dataOf(undo(id, 'finished'))).it).toMatchObject({ status: 'confirmed', visit: { step: 'started' } });
  }
  await dataOf(undo(id, 'started'));
  expect((await dataOf(undo(id, 'arrived'))).it).toMatchObject({ status: 'confirmed', visit: null });
  expect((await dataOf(undo(id, 'arrived'))).it.visit).toBeNull();
  expect(await mailKindsAfterWait(app)).toEqual([]);
});

test('a status chosen after the end stays when the end is undone', async () => {
  const id = await turno('09:00', '09:30', 'pending');
  await pressed(id, 'finished');
  await app.db.pool.query("UPDATE appointments SET status = 'confirmed' WHERE id = $1", [id]);
  expect((await dataOf(undo(id, 'finished'))).it).toMatchObject({ status: 'confirmed', visit: { step: 'arrived' } });
});

test.each([
  ['cancelled', 'CONFLICT: El turno está cancelado. Cambiá antes su estado'],
  ['no_show', 'CONFLICT: El turno figura como ausente. Cambiá antes su estado'],
])("patients can't arrive for an appointment that is %s", async (status, refusal) => {
  const id = await turno('09:00', '09:30', status);
  expect(await failureOf(press(id, 'arrived'))).toBe(refusal);
  expect(await failureOf(undo(id, 'arrived'))).toBe(refusal);
});

test("patients can't arrive on another day, and a moved appointment starts anew", async () => {
  const id = await turno();
  const { visit } = await pressed(id, 'arrived');
  await dataOf(sendGraphQL(app, MOVE, { id, startTime: '2026-06-02T09:00:00-03:00' }, admin));
  expect(await failureOf(press(id, 'called'))).toBe(
    'CONFLICT: La llegada se registra el día del turno. Este turno no es de hoy',
  );
  expect((await read(id)).visit).toBeNull();

  app.clock.now = new Date('2026-06-02T09:00:00-03:00');
  const again = await pressed(id, 'arrived');
  expect(again.visit).toMatchObject({ step: 'arrived', arrivedAt: '2026-06-02T09:00:00-03:00', calledAt: null });
  expect(again.visit!.ticket).not.toBe(visit!.ticket);
});

test('professionals record the visits of their own appointments alone, and patients none', async () => {
  const id = await turno();
  const other = await makeProfessional(app.db);
  const patient = await signedIn(app.db, 'user');
  for (const { token } of [other, patient]) {
    expect(await failureOf(press(id, 'arrived', {}, token))).toBe('FORBIDDEN: Sin permisos para realizar esta acción');
  }
  expect(await failureOf(press('nothing', 'arrived'))).toBe('NOT_FOUND: El turno no existe');
});

test('a step on a stale version of the appointment is refused, unless already recorded', async () => {
  const id = await turno();
  expect(await failureOf(press(id, 'arrived', { expectedVersion: 7 }))).toMatch(/^CONFLICT: Otra persona/);
  await pressed(id, 'arrived', { expectedVersion: 1 });
  expect((await pressed(id, 'arrived', { expectedVersion: 7 })).visit).not.toBeNull();
});

test.each([
  ['a list of turnos', 'read: appointments(filter: { month: "2026-06" }, first: null) { version }'],
  ['the agenda of the day', 'read: agendaDay(date: "2026-06-01") { version }'],
  ['the agenda of the week', 'read: agendaDays(from: "2026-06-01", to: "2026-06-01") { version }'],
])('%s is stale once a patient of today arrives, and once they are called', async (_what, field) => {
  const id = await turno();
  const versions: string[] = [];
  const look = async () => {
    const { read } = await dataOf(sendGraphQL<{ read: unknown }>(app, `{ ${field} }`, {}, laura.token));
    versions.push(JSON.stringify(read));
  };
  await look();
  await pressed(id, 'arrived');
  await look();
  await pressed(id, 'called');
  await look();
  expect(new Set(versions).size).toBe(3);
});

test("a patient reads the professional's delay of today on the appointment's page", async () => {
  const delay = async (id: string) =>
    (
      await dataOf(
        sendGraphQL<{ appointment: { delayMinutes: number | null } }>(
          app,
          'query ($id: ID!) { appointment(id: $id) { delayMinutes } }',
          { id },
        ),
      )
    ).appointment.delayMinutes;
  const [first, second, third, last] = [
    await turno(),
    await turno('09:30', '10:00'),
    await turno('10:00', '10:30'),
    await turno('16:00', '16:30'),
  ];
  const colleague = await makeProfessional(app.db);
  const elsewhere = await makeAppointment(app.db, {
    professionalId: colleague.id,
    roomId: await makeRoom(app.db),
    from: local('09:30'),
    to: local('10:00'),
  });
  itIs('09:20');
  expect(await delay(second)).toBeNull();
  await pressed(first, 'started');
  expect([await delay(second), await delay(first), await delay(last), await delay(elsewhere)]).toEqual([
    20,
    null,
    null,
    null,
  ]);
  expect(await delay(third)).toBe(20);
  await app.db.pool.query("UPDATE appointments SET status = 'completed' WHERE id = $1", [second]);
  expect([await delay(second), await delay(third)]).toEqual([null, null]);
  app.clock.now = new Date('2026-06-02T09:20:00-03:00');
  expect(await delay(third)).toBeNull();
});
