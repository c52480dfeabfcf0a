import { floorToMinute } from '../../../domain/epoch-minute';
import { isProfessional } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, notFound } from '../../../platform/errors/app-error';
import { requestMail } from '../../../platform/mail/request-mail';
import { isUuid } from '../../../platform/validation/uuid';
import { rentalCancelObstacle, rentalCancelRight, type RentalCancelObstacle } from '../rental.policy';
import { recordCancelled } from '../audited-rental';
import { RoomBookingEntity } from '../room-booking.entity';
import type { RoomBooking } from '../room-booking.object';
import { ROOM_BOOKINGS, selectRoomBookings, toRoomBooking, type RoomBookingRow } from '../room-booking-row';
import { RENTAL_CANCELLED } from './rental-cancelled-mail';

/**
 * Cancels a rental, which then costs nothing. Mails its professional when somebody else does it. NOT_FOUND;
 * FORBIDDEN; CONFLICT when it is cancelled already, or when a professional cancels less than 24 hours before.
 */
export async function cancelRental(ctx: Context, id: string): Promise<RoomBooking> {
  return ctx.transact(async (tx) => {
    const row = await lockRental(tx, id);
    const right = rentalCancelRight(ctx.actor, row.professionalId);
    if (!right) throw new AppError('FORBIDDEN', 'Sin permisos para cancelar esta reserva');
    const obstacle = rentalCancelObstacle(right, { start: row.start, isCancelled: row.cancelledAt !== null }, ctx.now);
    if (obstacle) throw new AppError('CONFLICT', REFUSALS[obstacle]);
    await tx.manager.update(RoomBookingEntity, { id: row.id }, { cancelledAt: ctx.now });
    await recordCancelled(ctx, tx, [row]);
    if (!isProfessional(ctx.actor, row.professionalId)) await requestMail(tx, RENTAL_CANCELLED, { rentalId: row.id });
    return toRoomBooking({ ...row, cancelledAt: floorToMinute(ctx.now) });
  });
}

/** Locks the rental. NOT_FOUND. */
async function lockRental(tx: Transaction, id: string): Promise<RoomBookingRow> {
  const query = selectRoomBookings(tx.manager)
    .where('b.id = :id', { id })
    .setLock('pessimistic_write', undefined, ['b']);
  const [row] = isUuid(id) ? await tx.select(ROOM_BOOKINGS, query) : [];
  if (!row) throw notFound('La reserva no existe');
  return row;
}

export function canCancelRentalNow(
  { actor, now }: Context,
  { professionalId, start, cancelledAt }: RoomBooking,
): boolean {
  const right = rentalCancelRight(actor, professionalId);
  return right !== null && rentalCancelObstacle(right, { start, isCancelled: cancelledAt !== null }, now) === null;
}

const REFUSALS: Record<RentalCancelObstacle, string> = {
  cancelled: 'La reserva ya está cancelada',
  late: 'Faltan menos de 24 horas para la reserva. Comunicate con la clínica',
};
