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
import { SlotRoomAvailability, type SlotRoom } from '../../slots/slots.objects';
import { loadSlot, slotRooms } from '../../slots/slots.service';

interface Slot {
  professionalId: number;
  startTime: string;
  /** null: the professional's. */
  durationMinutes: number | null;
}

/**
 * Ids, best first, without rooms for other specialties. CONFLICT when there is none; on roomId when the rest serve
 * other specialties, or no room is active.
 */
export async function proposedRooms(ctx: Context, slot: Slot): Promise<number[]> {
  const rooms = await listActiveRooms(ctx);
  if (rooms.length === 0) throw new AppError('CONFLICT', 'No hay salas activas', { field: 'roomId' });
  const untaken = await untakenOf(ctx, slot, rooms);
  if (untaken.length === 0) throw takenError();
  const suitable = untaken.filter(({ isSuitable }) => isSuitable);
  if (suitable.length === 0) throw new AppError('CONFLICT', ONLY_UNSUITABLE, { field: 'roomId' });
  return suitable.map(({ room }) => room.id);
}

const ONLY_UNSUITABLE = 'En las salas libres se atienden otras especialidades. Elegí otro horario, o una de esas salas';

/**
 * Best first: rented by the professional then, free, closed; then those for other specialties, in the same order. []
 * when the professional is taken.
 */
export async function untakenRooms(ctx: Context, slot: Slot): Promise<SlotRoom[]> {
  return untakenOf(ctx, slot, await listActiveRooms(ctx));
}

async function untakenOf(ctx: Context, slot: Slot, rooms: readonly Room[]): Promise<SlotRoom[]> {
  const { schedule, start } = await loadSlot(ctx, { ...slot, roomId: null });
  const time = { start, end: start + schedule.durationMinutes };
  const isIn = (it: Interval) => overlaps(it, time);
  if (schedule.ownBusy.some(isIn)) return [];
  // Staff may take a closed room, so it stays in the list.
  const untaken = new Set(schedule.rooms.filter(({ blocked }) => !blocked.some(isIn)).map(({ roomId }) => roomId));
  const candidates = slotRooms(rooms, freeRooms(schedule, start)).filter(({ room }) => untaken.has(room.id));
  if (candidates.length === 0) return [];
  const rented = await rentedThen(ctx, slot.professionalId, candidates.map(({ room }) => room.id), time);
  const rank = ({ room, availability, isSuitable }: SlotRoom): number =>
    (isSuitable ? 0 : 3) + (rented.has(room.id) ? 0 : availability === SlotRoomAvailability.free ? 1 : 2);
  return candidates.toSorted((a, b) => rank(a) - rank(b));
}

/** Rented for the whole time. */
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
      // Rentals have no appointment.
      appointmentId: IsNull(),
      startsAt: And(MoreThan(toTimestamp(start - LONGEST_RENTAL_MINUTES)), LessThanOrEqual(toTimestamp(start))),
      endsAt: MoreThanOrEqual(toTimestamp(end)),
    },
  });
  return new Set(found.map(({ roomId }) => roomId));
}

/** A day of 25 hours. The bound lets PostgreSQL use the index on starts_at. */
const LONGEST_RENTAL_MINUTES = 25 * 60;
