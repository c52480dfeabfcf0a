import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { cancelRental, rent, rentedTimes } from '../../../testing/harness/rentals';

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let room: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await emptyTables(app, 'discount_rules');
  await app.db.pool.query('UPDATE settings SET default_hourly_cost = 1000, timezone = DEFAULT');
  laura = await makeProfessional(app.db, {
    name: 'Laura Médica',
    specialtyId: await makeSpecialty(app.db, { name: `Cardiología ${Math.random()}` }),
  });
  pablo = await makeProfessional(app.db);
  room = await makeRoom(app.db, { name: 'Sala 1', hourlyRate: '1500.50' });
});
afterAll(() => app.close());

const ask = (input: object = {}, token = laura.token) => rent(app, token, { roomIds: [room], ...input });

describe('Cancelling a rental', () => {
  const rented = async () => (await dataOf(ask())).rentRooms[0]!.id;

  test('frees the time at once', async () => {
    const id = await rented();
    expect((await dataOf(cancelRental(app, laura.token, id))).cancelRental).toMatchObject({
      id,
      cancelledAt: '2026-06-01T08:00:00-03:00',
      viewerCan: { cancel: false },
    });
    await dataOf(ask({}, pablo.token));
    expect((await app.db.pool.query("SELECT fields FROM audit_events WHERE action = 'updated'")).rows).toEqual([
      { fields: ['cancelledAt', 'creditPercentage'] },
    ]);
  });

  test('is for the owner until 24 hours before', async () => {
    const id = await rented();
    app.clock.now = new Date('2026-06-01T09:00:00.001-03:00');
    expect(await failureOf(cancelRental(app, laura.token, id))).toBe(
      'CONFLICT: Faltan menos de 24 horas para la reserva. Comunicate con la clínica',
    );
    app.clock.now = new Date('2026-06-01T09:00:00-03:00');
    await dataOf(cancelRental(app, laura.token, id));
    expect(await failureOf(cancelRental(app, laura.token, id))).toBe('CONFLICT: La reserva ya está cancelada');
  });

  test('is for administrators at any time, and for no other caller', async () => {
    const id = await rented();
    const { token: patient } = await signedIn(app.db, 'user');
    expect(await failureOf(cancelRental(app, pablo.token, id))).toBe(
      'FORBIDDEN: Sin permisos para cancelar esta reserva',
    );
    expect(await failureOf(cancelRental(app, patient, id))).toContain('FORBIDDEN');
    expect(await failureOf(cancelRental(app, undefined, id))).toContain('UNAUTHENTICATED');
    expect(await rentedTimes(app)).toHaveLength(1);
    app.clock.now = new Date('2026-06-20T12:00:00Z');
    await dataOf(cancelRental(app, admin, id));
    expect(await rentedTimes(app)).toEqual([]);
  });

  test('mails the professional when an administrator does it', async () => {
    const mailsAbout = async () =>
      (await app.mails()).filter(({ subject }) => subject.startsWith('Alquiler de sala cancelado'));
    const before = (await mailsAbout()).length;
    await dataOf(cancelRental(app, laura.token, await rented()));
    expect(await mailsAbout()).toHaveLength(before);

    await dataOf(cancelRental(app, admin, await rented()));
    const mail = (await mailsAbout()).at(-1)!;
    const { rows } = await app.db.pool.query(
      'SELECT email FROM users JOIN professionals ON user_id = users.id WHERE professionals.id = $1',
      [laura.id],
    );
    expect(mail).toMatchObject({
      to: rows[0].email,
      subject: 'Alquiler de sala cancelado: Sala 1, martes, 2 de junio de 2026 - Centro Médico',
    });
    expect(mail.text).toContain(
      'La clínica canceló este alquiler. No tiene costo.\n\nSala: Sala 1\nFecha: martes, 2 de junio de 2026\nHorario: 09:00 a 12:00',
    );
    expect(mail.text).toContain('https://turnos.clinica.example/dashboard/room-availability');
  });

  test.each(['its professional', 'an administrator'])(
    'by %s asks first about the appointments inside, by name',
    async (who) => {
      const token = who === 'an administrator' ? admin : laura.token;
      const id = await rented();
      const inside = {
        professionalId: laura.id,
        roomId: room,
        from: '2026-06-02T10:00-03:00',
        to: '2026-06-02T10:30-03:00',
      };
      await makeAppointment(app.db, { ...inside, status: 'cancelled' });
      const appointmentId = await makeAppointment(app.db, { ...inside, patientName: 'Ana Gómez' });
      const cancel = (confirmed?: string[]) =>
        sendGraphQL(
          app,
          'mutation ($id: ID!, $yes: [ID!]) { cancelRental(id: $id, confirmedBookings: $yes) { id } }',
          { id, yes: confirmed },
          token,
        );
      const { errors } = await cancel(['another']);
      expect(errors![0]!.message).toBe(
        '1 turno quedaría en la sala sin alquilarla. Revisá la lista y confirmá para cancelarla',
      );
      const { unconfirmed } = errors![0]!.extensions as object as { unconfirmed: { id: string }[] };
      expect(unconfirmed).toMatchObject([{ bookingId: appointmentId, patientName: 'Ana Gómez' }]);
      expect(await rentedTimes(app)).toHaveLength(1);
      // Moved within the rental, it is another consequence.
      await app.db.pool.query(
        "UPDATE appointments SET starts_at = starts_at + interval '30 minutes', ends_at = ends_at + interval '30 minutes'",
      );
      expect(await failureOf(cancel(unconfirmed.map((it) => it.id)))).toContain('CONFLICT');
      const again = (await cancel()).errors![0]!.extensions as object as typeof unconfirmed & {
        unconfirmed: { id: string }[];
      };
      await dataOf(cancel(again.unconfirmed.map((it) => it.id)));
      expect(await rentedTimes(app)).toEqual([]);
    },
  );

  test('sends no mail about a rental in the past', async () => {
    const id = await rented();
    const before = (await app.mails()).length;
    app.clock.now = new Date('2026-06-20T12:00:00Z');
    await dataOf(cancelRental(app, admin, id));
    expect(await app.mails()).toHaveLength(before);
  });

  test.each(['1b4e28ba-2fa1-41d2-883f-0016d3cca427', 'x', ''])('is NOT_FOUND for %j', async (id) => {
    expect(await failureOf(cancelRental(app, laura.token, id))).toBe('NOT_FOUND: La reserva no existe');
  });
});
