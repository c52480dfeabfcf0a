import { parse, type DocumentNode, type OperationDefinitionNode } from 'graphql';

import { compileQuery } from './compile-query';
import { executorOf } from './execute-operation';
import { calls, expectTheSame, planOf, readied, schema } from './testing/thing-schema';

beforeEach(() => void calls.splice(0));

const EVERYTHING = `id name note size on price count tags grid late told called`;

type Case = readonly [
  what: string,
  document: string,
  variables: Record<string, unknown>,
  operationName: string | undefined,
];
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
  [
    'an argument that a variable leaves empty',
    'query ($word: String = "dado") { thing { called(word: $word) } }',
    { word: null },
  ],
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

test.each(COMPILED)('%s run from a plan and answer as graphql does', async (_, text, variables, operationName) => {
  const document = readied(text);
  expect(planOf(document)).not.toBeNull();
  await expectTheSame(document, variables, operationName);
});

test.each(LEFT_TO_GRAPHQL)('%s run once, in graphql’s executor', async (_, text, variables) => {
  const document = readied(text);
  expect(planOf(document)).toBeNull();
  await expectTheSame(document, variables);
});

test('a scalar that serializes to nothing is an error that does not log the value', async () => {
  const { data, errors } = await executorOf(schema)({ document: readied('{ thing { id odd } }'), contextValue: null });
  expect(JSON.stringify(data)).toBe('{"thing":{"id":"1","odd":null}}');
  expect(errors?.map(({ path, message }) => ({ path, message }))).toEqual([
    { path: ['thing', 'odd'], message: 'Odd serialized something as undefined' },
  ]);
});

test('handles later rejections after a list item failed at once', async () => {
  const document = readied('{ brokenTwice { count late } }');
  const { data, errors } = await executorOf(schema)({ document, contextValue: null });
  // By then the other item has failed; Jest fails a test with an unhandled rejection.
  await new Promise((resolve) => void setImmediate(resolve));
  expect(JSON.stringify(data)).toBe('{"brokenTwice":null}');
  expect(errors?.map(({ path }) => path)).toEqual([['brokenTwice', 1, 'count']]);
});

test('a short document that expands far runs without a plan', async () => {
  const spread = (times: number) =>
    parse(`{ ${Array.from({ length: times }, (_, at) => `a${at}: thing { ...All }`).join(' ')} }
    fragment All on Thing { id name note size on price count tags }`);
  const isCompiled = (document: DocumentNode) =>
    compileQuery(schema, document, document.definitions[0] as OperationDefinitionNode) !== null;
  expect([isCompiled(spread(3)), isCompiled(spread(30))]).toEqual([true, false]);
  await expectTheSame(spread(30));
});

test('a document with several operations needs operationName', async () => {
  const document = parse('query A { thing { id } } query B { thing { name } }');
  await expectTheSame(document);
  await expectTheSame(document, {}, 'C');
});
