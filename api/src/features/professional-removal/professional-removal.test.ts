import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { book, clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { forgetRequestedMails } from '../../testing/harness/requested-mails';
import { behind } from '../../testing/harness/lock-wait';
import { callRest, restFailure } from '../../testing/harness/rest';
import { WaitingClinic } from '../../testing/harness/waiting-clinic';
import { answer, join } from '../../testing/harness/waiting-list';

const FORESEE = `query ($id: Int!) { removal: professionalRemoval(id: $id) {
  relatedData { appointments waitingListEntries availability roomBookings activityLogs }
  bookings { id bookingId kind date startTime endTime roomName patientName }
} }`;
const DELETE = `mutation ($id: Int!, $confirmed: [ID!]) { deleted: deleteProfessional(id: $id, confirmed: $confirmed) {
  relatedDataDeleted { appointments availability roomBookings activityLogs } summary
} }`;

interface Removal {
  removal: { relatedData: object; bookings: { id: string; bookingId: string }[] };
}

let app: TestApp;
let admin: string;
let specialtyId: number;
let roomId: number;
let laura: { id: number; userId: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  await forgetRequestedMails(app);
  roomId = await makeRoom(app.db, { name: 'Sala 1' });
  laura = await makeProfessional(app.db, { name: 'Laura', specialtyId });
});

const at = (date: string, from: string, to: string) => ({
  professionalId: laura.id,
  roomId,
  from: `${date}T${from}-03:00`,
  to: `${date}T${to}-03:00`,
});
const foresee = async () => (await dataOf(sendGraphQL<Removal>(app, FORESEE, { id: laura.id }, admin))).removal;
const remove = (confirmed?: readonly string[]) =>
  sendGraphQL<{ deleted: object }>(app, DELETE, { id: laura.id, confirmed }, admin);
const statuses = async () =>
  (
    await app.db.pool.query(
      `SELECT status || ' ' || to_char(starts_at AT TIME ZONE 'America/Argentina/Buenos_Aires', 'DD HH24:MI') AS it
       FROM appointments ORDER BY starts_at`,
    )
  ).rows.map(({ it }) => it);
const asAdmin = (line: string) => callRest(app, line, { token: admin });

/** A past and a future turno and rental, a cancelled turno, and activity. */
async function keepBusy() {
  await makeAppointment(app.db, { ...at('2026-05-04', '10:00', '10:30'), status: 'completed' });
  await makeAppointment(app.db, { ...at('2026-06-03', '09:00', '09:30'), status: 'cancelled' });
  const appointment = await makeAppointment(app.db, {
    ...at('2026-06-02', '10:00', '10:30'),
    patientEmail: 'eva@ejemplo.example',
  });
  await makeAppointment(app.db, {
    ...at('2026-06-04', '10:00', '10:30'),
    status: 'confirmed',
    patientEmail: 'rosa@ejemplo.example',
  });
  await makeRental(app.db, at('2026-05-04', '09:00', '11:00'));
  const rental = await makeRental(app.db, at('2026-06-02', '09:00', '11:00'));
  await dataOf(
    sendGraphQL(
      app,
      'mutation ($id: Int!) { updateProfessionalFee(professionalId: $id, fee: 1) { id } }',
      { id: laura.id },
      laura.token,
    ),
  );
  return { appointment, rental };
}

describe('Before a professional is deleted', () => {
  test('administrators read the consequences, in numbers and by name', async () => {
    const { appointment, rental } = await keepBusy();
    expect(await foresee()).toEqual({
      relatedData: { appointments: 2, waitingListEntries: 0, availability: 7, roomBookings: 1, activityLogs: 1 },
      bookings: [
        {
          id: expect.stringContaining(rental),
          bookingId: rental,
          kind: 'rental',
          date: '2026-06-02',
          startTime: '09:00',
          endTime: '11:00',
          roomName: 'Sala 1',
          patientName: null,
        },
        {
          id: expect.stringContaining(appointment),
          bookingId: appointment,
          kind: 'appointment',
          date: '2026-06-02',
          startTime: '10:00',
          endTime: '10:30',
          roomName: 'Sala 1',
          patientName: 'Pedro Paciente',
        },
        expect.objectContaining({ date: '2026-06-04', kind: 'appointment' }),
      ],
    });
    expect(await failureOf(sendGraphQL(app, FORESEE, { id: 999999 }, admin))).toBe(
      'NOT_FOUND: El profesional no existe',
    );
  });
});

