import { In } from 'typeorm';

import type { Context } from '../../platform/context';
import { uuid } from '../../platform/database/columns';
import type { Transaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { recordCancelled } from './audited-rental';
import { RoomBookingEntity } from './room-booking.entity';
import { ROOM_BOOKINGS, selectRoomBookings, type RoomBookingRow } from './room-booking-row';

/** Live ones that haven't begun, earliest first. */
export function comingRentals(
  { now }: Context,
  db: Pick<Transaction, 'manager' | 'select'>,
  professionalId: number,
): Promise<RoomBookingRow[]> {
  const query = selectRoomBookings(db.manager);
  return db.select(
    ROOM_BOOKINGS,
    query.where('b.professional_id = :professionalId AND b.is_live AND b.starts_at > :now', { professionalId, now }),
  );
}

/** Call it before lockOccupancy, like lockComingAppointments. */
export async function lockComingRentals(
  ctx: Context,
  tx: Transaction,
  professionalId: number,
): Promise<RoomBookingRow[]> {
  const locked = new Set((await tx.rows(LOCK, [professionalId, ctx.now])).map(({ id }) => id));
  return (await comingRentals(ctx, tx, professionalId)).filter(({ id }) => locked.has(id));
}

/** Sends no mail. */
export async function cancelRentalsForClinic(
  ctx: Context,
  tx: Transaction,
  rentals: readonly RoomBookingRow[],
): Promise<void> {
  if (rentals.length === 0) return;
  await tx.manager.update(RoomBookingEntity, { id: In(rentals.map(({ id }) => id)) }, { cancelledAt: ctx.now });
  await recordCancelled(ctx, tx, rentals);
}

const LOCK = statement(
  'rentals.lock-coming',
  'SELECT id FROM room_bookings WHERE professional_id = $1 AND is_live AND starts_at > $2 ORDER BY id FOR NO KEY UPDATE',
  { id: uuid },
);
