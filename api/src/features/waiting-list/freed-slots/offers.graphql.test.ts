import { makeKind, makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { at, WaitingClinic } from '../../../testing/harness/waiting-clinic';
import { answer, join, listed, offerByHand, readOffer, waitForEarlier } from '../../../testing/harness/waiting-list';

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let roomId: number;
let clinic: WaitingClinic;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await app.db.pool.query('DELETE FROM jobs; DELETE FROM rate_limits; UPDATE settings SET waiting_list_at_once = 3');
  await clearClinic(app);
  laura = await makeProfessional(app.db, { name: 'Laura Médica' });
  roomId = await makeRoom(app.db, { name: 'Consultorio 1' });
  clinic = new WaitingClinic(app, { professionalId: laura.id, roomId, admin });
});

const taken = (token?: string) => book(app, { professionalId: laura.id, roomId, startTime: at('10:00') }, { token });
describe('An appointment that is cancelled', () => {
  test('is held for the first three entries, which get a mail each, and for no other', async () => {
    await clinic.wait('Ana', 'Eva', 'Juan', 'Leo');
    await clinic.free();
    expect(await clinic.asked()).toEqual(['Ana', 'Eva', 'Juan']);
    expect(await failureOf(taken())).toContain('CONFLICT: El horario elegido ya no está disponible');
    expect(await failureOf(taken(admin))).toContain('reservado hasta las 12:02 para Ana, Eva y Juan');
    expect(await readOffer(app, await clinic.link('Eva'))).toEqual({
      outcome: 'pending',
      canAccept: true,
      isWaiting: true,
      firstName: 'Eva',
      patientFirstName: null,
      fee: 20_000,
      startTime: at('10:00'),
      answerUntil: at('12:01', '2026-06-01'),
      givesUp: null,
      appointmentId: null,
      receipt: null,
    });
    const mails = (await app.mails()).filter(({ to }) => to === clinic.email('Ana'));
    const mail = mails.find(({ subject }) => subject.includes('Se liberó'));
    expect(mail?.subject).toBe('Se liberó un horario: jueves, 4 de junio de 2026, 10:00 - Centro Médico');
    expect(mail?.text).toContain('Laura Médica');
  });

  test('is booked by the first to accept; the others are notified, and retries change nothing', async () => {
    await clinic.wait('Ana', 'Eva');
    await clinic.free();
    const [ana, eva] = [await clinic.link('Ana'), await clinic.link('Eva')];
    const { offered } = await dataOf(answer(app, 'acceptOffer', eva));
    expect(offered).toMatchObject({ outcome: 'accepted', isWaiting: false });
    expect((await dataOf(answer(app, 'acceptOffer', eva))).offered).toEqual(offered);
    expect(await failureOf(answer(app, 'acceptOffer', ana))).toBe('CONFLICT: Alguien lo aceptó antes');
    expect(await clinic.live()).toEqual(['Eva']);
    expect(await clinic.freedSlotOutcomes()).toEqual(['refilled']);
    expect((await listed(app, admin)).map(({ offers }) => offers[0]?.outcome)).toEqual(['taken']);
    const subjects = (await app.mails()).map(({ to, subject }) => `${to} ${subject.split(':')[0]}`);
    expect(subjects).toContain(`${clinic.email('Ana')} El horario ya es de otra persona`);
    expect(subjects).toContain(`${clinic.email('Eva')} Turno reservado`);
    expect((await app.db.pool.query('SELECT FROM holds')).rowCount).toBe(0);
  });

  test('goes to the next batch when all declined or the time is over, and then to the public', async () => {
    await clinic.set('atOnce: 2');
    await clinic.wait('Ana', 'Eva', 'Juan');
    await clinic.free();
    const [ana, eva] = [await clinic.link('Ana'), await clinic.link('Eva')];
    expect((await dataOf(answer(app, 'declineOffer', ana))).offered.outcome).toBe('declined');
    expect(await clinic.asked()).toEqual(['Ana', 'Eva']);
    await clinic.later(241);
    expect(await clinic.outcomes()).toEqual({ Ana: 'declined', Eva: 'unanswered', Juan: 'pending' });
    expect(await failureOf(answer(app, 'acceptOffer', eva))).toContain('El tiempo para responder terminó');
    expect(await failureOf(taken())).toContain('CONFLICT');
    await dataOf(answer(app, 'declineOffer', await clinic.link('Juan')));
    expect(await clinic.freedSlotOutcomes()).toEqual(['free']);
    expect((await taken()).errors).toBeUndefined();
  });

  test('stays held between the end of a time to answer and the next offer', async () => {
    await clinic.set('atOnce: 1');
    await clinic.wait('Ana', 'Eva');
    await clinic.free();
    const ana = await clinic.link('Ana');
    app.clock.now = new Date(app.clock.now.getTime() + 240 * 60_000 + 100_000);
    expect(await failureOf(taken())).toContain('CONFLICT');
    // Right without any job.
    expect(await failureOf(answer(app, 'acceptOffer', ana))).toContain('El tiempo para responder terminó');
    expect((await readOffer(app, ana)).outcome).toBe('unanswered');
  });

  test('is held at night and sent in the morning, when the time to answer starts', async () => {
    await clinic.wait('Ana');
    app.clock.now = new Date('2026-06-02T02:00:00Z');
    await clinic.free();
    expect(await clinic.link('Ana')).toBe('');
    expect(await failureOf(taken())).toContain('CONFLICT');
    await clinic.later(9 * 60);
    expect((await readOffer(app, await clinic.link('Ana'))).answerUntil).toBe(at('12:00', '2026-06-02'));
  });

  test.each([
    ['within two hours of its start', at('10:00', '2026-06-01'), at('10:30', '2026-06-01')],
    ['that is longer than who waits needs', at('10:00'), at('11:00')],
    ['outside of the hours of the professional', at('18:00'), at('18:30')],
  ])('%s is not offered', async (_, from, to) => {
    await clinic.wait('Ana');
    await clinic.cancel({ ...(await clinic.turno(from, to)), token: admin });
    expect(await clinic.asked()).toEqual([]);
  });

  test('freed by its absent professional is not offered, with or without an absence record', async () => {
    await clinic.wait('Ana');
    const cancelled = await clinic.turno();
    await app.db.pool.query(
      `INSERT INTO unavailable_dates (professional_id, date, start_minute, end_minute, reason)
       VALUES ($1, '2026-06-04', 0, 1440, 'vacation')`,
      [laura.id],
    );
    await clinic.cancel(cancelled);
    const other = await clinic.turno(at('10:00', '2026-06-05'), at('10:30', '2026-06-05'));
    await clinic.cancel({ ...other, token: admin }, 'professional_unavailable');
    expect(await clinic.asked()).toEqual([]);
  });
});

