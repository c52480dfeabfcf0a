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

import { compileQuery } from '../compile-query';
import { executorOf } from '../execute-operation';

export const schema = prepared(
  buildSchema(`
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
`),
);

export const calls: string[] = [];

/** Resolvers throw, reject, and return errors, nulls and values of wrong types. */
function prepared(made: GraphQLSchema): GraphQLSchema {
  const later = async <Value>(value: Value, ticks = 1): Promise<Value> =>
    ticks === 0 ? value : (later(await value, ticks - 1) as Promise<Value>);
  const thing = (id: number, more: object = {}): Record<string, unknown> => ({
    id,
    name: `Cosa ${id}`,
    note: null,
    size: 'small',
    on: new Date(Date.UTC(2026, 5, id)),
    odd: 'nothing',
    price: 1.5,
    count: id,
    tags: ['a', 'b'],
    grid: [[1, 2], [], null],
    late: later(`tarde ${id}`, id),
    told() {
      return `yo, ${String(this.id)}`;
    },
    ...more,
  });
  const query = made.getQueryType()!.getFields();
  const resolvers: Record<
    string,
    (source: unknown, args: unknown, context: unknown, info: GraphQLResolveInfo) => unknown
  > = {
    thing: () =>
      thing(1, { part: later(thing(2)), parts: [thing(3), later(thing(4))], gaps: [null, thing(5)], needed: thing(6) }),
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
      ...args,
      isNull: args.times === null,
      context,
      path,
      nodes: fieldNodes.length,
      operation: operation.name?.value,
      variableValues,
      fragments: Object.keys(fragments),
      parentType,
      returnType,
      source: (source as { name: string }).name,
    });
  };
  made.getMutationType()!.getFields()['change']!.resolve = () => {
    calls.push('change');
    throw new Error('No se pudo');
  };
  Object.assign(
    made.getType('Day') as GraphQLScalarType,
    new GraphQLScalarType({
      name: 'Day',
      serialize: (value) => (value as Date).toISOString().slice(0, 10),
      parseValue: (value) => {
        if (value === 'never') throw new Error('No hay tal día');
        return new Date(String(value));
      },
    }),
  );
  Object.assign(
    made.getType('Odd') as GraphQLScalarType,
    new GraphQLScalarType({ name: 'Odd', serialize: () => undefined }),
  );
  return made;
}

/** All that a client or the log gets, and the resolvers called. */
async function outcome(answer: ExecutionResult | PromiseLike<ExecutionResult>) {
  const { data, errors } = await answer;
  const faults = errors?.map((error) => ({
    ...error.toJSON(),
    cause: error.originalError?.message,
    nodes: error.nodes,
  }));
  return { text: JSON.stringify({ data, errors }), faults, calls: calls.splice(0) };
}

export const readied = (text: string): DocumentNode => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  return document;
};
export const planOf = (document: DocumentNode) =>
  compileQuery(schema, document, document.definitions[0] as OperationDefinitionNode);

export async function expectTheSame(
  document: DocumentNode,
  variableValues: Record<string, unknown> = {},
  operationName?: string,
): Promise<void> {
  const contextValue = { who: 'Ana' };
  const operation = { document, contextValue, variableValues, ...(operationName !== undefined && { operationName }) };
  const executeOperation = executorOf(schema);
  const expected = await outcome(execute({ schema, ...operation }));
  expect(await outcome(executeOperation(operation))).toEqual(expected);
  // Plans keep no state.
  expect(await outcome(executeOperation(operation))).toEqual(expected);
}
