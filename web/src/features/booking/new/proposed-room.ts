import type { RoomChoiceFragment } from '../../../clinic/slots/slots.generated';

/**
 * The room to propose: the one that came with the slot unless it is taken by now, else the first that suits, a free
 * one before a closed one. Undefined: none.
 */
export function proposedRoomId(rooms: readonly RoomChoiceFragment[], slotRoomId: number | null): number | undefined {
  const untaken = rooms.filter(({ availability }) => availability !== 'occupied');
  const suitable = untaken.filter(({ isSuitable }) => isSuitable);
  const best =
    untaken.find(({ room }) => room.id === slotRoomId) ??
    suitable.find(({ availability }) => availability === 'free') ??
    suitable[0];
  return best?.room.id;
}