describe('A professional who is deleted', () => {
  test('cancels upcoming appointments with a mail to their patients, and keeps past ones under the name', async () => {
    await keepBusy();
    await callRest(app, `POST /professionals/${laura.id}/unavailable-dates`, {
      token: laura.token,
      body: { date: '2026-06-15', reason: 'vacation' },
    });

    const { status, body } = await asAdmin(`DELETE /admin/professionals/${laura.id}`);

    expect([status, body]).toEqual([
      200,
      {
        relatedDataDeleted: { appointments: 2, availability: 7, roomBookings: 1, activityLogs: 2 },
        summary:
          '2 turnos cancelados, 7 horarios de disponibilidad eliminados, 1 alquiler de sala cancelado ' +
          'y 2 registros de actividad eliminados',
      },
    ]);
    expect(await statuses()).toEqual([
      'completed 04 10:00',
      'cancelled 02 10:00',
      'cancelled 03 09:00',
      'cancelled 04 10:00',
    ]);
    const {
      rows: [left],
    } = await app.db.pool.query(`SELECT
      (SELECT count(*)::int FROM room_bookings WHERE is_live) AS rentals, (SELECT count(*)::int FROM activity_log) AS activity,
      (SELECT count(*)::int FROM professional_availability) + (SELECT count(*)::int FROM unavailable_dates) AS hours,
      (SELECT array_agg(action) FROM audit_events WHERE entity = 'professional') AS audited,
      (SELECT json_agg(json_build_array(called, changes)) FROM audit_events WHERE entity = 'rental') AS released`);
    expect(left).toEqual({
      rentals: 1,
      activity: 0,
      hours: 0,
      audited: ['deleted'],
      released: [['Sala 1, 02-06-2026 09:00, Laura', [{ field: 'cancelledAt', from: null, to: 'Cancelado' }]]],
    });

    const mails = await app.mails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['eva@ejemplo.example', 'rosa@ejemplo.example']);
    expect(mails[0]).toMatchObject({
      subject: expect.stringContaining('Turno cancelado'),
      text: expect.stringContaining('Laura ya no atiende en la clínica.'),
    });
    expect(mails[0]!.text).toContain('/#profesionales');

    expect(
      await failureOf(
        sendGraphQL(app, 'mutation ($id: Int!) { deleteSpecialty(id: $id) }', { id: specialtyId }, admin),
      ),
    ).toMatch(/historial de un profesional eliminado/);
    const { body: history } = await asAdmin('GET /appointments');
    expect(history).toContainEqual(
      expect.objectContaining({ status: 'completed', professional_name: 'Laura', specialty: 'Cardiología' }),
    );
    expect((await asAdmin(`GET /admin/professionals/${laura.id}/monthly-cost/2026/5`)).body).toMatchObject({
      total_hours: 2,
    });
    expect((await callRest(app, 'GET /public/rooms/bookings/2026/5', { token: admin })).body).toMatchObject({
      '2026-05-04': [{ professional_name: 'Laura' }],
    });
  });

  test('ends waiting entries and withdraws offers, with a mail to each', async () => {
    const clinic = new WaitingClinic(app, { professionalId: laura.id, roomId, admin });
    await clinic.set('atOnce: 1');
    await clinic.wait('Ana', 'Eva');
    await clinic.free();
    const offer = await clinic.link('Ana');
    expect((await foresee()).relatedData).toMatchObject({ waitingListEntries: 2 });
    expect((await dataOf(remove())).deleted).toMatchObject({
      summary: expect.stringContaining('2 lugares terminados en su lista de espera'),
    });
    const { rows } = await app.db.pool.query('SELECT status, end_reason AS why, version FROM waiting_list_entries');
    expect(rows).toEqual([1, 2].map(() => ({ status: 'ended', why: 'removed', version: 2 })));
    expect([await clinic.freedSlotOutcomes(), await clinic.outcomes()]).toEqual([['broken'], { Ana: 'withdrawn' }]);
    expect((await app.db.pool.query('SELECT FROM holds')).rowCount).toBe(0);
    expect(await failureOf(answer(app, 'acceptOffer', offer))).toContain('La clínica ya no puede darte este horario');
    const mails = await app.mails();
    const last = (name: string) => mails.filter(({ to }) => to === clinic.email(name)).at(-1);
    expect(last('Eva')?.subject).toContain('Ya no estás en la lista de espera');
    expect(last('Eva')?.text).toContain('Laura ya no atiende en la clínica.');
    const over = mails.find(({ subject }) => subject.startsWith('El horario ya no está disponible'));
    expect([over?.to, over?.text.includes('Seguís en la lista')]).toEqual([clinic.email('Ana'), false]);
    await clinic.set('atOnce: 3');
  });

  test('lets no entry join meanwhile', async () => {
    const removing = "UPDATE professionals SET user_id = NULL, former_name = 'L'";
    const [answered] = await behind(app, removing, [() => failureOf(join(app, { professionalId: laura.id }))]);
    expect(answered).toBe('NOT_FOUND: El profesional no existe');
  });

  test('is no longer listed, and becomes a patient who must sign in again', async () => {
    await remove();
    expect((await asAdmin('GET /admin/professionals')).body).toEqual([]);
    expect((await callRest(app, 'GET /public/professionals')).body).toEqual([]);
    for (const line of [
      `GET /public/professionals/${laura.id}`,
      `GET /admin/professionals/${laura.id}/availability`,
      `DELETE /admin/professionals/${laura.id}`,
    ]) {
      expect(await restFailure(asAdmin(line))).toBe('404 NOT_FOUND: El profesional no existe');
    }
    expect(
      await restFailure(
        callRest(app, `PUT /professionals/${laura.id}/rate`, { token: admin, body: { ratePerAppointment: 1 } }),
      ),
    ).toMatch(/^404/);
    expect(await failureOf(book(app, { professionalId: laura.id, roomId }))).toBe(
      'NOT_FOUND: El profesional no existe',
    );
    expect(await failureOf(sendGraphQL(app, '{ viewer { id } }', {}, laura.token))).toContain('UNAUTHENTICATED');
    const { rows } = await app.db.pool.query('SELECT role FROM users WHERE id = $1', [laura.userId]);
    expect(rows).toEqual([{ role: 'user' }]);
  });

  test('stays an administrator with the session, if they were one', async () => {
    await app.db.pool.query("UPDATE users SET role = 'admin' WHERE id = $1", [laura.userId]);
    await remove();
    expect(await dataOf(sendGraphQL(app, '{ viewer { role professional { id } } }', {}, laura.token))).toEqual({
      viewer: { role: 'admin', professional: null },
    });
  });

  test('allows correcting a past appointment, but not reviving an upcoming one', async () => {
    const { appointment } = await keepBusy();
    await remove();
    const status = (id: string, next: string) =>
      callRest(app, `PUT /appointments/${id}/status`, { token: admin, body: { status: next } });
    const {
      rows: [past],
    } = await app.db.pool.query("SELECT id FROM appointments WHERE status = 'completed'");
    expect((await status(past.id, 'no_show')).status).toBe(200);
    expect((await status(past.id, 'completed')).status).toBe(200);
    const GONE = 'CONFLICT: El profesional ya no atiende en la clínica. Creá un turno nuevo con otro profesional';
    expect(await restFailure(status(appointment, 'confirmed'))).toBe(`409 ${GONE}`);
    const move = 'mutation ($id: ID!) { moveAppointment(id: $id, startTime: "2026-06-05T10:00") { id } }';
    expect(await failureOf(sendGraphQL(app, move, { id: past.id }, admin))).toBe(GONE);
  });
});

test('Other callers neither delete professionals nor read the consequences', async () => {
  const { token: patient } = await signedIn(app.db, 'user');
  for (const token of [patient, laura.token]) {
    expect(await restFailure(callRest(app, `DELETE /admin/professionals/${laura.id}`, { token }))).toMatch(
      /^403 FORBIDDEN/,
    );
    expect(await failureOf(sendGraphQL(app, FORESEE, { id: laura.id }, token))).toContain('FORBIDDEN');
  }
  expect(await restFailure(callRest(app, `DELETE /admin/professionals/${laura.id}`))).toMatch(/^401/);
});
