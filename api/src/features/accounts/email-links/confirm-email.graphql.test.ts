import { makeProfessional, makeUser, openSession } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { book } from '../../../testing/harness/booking';
import { emailLinks, EVA, EXPIRED, UNKNOWN } from '../../../testing/harness/email-links';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { behind } from '../../../testing/harness/lock-wait';
import { signIn } from '../../../testing/harness/sessions';
import { join } from '../../../testing/harness/waiting-list';
import { issueEmailToken, type EmailTokenPurpose } from './email-token.service';

let app: TestApp;
const issue = (userId: number, purpose: EmailTokenPurpose) =>
  app.db.transaction((tx) => issueEmailToken(tx, { userId, purpose, now: app.clock.now }));
const { restart, hoursLater, confirm, viewer, mailed, unconfirmed, isConfirmed, bookedBefore, linkedTo } = emailLinks({
  app: () => app,
  issue,
});

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(restart);
afterAll(() => app.close());

describe('Confirming an address', () => {
  test('works by its link alone, which gives a stranger who opened the account nothing', async () => {
    await bookedBefore(EVA);
    const id = await unconfirmed();
    const [token, stranger] = [await mailed(id, 'confirm-email'), await openSession(app.db, id)];
    expect(await dataOf(confirm(token))).toEqual({ confirmEmail: { success: true, email: EVA, needsSignIn: true } });
    expect((await dataOf(viewer(stranger))).viewer.emailConfirmed).toBe(true);
    expect(await linkedTo(id)).toEqual([]);
  });

  test('takes entries of the waiting list before turnos, as who accepts an offer does', async () => {
    await bookedBefore(EVA);
    const { id: professionalId } = await makeProfessional(app.db);
    await dataOf(join(app, { professionalId, email: EVA }));
    const id = await unconfirmed();
    const [token, session] = [await mailed(id, 'confirm-email'), await openSession(app.db, id)];
    const turnosAreFree = async () => {
      await app.db.pool.query('SELECT FROM appointments FOR UPDATE NOWAIT');
    };
    await behind(app, 'SELECT FROM waiting_list_entries FOR UPDATE', [() => confirm(token, session)], turnosAreFree);
    expect(await linkedTo(id)).toEqual([EVA]);
  });

  test('by its link alone brings nothing booked with it later either, until the account’s own session follows it too', async () => {
    const booking = {
      professionalId: (await makeProfessional(app.db)).id,
      roomId: await makeRoom(app.db),
      patientEmail: EVA,
    };
    const id = await unconfirmed();
    const token = await mailed(id, 'confirm-email');
    await dataOf(confirm(token));
    await dataOf(book(app, booking));
    expect(await linkedTo(id)).toEqual([]);
    await dataOf(confirm(token, await openSession(app.db, id)));
    await dataOf(book(app, { ...booking, startTime: '2026-06-02T11:00' }));
    expect(await linkedTo(id)).toEqual([EVA, EVA]);
  });

  describe('of an account that changes its address', () => {
    const CHANGE = 'mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }';

    async function booked() {
      const account = await makeUser(app.db, { email: EVA });
      const session = await openSession(app.db, account);
      const admin = await openSession(app.db, await makeUser(app.db, { role: 'admin' }));
      const professionalId = (await makeProfessional(app.db)).id;
      await dataOf(
        book(app, { professionalId, roomId: await makeRoom(app.db), patientEmail: EVA }, { token: session }),
      );
      const move = (email: string) => dataOf(sendGraphQL(app, CHANGE, { id: account, input: { email } }, admin));
      return { account, session, move };
    }
    const turno = async () =>
      (
        await app.db.pool.query(
          'SELECT patient_email AS at, patient_email_version AS links, sequence AS version FROM appointments',
        )
      ).rows[0];

    test('counts as a change of its turnos, so that a stale edit form cannot bring the former one back', async () => {
      const { account, session, move } = await booked();
      await move('nueva@ejemplo.example');
      await dataOf(confirm(await mailed(account, 'confirm-email'), session));
      expect(await turno()).toEqual({ at: 'nueva@ejemplo.example', links: 2, version: 1 });
    });

    test('and returns to the former one keeps the links of its turnos', async () => {
      const { account, session, move } = await booked();
      await move('nueva@ejemplo.example');
      await move(EVA);
      await dataOf(confirm(await mailed(account, 'confirm-email'), session));
      expect(await turno()).toEqual({ at: EVA, links: 1, version: 0 });
    });

    test('again after the link alone has confirmed the first change, takes its turnos to the last one', async () => {
      const { account, session, move } = await booked();
      await move('nueva@ejemplo.example');
      await dataOf(confirm(await mailed(account, 'confirm-email')));
      expect(await turno()).toMatchObject({ at: EVA });
      await move('ultima@ejemplo.example');
      await dataOf(confirm(await mailed(account, 'confirm-email'), session));
      expect(await turno()).toMatchObject({ at: 'ultima@ejemplo.example' });
    });
  });

  test('takes along what is to come and was at the former address, and leaves what was booked with another one', async () => {
    const { id: professionalId, token: staff } = await makeProfessional(app.db);
    const roomId = await makeRoom(app.db);
    const account = await makeUser(app.db, { email: EVA });
    const session = await openSession(app.db, account);
    const bookWith = async (patientEmail: string, startTime: string) => {
      const answer = await dataOf(book(app, { professionalId, roomId, patientEmail, startTime }, { token: session }));
      return answer.bookAppointment.id;
    };
    const own = await bookWith(EVA, '2026-06-03T10:00');
    const forMother = await bookWith('madre@ejemplo.example', '2026-06-03T11:00');
    await dataOf(join(app, { professionalId, email: EVA }, session));
    const admin = await openSession(app.db, await makeUser(app.db, { role: 'admin' }));
    const CHANGE = 'mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }';
    await dataOf(sendGraphQL(app, CHANGE, { id: account, input: { email: 'nueva@ejemplo.example' } }, admin));
    const addresses = async () =>
      (await app.db.pool.query('SELECT patient_email AS at FROM appointments ORDER BY starts_at')).rows.map(
        ({ at }) => at,
      );
    expect(await addresses()).toEqual([EVA, 'madre@ejemplo.example']);

    await dataOf(confirm(await mailed(account, 'confirm-email'), session));
    expect(await addresses()).toEqual(['nueva@ejemplo.example', 'madre@ejemplo.example']);
    expect(
      (await app.db.pool.query("SELECT patient_email AS at FROM waiting_list_entries WHERE status = 'active'")).rows,
    ).toEqual([{ at: 'nueva@ejemplo.example' }]);
    const CANCEL = 'mutation ($id: ID!) { cancelAppointment(id: $id, notifyAtOnce: true) { id } }';
    for (const id of [own, forMother]) await dataOf(sendGraphQL(app, CANCEL, { id }, staff));
    await app.jobs.go('notices');
    const cancelled = (await app.mails()).filter(({ subject }) => subject.startsWith('Turno cancelado'));
    expect(cancelled.map(({ to }) => to).sort()).toEqual(['madre@ejemplo.example', 'nueva@ejemplo.example']);
  });

  test('by its link alone is reported to the account, which gets another mail with what was withheld', async () => {
    await bookedBefore(EVA);
    const id = await unconfirmed();
    const session = await openSession(app.db, id);
    const withheld = async () =>
      (await dataOf(sendGraphQL<{ viewer: object }>(app, '{ viewer { bookingsWithheld } }', {}, session))).viewer;
    expect(await withheld()).toEqual({ bookingsWithheld: false });
    await dataOf(confirm(await mailed(id, 'confirm-email')));
    expect(await withheld()).toEqual({ bookingsWithheld: true });
    // The account still waits, even if the bookings are gone.
    await app.db.pool.query('DELETE FROM appointments');
    await dataOf(confirm(await mailed(id, 'confirm-email'), session));
    expect(await withheld()).toEqual({ bookingsWithheld: false });
    expect(await issue(id, 'confirm-email')).toBeNull();
  });

  test('brings the appointments that were booked with it, and no others, where the account’s session is', async () => {
    await bookedBefore(EVA, 'EVA@Ejemplo.example', 'otra@ejemplo.example');
    const id = await unconfirmed();
    const [token, session] = [await mailed(id, 'confirm-email'), await openSession(app.db, id)];
    expect(await dataOf(confirm(token, session))).toEqual({
      confirmEmail: { success: true, email: EVA, needsSignIn: false },
    });
    expect(await linkedTo(id)).toEqual([EVA, 'EVA@Ejemplo.example']);
    expect((await dataOf(viewer(session))).viewer.emailConfirmed).toBe(true);
    expect(await failureOf(confirm(token, session))).toBe(UNKNOWN);
  });

  test('brings them afterwards to the person who follows the link first and then signs in, and to no other account', async () => {
    await bookedBefore(EVA);
    const id = await unconfirmed({ password: 'clave-propia' });
    const [token, other] = [await mailed(id, 'confirm-email'), await openSession(app.db, await makeUser(app.db))];
    await dataOf(confirm(token, other));
    for (const session of [undefined, other]) expect(await failureOf(confirm(token, session))).toBe(UNKNOWN);
    expect(await linkedTo(id)).toEqual([]);

    const { signIn: session } = await dataOf(signIn(app, EVA, 'clave-propia'));
    const answers = await Promise.all([confirm(token, session.token), confirm(token, session.token)]);
    expect(answers.filter(({ data }) => data?.confirmEmail)).toHaveLength(1);
    expect(await linkedTo(id)).toEqual([EVA]);
  });

  test('leaves no link that outlasts its 48 hours or its account’s suspension', async () => {
    const id = await unconfirmed();
    const [token, unused, session] = [
      await mailed(id, 'confirm-email'),
      await mailed(id, 'confirm-email'),
      await openSession(app.db, id),
    ];
    await dataOf(confirm(token));
    hoursLater(48);
    expect(await failureOf(confirm(token, session))).toBe(EXPIRED);
    hoursLater(0);
    await app.db.pool.query('UPDATE users SET suspended_at = now() WHERE id = $1', [id]);
    expect(await failureOf(confirm(unused))).toBe(UNKNOWN);
  });

  test('takes no appointment away from another account, and brings staff none', async () => {
    await bookedBefore(EVA, 'laura@ejemplo.example');
    const other = await makeUser(app.db);
    await app.db.pool.query('UPDATE appointments SET patient_user_id = $1 WHERE patient_email = $2', [other, EVA]);
    const [eva, laura] = [await unconfirmed(), await unconfirmed({ email: 'laura@ejemplo.example', role: 'admin' })];
    await dataOf(confirm(await mailed(eva, 'confirm-email'), await openSession(app.db, eva)));
    const [first, second] = [await mailed(laura, 'confirm-email'), await mailed(laura, 'confirm-email')];
    expect(await dataOf(confirm(first))).toMatchObject({ confirmEmail: { needsSignIn: false } });
    await dataOf(confirm(second, await openSession(app.db, laura)));
    expect(await Promise.all([eva, laura, other].map(linkedTo))).toEqual([[], [], [EVA]]);
  });

  test('works once, also for two at the same moment', async () => {
    const token = await mailed(await unconfirmed(), 'confirm-email');
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.filter(({ data }) => data?.confirmEmail)).toHaveLength(1);
    expect(await failureOf(confirm(token))).toBe(UNKNOWN);
  });

  test('works for 48 hours', async () => {
    const [id, token] = await unconfirmed().then(async (user) => [user, await mailed(user, 'confirm-email')] as const);
    hoursLater(48);
    expect(await failureOf(confirm(token))).toBe(EXPIRED);
    expect(await isConfirmed(id)).toBe(false);
    hoursLater(47.9);
    await dataOf(confirm(token));
    expect(await isConfirmed(id)).toBe(true);
  });

  test('again by another mail is fine', async () => {
    const id = await unconfirmed();
    const [first, second] = [await mailed(id, 'confirm-email'), await mailed(id, 'confirm-email')];
    await dataOf(confirm(second));
    expect(await dataOf(confirm(first))).toMatchObject({ confirmEmail: { success: true } });
  });

  test('needs a token made for it, for the address of today', async () => {
    const id = await unconfirmed();
    for (const token of ['', 'x', 'x'.repeat(43), 'x'.repeat(5000), "' OR 1=1 --"])
      expect(await failureOf(confirm(token))).toBe(UNKNOWN);
    expect(await failureOf(confirm(await mailed(id, 'password-reset')))).toBe(UNKNOWN);
    const token = await mailed(id, 'confirm-email');
    await app.db.pool.query("UPDATE users SET email = 'nueva@ejemplo.example' WHERE id = $1", [id]);
    expect(await failureOf(confirm(token))).toBe(UNKNOWN);
    expect(await isConfirmed(id)).toBe(false);
  });
});
