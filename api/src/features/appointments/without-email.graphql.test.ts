import type { Appointment } from '@medplum/fhirtypes';

import { makeProfessional, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../testing/harness/app';
import { book, bookingRows, clearClinic, NOTHING_BOOKED } from '../../testing/harness/booking';
import { callFhir } from '../../testing/harness/fhir';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { mailsAfterWait } from '../../testing/harness/notices';
import { overbookingOf } from '../../testing/harness/overbookings';
import { eventsAfter } from '../../testing/harness/published-events';
import { forgetRequestedMails, requestedMails } from '../../testing/harness/requested-mails';
import { callRest } from '../../testing/harness/rest';

const NEITHER = 'BAD_REQUEST patientPhone: Escribí un correo o un teléfono';
const REQUIRED = 'BAD_REQUEST patientEmail: El correo es requerido';
const JUAN = { patientName: 'Juan Gil', patientEmail: null, patientPhone: '+54 11 2345 6789' };

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let roomId: number;
let roomB: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await forgetRequestedMails(app);
  laura = await makeProfessional(app.db, { name: 'Laura Médica', overbookingsPerHour: 4 });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico', overbookingsPerHour: 4 });
  roomId = await makeRoom(app.db);
  roomB = await makeRoom(app.db);
});

const bookAs = (token: string | undefined, input: object = {}) =>
  book(app, { ...JUAN, professionalId: laura.id, roomId, ...input }, token === undefined ? {} : { token });
const booked = async (input: object = {}, token = admin) => (await dataOf(bookAs(token, input))).bookAppointment;
const edit = (id: string, input: object) => {
  const EDIT = `mutation ($id: ID!, $input: UpdateAppointmentInput!) {
    updateAppointment(id: $id, input: $input) { patientEmail patientPhone }
  }`;
  return sendGraphQL<{ updateAppointment: object }>(app, EDIT, { id, input }, admin);
};
const set = (id: string, field: string) =>
  dataOf(sendGraphQL(app, `mutation ($id: ID!) { ${field} { id } }`, { id }, admin));
const sentTo = async () => (await mailsAfterWait(app)).map(({ to, subject }) => `${to} ${subject.split(':')[0]}`);

describe('Staff book with name and phone alone,', () => {
  test('the professional in their own calendar', async () => {
    expect(await booked({}, laura.token)).toMatchObject(JUAN);
  });

  test.each([[{ patient_email: null }], [{}], [{ patient_email: ' ' }]])(
    'an administrator by REST, %j',
    async (email) => {
      const body = {
        professional_id: laura.id,
        room_id: roomId,
        start_time: '2026-06-02T10:00:00-03:00',
        patient_name: 'Juan Gil',
        patient_phone: '11 2345-6789',
        ...email,
      };
      const created = await callRest(app, 'POST /admin/appointments', { token: admin, body });
      expect(created).toMatchObject({
        status: 201,
        body: { patient_name: 'Juan Gil', patient_email: null, patient_phone: '+54 11 2345 6789' },
      });
      const { body: list } = await callRest(app, 'GET /admin/appointments', { token: admin });
      expect(list).toMatchObject([{ patient_email: null }]);
    },
  );

  test('as a series', async () => {
    const SERIES = `mutation ($input: BookSeriesInput!) { bookSeries(input: $input) { appointments { patientEmail } } }`;
    const turnos = ['2026-06-02', '2026-06-09'].map((day) => ({ startTime: `${day}T10:00:00-03:00`, roomId }));
    const input = { ...JUAN, professionalId: laura.id, everyWeeks: 1, turnos };
    expect(await dataOf(sendGraphQL(app, SERIES, { input }, admin))).toEqual({
      bookSeries: { appointments: [{ patientEmail: null }, { patientEmail: null }] },
    });
    expect(await requestedMails(app)).toEqual([]);
  });

  test('not without e-mail and phone', async () => {
    expect(await failureOf(bookAs(admin, { patientPhone: null }))).toBe(NEITHER);
    expect(await failureOf(bookAs(laura.token, { patientEmail: '', patientPhone: ' ' }))).toBe(NEITHER);
    expect(await bookingRows(app)).toEqual(NOTHING_BOOKED);
  });

  test('and another professional, a patient and a visitor do not', async () => {
    const { token: patient } = await signedIn(app.db, 'user');
    for (const token of [pablo.token, patient, undefined]) expect(await failureOf(bookAs(token))).toBe(REQUIRED);
    expect(await failureOf(bookAs(undefined, { patientEmail: ' ' }))).toBe(REQUIRED);
    expect(await bookingRows(app)).toEqual(NOTHING_BOOKED);
  });
});

