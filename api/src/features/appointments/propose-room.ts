import { freeRooms, type RoomState } from '../../domain/slots';
import type { Context } from '../../platform/context';
import type { Statement } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { listActiveRooms } from '../rooms/room.service';
import { loadSlot } from './slots.service';

interface Slot {
  professionalId: number;
  startTime: string;
  /** null: the professional's. */
  durationMinutes: number | null;
}

/**
 * The room that suits a slot best: one that the professional rents then, else a free one, else one that is closed; ties
 * go by the rooms' order. It may be taken, if all are: whoever books it is told. CONFLICT when the clinic has no active room.
 */
export async function proposeRoom(ctx: Context, slot: Slot): Promise<number> {
  const [{ schedule, start }, rooms] = await Promise.all([loadSlot(ctx, { ...slot, roomId: null }), listActiveRooms(ctx)]);
  const end = start + schedule.durationMinutes;
  const rented = await ctx.db.rows<{ roomId: number }>(RENTED, [slot.professionalId, new Date(start * 60_000), new Date(end * 60_000)]);
  const states = new Map(freeRooms(schedule, start).map(({ roomId, state }) => [roomId, state]));
  const rank = (roomId: number): number => {
    const state = states.get(roomId) ?? 'occupied';
    return state !== 'occupied' && rented.some((it) => it.roomId === roomId) ? 0 : RANKS[state];
  };
  const [best] = rooms.map(({ id }) => id).sort((a, b) => rank(a) - rank(b));
  if (best === undefined) throw new AppError('CONFLICT', 'No hay salas activas', { field: 'roomId' });
  return best;
}

const RANKS: Readonly<Record<RoomState, number>> = { free: 1, closed: 2, occupied: 3 };

const RENTED: Statement = {
  name: 'rooms-rented-then',
  text: `SELECT room_id AS "roomId" FROM room_bookings
         WHERE professional_id = $1 AND is_live AND starts_at <= $2 AND ends_at >= $3 AND starts_at > $2::timestamptz - interval '25 hours'`,
};
