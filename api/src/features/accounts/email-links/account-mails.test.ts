import type { Mail } from '../../../platform/mail/mail';
import { mailKind } from '../../../platform/mail/mail-kind';
import { requestMail } from '../../../platform/mail/request-mail';
import { makeUser, signedIn } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, sendGraphQL } from '../../../testing/harness/graphql';
import { behind } from '../../../testing/harness/lock-wait';
import { CONFIRM_EMAIL, INVITATION, PASSWORD_RESET, type AccountMail } from './account-mails';
import { issueEmailToken } from './email-token.service';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function mailTo(email: string, kind: AccountMail, { isConfirmed = false, suspended = false } = {}) {
  const userId = await makeUser(app.db, { email, name: 'Eva Prueba', suspended });
  if (!isConfirmed) await app.db.pool.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [userId]);
  await app.db.transaction((tx) => requestMail(tx, kind, { userId }));
  const [mail] = (await app.mails()).filter(({ to }) => to === email);
  const { rows } = await app.db.pool.query<{ hash: string }>(
    "SELECT encode(token_hash, 'hex') AS hash FROM email_tokens WHERE user_id = $1",
    [userId],
  );
  return { mail, hashes: rows.map(({ hash }) => hash) };
}

test('An invitation greets whom the clinic invites by name', async () => {
  const email = 'invitada@ejemplo.example';
  const userId = await makeUser(app.db, { email, name: 'Eva Prueba' });
  await app.db.pool.query('UPDATE users SET invited_at = now() WHERE id = $1', [userId]);
  await app.db.transaction((tx) => requestMail(tx, INVITATION, { userId }));
  const mail = (await app.mails()).find(({ to }) => to === email);
  expect(mail!.text).toContain('\nHola, Eva Prueba:\n');
});

test.each<[string, AccountMail, string, string, string]>([
  [
    'to confirm an address',
    CONFIRM_EMAIL,
    'Confirmar el correo electrónico - Centro Médico',
    '/confirm-email',
    '48 horas',
  ],
  [
    'to choose a password',
    PASSWORD_RESET,
    'Elegir una contraseña nueva - Centro Médico',
    '/reset-password',
    'una hora',
  ],
])(
  'The mail %s carries a link good for one use, of which only a hash is kept',
  async (_, kind, subject, path, time) => {
    const { mail, hashes } = await mailTo(`${kind.name}@ejemplo.example`, kind);
    const token = new RegExp(`^https://turnos\\.clinica\\.example${path}\\?token=([\\w-]{43})$`, 'm').exec(
      mail!.text,
    )?.[1];

    expect(mail!.subject).toBe(subject);
    // A stranger may have opened the account and chosen its name.
    expect(mail!.text).toContain('\nHola:\n');
    expect(mail!.text + mail!.html).not.toContain('Eva Prueba');
    expect(mail!.text).toContain(time);
    expect(mail!.html).toContain(`${path}?token=${token}`);
    expect(mail!.attachments).toEqual([]);
    expect(hashes).toHaveLength(1);
    expect(JSON.stringify((await app.db.pool.query('SELECT * FROM jobs')).rows) + app.logged()).not.toContain(token);
  },
);

test.each<[string, AccountMail, object]>([
  ['an address that is confirmed already', CONFIRM_EMAIL, { isConfirmed: true }],
  ['a suspended account', PASSWORD_RESET, { suspended: true }],
])('Nothing is sent to %s', async (_, kind, traits) => {
  const { mail, hashes } = await mailTo(`nada-${kind.name}@ejemplo.example`, kind, traits);

  expect(mail).toBeUndefined();
  expect(hashes).toEqual([]);
});

test('An account that is deleted while its mail is being made gets none, and no warning is logged', async () => {
  const userId = await makeUser(app.db, { email: 'fugaz@ejemplo.example' });
  await app.db.transaction((tx) => requestMail(tx, PASSWORD_RESET, { userId }));
  await behind(app, `DELETE FROM users WHERE id = ${userId}`, [() => app.jobs.workAll()]);
  expect((await app.mails()).filter(({ to }) => to === 'fugaz@ejemplo.example')).toEqual([]);
  expect(app.logged()).not.toContain('job failed');
});

test('Requesting an unregistered mail kind is refused, and the change with it', async () => {
  const unlisted = mailKind('unlisted', () => Promise.resolve(null));
  await expect(app.db.transaction((tx) => requestMail(tx, unlisted, {}))).rejects.toThrow(
    'No feature registers the mail unlisted',
  );
});

test('A profile changes also while a mail about the account is being claimed', async () => {
  const { userId, token } = await signedIn(app.db, 'user');
  await app.db.transaction(async (tx) => {
    // As in the transaction in which the mail's job claims it, which ends before sending.
    await issueEmailToken(tx, { userId, purpose: 'password-reset', now: app.clock.now });
    const update = 'mutation { updateProfile(input: { phone: "11 5555-0000" }) { phone } }';
    expect(await dataOf(sendGraphQL(app, update, {}, token))).toEqual({ updateProfile: { phone: '+54 11 5555 0000' } });
  });
});

test('A mail that arrives though its server answers too late brings a link that works', async () => {
  const arrived: string[] = [];
  const send = ({ text }: Mail) => {
    arrived.push(text);
    return Promise.reject(new Error('No answer in time'));
  };
  const other = await startTestApp(undefined, { mailer: { send } });
  try {
    const userId = await makeUser(other.db);
    await other.db.transaction((tx) => requestMail(tx, PASSWORD_RESET, { userId }));
    expect(await other.jobs.workAll()).toBe(1);
    const token = /token=([\w-]{43})/.exec(arrived.join())![1]!;
    const reset = 'mutation ($token: String!) { resetPassword(token: $token, newPassword: "clave-nueva") }';
    expect(await dataOf(sendGraphQL(other, reset, { token }))).toEqual({ resetPassword: true });
  } finally {
    await other.close();
  }
});
