import { isFree, type Schedule } from './slots';

/** Ignores other occupations, because only an overbooking can overlap a hold. */
export function isFreeForHolder(schedule: Schedule, start: number): boolean {
  const rooms = schedule.rooms.map((room) => ({ ...room, blocked: [] }));
  return isFree({ ...schedule, ownBusy: [], rooms }, start);
}
