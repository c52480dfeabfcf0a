import {
  buildSchema,
  execute,
  GraphQLScalarType,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

import { compileQuery } from './compile-query';
import { executorOf } from './execute-operation';

const schema = prepared(buildSchema(`
  scalar Day
  scalar Odd
  enum Size { small, big }
  input Shape { size: Size! = big, sides: [Int!], on: Day }
  interface Named { name: String! }
  type Dog implements Named { name: String!, barks: Boolean! }
  type Thing {
    id: ID!
    name: String!
    note: String
    size: Size
    on: Day
    odd: Odd
    price: Float
    count: Int!
    tags: [String!]
    grid: [[Int!]]!
    part: Thing
    needed: Thing!
    parts: [Thing!]
    gaps: [Thing]!
    late: String!
    called(word: String! = "mundo", times: Int): String
    told: String
  }
  type Query {
    thing: Thing
    needed: Thing!
    things: [Thing!]!
    gaps: [Thing]
    broken: Thing
    brokenList: [Thing!]!
    brokenTwice: [Thing!]
    shape(shape: Shape, day: Day, sizes: [Size!] = [small]): String
    named: Named
    dog: Dog
  }
  type Mutation { change(fails: Boolean): Int! }
`));

const calls: string[] = [];

/** Behaves badly in every way a resolver can: by throwing, rejecting, answering faults, nulls and what its type is not. */
function prepared(made: GraphQLSchema): GraphQLSchema {
  const later = async <Value>(value: Value, ticks = 1): Promise<Value> =>
    ticks === 0 ? value : (later(await value, ticks - 1) as Promise<Value>);
  const thing = (id: number, more: object = {}): Record<string, unknown> => ({
    id, name: `Cosa ${id}`, note: null, size: 'small', on: new Date(Date.UTC(2026, 5, id)), odd: 'nothing', price: 1.5,
    count: id, tags: ['a', 'b'], grid: [[1, 2], [], null], late: later(`tarde ${id}`, id),
    told() {
      return `yo, ${String(this.id)}`;
    },
    ...more,
  });
  const query = made.getQueryType()!.getFields();
  const resolvers: Record<string, (source: unknown, args: unknown, context: unknown, info: GraphQLResolveInfo) => unknown> = {
    thing: () => thing(1, { part: later(thing(2)), parts: [thing(3), later(thing(4))], gaps: [null, thing(5)], needed: thing(6) }),
    needed: () => {
      const part = thing(2, { name: new Error('Sin nombre'), late: () => Promise.reject(new Error('Tarde')) });
      return later(thing(1, { needed: null, part }));
    },
    things: () => new Set([thing(1, { count: 'tres' }), thing(2)]),
    gaps: () => {
      const odd = thing(2, { size: 'huge', tags: 'letras', price: Number.NaN });
      const lost = Promise.reject(new Error('Perdida'));
      return later([thing(1, { name: null, late: later('al final', 9) }), null, new Error('Hueco'), lost, odd]);
    },
    broken: () => {
      throw new Error('Rota');
    },
    brokenList: () => 7,
    brokenTwice: () => {
      const late = later('', 3).then(() => Promise.reject(new Error('Tarde')));
      return [thing(1, { late }), thing(2, { count: 'tres' })];
    },
    shape: (_, args) => JSON.stringify(args),
    named: () => ({ __typename: 'Dog', name: 'Bobby' }),
    dog: () => ({ name: 'Bobby', barks: true }),
  };
  for (const [name, resolve] of Object.entries(resolvers)) {
    query[name]!.resolve = (source, args, context, info) => {
      calls.push(name);
      return resolve(source, args, context, info);
    };
  }
  const called = (made.getType('Thing') as unknown as { getFields(): typeof query }).getFields()['called']!;
  called.resolve = (source, args: { word: string; times?: number | null }, context, info) => {
    const { path, fieldNodes, operation, variableValues, fragments, parentType, returnType } = info;
    return JSON.stringify({
      ...args, isNull: args.times === null, context, path, nodes: fieldNodes.length, operation: operation.name?.value,
      variableValues, fragments: Object.keys(fragments), parentType, returnType,
      source: (source as { name: string }).name,
    });
  };
  made.getMutationType()!.getFields()['change']!.resolve = () => {
    calls.push('change');
    throw new Error('No se pudo');
  };
  Object.assign(made.getType('Day') as GraphQLScalarType, new GraphQLScalarType({
    name: 'Day',
    serialize: (value) => (value as Date).toISOString().slice(0, 10),
    parseValue: (value) => {
      if (value === 'never') throw new Error('No hay tal día');
      return new Date(String(value));
    },
  }));
  Object.assign(made.getType('Odd') as GraphQLScalarType, new GraphQLScalarType({ name: 'Odd', serialize: () => undefined }));
  return made;
}

const EVERYTHING = `id name note size on price count tags grid late told called`;

type Case = readonly [what: string, document: string, variables: Record<string, unknown>, operationName: string | undefined];
type Row = readonly [what: string, document: string, variables?: Record<string, unknown>, operationName?: string];
const cases = (rows: readonly Row[]): Case[] =>
  rows.map(([what, document, variables = {}, operationName]) => [what, document, variables, operationName]);

const COMPILED = cases([
  ['scalars, lists, promises and methods', `{ thing { ${EVERYTHING} } }`],
  [
    'objects within objects and lists',
    '{ thing { part { name late } parts { id late } gaps { id } needed { id } __typename } __typename }',
  ],
  [
    'aliases, one of them a word of JavaScript',
    '{ a: thing { __proto__: name constructor: part { id } id: name } toString: thing { id } }',
  ],
  [
    'fragments, spread twice, nested and inline',
    `query { thing { ...all ... on Thing { name } ... { id } part { ...all } } }
     fragment all on Thing { id ...more }
     fragment more on Thing { tags gaps { name } }`,
  ],
  [
    'fields asked for twice, their selections together',
    '{ thing { id part { id } id ...f } thing { name } } fragment f on Thing { part { name gaps { id } } }',
  ],
  [
    'an argument by default, null, absent and from a variable',
    `query Q($word: String!, $times: Int, $none: Int) {
       thing { a: called b: called(times: null) c: called(word: $word, times: $times) d: called(word: "x", times: $none) ...f }
     }
     fragment f on Thing { e: called(times: $times) }`,
    { word: 'hola', times: null },
  ],
  ['an argument that a variable leaves empty', 'query ($word: String = "dado") { thing { called(word: $word) } }', { word: null }],
  [
    'inputs with defaults, enums, scalars and lists of one',
    'query ($shape: Shape, $day: Day) { shape(shape: $shape, day: $day) b: shape(shape: {sides: 3, on: "2026-01-02"}, sizes: big) }',
    { shape: { sides: 4 }, day: '2026-06-01' },
  ],
  [
    'variables that are wrong, each told',
    'query ($shape: Shape!, $day: Day, $n: [Size!]) { shape(shape: $shape, day: $day, sizes: $n) }',
    { shape: { size: 'flat', sides: ['x'], more: 1 }, day: 'never', n: [null] },
  ],
  ['a variable that is missing', 'query ($shape: Shape!) { shape(shape: $shape) thing { id } }'],
  ['a fault where there may be null', '{ broken { id } thing { id } }'],
  ['a fault that makes everything null', '{ needed { needed { id } } thing { id } }'],
  ['two faults in one object, one of them late', '{ thing { id } needed { id part { late name } } }'],
  ['values that are not of their type', '{ things { count late } }'],
  ['a list that is none', '{ brokenList { id } }'],
  ['faults within a list that may hold nulls', '{ gaps { id name late size tags price } }'],
  ['an object known by its own type', '{ dog { name barks ... on Dog { __typename } } }'],
  ['one of several operations', 'query A { thing { id } } query B { thing { name } }', {}, 'B'],
]);

const LEFT_TO_GRAPHQL = cases([
  [
    'directives',
    'query ($yes: Boolean!) { thing { id @skip(if: $yes) name @include(if: $yes) ...f @include(if: $yes) } } fragment f on Thing { note }',
    { yes: true },
  ],
  ['an interface', '{ named { name __typename ... on Dog { barks } } }'],
  ['an interface as a condition', '{ dog { ... on Named { name } } }'],
  ['introspection', '{ __type(name: "Thing") { name fields { name } } __schema { queryType { name } } }'],
  ['changes', 'mutation { a: change b: change(fails: true) }'],
]);

/** Everything that reaches a client or the log, and what was called for it. */
async function outcome(answer: ExecutionResult | PromiseLike<ExecutionResult>) {
  const { data, errors } = await answer;
  const faults = errors?.map((error) => ({ ...error.toJSON(), cause: error.originalError?.message, nodes: error.nodes }));
  return { text: JSON.stringify({ data, errors }), faults, calls: calls.splice(0) };
}

const readied = (text: string): DocumentNode => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  return document;
};
const planOf = (document: DocumentNode) => compileQuery(schema, document, document.definitions[0] as OperationDefinitionNode);

