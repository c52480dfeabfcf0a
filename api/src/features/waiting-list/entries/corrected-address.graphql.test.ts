import { makeProfessional, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { mailedCancelToken } from '../../../testing/harness/cancel-links';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { behind } from '../../../testing/harness/lock-wait';
import { callRest } from '../../../testing/harness/rest';
import { at, WaitingClinic } from '../../../testing/harness/waiting-clinic';
import {
  answer,
  join,
  linkIn,
  listed,
  offerByHand,
  readOffer,
  waitForEarlier,
} from '../../../testing/harness/waiting-list';
import { issueEmailToken } from '../../accounts/email-links/email-token.service';

let app: TestApp;
let admin: string;
let clinic: WaitingClinic;
let place: { professionalId: number; roomId: number };
/** Pía's, booked with an address that is a stranger's. */
let id: string;
let wrong: string;
let right: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await app.db.pool.query('DELETE FROM jobs; DELETE FROM rate_limits');
  await clearClinic(app);
  place = {
    professionalId: (await makeProfessional(app.db, { name: 'Laura Médica' })).id,
    roomId: await makeRoom(app.db, { name: 'Consultorio 1' }),
  };
  clinic = new WaitingClinic(app, { ...place, admin });
  wrong = clinic.email('Otra persona');
  right = clinic.email('Pia');
  id = await makeAppointment(app.db, {
    ...place,
    from: at('10:00', '2026-06-11'),
    to: at('10:30', '2026-06-11'),
    patientName: 'Pía Paciente',
    patientEmail: wrong,
  });
});

const correct = (body: object) => callRest(app, `PUT /admin/appointments/${id}`, { token: admin, body });
/** By the link that the stranger was mailed. */
const strangerWaits = async () =>
  dataOf(waitForEarlier(app, { appointmentId: id, cancelToken: await mailedCancelToken(app, id) }));
const strangersOffer = () => linkIn(app, wrong, 'oferta');
const kept = async () =>
  (
    await app.db.pool.query<{ email: string; status: string }>(
      'SELECT patient_email AS email, status FROM appointments WHERE id = $1',
      [id],
    )
  ).rows[0];
const restore = (entryId: string) =>
  sendGraphQL(app, 'mutation ($id: ID!) { restoreWaitingListEntry(id: $id) { id } }', { id: entryId }, admin);
const all = () => listed(app, admin, { status: null });

