import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { mailsAfterWait } from '../../../testing/harness/notices';
import { callRest, restFailure } from '../../../testing/harness/rest';

const FIELDS = '{ id status cancellation { reason note toldPatient } }';
const WAYS = {
  cancelAppointment: `mutation ($id: ID!, $cancellation: CancellationInput) {
    done: cancelAppointment(id: $id, cancellation: $cancellation) ${FIELDS}
  }`,
  setAppointmentStatus: `mutation ($id: ID!, $cancellation: CancellationInput) {
    done: setAppointmentStatus(id: $id, status: "cancelled", cancellation: $cancellation) ${FIELDS}
  }`,
  updateAppointment: `mutation ($id: ID!, $cancellation: CancellationInput) {
    done: updateAppointment(id: $id, input: { status: "cancelled", cancellation: $cancellation }) ${FIELDS}
  }`,
};
const SET = `mutation ($id: ID!, $status: String!, $cancellation: CancellationInput) {
  done: setAppointmentStatus(id: $id, status: $status, cancellation: $cancellation) ${FIELDS}
}`;
const ABSENT = { reason: 'professional_unavailable', note: ' Está de licencia ', tellPatient: true };

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let patient: { userId: number; token: string };
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  patient = await signedIn(app.db, 'user');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  laura = await makeProfessional(app.db);
  const roomId = await makeRoom(app.db);
  id = await makeAppointment(app.db, {
    professionalId: laura.id,
    roomId,
    patientUserId: patient.userId,
    from: '2026-06-03T10:00-03:00',
    to: '2026-06-03T10:30-03:00',
  });
});

interface Done {
  done: { status: string; cancellation: { reason: string; note: string | null; toldPatient: boolean } | null };
}
const send = (query: string, more: object, token: string = admin) =>
  sendGraphQL<Done>(app, query, { id, ...more }, token);
const cancel = (cancellation: object | undefined, token?: string) =>
  send(WAYS.cancelAppointment, { cancellation }, token);
const seenBy = async (token?: string) =>
  (
    await dataOf(
      sendGraphQL<{ done: Done['done'] }>(
        app,
        `query ($id: ID!) { done: appointment(id: $id) ${FIELDS} }`,
        { id },
        token,
      ),
    )
  ).done.cancellation;
const mailText = async () => (await mailsAfterWait(app)).filter(({ text }) => text.includes(id)).at(-1)!.text;
const mailCount = async () => (await mailsAfterWait(app)).filter(({ text }) => text.includes(id)).length;
const audited = async () => {
  const { rows } = await app.db.pool.query<{ fields: string[]; changes: object[] }>(
    'SELECT fields, changes FROM audit_events WHERE entity_id = $1 ORDER BY id',
    [id],
  );
  return rows.at(-1)!;
};

describe.each(Object.entries(WAYS))('By %s', (_name, query) => {
  test('staff say why: the turno keeps it, and the mail tells the patient', async () => {
    const { done } = await dataOf(send(query, { cancellation: ABSENT }));
    expect(done).toMatchObject({
      status: 'cancelled',
      cancellation: { reason: 'professional_unavailable', note: 'Está de licencia', toldPatient: true },
    });
    expect(await mailText()).toContain('Motivo: El profesional no atiende ese día. Está de licencia\n');
    expect(await seenBy(patient.token)).toEqual(done.cancellation);
  });

  test('staff who do not tell the patient keep it to themselves', async () => {
    const { done } = await dataOf(send(query, { cancellation: { reason: 'room_unavailable' } }));
    expect(done.cancellation).toEqual({ reason: 'room_unavailable', note: null, toldPatient: false });
    expect(await mailText()).not.toContain('Motivo');
    expect([await seenBy(patient.token), await seenBy()]).toEqual([null, null]);
    expect([await seenBy(laura.token), await seenBy(admin)]).toEqual([done.cancellation, done.cancellation]);
    expect(await seenBy((await makeProfessional(app.db)).token)).toBeNull();
  });

  test('no reason needs to be given', async () => {
    expect((await dataOf(send(query, {}))).done).toMatchObject({ status: 'cancelled', cancellation: null });
    expect(await mailText()).not.toContain('Motivo');
  });

  test.each([
    [{ reason: 'other' }, /^BAD_REQUEST (\w+\.)*cancellation\.note: Escribí el motivo$/],
    [{ reason: 'other', note: '   ' }, /note: Escribí el motivo$/],
    [{ note: 'Está de licencia' }, /reason: Elegí un motivo$/],
    [{ tellPatient: true }, /reason: Elegí un motivo$/],
    [{ reason: 'entered_by_mistake', note: 'x'.repeat(501) }, /note: No puede superar los 500 caracteres$/],
  ])('%j is refused, and nothing is cancelled', async (cancellation, failure) => {
    expect(await failureOf(send(query, { cancellation }))).toMatch(failure);
    expect((await app.db.pool.query('SELECT status FROM appointments WHERE id = $1', [id])).rows).toEqual([
      { status: 'pending' },
    ]);
  });
});

