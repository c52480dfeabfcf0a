import { makeProfessional, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import {
  auditedActions,
  countOf,
  DELETE_USER,
  isSignedIn,
  offeredProfessionals,
  SUSPEND_USER,
  UPDATE_USER,
  updateUser,
} from '../../../testing/harness/accounts';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { untilSomebodyWaits, whileHeld } from '../../../testing/harness/lock-wait';

let app: TestApp;
let admin: { userId: number; token: string };
let eva: { userId: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'rooms', 'audit_events');
  admin = await signedIn(app.db, 'admin');
  const userId = await makeUser(app.db, { name: 'Eva', email: 'eva@ejemplo.example' });
  eva = { userId, token: await openSession(app.db, userId) };
});
afterAll(() => app.close());

const send = <Data = object>(mutation: string, variables: object, token = admin.token) =>
  sendGraphQL<Data>(app, mutation, { ...variables }, token);
const update = (id: number, input: object, expectedVersion?: number) =>
  updateUser(app, admin.token, { id, input, expectedVersion });
const updated = async (input: object) => (await dataOf(update(eva.userId, input))).updateUser;

describe('Another role', () => {
  test('ends the sessions, and opens an empty profile last in the public’s list, once', async () => {
    await makeProfessional(app.db, { name: 'Laura', sortOrder: 4 });
    await updated({ role: 'professional' });
    expect(await isSignedIn(app, eva.token)).toBe(false);
    const before = await offeredProfessionals(app);
    expect(before).toMatchObject([{ name: 'Laura' }, { name: 'Eva', specialtyName: null }]);
    await updated({ role: 'user' });
    expect(await offeredProfessionals(app)).toEqual([before[0]]);
    await updated({ role: 'professional' });
    expect(await offeredProfessionals(app)).toEqual(before);
    expect(await auditedActions(app)).toEqual(Array(3).fill({ action: 'updated', entity: 'user', fields: ['role'] }));
  });

  test.each([
    ['is not confirmed', 'email_confirmed_at = NULL', 'no confirmó su correo electrónico'],
    ['was confirmed by its link alone', 'bookings_withheld = true', 'puede tener la contraseña de otra persona'],
  ])('is not an administrator’s where the address %s, whatever else it may be', async (_, fact, message) => {
    await app.db.pool.query(`UPDATE users SET ${fact} WHERE id = $1`, [eva.userId]);
    const facts = '{ users(filter: { search: "eva" }) { items { viewerCan { changeRole makeAdmin } } } }';
    const { users } = await dataOf(send<{ users: object }>(facts, {}));
    expect(users).toEqual({ items: [{ viewerCan: { changeRole: true, makeAdmin: false } }] });
    const refusal = await failureOf(update(eva.userId, { role: 'admin', name: 'Otra' }));
    expect([refusal.startsWith('CONFLICT role: '), refusal.includes(message)]).toEqual([true, true]);
    expect(await updated({ role: 'professional' })).toMatchObject({ name: 'Eva' });
  });

  test('is refused together with a new, unconfirmed address', async () => {
    const refused = update(eva.userId, { role: 'admin', email: 'nueva@ejemplo.example' });
    expect(await failureOf(refused)).toContain('CONFLICT role: Esa cuenta no confirmó');
    expect(await updated({ role: 'admin' })).toMatchObject({ email: 'eva@ejemplo.example', role: 'admin' });
  });

  test('is never one’s own', async () => {
    await signedIn(app.db, 'admin');
    expect(await failureOf(update(admin.userId, { role: 'user', name: 'Otra' }))).toBe(
      'CONFLICT role: No podés cambiar tu propio rol: pedíselo a otro administrador',
    );
    expect(await updated({ role: 'user' })).toMatchObject({ version: 1 });
  });
});

describe('Two administrators', () => {
  test.each<[string, string, (id: number) => object]>([
    ['demote', UPDATE_USER, (id) => ({ id, input: { role: 'user' } })],
    ['suspend', SUSPEND_USER, (id) => ({ id })],
    ['delete', DELETE_USER, (id) => ({ id })],
  ])('who %s each other at the same moment, one stays', async (_, mutation, variables) => {
    const other = await signedIn(app.db, 'admin');
    const answers = await whileHeld(app, 'users', [
      () => send(mutation, variables(other.userId), admin.token),
      () => send(mutation, variables(admin.userId), other.token),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(['UNAUTHENTICATED', undefined]);
    expect(await countOf(app, 'users', "role = 'admin' AND suspended_at IS NULL")).toBe(1);
  });
});

describe.each<[string, (id: number) => ReturnType<typeof send>]>([
  ['role is taken away', (id) => update(id, { role: 'user' })],
  ['account is deleted', (id) => send(DELETE_USER, { id })],
])('When an administrator’s %s', (_, takeAway) => {
  /** Starts a change by an administrator and the removal of that administrator; each waits behind held rows. */
  async function atOnce(held: string, first: 'change' | 'removal') {
    const other = await signedIn(app.db, 'admin');
    const id = await makeRoom(app.db, { name: 'Sala 1' });
    const rename = 'mutation ($id: Int!) { updateRoom(id: $id, input: { name: "Sala 2" }) { id } }';
    const starts = {
      change: () => send(rename, { id }, other.token),
      removal: () => takeAway(other.userId),
    };
    const { answers } = await app.db.transaction(async (tx) => {
      await tx.rows({ name: `test-hold-${held}`, text: `SELECT FROM ${held} FOR UPDATE` }, []);
      const begun = starts[first]();
      await untilSomebodyWaits(app);
      const next = starts[first === 'change' ? 'removal' : 'change']();
      await untilSomebodyWaits(app, 2);
      return { answers: Promise.all([begun, next]) };
    });
    const [begun, next] = await answers;
    expect(begun.errors).toBeUndefined();
    return next;
  }

  test('later changes are rejected, and they have to sign in again', async () => {
    expect(await failureOf(atOnce('sessions', 'removal'))).toBe(
      'UNAUTHENTICATED: La sesión venció. Iniciá sesión nuevamente',
    );
    expect(await countOf(app, 'rooms', "name = 'Sala 1'")).toBe(1);
  });

  test('a change under way finishes first', async () => {
    await dataOf(atOnce('rooms', 'change'));
    expect([await countOf(app, 'rooms', "name = 'Sala 2'"), await countOf(app, 'users', "role = 'admin'")]).toEqual([
      1, 1,
    ]);
  });
});
