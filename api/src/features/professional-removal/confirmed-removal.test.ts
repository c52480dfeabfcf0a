import { makeProfessional, makeSpecialty, signedIn } from '../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { book, clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { untilSomebodyWaits } from '../../testing/harness/lock-wait';
import { inTheQueue } from '../../testing/harness/occupancy-queue';
import { forgetRequestedMails, requestedMails } from '../../testing/harness/requested-mails';

const FORESEE = `query ($id: Int!) { removal: professionalRemoval(id: $id) {
  relatedData { appointments availability roomBookings activityLogs }
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

describe('The confirmed consequences of deleting a professional', () => {
  test('must be complete: new ones are returned, and nothing happens', async () => {
    await keepBusy();
    const seen = (await foresee()).bookings.map(({ id }) => id);
    await makeAppointment(app.db, at('2026-06-09', '10:00', '10:30'));
    const refused = await remove(seen);
    expect(refused.errors?.[0]).toMatchObject({
      message: '3 turnos y 1 alquiler se cancelarían. Revisá la lista y confirmá para eliminar',
      extensions: {
        code: 'CONFLICT',
        unconfirmed: [{}, {}, {}, { date: '2026-06-09', patientName: 'Pedro Paciente' }],
      },
    });
    expect(await statuses()).toContain('pending 09 10:00');
    expect(await dataOf(remove((await foresee()).bookings.map(({ id }) => id)))).toMatchObject({
      deleted: { relatedDataDeleted: { appointments: 3 } },
    });
  });

  test.each([
    ['whoever read the list', []],
    ['whoever asks as the documents do', undefined],
  ])('does not delete an appointment booked at the same moment, unknown to %s', async (_, confirmed) => {
    const [booked, refused] = await inTheQueue(app, { professionalIds: [laura.id] }, [
      () => book(app, { professionalId: laura.id, roomId }),
      () => remove(confirmed),
    ]);
    expect(booked.data?.bookAppointment.status).toBe('pending');
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      unconfirmed: [{ kind: 'appointment', startTime: '10:00' }],
    });
    expect(await statuses()).toEqual(['pending 02 10:00']);
  });

  test('keeps bookings made while it waits for another booking', async () => {
    await makeAppointment(app.db, at('2026-06-02', '10:00', '10:30'));
    await makeRental(app.db, at('2026-06-02', '09:00', '11:00'));
    for (const [table, make] of [
      ['appointments', makeAppointment],
      ['room_bookings', makeRental],
    ] as const) {
      const { removing } = await app.db.transaction(async (tx) => {
        await tx.rows({ name: `test-hold-${table}`, text: `SELECT FROM ${table} FOR UPDATE` }, []);
        const begun = remove();
        await untilSomebodyWaits(app);
        await make(app.db, at('2026-06-04', '10:00', '10:30'));
        return { removing: begun };
      });
      expect(await failureOf(removing)).toContain('CONFLICT');
    }
    expect(await statuses()).toEqual(['pending 02 10:00', 'pending 04 10:00']);
  });

  test('prevents bookings of a professional under deletion', async () => {
    const [removed, booked] = await inTheQueue(app, { professionalIds: [laura.id] }, [
      () => remove([]),
      () => book(app, { professionalId: laura.id, roomId }),
    ]);
    expect(removed.errors).toBeUndefined();
    expect(await failureOf(Promise.resolve(booked))).toBe('NOT_FOUND: El profesional no existe');
    expect(await statuses()).toEqual([]);
  });

  test('by two administrators at once succeeds once, the other is refused, and patients get one mail', async () => {
    await keepBusy();
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').toSorted()).toEqual([
      'NOT_FOUND',
      'done',
    ]);
    expect(await requestedMails(app)).toMatchObject([
      { kind: 'appointment-cancelled' },
      { kind: 'appointment-cancelled' },
    ]);
  });
});