describe('After the clinic corrected the address of an appointment', () => {
  test('the former address reads and accepts none of its earlier offers', async () => {
    await strangerWaits();
    await clinic.free();
    const link = await strangersOffer();
    expect((await readOffer(app, link)).givesUp).not.toBeNull();
    expect((await correct({ patient_email: right })).status).toBe(200);
    expect(await readOffer(app, link)).toMatchObject({
      outcome: 'withdrawn',
      canAccept: false,
      isWaiting: false,
      givesUp: null,
    });
    expect(await failureOf(answer(app, 'acceptOffer', link))).toContain('CONFLICT');
    expect(await kept()).toEqual({ email: right, status: 'pending' });
  });

  test('later freed slots are offered to the new address, in the same place of the queue', async () => {
    await strangerWaits();
    const leaving = await linkIn(app, wrong, 'salir');
    await clinic.set('atOnce: 1');
    await clinic.wait('Ana');
    await correct({ patient_email: right });
    await clinic.free();
    expect([await strangersOffer(), await clinic.link('Ana')]).toEqual(['', '']);
    const link = await linkIn(app, right, 'oferta');
    const LEAVE = 'mutation ($token: String!) { leaveWaitingList(token: $token) { status } }';
    await dataOf(sendGraphQL(app, LEAVE, { token: leaving }));
    await dataOf(answer(app, 'acceptOffer', link));
    expect(await kept()).toEqual({ email: right, status: 'cancelled' });
    await clinic.set('atOnce: 3');
  });

  test('a pending offer moves to the new address', async () => {
    await strangerWaits();
    await clinic.free();
    await correct({ patient_email: right });
    expect(await linkIn(app, right, 'oferta')).not.toBe('');
  });

  test('the account of the former address no longer reads the appointment in its entries', async () => {
    const stranger = await signedIn(app.db, 'user');
    await app.db.pool.query('UPDATE appointments SET patient_user_id = $1 WHERE id = $2', [stranger.userId, id]);
    await dataOf(waitForEarlier(app, { appointmentId: id }, stranger.token));
    await correct({ patient_email: right });
    const MINE = '{ myWaitingList { status keptAppointment { id patientEmail } openOffer { id } } }';
    expect(await dataOf(sendGraphQL(app, MINE, {}, stranger.token))).toEqual({
      myWaitingList: [{ status: 'ended', keptAppointment: null, openOffer: null }],
    });
  });

  test('it ends when the appointment goes to another patient, and staff read why', async () => {
    await strangerWaits();
    await correct({ patient_email: right, patient_name: 'Eva Otra' });
    const REASONS = '{ waitingList(filter: { status: ended }) { edges { node { endNote } } } }';
    expect(await dataOf(sendGraphQL(app, REASONS, {}, admin))).toEqual({
      waitingList: { edges: [{ node: { endNote: 'Su turno pasó a otra persona' } }] },
    });
    expect(await failureOf(restore((await listed(app, admin, { status: 'ended' }))[0]!.id))).toContain('ya terminó');
    expect(await listed(app, admin)).toEqual([]);
  });

  test('an address that differs only in case keeps its place, links and offers', async () => {
    await strangerWaits();
    await clinic.free();
    await correct({ patient_email: wrong.toUpperCase() });
    expect(await readOffer(app, await strangersOffer())).toMatchObject({ outcome: 'pending', canAccept: true });
  });

  test('does not deadlock with a concurrent acceptance', async () => {
    await strangerWaits();
    await clinic.free();
    const link = await strangersOffer();
    const [corrected, accepted] = await Promise.all([
      correct({ patient_email: right }),
      answer(app, 'acceptOffer', link),
    ]);
    expect(corrected.status).toBe(200);
    expect(accepted.errors?.[0]?.extensions.code ?? 'CONFLICT').toBe('CONFLICT');
  });

  describe('the correction of a sobreturno that is kept does not deadlock with', () => {
    let over: string;
    const correctOver = () =>
      callRest(app, `PUT /admin/appointments/${over}`, { token: admin, body: { patient_email: right } });
    const on = (time: string) => at(time, '2026-06-11');

    beforeEach(async () => {
      await app.db.pool.query('UPDATE professionals SET overbookings_per_hour = 1 WHERE id = $1', [
        place.professionalId,
      ]);
      const turno = { ...place, from: on('15:00'), to: on('15:30'), patientName: 'Pía Ruiz', patientEmail: wrong };
      over = await makeAppointment(app.db, { ...turno, overbookingReason: 'Fiebre' });
      await dataOf(waitForEarlier(app, { appointmentId: over, cancelToken: await mailedCancelToken(app, over) }));
    });

    test('that of another appointment', async () => {
      await strangerWaits();
      const both = [() => correct({ patient_email: right }), correctOver];
      const corrected = await behind(app, 'LOCK TABLE waiting_list_entries IN SHARE MODE', both);
      expect(corrected.map(({ status }) => status)).toEqual([200, 200]);
    });

    test('a booking for the new address where something earlier is offered', async () => {
      await clinic.free();
      const slot = { professional_id: place.professionalId, room_id: place.roomId, start_time: on('17:00') };
      const body = { ...slot, patient_name: 'Pía Ruiz', patient_email: right };
      const book = () => callRest(app, 'POST /admin/appointments', { token: admin, body });
      const address = `SELECT FROM pg_advisory_xact_lock(3, hashtext('${right}'))`;
      const done = await behind(app, address, [correctOver, book]);
      expect(done.map(({ status }) => status)).toEqual([200, 201]);
    });
  });
});

