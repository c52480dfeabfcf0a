import { startTestApp, type TestApp } from '../../testing/harness/app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Refusal {
  status: number;
  allow: string | null;
  error: { message: string; locations?: { line: number; column: number }[]; extensions: Record<string, unknown> };
}

const JSON_TYPE = { 'content-type': 'application/json' };

async function send(init: RequestInit, search = ''): Promise<Refusal> {
  const response = await fetch(`${app.url}/graphql${search}`, init);
  const { errors } = (await response.json()) as { errors: Refusal['error'][] };
  return { status: response.status, allow: response.headers.get('allow'), error: errors[0]! };
}
const post = (body: unknown, headers: Record<string, string> = JSON_TYPE) =>
  send({ method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
const ask = (query: string, more: object = {}) => post({ query, ...more });
const get = (search: string, headers: Record<string, string> = { 'apollo-require-preflight': '1' }) =>
  send({ headers }, search);

const FIELD = '{ rooms { id } }';
const aliases = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: rooms { id }`).join(' ');
const professionals = (count: number) =>
  Array.from({ length: count }, (_, index) => `p${index}: professional(id: ${index}) { id }`).join(' ');

type Case = [what: string, ask: () => Promise<Refusal>, message: string, detail?: unknown];

const SOME_TEXT: unknown = expect.any(String);

/** `detail` is English, for developers. */
const QUERIES: Case[] = [
  [
    'what is no GraphQL',
    () => ask('{ rooms { id }'),
    'La consulta GraphQL tiene un error de sintaxis en la línea 1, columna 15',
    'Syntax Error: Expected Name, found <EOF>.',
  ],
  [
    'a field that nobody has',
    () => ask('{ romms { id } }'),
    'El campo romms no existe en Query',
    'Cannot query field "romms" on type "Query". Did you mean "rooms"?',
  ],
  [
    'an argument that nobody has',
    () => ask('{ rooms(tamano: 1) { id } }'),
    'El argumento tamano no existe en Query.rooms',
    'Unknown argument "tamano" on field "Query.rooms".',
  ],
  [
    'an argument that is missing',
    () => ask('{ professional { id } }'),
    'Falta el argumento id de professional',
    'Field "professional" argument "id" of type "Int!" is required, but it was not provided.',
  ],
  [
    'an object without its fields',
    () => ask('{ rooms }'),
    'Falta decir qué campos de rooms se piden',
    'Field "rooms" of type "[Room!]!" must have a selection of subfields. Did you mean "rooms { ... }"?',
  ],
  [
    'fields of what has none',
    () => ask('{ rooms { id { x } } }'),
    'El campo id no tiene campos adentro',
    'Field "id" must not have a selection since type "Int!" has no subfields.',
  ],
  [
    'a type that nobody has',
    () => ask('query ($a: Sala) { rooms { id } }'),
    'El tipo Sala no existe',
    'Unknown type "Sala".',
  ],
  [
    'a directive that nobody has',
    () => ask('{ rooms @x { id } }'),
    'La directiva @x no existe',
    'Unknown directive "@x".',
  ],
  ['a fragment that is missing', () => ask('{ ...f }'), 'El fragmento f no existe', 'Unknown fragment "f".'],
  [
    'a fragment without use',
    () => ask(`${FIELD} fragment f on Query { rooms { id } }`),
    'El fragmento f no se usa',
    'Fragment "f" is never used.',
  ],
  [
    'fragments that go in circles',
    () => ask('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'),
    'El fragmento a se contiene a sí mismo',
    'Cannot spread fragment "a" within itself via "b".',
  ],
  [
    'a variable that was not declared',
    () => ask('{ professional(id: $id) { id } }'),
    'La variable id no está declarada',
    'Variable "$id" is not defined.',
  ],
  [
    'a variable without use',
    () => ask(`query ($id: Int) ${FIELD}`),
    'La variable id no se usa',
    'Variable "$id" is never used.',
  ],
  [
    'a variable of another type',
    () => ask('query ($id: String!) { professional(id: $id) { id } }', { variables: { id: '1' } }),
    'La variable id es String! y ahí se espera Int!',
    'Variable "$id" of type "String!" used in position expecting type "Int!".',
  ],
  [
    'two fields by one name',
    () => ask('{ rooms { a: id a: name } }'),
    'El nombre a se usa para dos campos distintos',
    expect.stringContaining('Fields "a" conflict because "id" and "name" are different fields.'),
  ],
  [
    'what has no sentence of its own',
    () => ask('{ rooms { ... on Professional { id } } }'),
    'La consulta GraphQL no es válida en la línea 1, columna 11',
    'Fragment cannot be spread here as objects of type "Room" can never be of type "Professional".',
  ],
  [
    'two operations without a choice',
    () => ask('query A { rooms { id } } query B { rooms { id } }'),
    'La consulta tiene varias operaciones: operationName debe decir cuál',
    'Must provide operation name if query contains multiple operations.',
  ],
  [
    'an operation that is not in it',
    () => ask('query A { rooms { id } }', { operationName: 'Otra' }),
    'La consulta no tiene la operación que dice operationName',
    'Unknown operation named "Otra".',
  ],
  [
    'no operation',
    () => ask('fragment f on Query { rooms { id } }'),
    'El fragmento f no se usa',
    'Fragment "f" is never used.',
  ],
];

const LIMITS: Case[] = [
  [
    'a query that is too deep',
    () => ask(`{ landing { ${'... { '.repeat(10)} clinic { name } ${' }'.repeat(10)} } }`),
    'La consulta GraphQL es demasiado profunda: tiene 13 niveles y puede tener hasta 10',
    SOME_TEXT,
  ],
  [
    'too many aliases',
    () => ask(`{ ${aliases(31)} }`),
    'La consulta GraphQL tiene demasiados alias: tiene 31 y puede tener hasta 30',
    SOME_TEXT,
  ],
  [
    'too many fields',
    () =>
      ask(
        `{ ${'landing { ... { ... { professionals { specialty { formConfig { id label type } } } } } } '.repeat(70)} }`,
      ),
    'La consulta GraphQL pide demasiados campos: cuestan 5302 y pueden costar hasta 5000',
    SOME_TEXT,
  ],
  [
    'too much at once',
    () => ask(`{ ${professionals(9)} }`),
    'La consulta GraphQL pide demasiado a la vez: sus campos principales cuestan 9 y pueden costar hasta 8',
    SOME_TEXT,
  ],
  [
    'a query that is too long',
    () => ask(`{ ${'rooms { id } '.repeat(600)} }`),
    'La consulta GraphQL es demasiado larga: puede tener hasta 2000 palabras y signos',
    expect.stringContaining('2000 tokens'),
  ],
  [
    'what looks at the schema too deeply',
    () => ask(`{ __schema { types { ${'fields { type { '.repeat(3)} name ${'} }'.repeat(3)} } } }`),
    'La consulta GraphQL pide demasiados niveles del esquema',
    'Maximum introspection depth exceeded',
  ],
];

const VARIABLES: Case[] = [
  [
    'a variable without its value',
    () => ask('query ($id: Int!) { professional(id: $id) { id } }'),
    'Falta un dato obligatorio: id',
  ],
  [
    'a value that does not fit',
    () => ask('query ($id: Int!) { professional(id: $id) { id } }', { variables: { id: 'x' } }),
    'El valor de id no es válido',
  ],
  [
    'a key of an input that nobody has',
    () => ask('mutation { updateProfile(input: { correo: "x" }) { id } }'),
    'Dato desconocido: correo',
  ],
  [
    'a key of an input that is missing',
    () => ask('mutation { createRoom(input: { hourlyRate: 100 }) { id } }'),
    'Falta un dato obligatorio: name',
  ],
];

const BODIES: Case[] = [
  ['an empty object', () => post({}), 'El contenido debe ser un objeto JSON con la consulta en query', SOME_TEXT],
  ['a text', () => post('"x"'), 'El contenido debe ser un objeto JSON con la consulta en query', SOME_TEXT],
  [
    'several requests in one',
    () => post([{ query: FIELD }]),
    'Cada pedido lleva una sola consulta',
    'Operation batching disabled.',
  ],
  ['no query', () => post({ variables: {} }), 'Falta la consulta: query', SOME_TEXT],
  [
    'a query that is no text',
    () => post({ query: 7 }),
    'La consulta debe ser un texto: query',
    'GraphQL queries must be strings.',
  ],
  ['a query in parts', () => post({ query: { kind: 'Document' } }), 'La consulta debe ser un texto: query', SOME_TEXT],
  ...['variables', 'extensions'].flatMap((key): Case[] => [
    [`${key} in a text`, () => post({ query: FIELD, [key]: '{}' }), `${key} debe ser un objeto JSON`, SOME_TEXT],
    [`${key} in a list`, () => post({ query: FIELD, [key]: [] }), `${key} debe ser un objeto JSON`, SOME_TEXT],
  ]),
  [
    'an operationName that is no text',
    () => post({ query: FIELD, operationName: 7 }),
    'operationName debe ser un texto',
    SOME_TEXT,
  ],
  [
    'a query under the hash of another',
    () => post({ query: '{ rooms { id } }', extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } } }),
    'extensions.persistedQuery lleva version 1 y el SHA-256 de la consulta',
    'provided sha does not match query',
  ],
  [
    'a query twice in the address',
    () => get('?query={rooms{id}}&query={rooms{id}}'),
    'query va una sola vez en la dirección',
    "The 'query' search parameter may only be specified once.",
  ],
  [
    'variables in the address that are no JSON',
    () => get('?query={rooms{id}}&variables=x'),
    'variables debe ser un objeto JSON',
    'The variables search parameter contains invalid JSON.',
  ],
  [
    'what a form of another site could send',
    () => get('?query={rooms{id}}', {}),
    'Un pedido por GET lleva el encabezado apollo-require-preflight',
    SOME_TEXT,
  ],
];

describe('a 400 of the GraphQL layer is a Spanish sentence with an English detail:', () => {
  test.each(
    [...QUERIES, ...LIMITS, ...VARIABLES, ...BODIES].map(([what, refused, message, detail]) => ({
      what,
      refused,
      message,
      detail,
    })),
  )('$what', async ({ refused, message, detail }) => {
    const { status, error } = await refused();
    expect(error.message).toBe(message);
    expect([status, error.extensions['code'], error.extensions['status']]).toEqual([400, 'BAD_REQUEST', 400]);
    expect(error.extensions['detail']).toEqual(detail);
  });

  test.each(QUERIES.filter(([what]) => !what.includes('operation')))(
    '%s is reported with its location',
    async (_, refused) => {
      expect((await refused()).error.locations?.[0]).toEqual({ line: 1, column: expect.any(Number) as number });
    },
  );
});
