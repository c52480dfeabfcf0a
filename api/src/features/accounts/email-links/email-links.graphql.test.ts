import { makeProfessional, makeUser, openSession } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { book } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { forgetRequestedMails, requestedMails } from '../../../testing/harness/requested-mails';
import { signIn } from '../../../testing/harness/sessions';
import { issueEmailToken, type EmailTokenPurpose } from './email-token.service';

const UNKNOWN = 'BAD_REQUEST token: El enlace no es válido, ya se usó o venció. Pide uno nuevo';
const EXPIRED = 'BAD_REQUEST token: El enlace venció. Pide uno nuevo';
const HOUR_MS = 3_600_000;
const EVA = 'eva@ejemplo.example';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await app.db.pool.query('TRUNCATE users, rooms, rate_limits, audit_events CASCADE');
  await forgetRequestedMails(app);
});
afterAll(() => app.close());

const hoursLater = (hours: number) => (app.clock.now = new Date(MONDAY_8AM.getTime() + hours * HOUR_MS));
const confirm = (token: string, session?: string) =>
  sendGraphQL<{ confirmEmail: object }>(app, 'mutation ($token: String!) { confirmEmail(token: $token) { success email needsSignIn } }', { token }, session);
const reset = (token: string, newPassword = 'clave-nueva') =>
  sendGraphQL<{ resetPassword: boolean }>(app, 'mutation ($token: String!, $newPassword: String!) { resetPassword(token: $token, newPassword: $newPassword) }', { token, newPassword });
const viewer = (token: string) => sendGraphQL<{ viewer: { emailConfirmed: boolean } }>(app, '{ viewer { emailConfirmed } }', {}, token);

/** What the mail's job does when it sends. */
const issue = (userId: number, purpose: EmailTokenPurpose) => app.db.transaction((tx) => issueEmailToken(tx, { userId, purpose, now: app.clock.now }));
const mailed = async (userId: number, purpose: EmailTokenPurpose) => (await issue(userId, purpose))!.token;

async function unconfirmed(traits: Parameters<typeof makeUser>[1] = {}): Promise<number> {
  const id = await makeUser(app.db, { email: EVA, ...traits });
  await app.db.pool.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [id]);
  return id;
}
const isConfirmed = async (id: number) =>
  (await app.db.pool.query<{ is: boolean }>('SELECT email_confirmed_at IS NOT NULL AS is FROM users WHERE id = $1', [id])).rows[0]?.is;

async function bookedBefore(...patientEmails: string[]): Promise<void> {
  const { id: professionalId } = await makeProfessional(app.db);
  const roomId = await makeRoom(app.db);
  for (const [index, patientEmail] of patientEmails.entries()) {
    const id = await makeAppointment(app.db, { professionalId, roomId, from: `2026-05-0${index + 1}T10:00-03:00`, to: `2026-05-0${index + 1}T10:30-03:00` });
    await app.db.pool.query('UPDATE appointments SET patient_email = $2 WHERE id = $1', [id, patientEmail]);
  }
}
const linkedTo = async (id: number) =>
  (await app.db.pool.query<{ email: string }>('SELECT patient_email AS email FROM appointments WHERE patient_user_id = $1 ORDER BY starts_at', [id])).rows.map(({ email }) => email);

