import { makeProfessional, makeUser, signedIn } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf } from '../../../testing/harness/graphql';
import { whileHeld } from '../../../testing/harness/lock-wait';
import { permissionCalls, type SetRow } from '../../../testing/harness/permission-sets';

let app: TestApp;
let direction: { userId: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyTables(app, 'users', 'api_keys', 'rooms', 'audit_events', 'idempotency_keys');
  await app.db.pool.query('DELETE FROM permission_sets WHERE built_in IS NULL');
  await app.db.pool.query(
    `UPDATE permission_sets SET permissions = '{appointments,requests,waiting_list,patients}' WHERE built_in = 'desk'`,
  );
  direction = await signedIn(app.db, 'admin');
});
afterAll(() => app.close());

const { send, idOf, adminOf, adminWith, updateUser, give, addSet, changeSet, deleteUser, suspendUser } =
  permissionCalls(
    () => app,
    () => direction.token,
  );

const FORBIDDEN = 'FORBIDDEN: Sin permisos para realizar esta acción';
const LAST = 'Es la última cuenta con todos los permisos: dáselos antes a otra';
const LACKED = 'No podés dar permisos que tu cuenta no tiene';

describe('An administrator gives only own permissions:', () => {
  test.each<[string, (other: number, token: string) => Promise<unknown>, string]>([
    [
      'a set with more',
      async (_, token) => failureOf(addSet('Otro', ['rooms'], token)),
      `FORBIDDEN permissions: ${LACKED}`,
    ],
    [
      'a wider set',
      async (_, token) => failureOf(changeSet(await ownSet(token), { permissions: ['rooms'] }, token)),
      `FORBIDDEN permissions: ${LACKED}`,
    ],
    [
      'another’s set',
      async (_, token) => failureOf(changeSet(await idOf('management'), { name: 'X' }, token)),
      FORBIDDEN,
    ],
    ['all permissions', async (other, token) => failureOf(give(other, null, token)), FORBIDDEN],
    [
      'a password',
      async (other, token) =>
        failureOf(
          send(
            'mutation ($id: Int!) { setUserPassword(id: $id, newPassword: "jacaranda-en-flor") }',
            { id: other },
            token,
          ),
        ),
      FORBIDDEN,
    ],
    [
      'an email',
      async (other, token) => failureOf(updateUser(other, { email: 'ajena@correo.example' }, token)),
      FORBIDDEN,
    ],
    [
      'a second factor',
      async (other, token) =>
        failureOf(send('mutation ($id: Int!) { resetSecondFactor(id: $id) { id } }', { id: other }, token)),
      FORBIDDEN,
    ],
    ['a suspension', async (other, token) => failureOf(suspendUser(other, token)), FORBIDDEN],
    ['a deletion', async (other, token) => failureOf(deleteUser(other, token)), FORBIDDEN],
  ])('%s', async (_, attempt, failure) => {
    const other = await adminOf('management');
    const { token } = await adminWith('people', 'accounts');
    expect(await attempt(other.userId, token)).toBe(failure);
  });
  const ownSet = async (token: string) =>
    (await dataOf(send<{ viewer: { permissionSet: SetRow } }>('{ viewer { permissionSet { id } } }', {}, token))).viewer
      .permissionSet.id;

  test('an email through the profile that an administrator kept', async () => {
    const { id, userId } = await makeProfessional(app.db);
    await app.db.pool.query("UPDATE users SET role = 'admin' WHERE id = $1", [userId]);
    const { token } = await adminWith('people', 'accounts');
    const change =
      'mutation ($id: Int!) { updateProfessional(id: $id, input: { email: "ajena@correo.example" }) { id } }';
    expect(await failureOf(send(change, { id }, token))).toBe(FORBIDDEN);
  });

  test('with people alone, patients’ and professionals’ accounts only', async () => {
    const { token } = await adminWith('people');
    const patient = await makeUser(app.db);
    await dataOf(updateUser(patient, { name: 'Otra' }, token));
    expect(await failureOf(updateUser(patient, { role: 'admin' }, token))).toBe(`FORBIDDEN permissionSetId: ${LACKED}`);
    const lists = '{ users(filter: { role: admin }) { items { viewerCan { update changePermissions makeAdmin } } } }';
    const { users } = await dataOf(send<{ users: { items: { viewerCan: object }[] } }>(lists, {}, token));
    expect(users.items.map(({ viewerCan }) => Object.values(viewerCan)).toSorted()).toEqual([
      [false, false, false],
      [true, false, false],
    ]);
  });
});

describe('The last account with all permissions', () => {
  const EVERY = [
    'people',
    'accounts',
    'appointments',
    'requests',
    'waiting_list',
    'patients',
    'rooms',
    'prices',
    'reports',
    'till',
    'integrations',
    'security',
    'backups',
    'settings',
  ];

  test.each<[string, (id: number, token: string) => Promise<{ errors?: unknown }>]>([
    ['demoted', (id, token) => updateUser(id, { role: 'user' }, token)],
    ['narrowed', async (id, token) => give(id, await idOf('desk'), token)],
    ['suspended', (id, token) => suspendUser(id, token)],
    ['deleted', (id, token) => deleteUser(id, token)],
  ])('is not %s by one that has as many by name', async (_, lose) => {
    const { token } = await adminWith(...EVERY);
    expect(await failureOf(lose(direction.userId, token) as never)).toContain(LAST);
    await adminOf();
    expect((await lose(direction.userId, token)).errors).toBeUndefined();
  });

  test('stays when two narrow each other at the same moment', async () => {
    const other = await adminOf();
    const desk = await idOf('desk');
    const answers = await whileHeld(app, 'users', [
      () => give(other.userId, desk),
      () => give(direction.userId, desk, other.token),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(['FORBIDDEN', undefined]);
    const { rowCount } = await app.db.pool.query(
      "SELECT FROM users WHERE role = 'admin' AND permission_set_id IS NULL",
    );
    expect(rowCount).toBe(1);
  });
});
