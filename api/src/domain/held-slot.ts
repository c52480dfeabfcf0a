import { isFree, type Schedule } from './slots';

/**
 * Whether a slot that is held, or was until this moment, can still be booked for its holder: its professional is there,
 * its room is open, and it is still on offer. Who else has the time is not asked: only a sobreturno can have.
 */
export function isFreeForHolder(schedule: Schedule, start: number): boolean {
  const rooms = schedule.rooms.map((room) => ({ ...room, blocked: [] }));
  return isFree({ ...schedule, ownBusy: [], rooms }, start);
}
