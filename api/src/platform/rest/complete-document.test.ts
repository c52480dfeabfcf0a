import { buildSchema, parse, print } from 'graphql';

import { completeDocument } from './complete-document';

const schema = buildSchema(/* GraphQL */ `
  type Query { allRooms(first: Int = 10, onlyActive: Boolean! = true): RoomPage! }
  type Mutation { saveRoom(roomId: Int!, input: RoomInput!, expectedVersion: Int, idempotencyKey: String): Room! }
  input RoomInput { name: String!, isActive: Boolean, hourlyRate: Float! = 0, roomKeeper: KeeperInput }
  input KeeperInput { fullName: String }
  type RoomPage { allItems: [Room!]! }
  type Room { id: Int!, name: String!, isActive: Boolean!, hourlyRate: Float, keeper: Keeper }
  type Keeper { fullName: String }
`);

const completed = (text: string): string => print(completeDocument(schema, parse(text)));
const complete = (text: string): string => print(parse(text));

test('a field without alias gets its snake_case name as key, except root fields', () => {
  expect(
    completed(`query Q { allRooms(first: 1, onlyActive: true) { allItems { id active: isActive ...Price } } }
    fragment Price on Room { hourlyRate keeper { fullName: fullName } }`),
  ).toBe(
    complete(`query Q { allRooms(first: 1, onlyActive: true) { all_items: allItems { id active: isActive ...Price } } }
    fragment Price on Room { hourly_rate: hourlyRate keeper { fullName: fullName } }`),
  );
});

test('arguments become variables in schema order, one per field of an input object', () => {
  expect(completed('mutation M { saveRoom { id } }')).toBe(
    complete(`mutation M($room_id: Int!, $name: String!, $is_active: Boolean, $hourly_rate: Float, $room_keeper: KeeperInput,
        $expected_version: Int, $idempotencyKey: String) {
      saveRoom(roomId: $room_id, input: { name: $name, isActive: $is_active, hourlyRate: $hourly_rate, roomKeeper: $room_keeper },
        expectedVersion: $expected_version, idempotencyKey: $idempotencyKey) { id }
    }`),
  );
});

test('a schema default makes its variable optional', () => {
  expect(completed('query Q { allRooms { allItems { id } } }')).toMatch(
    /^query Q\(\$first: Int, \$only_active: Boolean\)/,
  );
});

test('an argument uses the key of the answer’s field of the same name, in fragments too, not for nested keys', () => {
  const text = completed(`mutation M { saveRoom(expectedVersion: null) { ...Record } }
    fragment Record on Room { active: isActive keeper__name: name }`);

  expect(text).toContain('isActive: $active');
  expect(text).toContain('name: $name');
});

test('keeps what a document writes: arguments, input objects, null, declarations', () => {
  expect(
    completed(`mutation M("The room" $id: Int!, $new_name: String! = "Sala") {
    saveRoom(roomId: $id, input: { name: $new_name }, expectedVersion: null) { id }
  }`),
  ).toBe(
    complete(`mutation M("The room" $id: Int!, $new_name: String! = "Sala", $idempotencyKey: String) {
      saveRoom(roomId: $id, input: { name: $new_name }, expectedVersion: null, idempotencyKey: $idempotencyKey) { id }
    }`),
  );
});

test('keeps what the schema lacks, for validation to report', () => {
  expect(
    completed('query Q($unused: Int) { allRooms(first: 1, onlyActive: true, sorted: true) { colour } rooms { id } }'),
  ).toBe(
    complete('query Q($unused: Int) { allRooms(first: 1, onlyActive: true, sorted: true) { colour } rooms { id } }'),
  );
});
