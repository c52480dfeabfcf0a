import type { RoomChoiceFragment } from '../../clinic/slots/slots.generated';

/** The slot's own unless taken, else the first suitable one, free before closed. */
export function proposedRoomId(rooms: readonly RoomChoiceFragment[], slotRoomId: number | null): number | undefined {
  const untaken = rooms.filter(({ availability }) => availability !== 'occupied');
  const suitable = untaken.filter(({ isSuitable }) => isSuitable);
  const best =
    untaken.find(({ room }) => room.id === slotRoomId) ??
    suitable.find(({ availability }) => availability === 'free') ??
    suitable[0];
  return best?.room.id;
}