describe('An offer reads as accepting would judge it', () => {
  test('when its professional is absent by then, until they are not', async () => {
    await clinic.wait('Ana');
    await clinic.free();
    const ana = await clinic.link('Ana');
    await app.db.pool.query(
      `INSERT INTO unavailable_dates (professional_id, date, start_minute, end_minute, reason)
       VALUES ($1, '2026-06-04', 0, 1440, 'vacation')`,
      [laura.id],
    );
    expect(await readOffer(app, ana)).toMatchObject({ outcome: 'withdrawn', canAccept: false, isWaiting: true });
    expect(await failureOf(answer(app, 'acceptOffer', ana))).toContain('CONFLICT');
    await app.db.pool.query('DELETE FROM unavailable_dates');
    expect(await readOffer(app, ana)).toMatchObject({ outcome: 'pending', canAccept: true });
  });

  test('when the kept appointment was moved before it', async () => {
    const kept = await clinic.turno(at('10:00', '2026-06-11'), at('10:30', '2026-06-11'));
    await dataOf(waitForEarlier(app, { appointmentId: kept.id }, kept.token));
    await clinic.free();
    const pedro = await clinic.link('Pedro 1');
    await app.db.pool.query(
      "UPDATE appointments SET starts_at = starts_at - interval '8 days', ends_at = ends_at - interval '8 days' WHERE id = $1",
      [kept.id],
    );
    expect(await readOffer(app, pedro)).toMatchObject({ outcome: 'pending', canAccept: false, givesUp: null });
    expect(await failureOf(answer(app, 'acceptOffer', pedro))).toBe(
      'CONFLICT: El turno que ya tenés es antes que este horario',
    );
  });
});

