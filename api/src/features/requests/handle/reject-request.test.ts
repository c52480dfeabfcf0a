import { randomUUID } from 'node:crypto';

import { toOffsetIso } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeRequest } from '../../../testing/factories/requests';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { behind } from '../../../testing/harness/lock-wait';
import { mailsAfterWait } from '../../../testing/harness/notices';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

const REJECT = `mutation ($id: ID!, $input: UpdateRequestInput!) {
  updateRequest(id: $id, input: $input) { status rejectionReason rejectionTold version } }`;

let app: TestApp;
let admin: string;
let cardiology: number;
beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  cardiology = await makeSpecialty(app.db, { name: 'Cardiología' });
});
afterAll(() => app.close());

const pending = (patientEmail: string) => makeRequest(app.db, { specialtyId: cardiology, patientEmail });
const update = (id: string, input: object) => sendGraphQL(app, REJECT, { id, input }, admin);
const mailTo = async (address: string) =>
  (await mailsAfterWait(app)).filter(({ to }) => to === address).map(({ text }) => text);

test.each([
  [true, 'bea@correo.example'],
  [false, 'ciro@correo.example'],
])('a rejection keeps its reason; its mail gives it if it shall: %s', async (tellPatient, email) => {
  const id = await pending(email);
  const input = { status: 'rejected', rejection: { reason: ' Sin cupo en junio ', tellPatient } };
  const rejected = { status: 'rejected', rejectionReason: 'Sin cupo en junio', rejectionTold: tellPatient, version: 2 };
  expect(await dataOf(update(id, input))).toEqual({ updateRequest: rejected });
  // A retry sends no second mail.
  expect(await dataOf(update(id, input))).toEqual({ updateRequest: rejected });
  const mails = await mailTo(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.includes('Motivo: Sin cupo en junio')).toBe(tellPatient);
});

test('a request is rejected without a reason too, as by REST', async () => {
  const id = await pending('dora@correo.example');
  const plain = { status: 'rejected', rejectionReason: null, rejectionTold: false, version: 2 };
  expect(await dataOf(update(id, { status: 'rejected' }))).toEqual({ updateRequest: plain });
  expect((await mailTo('dora@correo.example'))[0]).not.toContain('Motivo');
});

test('the audit records that a reason was given, without its words', async () => {
  const id = await pending('eva@correo.example');
  await dataOf(update(id, { status: 'rejected', rejection: { reason: 'Edad', tellPatient: true } }));
  const { rows } = await app.db.pool.query<{ fields: string[]; changes: unknown }>(
    'SELECT fields, changes FROM audit_events WHERE entity_id = $1',
    [id],
  );
  expect(rows.map(({ fields }) => fields.toSorted())).toEqual([['rejectionReason', 'rejectionTold', 'status']]);
  expect(JSON.stringify(rows)).not.toContain('Edad');
});

test.each([
  [{ status: 'rejected', rejection: { tellPatient: true } }, 'Escribí el motivo'],
  [{ status: 'rejected', rejection: { reason: '  ', tellPatient: true } }, 'Escribí el motivo'],
  [{ status: 'rejected', rejection: { reason: 'x'.repeat(501) } }, 'No puede superar los 500 caracteres'],
  [{ status: 'pending_assignment', rejection: { reason: 'Edad' } }, 'Solo una solicitud rechazada lleva un motivo'],
  [{ adminNotes: 'x', rejection: { reason: 'Edad' } }, 'Solo una solicitud rechazada lleva un motivo'],
])('%j is refused, and the request stays open', async (input, message) => {
  const id = await pending('flor@correo.example');
  expect(await failureOf(update(id, input))).toBe(`BAD_REQUEST rejection.reason: ${message}`);
  const { rows } = await app.db.pool.query('SELECT status, version FROM appointment_requests WHERE id = $1', [id]);
  expect(rows).toEqual([{ status: 'pending', version: 1 }]);
});

