import { PERMISSIONS } from './domain/permissions';
import { restRoutes } from './rest';
import { makeProfessional, makeUser, openSession, signedIn } from './testing/factories/people';
import { startTestApp, type TestApp } from './testing/harness/app';
import { sendGraphQL } from './testing/harness/graphql';
import { callRest } from './testing/harness/rest';
import { callOf, lineOf, rootFields } from './testing/harness/root-fields';
import { REST, REST_OF_DESK } from './testing/rest-matrix';
import { GRAPHQL, PERMITTED, type Who } from './testing/role-matrix';

let app: TestApp;
let professionalId: number;
let accounts: Record<Exclude<Role, 'guest'>, number>;

/** `own`: the professional of the call; `other`: another professional. `desk`: an administrator of Recepción. */
const ROLES = ['guest', 'patient', 'other', 'own', 'desk', 'admin'] as const;
type Role = (typeof ROLES)[number];

/** Roles that each row lets pass the access check; features test the rest. Recepción passes by name below. */
const LETS_IN: Record<Who, readonly Role[]> = {
  anyone: ROLES,
  members: ['patient', 'other', 'own', 'desk', 'admin'],
  staff: ['other', 'own', 'admin'],
  keepers: ['own', 'admin'],
  patients: ['patient', 'admin'],
  admins: ['admin'],
};

beforeAll(async () => {
  app = await startTestApp();
  const [own, other] = [await makeProfessional(app.db), await makeProfessional(app.db)];
  professionalId = own.id;
  accounts = {
    patient: (await signedIn(app.db, 'user')).userId,
    other: other.userId,
    own: own.userId,
    desk: await makeUser(app.db, { role: 'admin', permissionSet: 'desk' }),
    admin: (await signedIn(app.db, 'admin')).userId,
  };
});
afterAll(() => app.close());

/** A session per call, because some calls end it. */
const sessionOf = (role: Role) => (role === 'guest' ? Promise.resolve(undefined) : openSession(app.db, accounts[role]));

const operations = rootFields();
const words = (text: string) => text.trim().split(/\s+/);

/** Returns the access error, or null. */
async function gatewayOf(name: string, role: Role): Promise<string | null> {
  const { query, variables } = callOf(name, professionalId);
  const { errors } = await sendGraphQL(app, query, variables, await sessionOf(role));
  return doorWord(errors?.[0]?.message);
}

function doorWord(message: string | undefined): string | null {
  if (message === 'Es necesario iniciar sesión') return 'sign in';
  return message === 'Sin permisos para realizar esta acción' ? 'forbidden' : null;
}

const expected = (who: Who, isOfDesk: boolean) =>
  ROLES.map((role) => {
    const isLetIn = LETS_IN[who].includes(role) || (role === 'desk' && isOfDesk);
    return isLetIn ? null : role === 'guest' ? 'sign in' : 'forbidden';
  });

const DESK = new Set(
  (['appointments', 'requests', 'waiting_list', 'patients', 'till'] as const).flatMap((it) => words(PERMITTED[it])),
);
const DESK_ROWS = new Set(REST_OF_DESK.trim().split(/\s*\n\s*/));

const seen = (ask: (role: Role) => Promise<string | null>) => Promise.all(ROLES.map(ask));

const rowsOf = (table: Readonly<Record<Who, string>>, separator: RegExp): [string, Who][] =>
  Object.entries(table).flatMap(([who, rows]) =>
    rows
      .trim()
      .split(separator)
      .map((row): [string, Who] => [row.trim(), who as Who]),
  );
const graphqlRows = rowsOf(GRAPHQL, /\s+/);
const restRows = rowsOf(REST, /\n/);

test('every operation and address has a row', () => {
  expect(graphqlRows.map(([name]) => name).sort()).toEqual([...operations.keys()].sort());
  expect(restRows.map(([line]) => line).sort()).toEqual(
    restRoutes.map(({ method, path }) => `${method} ${path}`).sort(),
  );
});

test.each(graphqlRows)('%s is for %s', async (name, who) => {
  expect(await seen((role) => gatewayOf(name, role))).toEqual(expected(who, DESK.has(name)));
});

// The key matrix tests that a permission opens no other operation.
test.each(PERMISSIONS)('the permission %s alone is enough for its operations', async (permission) => {
  const name = `Solo ${permission}`;
  const { rows } = await app.db.pool.query(
    'INSERT INTO permission_sets (name, permissions) VALUES ($1, $2) RETURNING id',
    [name, [permission]],
  );
  const userId = await makeUser(app.db, { role: 'admin' });
  await app.db.pool.query('UPDATE users SET permission_set_id = $2 WHERE id = $1', [userId, rows[0].id]);
  const refused: string[] = [];
  for (const operation of words(PERMITTED[permission])) {
    const { query, variables } = callOf(operation, professionalId);
    const { errors } = await sendGraphQL(app, query, variables, await openSession(app.db, userId));
    if (doorWord(errors?.[0]?.message) !== null) refused.push(operation);
  }
  expect(refused).toEqual([]);
});

test('every operation of administrators has a permission', () => {
  const permitted = new Set(PERMISSIONS.flatMap((permission) => words(PERMITTED[permission])));
  const named = graphqlRows.filter(([, who]) => who !== 'anyone' && who !== 'members').map(([name]) => name);
  expect([...permitted].toSorted()).toEqual(named.toSorted());
});

test.each(restRows)('%s is for %s', async (line, who) => {
  const call = lineOf(line, professionalId);
  const ask = async (role: Role) => {
    const { body } = await callRest(app, call.line, { token: await sessionOf(role), body: call.body });
    return doorWord((body as { error?: string } | undefined)?.error);
  };
  expect(await seen(ask)).toEqual(expected(who, DESK_ROWS.has(line)));
});
