import { And, In, IsNull, LessThan, MoreThan, Not } from 'typeorm';

import { floorToMinute, toTimestamp } from '../../../domain/epoch-minute';
import { contains, normalize, overlaps, type Interval } from '../../../domain/intervals';
import { freeRooms, takenAt, type Schedule } from '../../../domain/slots';
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
  /** First among equals. */
  presentRoomId?: number;
}

/** CONFLICT when there is none; on roomId when only other specialties' rooms are free, or none is active. */
export async function proposedRoom(ctx: Context, tx: Transaction, slot: Slot): Promise<number> {
  const rooms = (await listActiveRooms({ db: tx })).toSorted(
    (a, b) => Number(b.id === slot.presentRoomId) - Number(a.id === slot.presentRoomId),
  );
  if (rooms.length === 0) throw new AppError('CONFLICT', 'No hay salas activas', { field: 'roomId' });
  const untaken = await untakenOf(ctx, tx, slot, rooms);
  if (untaken.length === 0) throw takenError();
  const best = untaken.find(({ isSuitable }) => isSuitable);
  if (!best) throw new AppError('CONFLICT', ONLY_UNSUITABLE, { field: 'roomId' });
  return best.room.id;
}

const ONLY_UNSUITABLE = 'En las salas libres se atienden otras especialidades. Elegí otro horario, o una de esas salas';

/**
 * Best first: rented by the professional then, free, closed, other specialties'. Empty when the professional is taken.
 */
export async function untakenRooms(ctx: Context, slot: Slot): Promise<SlotRoom[]> {
  return untakenOf(ctx, ctx.db, slot, await listActiveRooms(ctx));
}

async function untakenOf(ctx: Context, db: Reading, slot: Slot, rooms: readonly Room[]): Promise<SlotRoom[]> {
  const { schedule, start } = await loadSlot(ctx, { ...slot, roomId: null }, db);
  const time = { start, end: start + schedule.durationMinutes };
  if (schedule.ownBusy.some((it) => overlaps(it, takenAt(schedule, start)))) return [];
  return bestFirst(schedule, start, rooms, await loadRentals(db, [slot.professionalId], time));
}

/** As in untakenRooms. `rentals` are the professional's. */
export function bestFirst(
  schedule: Schedule,
  start: number,
  rooms: readonly Room[],
  rentals: readonly Rental[],
): SlotRoom[] {
  const time = { start, end: start + schedule.durationMinutes };
  const taken = takenAt(schedule, start);
  const untaken = new Set(
    schedule.rooms.filter(({ blocked }) => !blocked.some((it) => overlaps(it, taken))).map(({ roomId }) => roomId),
  );
  const isRented = (id: number) =>
    rentals.some(({ roomId, span }) => roomId === id && contains(normalize([span]), time));
  const rank = ({ room, availability, isSuitable }: SlotRoom): number =>
    (isSuitable ? 0 : 3) + (isRented(room.id) ? 0 : availability === SlotRoomAvailability.free ? 1 : 2);
  return slotRooms(rooms, freeRooms(schedule, start))
    .filter(({ room }) => untaken.has(room.id))
    .toSorted((a, b) => rank(a) - rank(b));
}

type Reading = Pick<Transaction, 'rows' | 'manager'>;

interface Rental {
  professionalId: number;
  roomId: number;
  /** Epoch minutes. */
  span: Interval;
}

export async function loadRentals(
  { manager }: Pick<Reading, 'manager'>,
  professionalIds: readonly number[],
  { start, end }: Interval,
): Promise<Rental[]> {
  const found = await manager.find(RoomOccupancy, {
    select: { holderId: true, roomId: true, professionalId: true, startsAt: true, endsAt: true },
    where: {
      professionalId: In([...professionalIds]),
      roomBookingId: Not(IsNull()),
      startsAt: And(MoreThan(toTimestamp(start - LONGEST_RENTAL_MINUTES)), LessThan(toTimestamp(end))),
      endsAt: MoreThan(toTimestamp(start)),
    },
  });
  return found.map(({ professionalId, roomId, startsAt, endsAt }) => ({
    professionalId,
    roomId,
    span: { start: floorToMinute(startsAt), end: floorToMinute(endsAt) },
  }));
}

/** A day of 25 hours; uses the index on starts_at. */
const LONGEST_RENTAL_MINUTES = 25 * 60;
