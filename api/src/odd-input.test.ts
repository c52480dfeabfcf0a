import { createHash, randomBytes } from 'node:crypto';

import {
  coerceInputValue,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';

import { apiSchema } from './schema';
import { makeProfessional, signedIn } from './testing/factories/people';
import { makeRoom } from './testing/factories/rooms';
import { insertRow } from './testing/factories/rows';
import { MONDAY_8AM, startTestApp, type TestApp } from './testing/harness/app';
import { sendGraphQL } from './testing/harness/graphql';

jest.setTimeout(180_000);

/** Values of a wrong kind for any place. */
const ANYWHERE: unknown[] = [null, true, 1.5, 2 ** 31, '', [], [null], {}, { a: { a: 1 } }];
const NUMBERS: unknown[] = [-1, 1e308, 2 ** 31 - 1, 'NaN'];
/** Texts that any place could fail to reject. */
const HOSTILE_TEXTS: unknown[] = ['a\u0000b', '\ud800', 'ñ'.repeat(3000)];
/** The first place of each name gets all of these, and its other places one each, besides the texts. */
const BY_TURNS = new Set<unknown>([-1, 2 ** 31 - 1, 2 ** 31, '', ...HOSTILE_TEXTS]);
/** Values with a meaning in some places: tried once per field name. */
const STRANGE_NUMBERS: unknown[] = [0, -(2 ** 31)];
const STRANGE_TEXTS: unknown[] = [
  ' ',
  '\u202e👩🏽‍⚕️',
  "'; DROP TABLE users; --",
  '%\\',
  '__proto__',
  'constructor',
  'infinity',
  'a\r\nBcc: x@y.zz',
  'x@y.zz',
  '0001-01-01',
  '9999-12-31',
];
const STRANGE_TIMES: unknown[] = ['9999-12-31T12:00', '1900-01-01T00:00', '275760-09-13T00:00:00Z'];
const STRANGE_ID = '00000000-0000-0000-0000-000000000000';
const STRANGE = new Set([...STRANGE_NUMBERS, ...STRANGE_TEXTS, ...STRANGE_TIMES, STRANGE_ID]);
const TEXTS = [...HOSTILE_TEXTS, ...STRANGE_TEXTS];
const ANY_NUMBERS = [...NUMBERS, ...STRANGE_NUMBERS];
const ODD: Record<string, unknown[]> = {
  Int: ANY_NUMBERS,
  Float: ANY_NUMBERS,
  Money: ANY_NUMBERS,
  Boolean: [],
  DateTime: [...TEXTS, ...STRANGE_TIMES],
  ID: [...TEXTS, STRANGE_ID],
};

interface Try {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

/** A valid value, so that one odd value at a time gets as far as it can. */
function fitting(type: GraphQLInputType, name: string): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [fitting(bare.ofType, name)];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare)) {
    return fittingAll(Object.values(bare.getFields()));
  }
  const samples: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    Money: 10,
    DateTime: '2026-06-02T10:00:00-03:00',
    LocalDate: '2026-06-02',
    ID: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  };
  return samples[String(bare)] ?? (/time$/i.test(name) ? '10:00' : 'texto1@ejemplo.example');
}

/** Only what is required: an optional value could be refused first. */
function fittingAll(places: readonly (GraphQLArgument | GraphQLInputField)[]): Record<string, unknown> {
  const required = places.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
  return Object.fromEntries(required.map(({ name, type }) => [name, fitting(type, name)]));
}

/** The value with each place replaced by each odd value in turn. `owner`: the operation, or the input type. */
function spoilt(owner: string, name: string, type: GraphQLInputType): unknown[] {
  const place = `${owner}.${name}`;
  const bare = getNullableType(type);
  const odd = isInputObjectType(bare) ? ANYWHERE : [...ANYWHERE, ...(ODD[String(bare)] ?? TEXTS)];
  const kind = kindOf(bare);
  const isFirstPlace = isFirst(`${name}: ${kind}`);
  const byTurns = odd.filter((value) => BY_TURNS.has(value) && isTaken(value, type));
  const turn = byTurns[hashOf(place) % byTurns.length];
  const here = odd.filter((value) => {
    if (value === fitting(type, name)) return false;
    if (!isTaken(value, type)) return isFirst(`${kind} ${odd.indexOf(value)}`);
    // Each input class has its own limits.
    if (HOSTILE_TEXTS.includes(value)) return isFirst(`${place} ${HOSTILE_TEXTS.indexOf(value)}`);
    return isFirstPlace || value === turn || !(BY_TURNS.has(value) || STRANGE.has(value));
  });
  if (!isInputObjectType(bare)) return here;
  const whole = fitting(type, name) as object;
  return [
    ...here,
    ...Object.values(bare.getFields()).flatMap((field) =>
      spoilt(bare.name, field.name, field.type).map((value) => ({ ...whole, [field.name]: value })),
    ),
  ];
}

/** Unlike a counter, gives a place the same turn whatever fields come before it. */
const hashOf = (place: string): number => createHash('sha256').update(place).digest().readUInt32BE();

