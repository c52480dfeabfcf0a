import { isFree, type Schedule } from './slots';

/**
 * Whether a slot that is held, or was until this moment, can be booked for whom it is: neither is its professional
 * absent nor its room closed, or no more on offer, since. Nobody else got its time meanwhile, except sobreturnos, which
 * may lie over it.
 */
export function isFreeForHolder(schedule: Schedule, start: number): boolean {
  const rooms = schedule.rooms.map((room) => ({ ...room, blocked: [] }));
  return isFree({ ...schedule, ownBusy: [], rooms }, start);
}
