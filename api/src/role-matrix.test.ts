import { getNamedType, isLeafType, isNonNullType, type GraphQLField } from 'graphql';

import type { Context } from './platform/context';
import { restRoutes } from './rest';
import { apiSchema } from './schema';
import { makeProfessional, openSession, signedIn } from './testing/factories/people';
import { startTestApp, type TestApp } from './testing/harness/app';
import { fitting, UNKNOWN } from './testing/harness/fitting-values';
import { sendGraphQL } from './testing/harness/graphql';
import { callRest } from './testing/harness/rest';
import { GRAPHQL, REST, type Who } from './testing/role-matrix';

let app: TestApp;
let professionalId: number;
let accounts: Record<Exclude<Role, 'guest'>, number>;

/** `own`: the professional whom the call is about; `other`: another one. */
const ROLES = ['guest', 'patient', 'other', 'own', 'admin'] as const;
type Role = (typeof ROLES)[number];

/** Whom each row lets past the door; what happens behind it is the business of each feature's own tests. */
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

/** A session of its own for each call: some end it. */
const sessionOf = (role: Role) => (role === 'guest' ? Promise.resolve(undefined) : openSession(app.db, accounts[role]));

type RootField = GraphQLField<unknown, Context>;
const fieldsOf = (kind: 'query' | 'mutation'): RootField[] => {
  const type = kind === 'query' ? apiSchema().getQueryType() : apiSchema().getMutationType();
  return Object.values(type!.getFields());
};
const operations = new Map([...fieldsOf('query'), ...fieldsOf('mutation')].map((field) => [field.name, field]));

/** What stopped the call at the door, if that did. */
async function doorOf(name: string, role: Role): Promise<string | null> {
  const { args, type } = operations.get(name)!;
  const needed = args.filter(
    (arg) => (isNonNullType(arg.type) && arg.defaultValue === undefined) || arg.name === 'professionalId',
  );
  const variables = Object.fromEntries(
    needed.map((arg) => [
      arg.name,
      arg.name === 'professionalId' ? professionalId : fitting(arg.type, { professionalId }),
    ]),
  );
  const declared = needed.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = needed.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const kind = fieldsOf('query').some((field) => field.name === name) ? 'query' : 'mutation';
  const answer = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  const query = `${kind}${declared && `(${declared})`} { ${name}${given && `(${given})`} ${answer} }`;
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

test('every operation and every address has a row that says who may', () => {
  expect(graphqlRows.map(([name]) => name).sort()).toEqual([...operations.keys()].sort());
  expect(restRows.map(([line]) => line).sort()).toEqual(
    restRoutes.map(({ method, path }) => `${method} ${path}`).sort(),
  );
});

test.each(graphqlRows)('%s is for %s', async (name, who) => {
  expect(await seen((role) => doorOf(name, role))).toEqual(expected(who));
});

test.each(restRows)('%s is for %s', async (line, who) => {
  const own = line.replace(/\/professionals\/\{\w+\}/, `/professionals/${professionalId}`);
  const path = own
    .replace('{year}', '2026')
    .replace('{month}', '6')
    .replace(/\{\w+\}/g, String(UNKNOWN.number));
  const ask = async (role: Role) => {
    const { body } = await callRest(app, path, {
      token: await sessionOf(role),
      ...(/^(POST|PUT|PATCH)/.test(line) && { body: {} }),
    });
    return doorWord((body as { error?: string } | undefined)?.error);
  };
  expect(await seen(ask)).toEqual(expected(who));
});
