import type { Schedule } from '../../domain/slots';
import type { Context } from '../../platform/context';
import { canManageProfessional } from '../professionals/professional.policy';
import { loadSchedules, type ScheduleData, type ScheduleQuery } from './schedule.sql';

/**
 * Most clinics have fewer rooms than this, and where there are more, so many are rarely all taken: a slot needs
 * just one. Only when they leave a slot out are all rooms read, so a large clinic costs as little as a small one.
 */
export const FEW_ROOMS = 8;

interface Looking<Found> {
  scheduleOf(data: ScheduleData): Schedule;
  /** What is looked for in a schedule. */
  find(schedule: Schedule): Found;
  /** Whether further rooms could add nothing: `best` is what is found if rooms were no concern. */
  isAll(found: Found, best: Found): boolean;
}

interface Seen<Found> {
  data: ScheduleData;
  schedule: Schedule;
  found: Found;
}

/**
 * What is found for each professional, as though every room had been read. One statement, and a second one only for
 * those whom the first rooms don't suffice. Unknown or hidden professionals are missing. Of rooms that serve other
 * specialties only one that is asked for by who keeps the calendar counts.
 */
export async function searchFewRoomsFirst<Found>(
  ctx: Context,
  query: Omit<ScheduleQuery, 'roomLimit' | 'withUnsuitable'>,
  { scheduleOf, find, isAll }: Looking<Found>,
): Promise<Seen<Found>[]> {
  const withUnsuitable = query.roomId !== null && query.professionalIds.every((id) => canManageProfessional(ctx.actor, id));
  const look = async (professionalIds: readonly number[], roomLimit: number | null): Promise<Seen<Found>[]> => {
    const datas = await loadSchedules(ctx.db, { roomLimit, withUnsuitable, ...query, professionalIds });
    return datas.map((data) => {
      const schedule = withUnsuitable ? inAnyOfItsRooms(scheduleOf(data)) : scheduleOf(data);
      return { data, schedule, found: find(schedule) };
    });
  };
  const seenInFew = await look(query.professionalIds, FEW_ROOMS);
  const lacking = seenInFew
    .filter(({ data, schedule, found }) => data.roomCount > FEW_ROOMS && !isAll(found, find(withAnyRoom(schedule))))
    .map(({ data }) => data.professionalId);
  if (lacking.length === 0) return seenInFew;
  const complete = new Map((await look(lacking, null)).map((seen) => [seen.data.professionalId, seen]));
  return seenInFew.map((seen) => complete.get(seen.data.professionalId) ?? seen);
}

/** The same schedule if rooms were no concern: what is missing without it, is missing for want of a room. */
function withAnyRoom(schedule: Schedule): Schedule {
  const open = new Map(schedule.dates.map((date) => [date, [{ start: 0, end: 1440 }]]));
  return { ...schedule, rooms: [{ roomId: 0, open, blocked: [] }] };
}

/** The same schedule where the room that was chosen will do, whatever it serves. */
function inAnyOfItsRooms(schedule: Schedule): Schedule {
  return { ...schedule, rooms: schedule.rooms.map(({ roomId, open, blocked }) => ({ roomId, open, blocked })) };
}
