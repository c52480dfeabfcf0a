import type { Schedule } from '../../domain/slots';
import type { Context } from '../../platform/context';
import { canManageProfessional } from '../professionals/professional.policy';
import { loadSchedules, roomCountOf, type ScheduleData, type ScheduleQuery } from './schedule.sql';

/** A slot needs one room, and so many are rarely all taken. */
export const FEW_ROOMS = 8;

interface Looking<Found> {
  scheduleOf(data: ScheduleData): Schedule;
  find(schedule: Schedule): Found;
  /** More rooms can't help. `best`: with a room always free. */
  isAll(found: Found, best: Found): boolean;
}

interface Seen<Found> {
  data: ScheduleData;
  schedule: Schedule;
  found: Found;
}

/**
 * Results as if all rooms were read, but rarely reads all. Leaves out unknown and hidden professionals. Rooms for other
 * specialties are for staff who ask for them.
 */
export async function searchFewRoomsFirst<Found>(
  ctx: Context,
  query: Omit<ScheduleQuery, 'roomLimit' | 'withUnsuitable' | 'now'>,
  { scheduleOf, find, isAll }: Looking<Found>,
): Promise<Seen<Found>[]> {
  const withUnsuitable =
    query.roomId !== null && query.professionalIds.every((id) => canManageProfessional(ctx.actor, id, 'appointments'));
  const searchRooms = async (professionalIds: readonly number[], roomLimit: number | null): Promise<Seen<Found>[]> => {
    const datas = await loadSchedules(ctx.db, { roomLimit, withUnsuitable, now: ctx.now, ...query, professionalIds });
    return datas.map((data) => {
      const schedule = withUnsuitable ? inAnyOfItsRooms(scheduleOf(data)) : scheduleOf(data);
      return { data, schedule, found: find(schedule) };
    });
  };
  const seenInFew = await searchRooms(query.professionalIds, FEW_ROOMS);
  const lacking = seenInFew
    .filter(({ data, schedule, found }) => roomCountOf(data) > FEW_ROOMS && !isAll(found, find(withAnyRoom(schedule))))
    .map(({ data }) => data.professionalId);
  if (lacking.length === 0) return seenInFew;
  const complete = new Map((await searchRooms(lacking, null)).map((seen) => [seen.data.professionalId, seen]));
  return seenInFew.map((seen) => complete.get(seen.data.professionalId) ?? seen);
}

/** Finds slots that lack a room. */
function withAnyRoom(schedule: Schedule): Schedule {
  const open = new Map(schedule.dates.map((date) => [date, [{ start: 0, end: 1440 }]]));
  return { ...schedule, rooms: [{ roomId: 0, open, blocked: [] }] };
}

/** A chosen room counts, whatever it serves. */
function inAnyOfItsRooms(schedule: Schedule): Schedule {
  return { ...schedule, rooms: schedule.rooms.map(({ roomId, open, blocked }) => ({ roomId, open, blocked })) };
}