test.each([
  ['patient_asked', 'Lo pidió el paciente', 'Lo pediste a la clínica', null],
  ['room_unavailable', 'La sala no está disponible', 'La sala no está disponible', null],
  ['entered_by_mistake', 'Cargado por error', 'Se cargó por error. Era otro día', 'Era otro día'],
  ['other', 'Otro', 'Corte de luz', 'Corte de luz'],
])('%s is "%s" in the audit, without the note, and the patient reads "%s"', async (reason, word, mailed, note) => {
  await dataOf(cancel({ reason, note, tellPatient: true }));
  const { fields, changes } = await audited();
  expect(changes).toEqual([
    { field: 'status', from: 'Pendiente', to: 'Cancelado' },
    { field: 'cancellationReason', from: null, to: word },
    { field: 'cancellationTold', from: 'No', to: 'Sí' },
  ]);
  expect(fields.includes('cancellationNote')).toBe(note !== null);
  expect(await mailText()).toContain(`Motivo: ${mailed}\n`);
});

test('A turno that is revived has no reason any more, and cancelled again it begins without one', async () => {
  await dataOf(cancel(ABSENT));
  expect((await dataOf(send(SET, { status: 'confirmed' }))).done).toMatchObject({
    status: 'confirmed',
    cancellation: null,
  });
  expect((await audited()).changes).toContainEqual({
    field: 'cancellationReason',
    from: 'El profesional no atiende ese día',
    to: null,
  });
  expect((await dataOf(cancel(undefined))).done.cancellation).toBeNull();
  expect(await mailText()).not.toContain('Motivo');
});

test('A reason can be given and corrected afterwards; the patient is mailed if there is news', async () => {
  await dataOf(cancel(undefined));
  const before = await mailCount();
  await dataOf(send(SET, { status: 'cancelled', cancellation: { reason: 'entered_by_mistake' } }));
  expect([await mailCount(), (await seenBy(admin))?.reason]).toEqual([before, 'entered_by_mistake']);
  await dataOf(send(SET, { status: 'cancelled', cancellation: ABSENT }));
  expect([await mailCount(), (await mailText()).includes('Está de licencia')]).toEqual([before + 1, true]);
  await dataOf(send(SET, { status: 'cancelled', cancellation: ABSENT }));
  await dataOf(send(SET, { status: 'cancelled' }));
  expect([await mailCount(), (await seenBy(patient.token))?.note]).toEqual([before + 1, 'Está de licencia']);
});

test('Only a cancelled turno has a reason', async () => {
  expect(await failureOf(send(SET, { status: 'confirmed', cancellation: ABSENT }))).toMatch(
    /reason: Solo un turno cancelado lleva un motivo$/,
  );
});

test('A patient cancels without saying why, and cannot speak for the clinic', async () => {
  expect(await failureOf(cancel(ABSENT, patient.token))).toBe(
    'FORBIDDEN cancellation: Solo la clínica indica un motivo',
  );
  expect(await failureOf(send(SET, { status: 'cancelled', cancellation: ABSENT }, patient.token))).toBe(
    'FORBIDDEN cancellation: Solo la clínica indica un motivo',
  );
  expect((await dataOf(cancel(undefined, patient.token))).done).toMatchObject({
    status: 'cancelled',
    cancellation: null,
  });
});

describe('The documented calls', () => {
  const body = { reason: 'other', note: 'Corte de luz', tell_patient: true };
  const status = (more: object, token = admin) =>
    callRest(app, `PUT /appointments/${id}/status`, { body: { status: 'cancelled', ...more }, token });

  test('cancel without a body as before, and take a reason', async () => {
    expect(await callRest(app, `PUT /admin/appointments/${id}/cancel`, { token: admin })).toMatchObject({
      status: 200,
      body: { status: 'cancelled', cancellation: null },
    });
    expect(await callRest(app, `PUT /admin/appointments/${id}/cancel`, { token: admin, body })).toMatchObject({
      status: 200,
      body: { cancellation: { reason: 'other', note: 'Corte de luz', told_patient: true } },
    });
  });

  test('set a status with a reason, by a professional too', async () => {
    expect(await status(body, laura.token)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await seenBy(admin)).toEqual({ reason: 'other', note: 'Corte de luz', toldPatient: true });
  });

  test('refuse a reason that is none, and one that says nothing', async () => {
    expect(await restFailure(status({ reason: 'other' }))).toBe('400 BAD_REQUEST note: Escribí el motivo');
    expect(await restFailure(status({ reason: 'porque sí' }))).toMatch(/^400 BAD_REQUEST reason: /);
  });
});
