import { makeKey } from '../../../testing/factories/api-keys';
import { makeProfessional, makeUser, openSession } from '../../../testing/factories/people';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { signIn } from '../../../testing/harness/sessions';
import { createContext, type Context } from '../../../platform/context';
import { createLog } from '../../../platform/log';
import { adminFault } from './admin-account';
import { createAdmin, createFirstAdmin, promoteToAdmin } from './admin-account.service';

const ADMIN = { name: 'Dirección', email: 'direccion@clinica.example', password: 'clave-de-admin' };

let app: TestApp;
let ctx: Context;

beforeAll(async () => {
  app = await startTestApp();
  ctx = createContext(
    { db: app.db, log: createLog('silent'), clock: () => MONDAY_8AM },
    { actor: { kind: 'guest', staleToken: false }, requestId: 'test', source: 'test' },
  );
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'rate_limits', 'audit_events');
});
afterAll(() => app.close());

const roles = async () =>
  (await app.db.pool.query<{ role: string }>('SELECT role FROM users ORDER BY id')).rows.map(({ role }) => role);

test('An administrator that the operator made can sign in and administer', async () => {
  await createAdmin(ctx, { ...ADMIN, email: ` ${ADMIN.email} ` });
  expect((await dataOf(signIn(app, ADMIN.email, ADMIN.password))).signIn.user).toEqual({
    name: 'Dirección',
    role: 'admin',
  });
});

test('Making one leaves an account with that address as it is', async () => {
  await makeUser(app.db, { email: ADMIN.email.toUpperCase() });
  await expect(createAdmin(ctx, ADMIN)).rejects.toThrow('Ya existe una cuenta con ese correo electrónico.');
  await expect(createFirstAdmin(ctx, ADMIN)).rejects.toThrow('npm run admin -- --promote');
  expect(await roles()).toEqual(['user']);
});

test('One of the replicas that start together makes the first administrator', async () => {
  const made = await Promise.all([1, 2, 3].map(() => createFirstAdmin(ctx, ADMIN)));
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await roles()).toEqual(['admin']);
});

test('A clinic that has an administrator gets no other by starting again', async () => {
  await makeUser(app.db, { role: 'admin' });
  expect(await createFirstAdmin(ctx, ADMIN)).toBe(false);
  expect(await roles()).toEqual(['admin']);
});

test('Promoting makes an existing account an administrator’s, and creates none', async () => {
  await makeUser(app.db, { email: ADMIN.email });
  await promoteToAdmin(ctx, ' DIRECCION@clinica.example ');
  expect(await roles()).toEqual(['admin']);
  await expect(promoteToAdmin(ctx, 'nadie@clinica.example')).rejects.toThrow(
    'No hay una cuenta con ese correo electrónico.',
  );
});

test('Promoting ends the sessions of before, and refuses an address that anybody may have registered', async () => {
  const id = await makeUser(app.db, { email: ADMIN.email });
  await openSession(app.db, id);
  await promoteToAdmin(ctx, ADMIN.email);
  expect((await app.db.pool.query('SELECT FROM sessions')).rowCount).toBe(0);

  await app.db.pool.query("UPDATE users SET role = 'user', email_confirmed_at = NULL");
  await expect(promoteToAdmin(ctx, ADMIN.email)).rejects.toThrow('Esa cuenta no confirmó su correo electrónico');
  expect(await roles()).toEqual(['user']);
});

test('Promoting refuses an address that was confirmed by its link alone: the password may be a stranger’s', async () => {
  await makeUser(app.db, { email: ADMIN.email });
  await app.db.pool.query('UPDATE users SET bookings_withheld = true');
  await expect(promoteToAdmin(ctx, ADMIN.email)).rejects.toThrow('puede tener la contraseña de otra persona');
  expect(await roles()).toEqual(['user']);
});

test('Promoting a professional hides their profile, closes their keys and shows their open form to be stale', async () => {
  const { id, userId } = await makeProfessional(app.db);
  const { token } = await makeKey(app.db, { scopes: ['rooms:read'], professionalId: id });
  const before = await app.db.pool.query('SELECT email, version FROM users WHERE id = $1', [userId]);
  await promoteToAdmin(ctx, before.rows[0].email);
  const { rows } = await app.db.pool.query(
    'SELECT is_public AS "isPublic", users.version FROM users JOIN professionals AS p ON p.user_id = users.id',
  );
  expect(rows).toEqual([{ isPublic: false, version: before.rows[0].version + 1 }]);
  expect(await failureOf(sendGraphQL(app, '{ allRooms { id } }', {}, token))).toContain('UNAUTHENTICATED');
});

test('Promoting lets a suspended account in again', async () => {
  await makeUser(app.db, { email: ADMIN.email, suspended: true });
  await promoteToAdmin(ctx, ADMIN.email);
  const { rows } = await app.db.pool.query('SELECT suspended_at FROM users');
  expect(rows).toEqual([{ suspended_at: null }]);
});

test.each([
  [{ name: ' x ' }, 'El nombre debe tener entre 2 y 200 caracteres'],
  [{ email: 'direccion' }, 'Dirección de correo electrónico inválida'],
  [{ password: '12345' }, 'La contraseña debe tener al menos 10 caracteres'],
  [{}, null],
])('%j is judged: %s', (wrong, fault) => {
  expect(adminFault({ ...ADMIN, ...wrong })).toBe(fault);
});
