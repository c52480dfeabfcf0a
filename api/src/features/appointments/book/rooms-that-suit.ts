import { And, In, IsNull, LessThanOrEqual, MoreThan, MoreThanOrEqual } from 'typeorm';

import { toTimestamp } from '../../../domain/epoch-minute';
import { overlaps, type Interval } from '../../../domain/intervals';
import { freeRooms } from '../../../domain/slots';
import type { Context } from '../../../platform/context';
import { AppError } from '../../../platform/errors/app-error';
import { takenError } from '../../../platform/errors/database-error';
import { RoomOccupancy } from '../../rooms/room-occupancy.entity';
import type { Room } from '../../rooms/room.entity';
import { listActiveRooms } from '../../rooms/room.service';
import { loadSlot } from '../../slots/slots.service';

interface Slot {
  professionalId: number;
  startTime: string;
  /** null: the professional's. */
  durationMinutes: number | null;
}

/** The ids of suitableRooms. CONFLICT when there is none, or the clinic has no active room. */
export async function roomsThatSuit(ctx: Context, slot: Slot): Promise<number[]> {
  const rooms = await listActiveRooms(ctx);
  if (rooms.length === 0) throw new AppError('CONFLICT', 'No hay salas activas', { field: 'roomId' });
  const suitable = await suitableOf(ctx, slot, rooms);
  if (suitable.length === 0) throw takenError();
  return suitable.map(({ id }) => id);
}

/**
 * The rooms that could take a slot as things stand, the one that suits best first: those that the professional rents
 * then, then free ones, then those that are closed; each in the rooms' order. [] when all are taken, or the professional is.
 */
export async function suitableRooms(ctx: Context, slot: Slot): Promise<Room[]> {
  return suitableOf(ctx, slot, await listActiveRooms(ctx));
}

async function suitableOf(ctx: Context, slot: Slot, rooms: readonly Room[]): Promise<Room[]> {
  const { schedule, start } = await loadSlot(ctx, { ...slot, roomId: null });
  const time = { start, end: start + schedule.durationMinutes };
  const isIn = (it: Interval) => overlaps(it, time);
  if (schedule.ownBusy.some(isIn)) return [];
  // A closed room can be taken as well, and is told to be closed only.
  const untaken = new Set(schedule.rooms.filter(({ blocked }) => !blocked.some(isIn)).map(({ roomId }) => roomId));
  const open = new Set(freeRooms(schedule, start).filter(({ state }) => state === 'free').map(({ roomId }) => roomId));
  const candidates = rooms.filter(({ id }) => untaken.has(id));
  if (candidates.length === 0) return [];
  const rented = await rentedThen(ctx, slot.professionalId, candidates.map(({ id }) => id), time);
  const rank = ({ id }: Room): number => (rented.has(id) ? 0 : open.has(id) ? 1 : 2);
  return candidates.toSorted((a, b) => rank(a) - rank(b));
}

/** Which of the rooms the professional rents for all of that time. */
async function rentedThen(
  ctx: Context,
  professionalId: number,
  roomIds: readonly number[],
  { start, end }: Interval,
): Promise<Set<number>> {
  const found = await ctx.db.manager.find(RoomOccupancy, {
    select: { holderId: true, roomId: true },
    where: {
      roomId: In([...roomIds]),
      professionalId,
      // What is no appointment is a rental.
      appointmentId: IsNull(),
      startsAt: And(MoreThan(toTimestamp(start - LONGEST_RENTAL_MINUTES)), LessThanOrEqual(toTimestamp(start))),
      endsAt: MoreThanOrEqual(toTimestamp(end)),
    },
  });
  return new Set(found.map(({ roomId }) => roomId));
}

/** A whole date whose clock is set back: without it, an index on starts_at would be read from its beginning. */
const LONGEST_RENTAL_MINUTES = 25 * 60;
