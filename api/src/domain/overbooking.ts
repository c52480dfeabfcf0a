import { minuteOfDayAt } from './clinic-time';
import { isFree, type Schedule } from './slots';

export const OVERBOOKINGS_PER_HOUR = { min: 0, max: 4 };

/**
 * In epoch minutes, as the database computes it: a repeated hour counts as two, and so does an hour cut by a half-hour
 * clock change.
 */
export function hourOf(zone: string, instant: number): number {
  return instant - (minuteOfDayAt(zone, instant) % 60);
}

export type OverbookingFault = 'not_attending' | 'absent' | 'room_closed';

/**
 * Regardless of bookings and past starts. `schedule` has one date and one room. The fault that no other room would
 * change comes first.
 */
export function overbookingFault(schedule: Schedule, start: number): OverbookingFault | null {
  const rooms = schedule.rooms.map(({ roomId, open }) => ({ roomId, open, blocked: [] }));
  const untaken = { ...schedule, earliestStart: -Infinity, ownBusy: [], rooms };
  const anywhere = { ...untaken, rooms: [{ roomId: 'any', open: allDay(schedule), blocked: [] }] };
  if (!isFree({ ...anywhere, absences: [] }, start)) return 'not_attending';
  if (!isFree(anywhere, start)) return 'absent';
  return isFree(untaken, start) ? null : 'room_closed';
}

function allDay({ dates }: Schedule): Schedule['rooms'][number]['open'] {
  return new Map(dates.map((date) => [date, [{ start: 0, end: 1440 }]]));
}
