import { makeUser, signedIn } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { emailLinks, EXPIRED, UNKNOWN } from '../../../testing/harness/email-links';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { signIn } from '../../../testing/harness/sessions';

const ANA = { name: ' Ana Díaz ', email: 'ana@ejemplo.example', role: 'admin' };
const USER = '{ id name email role invited suspended emailConfirmed viewerCan { makeAdmin } professional { id } }';

interface Invited {
  user: { id: number; invited: boolean; emailConfirmed: boolean; professional: { id: number } | null };
}

let app: TestApp;
let admin: string;
const { restart, hoursLater, reset } = emailLinks({ app: () => app, issue: async () => null });

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await restart();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());

const send = (text: string, variables: Record<string, unknown> = {}) =>
  sendGraphQL<Invited>(app, text, variables, admin);
const invite = (input: object = ANA, key?: string) =>
  send(
    `mutation ($input: CreateUserInput!, $key: String) { user: createUser(input: $input, idempotencyKey: $key) ${USER} }`,
    { input, key: key ?? null },
  );
/** In a session with a recent proof. */
const again = async (id: number) => {
  await app.db.pool.query('UPDATE sessions SET proved_at = $1', [app.clock.now]);
  return send(`mutation ($id: Int!) { user: resendInvitation(id: $id) ${USER} }`, { id });
};
const change = (id: number, input: object) =>
  send(`mutation ($id: Int!, $input: UpdateUserInput!) { user: updateUser(id: $id, input: $input) ${USER} }`, {
    id,
    input,
  });

/** Token in the newest invitation to the address. */
const linkTo = async (email: string) =>
  (await app.mails())
    .filter(({ to }) => to === email)
    .map(({ text }) => /\/invitation\?token=([\w-]{43})/.exec(text)?.[1] ?? '')
    .at(-1) ?? '';

test('An administrator invites another, who chooses a password by the link and has proved the address with it', async () => {
  const { user } = await dataOf(invite());
  expect(user).toMatchObject({ name: 'Ana Díaz', role: 'admin', invited: true, emailConfirmed: false });
  await dataOf(reset(await linkTo(ANA.email), 'la-clave-de-ana'));
  expect((await dataOf(signIn(app, ANA.email, 'la-clave-de-ana'))).signIn.user).toEqual({
    name: 'Ana Díaz',
    role: 'admin',
  });
  const { users } = await dataOf(
    sendGraphQL<{ users: { items: object[] } }>(
      app,
      `{ users(filter: { id: ${user.id} }) { items ${USER} } }`,
      {},
      admin,
    ),
  );
  expect(users.items).toMatchObject([{ invited: false, emailConfirmed: true }]);
});

test('An invited professional has a profile at once', async () => {
  const { user } = await dataOf(invite({ ...ANA, role: 'professional' }));
  expect(user.professional).not.toBeNull();
});

test('A link works once, for seven days, until another is sent or the account is deleted', async () => {
  const { user } = await dataOf(invite());
  const first = await linkTo(ANA.email);
  await dataOf(again(user.id));
  const second = await linkTo(ANA.email);
  expect([first === second, await failureOf(reset(first))]).toEqual([false, UNKNOWN]);
  hoursLater(7 * 24);
  expect(await failureOf(reset(second))).toBe(EXPIRED);
  hoursLater(7 * 24 - 1);
  await dataOf(reset(second));
  expect(await failureOf(reset(second))).toBe(UNKNOWN);
  expect(await failureOf(again(user.id))).toBe('CONFLICT: Ya eligió su contraseña: no hace falta otra invitación');

  const eva = await dataOf(invite({ ...ANA, role: 'user', email: 'eva@ejemplo.example' }));
  const link = await linkTo('eva@ejemplo.example');
  await dataOf(send('mutation ($id: Int!) { deleteUser(id: $id) }', { id: eva.user.id }));
  expect(await failureOf(reset(link))).toBe(UNKNOWN);
});

test('Only the last of two invitations that are due together is sent', async () => {
  const TWICE = 'dos-veces@ejemplo.example';
  const { user } = await dataOf(invite({ ...ANA, email: TWICE }));
  hoursLater(1);
  await dataOf(again(user.id));
  const before = (await app.mails()).filter(({ to }) => to === TWICE).length;
  hoursLater(2);
  await dataOf(again(user.id));
  hoursLater(3);
  await dataOf(again(user.id));
  const links = (await app.mails()).filter(({ to }) => to === TWICE);
  expect(links).toHaveLength(before + 1);
  await dataOf(reset(await linkTo(TWICE)));
});

test('Correcting a mistyped address revokes its link and mails another', async () => {
  const { user } = await dataOf(invite({ ...ANA, email: 'anna@ejemplo.example' }));
  const wrong = await linkTo('anna@ejemplo.example');
  await dataOf(change(user.id, { email: ANA.email }));
  expect(await failureOf(reset(wrong))).toBe(UNKNOWN);
  await dataOf(reset(await linkTo(ANA.email)));
});

test('Only the invited person chooses the password, whatever their role becomes', async () => {
  const { user } = await dataOf(invite({ ...ANA, role: 'user' }));
  const set = 'mutation ($id: Int!) { setUserPassword(id: $id, newPassword: "de-la-clinica") }';
  expect(await failureOf(send(set, { id: user.id }))).toBe(
    'CONFLICT: Su contraseña se elige con la invitación: podés enviarla otra vez',
  );
  expect((await dataOf(change(user.id, { role: 'admin' }))).user).toMatchObject({ role: 'admin', invited: true });
});

test.each([
  [{ email: 'ana' }, 'BAD_REQUEST email: Dirección de correo electrónico inválida'],
  [{ name: ' ' }, 'BAD_REQUEST name: El nombre es requerido'],
  [{ email: 'EVA@ejemplo.example' }, 'CONFLICT email: Ya existe una cuenta con este correo electrónico'],
])('An invitation with %j is refused', async (fault, failure) => {
  await makeUser(app.db, { email: 'eva@ejemplo.example' });
  expect(await failureOf(invite({ ...ANA, ...fault }))).toBe(failure);
});

test('A retry after a lost answer invites once, and resending is limited', async () => {
  const [first, second] = [await dataOf(invite(ANA, 'alta-de-ana')), await dataOf(invite(ANA, 'alta-de-ana'))];
  expect(second.user.id).toBe(first.user.id);
  for (let sent = 1; sent <= 5; sent += 1) await dataOf(again(first.user.id));
  expect(await failureOf(again(first.user.id))).toMatch(/^TOO_MANY_REQUESTS/);
});

test('A suspended account gets no invitation until it is reactivated', async () => {
  const { user } = await dataOf(invite({ ...ANA, email: 'sus@ejemplo.example' }));
  await dataOf(send('mutation ($id: Int!) { suspendUser(id: $id) { id } }', { id: user.id }));
  expect(await linkTo('sus@ejemplo.example')).toBe('');
  expect(await failureOf(again(user.id))).toBe('CONFLICT: La cuenta está suspendida: reactivala antes de invitar');
});
