import { overlaps } from '../../../domain/intervals';
import { freeRooms } from '../../../domain/slots';
import type { Context } from '../../../platform/context';
import { AppError } from '../../../platform/errors/app-error';
import { takenError } from '../../../platform/errors/database-error';
import { listActiveRooms } from '../../rooms/room.service';
import { loadSlot } from '../../slots/slots.service';
import { statement } from '../../../platform/database/statement';

interface Slot {
  professionalId: number;
  startTime: string;
  /** null: the professional's. */
  durationMinutes: number | null;
}

/**
 * The room that suits a slot best, as things stand: one that the professional rents then, else a free one, else one that
 * is closed; ties go by the rooms' order. None of `tried`. CONFLICT when all others are taken, the professional is, or
 * the clinic has no active room.
 */
export async function proposeRoom(ctx: Context, slot: Slot, tried: readonly number[] = []): Promise<number> {
  const [{ schedule, start }, rooms] = await Promise.all([loadSlot(ctx, { ...slot, roomId: null }), listActiveRooms(ctx)]);
  if (rooms.length === 0) throw new AppError('CONFLICT', 'No hay salas activas', { field: 'roomId' });
  const end = start + schedule.durationMinutes;
  const rented = await ctx.db.rows<{ roomId: number }>(RENTED, [slot.professionalId, new Date(start * 60_000), new Date(end * 60_000)]);
  // A closed room can be taken as well, and is told to be closed only.
  const untaken = new Set(schedule.rooms.filter(({ blocked }) => !blocked.some((it) => overlaps(it, { start, end }))).map(({ roomId }) => roomId));
  const open = new Set(freeRooms(schedule, start).filter(({ state }) => state === 'free').map(({ roomId }) => roomId));
  const rank = (roomId: number): number => {
    if (rented.some((it) => it.roomId === roomId)) return 0;
    return open.has(roomId) ? 1 : 2;
  };
  const candidates = rooms.map(({ id }) => id).filter((id) => untaken.has(id) && !tried.includes(id));
  const [best] = candidates.sort((a, b) => rank(a) - rank(b));
  const isBusy = schedule.ownBusy.some((it) => overlaps(it, { start, end }));
  if (best === undefined || isBusy) throw takenError();
  return best;
}

const RENTED = statement(
  'appointments.rooms-rented-then',
  `SELECT room_id AS "roomId" FROM room_bookings
         WHERE professional_id = $1 AND is_live AND starts_at <= $2 AND ends_at >= $3 AND starts_at > $2::timestamptz - interval '25 hours'`,
);