describe('Reopening a rejected request', () => {
  const reopen = (id: string) =>
    sendGraphQL(
      app,
      'mutation ($id: ID!) { reopenRequest(id: $id, status: pending) { status rejectionReason } }',
      { id },
      admin,
    );
  const rejected = async (patientEmail: string) => {
    const id = await pending(patientEmail);
    await dataOf(update(id, { status: 'rejected', rejection: { reason: 'Edad' } }));
    return id;
  };

  test('before its mail leaves sends none; rejected again, the patient gets one', async () => {
    const id = await rejected('gala@correo.example');
    expect(await dataOf(reopen(id))).toEqual({ reopenRequest: { status: 'pending', rejectionReason: null } });
    expect(await mailTo('gala@correo.example')).toEqual([]);
    await dataOf(update(id, { status: 'rejected' }));
    expect(await mailTo('gala@correo.example')).toHaveLength(1);
  });

  test('is refused once the patient was mailed', async () => {
    const id = await rejected('hilda@correo.example');
    await mailsAfterWait(app);
    expect(await failureOf(reopen(id))).toBe('CONFLICT: El paciente ya recibió el email del rechazo');
  });
});

describe('A patient who withdraws their request', () => {
  const WITHDRAW = 'mutation ($id: ID!) { withdrawRequest(id: $id) { status withdrawnAt patientEmail } }';
  const withdraw = (id: string, token: string) => sendGraphQL(app, WITHDRAW, { id }, token);
  let ines: Awaited<ReturnType<typeof signedIn>>;
  const sent = (status = 'pending') =>
    makeRequest(app.db, {
      specialtyId: cardiology,
      patientUserId: ines.userId,
      patientEmail: 'ines@correo.example',
      status,
    });
  beforeAll(async () => {
    ines = await signedIn(app.db, 'user');
  });

  test('leaves the list of open ones, with an entry of the audit, and no mail; a retry changes nothing', async () => {
    const id = await sent('pending_assignment');
    const withdrawnAt = toOffsetIso('America/Argentina/Buenos_Aires', floorToMinute(app.clock.now));
    const withdrawn = { status: 'rejected', withdrawnAt, patientEmail: 'ines@correo.example' };
    expect(await dataOf(withdraw(id, ines.token))).toEqual({ withdrawRequest: withdrawn });
    expect(await dataOf(withdraw(id, ines.token))).toEqual({ withdrawRequest: withdrawn });
    expect(await dataOf(sendGraphQL(app, '{ mySentRequests { id } }', {}, ines.token))).toEqual({ mySentRequests: [] });
    expect(await mailTo('ines@correo.example')).toEqual([]);
    const { rows } = await app.db.pool.query(
      'SELECT actor_user_id, action, fields FROM audit_events WHERE entity_id = $1',
      [id],
    );
    expect(rows).toEqual([{ actor_user_id: ines.userId, action: 'updated', fields: ['status', 'withdrawnAt'] }]);
  });

  test('finds a request of others as little as one that does not exist', async () => {
    const id = await pending('jose@correo.example');
    for (const other of [id, randomUUID(), 'x'])
      expect(await failureOf(withdraw(other, ines.token))).toBe('NOT_FOUND: La solicitud no existe');
  });

  test.each([
    ['assigned', 'La clínica ya te asignó un turno. Si no podés venir, cancelá el turno'],
    ['rejected', 'La clínica ya respondió esta solicitud'],
  ])('is refused once it was %s, even a moment before', async (status, message) => {
    const id = await sent();
    const [answer] = await behind(app, `UPDATE appointment_requests SET status = '${status}' WHERE id = '${id}'`, [
      () => withdraw(id, ines.token),
    ]);
    expect(await failureOf(Promise.resolve(answer!))).toBe(`CONFLICT: ${message}`);
  });

  test('leaves nothing to answer or to reopen', async () => {
    const id = await sent();
    await dataOf(withdraw(id, ines.token));
    const reopen = 'mutation ($id: ID!) { reopenRequest(id: $id, status: pending) { id } }';
    expect(await failureOf(sendGraphQL(app, reopen, { id }, admin))).toBe('CONFLICT: El paciente anuló esta solicitud');
    expect(await failureOf(update(id, { status: 'pending' }))).toBe('CONFLICT: El paciente anuló esta solicitud');
  });
});
