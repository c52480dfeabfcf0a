import { floorToMinute } from '../../../domain/epoch-minute';
import type { Context } from '../../../platform/context';
import { AppError, notFound } from '../../../platform/errors/app-error';
import { isUuid } from '../../../platform/validation/uuid';
import { recordAudit } from '../../audit/record-audit';
import { rentalCancelObstacle, rentalCancelRight, type RentalCancelObstacle } from '../rental.policy';
import { RENTAL } from '../room-booking.entity';
import type { RoomBooking } from '../room-booking.object';
import { COLUMNS, JOINS, toRoomBooking, type RoomBookingRow } from '../room-booking.sql';
import { statement } from '../../../platform/database/statement';

/**
 * Cancels a rental: its time is free at once and it costs nothing. NOT_FOUND; FORBIDDEN for somebody else's; CONFLICT
 * when it is cancelled already, or for professionals less than 24 hours away.
 */
export async function cancelRental(ctx: Context, id: string): Promise<RoomBooking> {
  return ctx.transact(async (tx) => {
    const [row] = isUuid(id) ? await tx.rows<RoomBookingRow>(LOCK, [id]) : [];
    if (!row) throw notFound('La reserva no existe');
    const right = rentalCancelRight(ctx.actor, row.professionalId);
    if (!right) throw new AppError('FORBIDDEN', 'Sin permisos para cancelar esta reserva');
    const obstacle = rentalCancelObstacle(right, { start: row.start, isCancelled: row.cancelledAt !== null }, ctx.now);
    if (obstacle) throw new AppError('CONFLICT', REFUSALS[obstacle]);
    await tx.rows(CANCEL, [row.id, ctx.now]);
    await recordAudit(ctx, tx, { action: 'updated', entity: RENTAL, entityId: row.id, fields: ['cancelledAt'] });
    return toRoomBooking({ ...row, cancelledAt: floorToMinute(ctx.now) });
  });
}

/** Whether whoever asks could cancel it now. */
export function canCancelRentalNow({ actor, now }: Context, { professionalId, start, cancelledAt }: RoomBooking): boolean {
  const right = rentalCancelRight(actor, professionalId);
  return right !== null && rentalCancelObstacle(right, { start, isCancelled: cancelledAt !== null }, now) === null;
}

const REFUSALS: Record<RentalCancelObstacle, string> = {
  cancelled: 'La reserva ya está cancelada',
  late: 'Faltan menos de 24 horas para la reserva. Comunícate con la clínica',
};

const LOCK = statement('rentals.room-booking-lock', `SELECT ${COLUMNS} FROM room_bookings AS b ${JOINS} WHERE b.id = $1 FOR UPDATE OF b`);
const CANCEL = statement('rentals.room-booking-cancel', 'UPDATE room_bookings SET cancelled_at = $2 WHERE id = $1');
