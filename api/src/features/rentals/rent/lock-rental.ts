import type { Transaction } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors/app-error';
import { isUuid } from '../../../platform/validation/uuid';
import { ROOM_BOOKINGS, selectRoomBookings, type RoomBookingRow } from '../room-booking-row';

/** Call before lockOccupancy. NOT_FOUND. */
export async function lockRental(tx: Transaction, id: string): Promise<RoomBookingRow> {
  const query = selectRoomBookings(tx.manager)
    .where('b.id = :id', { id })
    .setLock('pessimistic_write', undefined, ['b']);
  const [row] = isUuid(id) ? await tx.select(ROOM_BOOKINGS, query) : [];
  if (!row) throw notFound('La reserva no existe');
  return row;
}