describe('A patient with a later appointment', () => {
  test('gives it up by accepting, and that slot is offered in turn', async () => {
    const kept = await clinic.turno(at('10:00', '2026-06-11'), at('10:30', '2026-06-11'));
    await dataOf(waitForEarlier(app, { appointmentId: kept.id }, kept.token));
    await clinic.free(at('10:00', '2026-06-12'), at('10:30', '2026-06-12'));
    expect(await clinic.asked()).toEqual([]);
    await clinic.wait('Eva');
    await clinic.free();
    expect(await clinic.outcomes()).toEqual({ 'Pedro Paciente': 'pending', Eva: 'pending' });
    const pedro = await clinic.link('Pedro 1');
    expect((await readOffer(app, pedro)).givesUp).toEqual({ startTime: at('10:00', '2026-06-11') });
    const { offered } = await dataOf(answer(app, 'acceptOffer', pedro, kept.token));
    expect(offered).toMatchObject({ outcome: 'accepted', givesUp: { startTime: at('10:00', '2026-06-11') } });
    const READ = 'query ($id: ID!, $receipt: String) { appointment(id: $id, receipt: $receipt) { patientName } }';
    const { appointmentId: id, receipt } = offered;
    const named = await dataOf(sendGraphQL(app, READ, { id, receipt }));
    expect(named).toEqual({ appointment: { patientName: 'Pedro Paciente' } });
    // The answer was for the caller who accepted; mails are forwarded.
    app.clock.now = new Date(app.clock.now.getTime() + 15 * 60_000);
    for (const reader of [undefined, (await signedIn(app.db, 'user')).token]) {
      expect((await readOffer(app, pedro, reader)).appointmentId).toBeNull();
      const { offered: again } = await dataOf(answer(app, 'acceptOffer', pedro, reader));
      expect([again.appointmentId, again.receipt]).toEqual([null, null]);
    }
    const { rows } = await app.db.pool.query(
      `SELECT status, cancellation_note AS note, a.patient_user_id IS NOT NULL AS linked, s.given_up_starts_at AS "givenUp"
       FROM appointments AS a LEFT JOIN waiting_list_stretches AS s ON s.given_up_id = a.id WHERE a.id = ANY ($1)
       ORDER BY a.starts_at`,
      [[kept.id, offered.appointmentId]],
    );
    expect(rows).toEqual([
      { status: 'pending', note: null, linked: true, givenUp: null },
      {
        status: 'cancelled',
        note: 'Se tomó un turno antes, por la lista de espera',
        linked: true,
        givenUp: new Date(at('10:00', '2026-06-11')),
      },
    ]);
    expect((await readOffer(app, await clinic.link('Eva'))).startTime).toBe(at('10:00', '2026-06-11'));
  });

  test('keeps type, price and authorization by accepting, whatever the type is now', async () => {
    const kind = { professionalId: laura.id, durationMinutes: 30 };
    await makeKind(app.db, { ...kind, name: 'Primera vez', price: '30000' });
    const control = await makeKind(app.db, { ...kind, name: 'Control', price: '18000', sortOrder: 1 });
    const kept = await clinic.turno(at('10:00', '2026-06-11'), at('10:30', '2026-06-11'));
    await app.db.pool.query(
      "UPDATE appointments SET consultation_kind_id = $1, consultation_kind_name = 'Control', price = 15000",
      [control],
    );
    await clinic.authorize(kept, '881');
    await dataOf(waitForEarlier(app, { appointmentId: kept.id }, kept.token));
    await clinic.free();
    await dataOf(answer(app, 'acceptOffer', await clinic.link('Pedro 1')));
    const { rows } = await app.db.pool.query(
      `SELECT consultation_kind_id AS id, consultation_kind_name AS name, price, authorization_number AS "authorization"
       FROM appointments JOIN appointment_coverages ON appointment_id = id WHERE is_live`,
    );
    expect(rows).toEqual([{ id: control, name: 'Control', price: '15000.00', authorization: '881' }]);
  });
});