describe('After an account confirmed another address', () => {
  let session: string;
  const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) { success } }';

  /** The clinic writes the address of Pía's account, and she confirms it. */
  async function move(from: string, to: string): Promise<void> {
    const { id: user } = (await app.db.pool.query('SELECT id FROM users WHERE email = $1', [from])).rows[0];
    await app.db.pool.query('UPDATE users SET email = $1, former_email = $2 WHERE id = $3', [to, from, user]);
    const link = { userId: user, purpose: 'confirm-email', now: app.clock.now } as const;
    await app.db.pool.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [user]);
    const issued = await app.db.transaction((tx) => issueEmailToken(tx, link));
    await dataOf(sendGraphQL(app, CONFIRM, { token: issued!.token }, session));
  }

  beforeEach(async () => {
    const user = await makeUser(app.db, { email: wrong });
    session = await openSession(app.db, user);
    await app.db.pool.query('UPDATE appointments SET patient_user_id = $1 WHERE id = $2', [user, id]);
    await dataOf(waitForEarlier(app, { appointmentId: id }, session));
  });

  test('links mailed to the former one neither accept nor leave, and the offer moves to the new one', async () => {
    await clinic.free();
    const [link, leaving] = [await strangersOffer(), await linkIn(app, wrong, 'salir')];
    await move(wrong, right);
    expect(await readOffer(app, link)).toMatchObject({ outcome: 'withdrawn', canAccept: false, givesUp: null });
    expect(await failureOf(answer(app, 'acceptOffer', link))).toContain('CONFLICT');
    const LEAVE = 'mutation ($token: String!) { leaveWaitingList(token: $token) { status } }';
    await dataOf(sendGraphQL(app, LEAVE, { token: leaving }));
    expect(await kept()).toEqual({ email: right, status: 'pending' });
    await dataOf(answer(app, 'acceptOffer', await linkIn(app, right, 'oferta')));
    expect(await kept()).toEqual({ email: right, status: 'cancelled' });
  });

  test('an existing entry of the new one stays the only one', async () => {
    await dataOf(join(app, { professionalId: place.professionalId, name: 'Pía Paciente', email: right }, session));
    await move(wrong, right);
    expect(await listed(app, admin)).toHaveLength(1);
    expect(await failureOf(restore((await listed(app, admin, { status: 'ended' }))[0]!.id))).toContain('ya terminó');
  });

  describe('no deadlock with a patient who at that moment', () => {
    const held = (appointmentId: string) => `SELECT FROM appointments WHERE id = '${appointmentId}' FOR UPDATE`;
    const statuses = () =>
      app.db.pool
        .query('SELECT patient_email AS email, status FROM appointments WHERE is_live')
        .then(({ rows }) => rows);

    test('cancels the appointment with the changed address, in the room of their offer', async () => {
      await clinic.free();
      const CANCEL = 'mutation ($id: ID!) { cancelAppointment(id: $id) { id } }';
      const cancel = () => dataOf(sendGraphQL(app, CANCEL, { id }, session));
      await behind<unknown>(app, held(id), [cancel, () => move(wrong, right)]);
      expect(await statuses()).toEqual([]);
      expect(await listed(app, admin)).toHaveLength(1);
    });

    test('waits for something earlier than an appointment that was booked with the new one', async () => {
      const other = await makeAppointment(app.db, {
        ...place,
        from: at('15:00', '2026-06-11'),
        to: at('15:30', '2026-06-11'),
        patientEmail: right,
      });
      const link = { appointmentId: other, cancelToken: await mailedCancelToken(app, other) };
      await behind<unknown>(app, held(other), [() => dataOf(waitForEarlier(app, link)), () => move(wrong, right)]);
      const { rows } = await app.db.pool.query(
        'SELECT DISTINCT patient_email AS email, patient_user_id IS NULL AS "isNobodys" FROM appointments WHERE is_live',
      );
      expect(rows).toEqual([{ email: right, isNobodys: false }]);
    });
  });

  test('a correction that was taken back ends nothing', async () => {
    await move(wrong, wrong);
    expect(await listed(app, admin)).toHaveLength(1);
  });
});

describe('An entry from before entries followed their appointment', () => {
  const corrected = () => app.db.pool.query('UPDATE appointments SET patient_email = $1 WHERE id = $2', [right, id]);

  test('neither reads nor accepts its former offers', async () => {
    await strangerWaits();
    await clinic.free();
    const link = await strangersOffer();
    await corrected();
    expect(await readOffer(app, link)).toMatchObject({ outcome: 'withdrawn', canAccept: false, givesUp: null });
    expect(await failureOf(answer(app, 'acceptOffer', link))).toBe(
      'CONFLICT: La clínica ya no puede darte este horario',
    );
    expect((await kept())?.status).toBe('pending');
  });

  test('gets no further offers, neither automatic ones nor staff’s, who read that its appointment is gone', async () => {
    const { entry } = await strangerWaits();
    await corrected();
    await clinic.free();
    expect(await clinic.asked()).toEqual([]);
    const slot = { ...place, startTime: at('11:00') };
    expect(await failureOf(offerByHand(app, entry.id, slot, admin))).toContain('pasó a otra persona');
    expect((await all()).map(({ keptAppointment }) => keptAppointment)).toEqual([null]);
  });
});

test("staff's corrections on the appointment apply when an earlier time is accepted", async () => {
  await strangerWaits();
  await clinic.free();
  await correct({ patient_name: 'Pía Paciente Ruiz', patient_phone: '11 5555-0000' });
  await dataOf(answer(app, 'acceptOffer', await strangersOffer()));
  const { rows } = await app.db.pool.query(
    'SELECT patient_name AS name, patient_phone AS phone FROM appointments WHERE is_live',
  );
  expect(rows).toEqual([{ name: 'Pía Paciente Ruiz', phone: '+54 11 5555 0000' }]);
});