async function expectTheSame(document: DocumentNode, variableValues: Record<string, unknown> = {}, operationName?: string): Promise<void> {
  const contextValue = { who: 'Ana' };
  const asked = { document, contextValue, variableValues, ...(operationName !== undefined && { operationName }) };
  const executeOperation = executorOf(schema);
  const expected = await outcome(execute({ schema, ...asked }));
  expect(await outcome(executeOperation(asked))).toEqual(expected);
  // Nothing of the first time is left in the plan.
  expect(await outcome(executeOperation(asked))).toEqual(expected);
}

beforeEach(() => void calls.splice(0));

test.each(COMPILED)('%s are answered as by graphql itself, from a plan', async (_, text, variables, operationName) => {
  const document = readied(text);
  expect(planOf(document)).not.toBeNull();
  await expectTheSame(document, variables, operationName);
});

test.each(LEFT_TO_GRAPHQL)('%s are left to graphql, and run once', async (_, text, variables) => {
  const document = readied(text);
  expect(planOf(document)).toBeNull();
  await expectTheSame(document, variables);
});

test('a scalar that writes nothing is a fault, and the log is not told of what', async () => {
  const { data, errors } = await executorOf(schema)({ document: readied('{ thing { id odd } }'), contextValue: null });
  expect(JSON.stringify(data)).toBe('{"thing":{"id":"1","odd":null}}');
  expect(errors?.map(({ path, message }) => ({ path, message }))).toEqual([
    { path: ['thing', 'odd'], message: 'Odd serialized something as undefined' },
  ]);
});