describe('Staff', () => {
  const staffCancel = (id: string) => clinic.cancel({ id, token: admin });
  const setStatus = (id: string, status: string) =>
    sendGraphQL(
      app,
      'mutation ($id: ID!, $status: String!) { setAppointmentStatus(id: $id, status: $status) { id } }',
      { id, status },
      admin,
    );

  test('undo a cancellation before offers are mailed, and not afterwards', async () => {
    await clinic.wait('Ana');
    const { id } = await clinic.turno();
    await staffCancel(id);
    expect(await clinic.link('Ana')).toBe('');
    expect((await setStatus(id, 'confirmed')).errors).toBeUndefined();
    expect(await clinic.freedSlotOutcomes()).toEqual(['taken_back']);
    await staffCancel(id);
    await clinic.later(3);
    expect(await clinic.link('Ana')).not.toBe('');
    expect(await failureOf(setStatus(id, 'confirmed'))).toContain('reservado hasta las 12:05 para Ana');
  });

  test('offer a free slot to one entry, regardless of its hours, and to no other afterwards', async () => {
    const hours = [{ weekday: 1, startTime: '09:00', endTime: '12:00' }];
    const { entry } = await dataOf(
      join(app, { name: 'Ana', email: clinic.email('Ana'), professionalId: laura.id, hours }),
    );
    await clinic.wait('Eva');
    const input = { professionalId: laura.id, roomId, startTime: at('10:00') };
    const offer = (token: string, more: object = {}, key?: string) =>
      offerByHand(app, entry.id, { ...input, ...more }, token, key);
    const stranger = await makeProfessional(app.db);
    expect(await failureOf(offer(stranger.token))).toContain('FORBIDDEN');
    expect(await failureOf(offer(admin, { startTime: at('20:00') }))).toContain('CONFLICT');
    const offered = await dataOf(offer(laura.token, {}, 'oferta-0001'));
    expect(offered.entry.offers).toMatchObject([{ outcome: 'pending', startTime: at('10:00') }]);
    // A retry after a lost answer.
    expect(await dataOf(offer(laura.token, {}, 'oferta-0001'))).toEqual(offered);
    expect(await failureOf(offer(admin, { startTime: at('11:00') }))).toContain('Ya tiene un horario ofrecido');
    await dataOf(answer(app, 'declineOffer', await clinic.link('Ana')));
    expect([await clinic.asked(), await clinic.freedSlotOutcomes()]).toEqual([['Ana'], ['free']]);
  });

  test('break a hold, and notify the patient with the offer', async () => {
    await clinic.wait('Ana');
    await clinic.free();
    const ana = await clinic.link('Ana');
    const { rows } = await app.db.pool.query('SELECT id FROM holds');
    const BREAK = 'mutation ($id: ID!) { breakHold(id: $id, input: { reason: "Vino sin turno" }) }';
    await dataOf(sendGraphQL(app, BREAK, { id: rows[0].id }, admin));
    expect(await failureOf(answer(app, 'acceptOffer', ana))).toContain('La clínica ya no puede darte este horario');
    const subjects = (await app.mails()).filter(({ to }) => to === clinic.email('Ana')).map(({ subject }) => subject);
    expect(subjects.join()).toContain('El horario ya no está disponible');
    expect(await clinic.freedSlotOutcomes()).toEqual(['broken']);
  });
});

test('One of three concurrent acceptances succeeds, also with retries', async () => {
  await clinic.wait('Ana', 'Eva', 'Juan');
  await clinic.free();
  const links = [await clinic.link('Ana'), await clinic.link('Eva'), await clinic.link('Juan')];
  const presses = [...links, ...links, ...links];
  const answers = await Promise.all(presses.map((token) => answer(app, 'acceptOffer', token)));
  const yes = new Set(presses.filter((_, press) => answers[press]!.data));
  expect(yes.size).toBe(1);
  expect(answers.filter(({ errors }) => errors && errors[0]?.extensions.code !== 'CONFLICT')).toEqual([]);
  expect((await clinic.live()).length).toBe(1);
  expect(Object.values(await clinic.outcomes()).sort()).toEqual(['accepted', 'taken', 'taken']);
});