describe('Confirming an address', () => {
  test('is done by its link alone, which brings whoever may have opened the account nothing', async () => {
    await bookedBefore(EVA);
    const id = await unconfirmed();
    const [token, stranger] = [await mailed(id, 'confirm-email'), await openSession(app.db, id)];
    expect(await dataOf(confirm(token))).toEqual({ confirmEmail: { success: true, email: EVA, needsSignIn: true } });
    expect((await dataOf(viewer(stranger))).viewer.emailConfirmed).toBe(true);
    expect(await linkedTo(id)).toEqual([]);
  });

  test('by its link alone brings nothing booked with it later either, until the account’s own session follows it too', async () => {
    const booking = { professionalId: (await makeProfessional(app.db)).id, roomId: await makeRoom(app.db), patientEmail: EVA };
    const id = await unconfirmed();
    const token = await mailed(id, 'confirm-email');
    await dataOf(confirm(token));
    await dataOf(book(app, booking));
    expect(await linkedTo(id)).toEqual([]);
    await dataOf(confirm(token, await openSession(app.db, id)));
    await dataOf(book(app, { ...booking, startTime: '2026-06-02T11:00' }));
    expect(await linkedTo(id)).toEqual([EVA, EVA]);
  });

  test('by its link alone is told to the account, which gets another mail and with it what was withheld', async () => {
    await bookedBefore(EVA);
    const id = await unconfirmed();
    const session = await openSession(app.db, id);
    const withheld = async () => (await dataOf(sendGraphQL<{ viewer: object }>(app, '{ viewer { bookingsWithheld } }', {}, session))).viewer;
    expect(await withheld()).toEqual({ bookingsWithheld: false });
    await dataOf(confirm(await mailed(id, 'confirm-email')));
    expect(await withheld()).toEqual({ bookingsWithheld: true });
    // What was booked meanwhile may be gone; the account waits all the same.
    await app.db.pool.query('DELETE FROM appointments');
    await dataOf(confirm(await mailed(id, 'confirm-email'), session));
    expect(await withheld()).toEqual({ bookingsWithheld: false });
    expect(await issue(id, 'confirm-email')).toBeNull();
  });

  test('brings the appointments that were booked with it, and no others, where the account’s session is', async () => {
    await bookedBefore(EVA, 'EVA@Ejemplo.example', 'otra@ejemplo.example');
    const id = await unconfirmed();
    const [token, session] = [await mailed(id, 'confirm-email'), await openSession(app.db, id)];
    expect(await dataOf(confirm(token, session))).toEqual({ confirmEmail: { success: true, email: EVA, needsSignIn: false } });
    expect(await linkedTo(id)).toEqual([EVA, 'EVA@Ejemplo.example']);
    expect((await dataOf(viewer(session))).viewer.emailConfirmed).toBe(true);
    expect(await failureOf(confirm(token, session))).toBe(UNKNOWN);
  });

  test('brings them afterwards to whoever follows the link first and then signs in, and to nobody else', async () => {
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
    const [token, unused, session] = [await mailed(id, 'confirm-email'), await mailed(id, 'confirm-email'), await openSession(app.db, id)];
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
    for (const token of ['', 'x', 'x'.repeat(43), 'x'.repeat(5000), "' OR 1=1 --"]) expect(await failureOf(confirm(token))).toBe(UNKNOWN);
    expect(await failureOf(confirm(await mailed(id, 'password-reset')))).toBe(UNKNOWN);
    const token = await mailed(id, 'confirm-email');
    await app.db.pool.query("UPDATE users SET email = 'nueva@ejemplo.example' WHERE id = $1", [id]);
    expect(await failureOf(confirm(token))).toBe(UNKNOWN);
    expect(await isConfirmed(id)).toBe(false);
  });
});

describe('In the mailbox', () => {
  const linkIn = async (path: string) => {
    const mails = await app.mails();
    return mails.filter(({ to }) => to === EVA).map(({ text }) => new RegExp(`${path}\\?token=([\\w-]{43})`).exec(text)?.[1] ?? '').at(-1) ?? '';
  };

  test('whoever registers finds the link that confirms their address', async () => {
    const input = { name: 'Eva Nueva', email: EVA, password: 'secreta-1' };
    const { register } = await dataOf(sendGraphQL<{ register: { id: number } }>(app, 'mutation ($input: RegisterInput!) { register(input: $input) { id } }', { input }));
    expect(await dataOf(confirm(await linkIn('/confirm-email')))).toMatchObject({ confirmEmail: { success: true } });
    expect(await isConfirmed(register.id)).toBe(true);
  });

  test('whoever forgot their password finds the link to set another, and nobody else gets a mail', async () => {
    const before = (await app.mails()).length;
    await makeUser(app.db, { email: EVA });
    for (const email of [EVA, 'nadie@ejemplo.example']) {
      await dataOf(sendGraphQL(app, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', { email }));
    }
    await dataOf(reset(await linkIn('/reset-password')));
    await dataOf(signIn(app, EVA, 'clave-nueva'));
    expect((await app.mails()).slice(before).map(({ to }) => to)).toEqual([EVA]);
  });
});

describe('A token', () => {
  test('rests nowhere: only its hash is stored', async () => {
    const token = await mailed(await unconfirmed(), 'confirm-email');
    const { rows } = await app.db.pool.query<{ token_hash: Buffer }>('SELECT * FROM email_tokens');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows.map((row) => ({ ...row, token_hash: row.token_hash.toString('latin1') })))).not.toContain(token);
  });

  test('is made for a confirmed address too while appointments booked with it wait for their account', async () => {
    await bookedBefore(EVA);
    const [patient, staff] = [await makeUser(app.db, { email: EVA }), await makeUser(app.db, { email: 'otra@ejemplo.example', role: 'professional' })];
    await dataOf(confirm(await mailed(patient, 'confirm-email'), await openSession(app.db, patient)));
    expect(await linkedTo(patient)).toEqual([EVA]);
    expect([await issue(patient, 'confirm-email'), await issue(staff, 'confirm-email')]).toEqual([null, null]);
  });

  test('is made only where a mail makes sense', async () => {
    const [known, suspended] = [await makeUser(app.db), await makeUser(app.db, { suspended: true })];
    const issued = [await issue(0, 'confirm-email'), await issue(known, 'confirm-email'), await issue(suspended, 'confirm-email'), await issue(suspended, 'password-reset'), await issue(0, 'password-reset')];
    expect(issued).toEqual([null, null, null, null, null]);
    expect(await issue(known, 'password-reset')).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), email: expect.any(String) });
  });
});

