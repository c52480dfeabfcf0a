import { overlaps } from '../../domain/intervals';
import { freeRooms } from '../../domain/slots';
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
  // A closed room can be taken as well, and is told to be closed only.
  const untaken = new Set(schedule.rooms.filter(({ blocked }) => !blocked.some((it) => overlaps(it, { start, end }))).map(({ roomId }) => roomId));
  const open = new Set(freeRooms(schedule, start).filter(({ state }) => state === 'free').map(({ roomId }) => roomId));
  const rank = (roomId: number): number => {
    if (!untaken.has(roomId)) return 3;
    if (rented.some((it) => it.roomId === roomId)) return 0;
    return open.has(roomId) ? 1 : 2;
  };
  const [best] = rooms.map(({ id }) => id).sort((a, b) => rank(a) - rank(b));
  if (best === undefined) throw new AppError('CONFLICT', 'No hay salas activas', { field: 'roomId' });
  return best;
}

const RENTED: Statement = {
  name: 'rooms-rented-then',
  text: `SELECT room_id AS "roomId" FROM room_bookings
         WHERE professional_id = $1 AND is_live AND starts_at <= $2 AND ends_at >= $3 AND starts_at > $2::timestamptz - interval '25 hours'`,
};
