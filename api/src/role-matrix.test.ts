import { restRoutes } from './rest';
import { makeProfessional, openSession, signedIn } from './testing/factories/people';
import { startTestApp, type TestApp } from './testing/harness/app';
import { sendGraphQL } from './testing/harness/graphql';
import { callRest } from './testing/harness/rest';
import { callOf, lineOf, rootFields } from './testing/harness/root-fields';
import { GRAPHQL, REST, type Who } from './testing/role-matrix';

let app: TestApp;
let professionalId: number;
let accounts: Record<Exclude<Role, 'guest'>, number>;

/** `own`: the professional of the call; `other`: another professional. */
const ROLES = ['guest', 'patient', 'other', 'own', 'admin'] as const;
type Role = (typeof ROLES)[number];

/** Roles that each row lets pass the access check; features test the rest. */
const LETS_IN: Record<Who, readonly Role[]> = {
  anyone: ROLES,
  members: ['patient', 'other', 'own', 'admin'],
  staff: ['other', 'own', 'admin'],
  keepers: ['own', 'admin'],
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
    admin: (await signedIn(app.db, 'admin')).userId,
  };
});
afterAll(() => app.close());

/** A session per call, because some calls end it. */
const sessionOf = (role: Role) => (role === 'guest' ? Promise.resolve(undefined) : openSession(app.db, accounts[role]));

const operations = rootFields();

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

const expected = (who: Who) =>
  ROLES.map((role) => (LETS_IN[who].includes(role) ? null : role === 'guest' ? 'sign in' : 'forbidden'));

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
  expect(await seen((role) => gatewayOf(name, role))).toEqual(expected(who));
});

test.each(restRows)('%s is for %s', async (line, who) => {
  const call = lineOf(line, professionalId);
  const ask = async (role: Role) => {
    const { body } = await callRest(app, call.line, { token: await sessionOf(role), body: call.body });
    return doorWord((body as { error?: string } | undefined)?.error);
  };
  expect(await seen(ask)).toEqual(expected(who));
});
