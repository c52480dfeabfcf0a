import { makeKind, makeProfessional } from '../../../testing/factories/people';
import { makeAppointment, makeRental, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book } from '../../../testing/harness/booking';
import { mailedCancelToken } from '../../../testing/harness/cancel-links';
import { dataOf, sendGraphQL } from '../../../testing/harness/graphql';
import { MovingPatient } from '../../../testing/harness/moving-patient';
import { forgetRequestedMails } from '../../../testing/harness/requested-mails';
import { at, WaitingClinic } from '../../../testing/harness/waiting-clinic';
import { receiptOf } from '../receipt';

let app: TestApp;
let ana: MovingPatient;

beforeAll(async () => {
  app = await startTestApp();
  ana = await MovingPatient.of(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await ana.beginAgain();
  await forgetRequestedMails(app);
});

const mailsOf = async (id: string) => {
  await app.jobs.go('notices');
  return (await app.mails()).filter(({ text }) => text.includes(id));
};
const only = async <Row extends object>(sql: string) => (await app.db.pool.query<Row>(sql)).rows;

describe('A patient moves a turno', () => {
  test('from the account: pending again, with one mail at once, the new calendar entry, and an audit entry', async () => {
    const id = await ana.turno({ status: 'confirmed' });
    expect(await ana.moved(id, at('12:30', '2026-06-05'))).toEqual({
      id,
      status: 'pending',
      startTime: at('12:30', '2026-06-05'),
      endTime: at('13:00', '2026-06-05'),
      roomName: 'Consultorio 1',
      isOverbooking: false,
      price: null,
      isMasked: false,
      rescheduling: { isPossible: true, movesLeft: 2, price: null },
      viewerCan: { reschedule: true },
      series: null,
    });
    const [mail, ...more] = await mailsOf(id);
    expect(more).toEqual([]);
    expect(mail!.subject).toContain('Turno reprogramado: viernes, 5 de junio de 2026, 12:30');
    expect(await only('SELECT kind, sequence FROM appointment_mails')).toEqual([
      { kind: 'appointment-moved', sequence: 1 },
    ]);
    expect(await only('SELECT actor_user_id AS by, fields, changes FROM audit_events')).toEqual([
      {
        by: ana.userId,
        fields: ['patientMoves', 'startTime', 'status'],
        changes: expect.arrayContaining([{ field: 'patientMoves', from: 'nunca', to: '1 vez' }]),
      },
    ]);
  });

  test('by the link of the mail, without a session; the mail about it has the link again', async () => {
    const { id } = (
      await dataOf(book(app, { professionalId: ana.laura.id, roomId: ana.roomId, startTime: at('10:00') }))
    ).bookAppointment;
    const [received] = await mailsOf(id);
    const token = new RegExp(`/cancel/${id}\\?token=([\\w-]{43})`).exec(received!.text)![1]!;
    expect(await ana.moved(id, at('15:00'), { token })).toMatchObject({
      startTime: at('15:00'),
      rescheduling: { isPossible: true },
      viewerCan: { reschedule: false },
    });
    const [, news] = await mailsOf(id);
    for (const path of ['cancel', 'reschedule']) expect(news!.text).toContain(`/${path}/${id}?token=${token}`);
  });

  test('by the receipt of a booking', async () => {
    const { id } = (
      await dataOf(book(app, { professionalId: ana.laura.id, roomId: ana.roomId, startTime: at('10:00') }))
    ).bookAppointment;
    const token = await receiptOf(app.db, id);
    expect(await ana.moved(id, at('15:00'), { token })).toMatchObject({ startTime: at('15:00') });
  });

  test('back and forth before the mail leaves, and no mail is sent', async () => {
    const id = await ana.turno();
    await ana.moved(id, at('12:00'));
    await ana.moved(id, at('10:00'), { seen: at('12:00') });
    expect(await mailsOf(id)).toEqual([]);
    expect(await only('SELECT moved_at AS at, patient_moves AS moves FROM appointments')).toEqual([
      { at: null, moves: 2 },
    ]);
  });

  test('and the mail has its place as the desk has moved it meanwhile', async () => {
    const id = await ana.turno();
    await ana.moved(id, at('12:00'));
    const MOVE = 'mutation ($id: ID!, $to: DateTime!) { moveAppointment(id: $id, startTime: $to) { id } }';
    await dataOf(sendGraphQL(app, MOVE, { id, to: at('16:00') }, ana.laura.token));
    app.clock.now = new Date(MONDAY_8AM.getTime() + 3 * 60_000);
    expect((await mailsOf(id)).map(({ subject }) => subject)).toEqual([expect.stringContaining('16:00')]);
  });

  test('one turno of a series; its other dates stay', async () => {
    const SERIES = `mutation ($input: BookSeriesInput!) { bookSeries(input: $input) { appointments { id startTime } } }`;
    const input = {
      professionalId: ana.laura.id,
      patientName: 'Pedro Paciente',
      patientEmail: 'pedro@ejemplo.example',
      everyWeeks: 1,
      turnos: ['04', '11', '18'].map((day) => ({ startTime: at('10:00', `2026-06-${day}`), roomId: ana.roomId })),
    };
    const { bookSeries } = await dataOf(
      sendGraphQL<{ bookSeries: { appointments: { id: string }[] } }>(app, SERIES, { input }, ana.admin),
    );
    const [, { id } = { id: '' }] = bookSeries.appointments;
    expect(
      await ana.moved(id, at('12:00', '2026-06-12'), {
        seen: at('10:00', '2026-06-11'),
        token: await mailedCancelToken(app, id),
      }),
    ).toMatchObject({ series: { position: 2, count: 3 } });
    const starts = await only<{ at: Date }>('SELECT starts_at AS at FROM appointments ORDER BY 1');
    expect(starts.map(({ at: start }) => start)).toEqual(
      [at('10:00'), at('12:00', '2026-06-12'), at('10:00', '2026-06-18')].map((start) => new Date(start)),
    );
  });

  test('and the freed time is offered to those who wait', async () => {
    const clinic = new WaitingClinic(app, { professionalId: ana.laura.id, roomId: ana.roomId, admin: ana.admin });
    await clinic.wait('Ana');
    await ana.moved(await ana.turno(), at('12:00'));
    expect(await clinic.asked()).toEqual(['Ana']);
  });

  test('that was a sobreturno, which becomes a regular one', async () => {
    await app.db.pool.query('UPDATE professionals SET overbookings_per_hour = 1');
    await ana.turno({ patientUserId: null });
    const id = await ana.turno({ overbookingReason: 'Fiebre' });
    expect(await ana.moved(id, at('12:00'))).toMatchObject({ isOverbooking: false });
  });

  test('at the present price of its type, and only while patients can book that type', async () => {
    const kind = await makeKind(app.db, {
      professionalId: ana.laura.id,
      name: 'Control',
      durationMinutes: 30,
      price: '30000',
    });
    const { id } = (
      await dataOf(
        book(
          app,
          { professionalId: ana.laura.id, roomId: ana.roomId, startTime: at('10:00'), consultationKindId: kind },
          { token: ana.token },
        ),
      )
    ).bookAppointment;
    await app.db.pool.query('UPDATE consultation_kinds SET price = 35000');
    expect(await ana.moved(id, at('12:00'))).toMatchObject({ price: 35_000, rescheduling: { price: 35_000 } });
    await app.db.pool.query('UPDATE consultation_kinds SET is_online = false');
    const READ = 'query ($id: ID!) { appointment(id: $id) { rescheduling { isPossible } viewerCan { reschedule } } }';
    expect(await dataOf(sendGraphQL(app, READ, { id }, ana.token))).toEqual({
      appointment: { rescheduling: { isPossible: false }, viewerCan: { reschedule: false } },
    });
    const { errors } = await ana.reschedule(id, at('15:00'), { seen: at('12:00') });
    expect(errors?.[0]?.message).toBe('Los turnos de Control se piden en la clínica. Elegí otro tipo de consulta');
  });
});

describe('The room', () => {
  test('stays if it is free then, else another one is taken', async () => {
    const other = await makeProfessional(app.db);
    const second = await makeRoom(app.db, { name: 'Consultorio 2' });
    const id = await ana.turno({ roomId: second });
    expect(await ana.moved(id, at('12:00'))).toMatchObject({ roomName: 'Consultorio 2' });
    await makeAppointment(app.db, { professionalId: other.id, roomId: second, from: at('15:00'), to: at('15:30') });
    expect(await ana.moved(id, at('15:00'), { seen: at('12:00') })).toMatchObject({ roomName: 'Consultorio 1' });
  });

  test('is the one that the professional rents then', async () => {
    const rented = await makeRoom(app.db, { name: 'Alquilada' });
    await makeRental(app.db, { professionalId: ana.laura.id, roomId: rented, from: at('12:00'), to: at('16:00') });
    expect(await ana.moved(await ana.turno(), at('12:00'))).toMatchObject({ roomName: 'Alquilada' });
  });
});

test('The reminder is sent for the new time alone', async () => {
  const id = await ana.turno({ from: at('10:00', '2026-06-03'), to: at('10:30', '2026-06-03') });
  await ana.moved(id, at('10:00', '2026-06-05'), { seen: at('10:00', '2026-06-03') });
  await mailsOf(id);
  app.clock.now = new Date('2026-06-02T14:00:00Z');
  await app.jobs.go('reminders');
  expect(await only("SELECT FROM jobs WHERE queue = 'mail' AND data::text LIKE '%reminder%'")).toEqual([]);
  app.clock.now = new Date('2026-06-04T14:00:00Z');
  await app.jobs.go('reminders');
  expect((await mailsOf(id)).at(-1)!.subject).toContain('Recordatorio de turno: viernes, 5 de junio');
});
