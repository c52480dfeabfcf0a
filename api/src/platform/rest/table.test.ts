import { buildSchema, parse } from 'graphql';

import { envelope, route, type Method } from './route';
import { compileTable } from './table';

const schema = buildSchema(/* GraphQL */ `
  type Query { room(id: Int!, name: String): Room!, rooms: [Room!]!, roomsOf(ids: [Int!]): [Room!]! }
  type Mutation { saveRoom(id: Int!, key: String): Room! }
  type Room { id: Int!, name: String! }
`);

const row = (method: Method, path: string, text: string, described = true) =>
  route(method, path, () => parse(described ? `"""Prueba"""\n${text}` : text));
const faultOf = (...rows: ReturnType<typeof row>[]): string => {
  try {
    compileTable(schema, rows);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The table was accepted');
};

const ROOM = 'query Q($id: Int!) { room(id: $id) { id } }';

test.each([
  [
    'asks for what the schema lacks',
    row('GET', '/rooms', 'query Q { rooms { colour } }'),
    'Cannot query field "colour" on type "Room".',
  ],
  [
    'uses a variable of the wrong type',
    row('GET', '/rooms/{id}', 'query Q($id: String!) { room(id: $id) { id } }'),
    'used in position expecting type "Int!"',
  ],
  [
    'has a path variable that its document lacks',
    row('GET', '/rooms/{roomId}', 'query Q { rooms { id } }'),
    '{roomId} is no variable of its document',
  ],
  [
    'has a path variable that may be absent',
    row('GET', '/rooms/{name}', 'query Q($name: String) { room(id: 1, name: $name) { id } }'),
    '{name} has to be a required variable',
  ],
  [
    'takes a list in its query',
    row('GET', '/rooms', 'query Q { roomsOf { id } }'),
    '$ids is more than a text in an address can say',
  ],
  ['writes by GET', row('GET', '/rooms', 'mutation Q { saveRoom(id: 1) { id } }'), 'cannot be a mutation'],
  ['reads by POST', row('POST', '/rooms', 'query Q { rooms { id } }'), 'cannot be a query'],
  [
    'takes an Idempotency-Key by PUT',
    row('PUT', '/rooms', 'mutation Q($idempotencyKey: String) { saveRoom(id: 1, key: $idempotencyKey) { id } }'),
    'only a POST or DELETE takes an Idempotency-Key',
  ],
  [
    'does not describe itself',
    row('GET', '/rooms', 'query Q { rooms { id } }', false),
    'its operation has no description',
  ],
  ['has a broken path', row('GET', 'rooms/', 'query Q { rooms { id } }'), 'the path is not made of /word and /{name}'],
  [
    'uses one key as a value and as a parent',
    row('GET', '/rooms', 'query Q { rooms { user: id user__name: name } }'),
    'uses user both as a value and as a parent of user__name',
  ],
  [
    'has two root fields for one answer',
    row('GET', '/rooms', 'query Q { rooms { id } room(id: 1) { id } }'),
    'needs exactly one root field for its shape',
  ],
])('a row that %s stops the start', (_what, bad, fault) => {
  expect(faultOf(bad)).toContain(`REST row ${bad.method} ${bad.path}: `);
  expect(faultOf(bad)).toContain(fault);
});

test('rejects two rows with one method and address, whatever their variable names', () => {
  const other = row('GET', '/rooms/{roomId}', 'query Q($roomId: Int!) { room(id: $roomId) { id } }');

  expect(faultOf(row('GET', '/rooms/{id}', ROOM), other)).toBe(
    'REST rows GET /rooms/{roomId} and /rooms/{id} are the same address',
  );
});

test('reports all faults at once', () => {
  expect(
    faultOf(
      row('GET', '/rooms/{a}', 'query Q { rooms { id } }'),
      row('POST', '/rooms', 'query Q { rooms { id } }'),
    ).split('\n'),
  ).toHaveLength(2);
});

test('an envelope may have several root fields', () => {
  const document = () => parse('"""Prueba"""\nquery Q { rooms { id } room(id: 1) { id } }');

  expect(compileTable(schema, [route('GET', '/rooms', document, envelope)])).toHaveLength(1);
});

test('matches words before variables, leftmost first, in any order of rows', () => {
  const paths = ['/{id}/status', '/rooms/{id}', '/rooms/status', '/rooms/{id}/status', '/rooms/7/{id}', '/rooms'];
  const rows = paths.map((path) => row('GET', path, path.includes('{id}') ? ROOM : 'query Q { rooms { id } }'));
  const orderOf = (written: typeof rows) => compileTable(schema, written).map(({ rows: [first] }) => first?.path);

  for (const written of [rows, [...rows].reverse()]) {
    const order = orderOf(written);
    expect(order.indexOf('/rooms/status')).toBeLessThan(order.indexOf('/rooms/{id}'));
    expect(order.indexOf('/rooms/status')).toBeLessThan(order.indexOf('/{id}/status'));
    expect(order.indexOf('/rooms/{id}')).toBeLessThan(order.indexOf('/{id}/status'));
    expect(order.indexOf('/rooms/7/{id}')).toBeLessThan(order.indexOf('/rooms/{id}/status'));
  }
});
