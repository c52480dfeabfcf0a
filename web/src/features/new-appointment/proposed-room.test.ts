import { proposedRoomId } from './proposed-room';

const room = (id: number, availability: 'free' | 'closed' | 'occupied', isSuitable = true) => ({
  availability,
  isSuitable,
  room: { id, name: `Consultorio ${id}`, description: '' },
});

test.each([
  ['the one that came with the slot', [room(1, 'free'), room(2, 'free')], 2, 2],
  ['another once that one is taken', [room(1, 'free'), room(2, 'occupied')], 2, 1],
  ['a free one before a closed one', [room(1, 'closed'), room(2, 'free')], null, 2],
  ['a closed one where none is free', [room(1, 'occupied'), room(2, 'closed')], null, 2],
  ['none that serves other specialties', [room(1, 'free', false)], null, undefined],
  ['none where all are taken', [room(1, 'occupied')], null, undefined],
])('it is %s', (_case, rooms, ofSlot, expected) => {
  expect(proposedRoomId(rooms, ofSlot)).toBe(expected);
});
