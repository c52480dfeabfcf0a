import { makeKey } from '../../../testing/factories/api-keys';
import { makeProfessional, makeUser, openSession, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf } from '../../../testing/harness/graphql';
import { behind } from '../../../testing/harness/lock-wait';
import { permissionCalls } from '../../../testing/harness/permission-sets';
import { callRest } from '../../../testing/harness/rest';

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

const { send, setsOf, idOf, adminOf, adminWith, updateUser, give, addSet, changeSet, deleteSet, deleteUser } =
  permissionCalls(
    () => app,
    () => direction.token,
  );

const ROOMS = 'mutation { createRoom(input: { name: "Sala" }) { id } }';
const FORBIDDEN = 'FORBIDDEN: Sin permisos para realizar esta acción';
const LACKED = 'No podés dar permisos que tu cuenta no tiene';
const TAKEN = 'Ya hay un conjunto de permisos con ese nombre';

const auditOf = async () =>
  (
    await app.db.pool.query<{ entity: string; action: string; changes: object }>(
      'SELECT entity, action, changes FROM audit_events ORDER BY id',
    )
  ).rows;

describe('An account', () => {
  test('of an administrator has every permission until it gets a set, and a role makes no difference to others', async () => {
    const mine = 'query { viewer { permissions permissionSet { name } } }';
    const { viewer } = await dataOf(send<{ viewer: { permissions: string[]; permissionSet: object } }>(mine));
    expect([viewer.permissions.length, viewer.permissionSet]).toEqual([14, { name: 'Dirección' }]);
    const desk = await adminOf('desk');
    const own = '{ viewer { permissions } }';
    expect(await dataOf(send(own, {}, desk.token))).toEqual({
      viewer: { permissions: ['appointments', 'requests', 'waiting_list', 'patients'] },
    });
    const laura = await makeProfessional(app.db);
    expect(await dataOf(send(own, {}, laura.token))).toEqual({ viewer: { permissions: [] } });
  });

  test('reads its permissions in the answer to its sign-in, before a session is sent', async () => {
    await makeUser(app.db, { role: 'admin', permissionSet: 'desk', email: 'eva@e.example', password: 'clave-larga' });
    const signIn = 'mutation { signIn(email: "eva@e.example", password: "clave-larga") { user { permissions } } }';
    expect(await dataOf(send(signIn, {}, ''))).toEqual({
      signIn: { user: { permissions: ['appointments', 'requests', 'waiting_list', 'patients'] } },
    });
  });

  test('gets the set that an administrator chooses, at once and with an audit entry, and all of them by role alone', async () => {
    const other = await adminOf();
    await dataOf(send(ROOMS, {}, other.token));
    const { updateUser: changed } = await dataOf(give(other.userId, await idOf('desk')));
    expect(changed.permissionSet).toEqual({ name: 'Recepción' });
    expect(await failureOf(send(ROOMS, {}, other.token))).toBe(FORBIDDEN);
    expect((await auditOf()).at(-1)).toEqual({
      entity: 'user',
      action: 'updated',
      changes: [{ field: 'permissionSet', from: 'Dirección', to: 'Recepción' }],
    });
    await dataOf(updateUser(other.userId, { role: 'user' }));
    const rest = await callRest(app, `PUT /admin/users/${other.userId}`, {
      token: direction.token,
      body: { role: 'admin' },
    });
    expect(rest.status).toBe(200);
    const again = await openSession(app.db, other.userId);
    expect(await dataOf(send('{ viewer { permissionSet { builtIn } } }', {}, again))).toEqual({
      viewer: { permissionSet: { builtIn: 'direction' } },
    });
  });

  test('is invited with a set', async () => {
    const invite = (input: object, token?: string) =>
      send(
        'mutation ($input: CreateUserInput!) { createUser(input: $input) { permissionSet { builtIn } } }',
        { input },
        token,
      );
    const eva = { name: 'Eva', email: 'eva@clinica.example', role: 'admin', permissionSetId: await idOf('desk') };
    expect(await dataOf(invite(eva))).toEqual({ createUser: { permissionSet: { builtIn: 'desk' } } });
    expect(await failureOf(invite({ ...eva, email: 'leo@clinica.example', role: 'user' }))).toBe(
      'BAD_REQUEST permissionSetId: Solo las cuentas de administración tienen permisos',
    );
    expect(await failureOf(invite({ ...eva, email: 'leo@clinica.example', permissionSetId: 999_999 }))).toBe(
      'BAD_REQUEST permissionSetId: Ese conjunto de permisos ya no existe. Revisá la lista',
    );
    const people = await adminWith('people');
    const refused = invite({ ...eva, email: 'leo@clinica.example' }, people.token);
    expect(await failureOf(refused)).toBe(`FORBIDDEN permissionSetId: ${LACKED}`);
  });

  test('never changes its own permissions', async () => {
    await adminOf();
    expect(await failureOf(give(direction.userId, await idOf('desk')))).toBe(
      'CONFLICT permissionSetId: No podés cambiar tus propios permisos: pedíselo a otra cuenta',
    );
  });
});

