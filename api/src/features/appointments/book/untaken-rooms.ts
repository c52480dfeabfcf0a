import { And, In, IsNull, LessThanOrEqual, MoreThan, MoreThanOrEqual } from 'typeorm';

import { toTimestamp } from '../../../domain/epoch-minute';
import { overlaps, type Interval } from '../../../domain/intervals';
import { freeRooms } from '../../../domain/slots';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
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
 * The best room's id, without those for other specialties. CONFLICT when there is none; on roomId when the rest serve
 * other specialties, or no room is active.
 */
export async function proposedRoom(ctx: Context, tx: Transaction, slot: Slot): Promise<number> {
  const rooms = await listActiveRooms({ db: tx });
  if (rooms.length === 0) throw new AppError('CONFLICT', 'No hay salas activas', { field: 'roomId' });
  const untaken = await untakenOf(ctx, tx, slot, rooms);
  if (untaken.length === 0) throw takenError();
  const best = untaken.find(({ isSuitable }) => isSuitable);
  if (!best) throw new AppError('CONFLICT', ONLY_UNSUITABLE, { field: 'roomId' });
  return best.room.id;
}

const ONLY_UNSUITABLE = 'En las salas libres se atienden otras especialidades. Elegí otro horario, o una de esas salas';

/**
 * Best first: rented by the professional then, free, closed; then those for other specialties, in the same order. []
 * when the professional is taken.
 */
export async function untakenRooms(ctx: Context, slot: Slot): Promise<SlotRoom[]> {
  return untakenOf(ctx, ctx.db, slot, await listActiveRooms(ctx));
}

async function untakenOf(ctx: Context, db: Reading, slot: Slot, rooms: readonly Room[]): Promise<SlotRoom[]> {
  const { schedule, start } = await loadSlot(ctx, { ...slot, roomId: null }, db);
  const time = { start, end: start + schedule.durationMinutes };
  const isIn = (it: Interval) => overlaps(it, time);
  if (schedule.ownBusy.some(isIn)) return [];
  // Staff may take a closed room, so it stays in the list.
  const untaken = new Set(schedule.rooms.filter(({ blocked }) => !blocked.some(isIn)).map(({ roomId }) => roomId));
  const candidates = slotRooms(rooms, freeRooms(schedule, start)).filter(({ room }) => untaken.has(room.id));
  if (candidates.length === 0) return [];
  const rented = await rentedThen(
    db,
    slot.professionalId,
    candidates.map(({ room }) => room.id),
    time,
  );
  const rank = ({ room, availability, isSuitable }: SlotRoom): number =>
    (isSuitable ? 0 : 3) + (rented.has(room.id) ? 0 : availability === SlotRoomAvailability.free ? 1 : 2);
  return candidates.toSorted((a, b) => rank(a) - rank(b));
}

type Reading = Pick<Transaction, 'rows' | 'manager'>;

/** Rented for the whole time. */
async function rentedThen(
  { manager }: Reading,
  professionalId: number,
  roomIds: readonly number[],
  { start, end }: Interval,
): Promise<Set<number>> {
  const found = await manager.find(RoomOccupancy, {
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
