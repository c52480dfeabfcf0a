import { parse } from 'graphql';

import { plugin } from './apollo-hooks-plugin.cjs';

function generate(text: string, lazy: string[] = []) {
  return plugin(
    null,
    [{ document: parse(text) }],
    { lazy },
    { outputFile: 'web/src/features/rooms/rooms.generated.ts' },
  );
}

test('a query gets a hook that runs at once', () => {
  const { prepend, content } = generate('query Rooms { rooms { id } }');
  expect(prepend).toEqual(["import { bindQuery } from '../../kit/graphql/hooks';"]);
  expect(content).toBe('export const useRoomsQuery = bindQuery<RoomsQuery, RoomsQueryVariables>(RoomsDocument);');
});

test('a query that is listed as lazy also gets one that runs on call', () => {
  const { prepend, content } = generate('query Rooms { rooms { id } }', ['Rooms']);
  expect(prepend).toEqual(["import { bindLazyQuery, bindQuery } from '../../kit/graphql/hooks';"]);
  expect(content.split('\n')).toEqual([
    'export const useRoomsQuery = bindQuery<RoomsQuery, RoomsQueryVariables>(RoomsDocument);',
    'export const useRoomsLazyQuery = bindLazyQuery<RoomsQuery, RoomsQueryVariables>(RoomsDocument);',
  ]);
});

test('a mutation gets one hook', () => {
  const { prepend, content } = generate('mutation deleteRoom($id: Int!) { deleteRoom(id: $id) }');
  expect(prepend).toEqual(["import { bindMutation } from '../../kit/graphql/hooks';"]);
  expect(content).toBe(
    'export const useDeleteRoomMutation = bindMutation<DeleteRoomMutation, DeleteRoomMutationVariables>(DeleteRoomDocument);',
  );
});

test('a file of fragments gets nothing', () => {
  expect(generate('fragment RoomFacts on Room { id }')).toBe('');
});