describe('Without an e-mail nothing is mailed', () => {
  test('when it is booked, moved, confirmed and cancelled, nor as a reminder', async () => {
    const { id } = await booked();
    await set(id, 'moveAppointment(id: $id, startTime: "2026-06-02T11:00:00-03:00")');
    await set(id, 'setAppointmentStatus(id: $id, status: "confirmed")');
    app.clock.now = new Date('2026-06-01T17:00:00-03:00');
    await app.jobs.go('reminders');
    await set(id, 'setAppointmentStatus(id: $id, status: "cancelled")');
    expect(await sentTo()).toEqual([]);
    expect(await requestedMails(app)).toEqual([]);
  });

  test('once staff removed it, and its former owner cannot open the appointment', async () => {
    const { id } = await booked({ patientEmail: 'juan@ejemplo.example' });
    expect(await sentTo()).toEqual(['juan@ejemplo.example Turno reservado']);
    expect(await dataOf(edit(id, { patientEmail: null }))).toMatchObject({
      updateAppointment: { patientEmail: null, patientPhone: JUAN.patientPhone },
    });
    await set(id, 'moveAppointment(id: $id, startTime: "2026-06-02T11:00:00-03:00")');
    expect(await sentTo()).toEqual(['juan@ejemplo.example Turno reservado']);
    expect((await app.db.pool.query('SELECT FROM appointment_notices')).rowCount).toBe(0);
    const receipt = /#recibo=([\w-]+)/.exec((await app.mails())[0]!.text)![1]!;
    expect((await callRest(app, `GET /appointments/${id}?receipt=${receipt}`)).body).toMatchObject({
      patient_name: 'J. G.',
      patient_email: null,
    });
  });

  test('and a later address gets the present state', async () => {
    const { id } = await booked();
    await dataOf(edit(id, { patientEmail: 'nuevo@ejemplo.example' }));
    expect((await sentTo()).at(-1)).toBe('nuevo@ejemplo.example Turno reservado');
  });

  test('when its professional leaves, while others are mailed', async () => {
    await booked();
    const mailed = await booked({ patientEmail: 'ana@ejemplo.example', startTime: '2026-06-02T11:00:00-03:00' });
    await forgetRequestedMails(app);
    const REMOVE = 'mutation ($id: Int!) { deleteProfessional(id: $id) { summary } }';
    await dataOf(sendGraphQL(app, REMOVE, { id: laura.id }, admin));
    expect(await requestedMails(app)).toMatchObject([{ kind: 'appointment-cancelled', appointmentId: mailed.id }]);
  });
});

test('An edit cannot remove the phone as well', async () => {
  const { id } = await booked();
  expect(await failureOf(edit(id, { patientPhone: null }))).toBe(NEITHER);
  expect(await dataOf(edit(id, { patientPhone: null, patientEmail: 'juan@ejemplo.example' }))).toBeTruthy();
});

describe('Two people without e-mail are the same by name and phone:', () => {
  const second = (patientPhone: string) =>
    sendGraphQL(
      app,
      'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input, confirmedAppointments: null) { id } }',
      {
        input: {
          ...JUAN,
          patientPhone,
          professionalId: pablo.id,
          roomId: roomB,
          startTime: '2026-06-02T10:00:00-03:00',
        },
      },
      admin,
    );
  const overbooked = (professionalId: number, patientPhone: string) => {
    const input = { ...overbookingOf(professionalId), ...JUAN, patientPhone };
    const CREATE = 'mutation ($input: CreateOverbookingInput!) { createOverbooking(input: $input) { id } }';
    return sendGraphQL(app, CREATE, { input }, admin);
  };

  test('a second appointment then is asked about', async () => {
    await booked();
    expect(await failureOf(second('11 2345-6789'))).toContain('El paciente ya tiene un turno a esa hora');
    expect((await second('11 2345-6780')).errors).toBeUndefined();
  });

  test('only one sobreturno at a time, also when the phone is corrected', async () => {
    const ten = { from: '2026-06-02T10:00-03:00', to: '2026-06-02T10:30-03:00' };
    await makeAppointment(app.db, { professionalId: laura.id, roomId, ...ten });
    await makeAppointment(app.db, { professionalId: pablo.id, roomId: roomB, ...ten });
    expect((await overbooked(laura.id, JUAN.patientPhone)).errors).toBeUndefined();
    expect(await failureOf(overbooked(pablo.id, JUAN.patientPhone))).toContain('ya tiene un sobreturno');
    expect((await overbooked(pablo.id, '11 2345-6780')).errors).toBeUndefined();
    const corrected = app.db.pool.query(
      'UPDATE appointments SET patient_phone = $1 WHERE overbooking_reason IS NOT NULL',
      [JUAN.patientPhone],
    );
    await expect(corrected).rejects.toMatchObject({ constraint: 'appointments_overbooked_once' });
  });

  test('the look-up lists them apart, each with their latest appointment', async () => {
    const first = await booked();
    const other = await booked({ patientPhone: '11 2345-6780', startTime: '2026-06-02T11:00:00-03:00' });
    const FIND = '{ patients(search: "juan gil") { name email phone lastAppointment { id } documentNumber } }';
    const { patients } = await dataOf(sendGraphQL<{ patients: object[] }>(app, FIND, {}, admin));
    const juan = { name: 'Juan Gil', email: null, documentNumber: null };
    expect(patients).toEqual([
      { ...juan, phone: '+54 11 2345 6780', lastAppointment: { id: other.id } },
      { ...juan, phone: '+54 11 2345 6789', lastAppointment: { id: first.id } },
    ]);
  });
});

test('FHIR shows a telecom of the phone alone, and the event no e-mail', async () => {
  const { id } = await booked();
  const { body } = await callFhir<Appointment>(app, `GET /Appointment/${id}`, { token: admin });
  expect(body.contained).toMatchObject([{ telecom: [{ system: 'phone', value: JUAN.patientPhone }] }]);
  const { events } = await eventsAfter(app, admin);
  const patient = { email: null, phone: JUAN.patientPhone };
  expect(events.at(-1)).toMatchObject({ data: { appointment: { id, patient } } });
});