describe('A set', () => {
  test('is shipped, added, changed, and deleted once unused, with audit entries', async () => {
    expect((await setsOf()).map(({ name, accountCount }) => [name, accountCount])).toEqual([
      ['Dirección', 1],
      ['Gestión', 0],
      ['Recepción', 0],
    ]);
    const { createPermissionSet: made } = await dataOf(addSet('Mesa', ['requests', 'appointments']));
    expect(made.permissions).toEqual(['appointments', 'requests']);
    expect(await failureOf(addSet(' recepción ', ['rooms']))).toBe(`CONFLICT name: ${TAKEN}`);
    expect(await failureOf(addSet('Nada', []))).toBe('BAD_REQUEST permissions: Elegí al menos un permiso');
    await dataOf(changeSet(made.id, { name: 'Entrada', permissions: ['appointments'] }, undefined, made.version));
    expect(await failureOf(changeSet(made.id, { name: 'Mesa' }, undefined, made.version))).toMatch(/^CONFLICT/);
    const other = await adminOf();
    await dataOf(give(other.userId, made.id));
    expect(await failureOf(deleteSet(made.id))).toBe('CONFLICT: Una cuenta lo usa: dale antes otros permisos');
    await dataOf(give(other.userId, null));
    await dataOf(deleteSet(made.id));
    expect((await auditOf()).filter(({ entity }) => entity === 'permission_set')).toEqual([
      {
        entity: 'permission_set',
        action: 'created',
        changes: [
          { field: 'name', from: null, to: 'Mesa' },
          { field: 'granted', from: null, to: 'Turnos, Solicitudes' },
        ],
      },
      {
        entity: 'permission_set',
        action: 'updated',
        changes: [
          { field: 'name', from: 'Mesa', to: 'Entrada' },
          { field: 'granted', from: 'Turnos, Solicitudes', to: 'Turnos' },
        ],
      },
      {
        entity: 'permission_set',
        action: 'deleted',
        changes: [
          { field: 'name', from: 'Entrada', to: null },
          { field: 'granted', from: 'Turnos', to: null },
        ],
      },
    ]);
  });

  test('of every clinic is not deleted, and Dirección keeps all', async () => {
    const [all, desk] = [await idOf('direction'), await idOf('desk')];
    expect(await failureOf(deleteSet(desk))).toBe('CONFLICT: Es uno de los de todas las clínicas: no se elimina');
    expect(await failureOf(changeSet(all, { permissions: ['rooms'] }))).toBe(
      'CONFLICT: Dirección siempre puede todo: solo se le cambia el nombre',
    );
    await dataOf(changeSet(desk, { name: 'Mesa de entrada' }));
    await dataOf(changeSet(desk, { name: 'Recepción' }));
  });

  test('narrows its accounts and their keys at once, also a change that waits', async () => {
    const { userId, token, set } = await adminWith('rooms', 'integrations');
    const key = (await makeKey(app.db, { scopes: ['rooms:write'], createdById: userId })).token;
    await dataOf(send('mutation { createRoom(input: { name: "Uno" }) { id } }', {}, key));
    const room = await makeRoom(app.db, { name: 'Sala 1' });
    const rename = (by: string) => () =>
      send('mutation ($id: Int!) { updateRoom(id: $id, input: { name: "Otra" }) { id } }', { id: room }, by);
    const narrow = `UPDATE permission_sets SET permissions = '{integrations}' WHERE id = ${set}`;
    const held = `SELECT FROM users WHERE id = ${userId} FOR UPDATE; SELECT FROM api_keys FOR UPDATE; ${narrow}`;
    const answers = await behind(app, held, [rename(token), rename(key)]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(await failureOf(rename(key)())).toBe(FORBIDDEN);
  });
});

test('A clinic’s key keeps the permissions of its author who is demoted or deleted', async () => {
  for (const leave of [(id: number) => updateUser(id, { role: 'user' }), (id: number) => deleteUser(id)]) {
    const author = await adminWith('rooms', 'integrations');
    const { token } = await makeKey(app.db, {
      scopes: ['rooms:write', 'specialties:write'],
      createdById: author.userId,
    });
    await dataOf(leave(author.userId));
    const name = `Sala ${author.userId}`;
    await dataOf(send('mutation ($name: String!) { createRoom(input: { name: $name }) { id } }', { name }, token));
    const refused = send(
      'mutation { createSpecialty(input: { name: "Otra", description: "Otra" }) { id } }',
      {},
      token,
    );
    expect(await failureOf(refused)).toBe(FORBIDDEN);
  }
});

test('An account without appointments changes none through what every account may call', async () => {
  const { id: professionalId } = await makeProfessional(app.db);
  const roomId = await makeRoom(app.db);
  const turno = { professionalId, roomId, from: '2026-06-02T10:00-03:00', to: '2026-06-02T10:30-03:00' };
  const id = await makeAppointment(app.db, turno);
  const { token } = await adminOf('management');
  const stored = async () => (await app.db.pool.query('SELECT * FROM appointments')).rows;
  const before = await stored();
  const attempts: [string, object][] = [
    ['mutation ($id: ID!) { setAppointmentStatus(id: $id, status: "confirmed") { id } }', { id }],
    ['mutation ($id: ID!) { cancelAppointment(id: $id) { id } }', { id }],
    ['mutation ($id: ID!) { moveAppointment(id: $id, startTime: "2026-06-02T11:00") { id } }', { id }],
    // A time that only staff may book.
    [
      'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }',
      {
        input: {
          professionalId,
          roomId,
          patientName: 'Eva',
          patientEmail: 'eva@correo.example',
          startTime: '2026-06-02T22:00-03:00',
        },
      },
    ],
  ];
  for (const [mutation, variables] of attempts) {
    const { errors } = await send(mutation, variables, token);
    expect([mutation, errors?.[0]?.extensions.code]).toEqual([mutation, expect.stringMatching(/FORBIDDEN|CONFLICT/)]);
  }
  expect(await stored()).toEqual(before);
});