test('where an item of a list fails at once, failures of those that still wait are heard, and end no program', async () => {
  const document = readied('{ brokenTwice { count late } }');
  const { data, errors } = await executorOf(schema)({ document, contextValue: null });
  // Until then the other has failed; Jest fails a test with a rejection that nobody hears.
  await new Promise((resolve) => void setImmediate(resolve));
  expect(JSON.stringify(data)).toBe('{"brokenTwice":null}');
  expect(errors?.map(({ path }) => path)).toEqual([['brokenTwice', 1, 'count']]);
});

test('a short document that stands for a long one is answered without a plan, which would outgrow it', async () => {
  const spread = (times: number) => parse(`{ ${Array.from({ length: times }, (_, at) => `a${at}: thing { ...All }`).join(' ')} }
    fragment All on Thing { id name note size on price count tags }`);
  const isCompiled = (document: DocumentNode) =>
    compileQuery(schema, document, document.definitions[0] as OperationDefinitionNode) !== null;
  expect([isCompiled(spread(3)), isCompiled(spread(30))]).toEqual([true, false]);
  await expectTheSame(spread(30));
});

test('which operation is meant has to be said where there are several', async () => {
  const document = parse('query A { thing { id } } query B { thing { name } }');
  await expectTheSame(document);
  await expectTheSame(document, {}, 'C');
});