describe.each([
  ['resendConfirmation', 'confirm-email'],
  ['requestPasswordReset', 'password-reset'],
])('%s', (field, kind) => {
  const ask = (email: string) => sendGraphQL(app, `mutation ($email: String!) { ${field}(email: $email) }`, { email });

  test('answers and queues alike whether or not there is an account', async () => {
    const [id, confirmed] = [await unconfirmed(), await makeUser(app.db, { email: 'ana@ejemplo.example' })];
    for (const email of [` ${EVA.toUpperCase()} `, 'ana@ejemplo.example', 'nadie@ejemplo.example']) {
      expect(await dataOf(ask(email))).toEqual({ [field]: true });
    }
    expect(await requestedMails(app)).toEqual([{ kind, userId: id }, { kind, userId: confirmed }, { kind, userId: 0 }]);
  });

  test('refuses what is no address', async () => {
    expect(await failureOf(ask(''))).toBe('BAD_REQUEST email: El correo electrónico es requerido');
    expect(await failureOf(ask('eva'))).toBe('BAD_REQUEST email: Dirección de correo electrónico inválida');
  });

  test('is limited by address, known or not, and by where it comes from', async () => {
    await unconfirmed();
    for (const email of [EVA, 'nadie@ejemplo.example']) {
      const answers = await Promise.all(Array.from({ length: 7 }, () => ask(email)));
      expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'ok').sort()).toEqual([
        'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS', 'ok', 'ok', 'ok', 'ok', 'ok',
      ]);
    }
    await app.db.pool.query("UPDATE rate_limits SET points = 30 WHERE key LIKE 'account-mail-source:%'");
    expect(await failureOf(ask('otra@ejemplo.example'))).toContain('TOO_MANY_REQUESTS');
    expect(await requestedMails(app)).toHaveLength(10);
  });
});

describe('Resetting the password', () => {
  test('ends every session, makes the new one hold, and confirms the address as its link did', async () => {
    await bookedBefore(EVA);
    const id = await unconfirmed({ password: 'clave-vieja' });
    const sessions = [await openSession(app.db, id), await openSession(app.db, id)];
    const neighbour = await openSession(app.db, await makeUser(app.db));

    expect(await dataOf(reset(await mailed(id, 'password-reset')))).toEqual({ resetPassword: true });
    for (const session of sessions) expect(await failureOf(viewer(session))).toContain('UNAUTHENTICATED');
    await dataOf(viewer(neighbour));
    expect(await failureOf(signIn(app, EVA, 'clave-vieja'))).toContain('UNAUTHENTICATED password');
    await dataOf(signIn(app, EVA, 'clave-nueva'));
    expect(await isConfirmed(id)).toBe(true);
    expect(await linkedTo(id)).toEqual([EVA]);
  });

  test('is no way back into a suspended account', async () => {
    const id = await makeUser(app.db, { email: EVA });
    const token = await mailed(id, 'password-reset');
    await app.db.pool.query('UPDATE users SET suspended_at = now() WHERE id = $1', [id]);
    expect(await failureOf(reset(token))).toBe(UNKNOWN);
  });

  test('ends the pause that wrong passwords had brought', async () => {
    const id = await makeUser(app.db, { email: EVA });
    await Promise.all(Array.from({ length: 11 }, () => signIn(app, EVA, 'adivinada')));
    expect(await failureOf(signIn(app, EVA, 'clave-nueva'))).toContain('TOO_MANY_REQUESTS');
    await dataOf(reset(await mailed(id, 'password-reset')));
    await dataOf(signIn(app, EVA, 'clave-nueva'));
  });

  test('works once and for an hour, and makes the other links worthless', async () => {
    const id = await makeUser(app.db, { email: EVA });
    const [first, second] = [await mailed(id, 'password-reset'), await mailed(id, 'password-reset')];
    hoursLater(1);
    expect(await failureOf(reset(first))).toBe(EXPIRED);
    hoursLater(0.9);
    const answers = await Promise.all([reset(first), reset(first)]);
    expect(answers.filter(({ data }) => data?.resetPassword)).toHaveLength(1);
    expect(await failureOf(reset(first))).toBe(UNKNOWN);
    expect(await failureOf(reset(second))).toBe(UNKNOWN);
  });

  test('refuses a weak password without using the link up', async () => {
    const token = await mailed(await makeUser(app.db, { email: EVA }), 'password-reset');
    expect(await failureOf(reset(token, ''))).toBe('BAD_REQUEST newPassword: La nueva contraseña es requerida');
    expect(await failureOf(reset(token, '12345'))).toBe('BAD_REQUEST newPassword: La nueva contraseña debe tener al menos 6 caracteres');
    expect(await failureOf(reset(token, 'x'.repeat(201)))).toBe('BAD_REQUEST newPassword: La nueva contraseña no puede superar los 200 caracteres');
    expect(await dataOf(reset(token, '123456'))).toEqual({ resetPassword: true });
  });

  test('needs a link made for it', async () => {
    const id = await unconfirmed();
    expect(await failureOf(reset('x'.repeat(43)))).toBe(UNKNOWN);
    expect(await failureOf(reset(await mailed(id, 'confirm-email')))).toBe(UNKNOWN);
  });
});