function kindOf(type: GraphQLInputType): string {
  if (isInputObjectType(type)) return 'object';
  if (isEnumType(type)) return 'enum';
  return isListType(type) ? 'list' : String(type);
}

/** Whether the value reaches our code. Types reject the others everywhere alike, so one try is enough. */
function isTaken(value: unknown, type: GraphQLInputType): boolean {
  let taken = true;
  coerceInputValue(value, type, () => {
    taken = false;
  });
  return taken;
}

const seen = new Set<string>();
function isFirst(tried: string): boolean {
  if (seen.has(tried)) return false;
  seen.add(tried);
  return true;
}

function triesOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): Try[] {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  const query = `${kind} (${declared}) { ${field.name}(${passed})${selection} }`;
  const good = fittingAll(field.args);
  return field.args.flatMap((arg) =>
    spoilt(field.name, arg.name, arg.type).map((value) => ({
      name: `${field.name}(${arg.name})`,
      query,
      variables: { ...good, [arg.name]: value },
    })),
  );
}

const schema = apiSchema();
const tries = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => triesOf('query', field)),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => triesOf('mutation', field)),
];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await makeProfessional(app.db);
  await makeRoom(app.db);
});
afterAll(() => app.close());

/** Refusals before the value is read. */
const STOPPED = new Set(['SECOND_FACTOR_SETUP_REQUIRED', 'IDEMPOTENCY_MISMATCH']);

/** Administrators get furthest, with a second factor also once some try makes it mandatory. */
async function administratorWithFactor(): Promise<string> {
  const { userId, token } = await signedIn(app.db, 'admin');
  const [name, created_at] = ['Teléfono', MONDAY_8AM];
  const factor = { user_id: userId, kind: 'authenticator', name, created_at, seed: randomBytes(32), last_step: 0 };
  await insertRow(app.db, 'second_factors', factor);
  await app.db.pool.query('UPDATE sessions SET second_factor_at = $2 WHERE user_id = $1', [userId, MONDAY_8AM]);
  return token;
}

test('no odd value in any place causes an INTERNAL error', async () => {
  const token = await administratorWithFactor();
  const faults: string[] = [];
  const stopped: string[] = [];
  const queue = [...tries];
  const sendAll = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { status, errors = [] } = await sendGraphQL(app, next.query, next.variables, token);
      const code = errors[0]?.extensions.code;
      const said = `${next.name} ${JSON.stringify(next.variables).slice(0, 300)}: ${code}`;
      if (status >= 500 || errors.some(({ extensions }) => extensions.status >= 500)) faults.push(said);
      else if (STOPPED.has(String(code))) stopped.push(said);
    }
  };
  await Promise.all([sendAll(), sendAll(), sendAll(), sendAll()]);
  expect(tries.length).toBeGreaterThan(300);
  expect(faults).toEqual([]);
  expect(stopped).toEqual([]);
  expect(app.logged()).not.toContain('unexpected error');
  // Thousands of requests, which take ten times as long on a busy machine.
}, 600_000);

describe('a refused literal is reported with its field, without the value:', () => {
  test.each([
    ['{ firstSlot(professionalId: 77777777777) }', 'professionalId', 'El valor de professionalId no es válido'],
    ['{ firstSlot(professionalId: "77777777777") }', 'professionalId', 'El valor de professionalId no es válido'],
    ['{ firstSlot(professionalId: S77777777777) }', 'professionalId', 'El valor de professionalId no es válido'],
    ['{ firstSlot(professionalId: {a: 77777777777}) }', 'professionalId', 'El valor de professionalId no es válido'],
    [
      'query ($id: Int = 77777777777) { firstSlot(professionalId: $id) }',
      undefined,
      'Algún valor de la consulta no es válido',
    ],
    ['{ rooms @include(if: "77777777777") { id } }', 'if', 'El valor de if no es válido'],
    [
      '{ rentalQuote(dates: [], intervals: [], roomIds: [1, 77777777777]) { __typename } }',
      'roomIds',
      'El valor de roomIds no es válido',
    ],
    [
      'mutation { register(input: {name: 77777777777, email: "x", password: "x"}) { id } }',
      'name',
      'El valor de name no es válido',
    ],
    [
      'mutation { updateProfile(input: {dateOfBirth: "77777777777"}) { id } }',
      'dateOfBirth',
      'La fecha debe tener la forma AAAA-MM-DD',
    ],
    ['{ rooms "77777777777" }', undefined, 'La consulta GraphQL tiene un error de sintaxis en la línea 1, columna 9'],
    [
      '{ rooms(a "77777777777\\" 77777777777") }',
      undefined,
      'La consulta GraphQL tiene un error de sintaxis en la línea 1, columna 11',
    ],
    ['{ rooms 77777777777 }', undefined, 'La consulta GraphQL tiene un error de sintaxis en la línea 1, columna 9'],
  ])('%s', async (query, field, message) => {
    const { errors } = await sendGraphQL(app, query);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_REQUEST', status: 400 } });
    expect(errors?.[0]?.extensions.field).toBe(field);
    expect(JSON.stringify(errors)).not.toContain('77777777777');
  });
});
