import { isFree, type Schedule } from './slots';

/**
 * Whether the holder can still book a slot that is held, or was until now: the professional is there, the room is open,
 * and the slot is still on offer. Ignores other occupations, because only an overbooking can overlap a hold.
 */
export function isFreeForHolder(schedule: Schedule, start: number): boolean {
  const rooms = schedule.rooms.map((room) => ({ ...room, blocked: [] }));
  return isFree({ ...schedule, ownBusy: [], rooms }, start);
}
