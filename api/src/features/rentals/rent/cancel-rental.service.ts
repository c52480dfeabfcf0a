import { floorToMinute } from '../../../domain/epoch-minute';
import { creditAt } from '../../../domain/give-back';
import { isProfessional } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import { AppError } from '../../../platform/errors/app-error';
import { requestMail } from '../../../platform/mail/request-mail';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { rentalCancelObstacle, rentalCancelRight, type RentalCancelObstacle } from '../rental.policy';
import { recordCancelled } from '../audited-rental';
import { RoomBookingEntity } from '../room-booking.entity';
import type { RoomBooking } from '../room-booking.object';
import { toRoomBooking } from '../room-booking-row';
import { creditTerms, creditTermsIn, type CreditTerms } from '../give-back/give-back-policy.service';
import { assertTurnosConfirmed } from '../give-back/turnos-inside';
import { lockRental } from './lock-rental';
import { RENTAL_CANCELLED } from './rental-cancelled-mail';

/**
 * Cancels at no cost, and mails the professional unless they cancelled. NOT_FOUND; FORBIDDEN. CONFLICT when cancelled;
 * for professionals from 24 hours before, or once the policy credits less than all (then it is given back); with
 * unconfirmed appointments inside it.
 */
export async function cancelRental(
  ctx: Context,
  id: string,
  confirmedBookings?: readonly string[] | null,
): Promise<RoomBooking> {
  return ctx.transact(async (tx) => {
    const row = await lockRental(tx, id);
    const right = rentalCancelRight(ctx.actor, row.professionalId);
    if (!right) throw new AppError('FORBIDDEN', 'Sin permisos para cancelar esta reserva');
    const terms = right === 'any' ? null : await creditTermsIn(tx);
    const state = { start: row.start, isCancelled: row.cancelledAt !== null };
    const obstacle = rentalCancelObstacle(right, state, whenCancelled(ctx, terms, row.start));
    if (obstacle) throw new AppError('CONFLICT', REFUSALS[obstacle]);
    await lockOccupancy(ctx, tx, { roomIds: [row.roomId], professionalIds: [row.professionalId] });
    await assertTurnosConfirmed(ctx, tx, [row], { confirmed: confirmedBookings, to: 'cancelar' });
    const isTheirs = isProfessional(ctx.actor, row.professionalId);
    // A full credit counts as given back, so that colleagues are offered the hours.
    const credit = isTheirs && {
      creditPercentage: 100,
      creditAmount: row.finalCost,
      givenBackBy: 'professional' as const,
    };
    await tx.manager.update(RoomBookingEntity, { id: row.id }, { ...credit, cancelledAt: ctx.now });
    const cancelled = { ...row, ...credit, cancelledAt: floorToMinute(ctx.now) };
    await recordCancelled(ctx, tx, [cancelled]);
    if (!isTheirs) await requestMail(tx, RENTAL_CANCELLED, { rentalId: row.id });
    return toRoomBooking(cancelled);
  });
}

export async function canCancelRentalNow(
  ctx: Context,
  { professionalId, start, cancelledAt }: RoomBooking,
): Promise<boolean> {
  const right = rentalCancelRight(ctx.actor, professionalId);
  if (right === null || cancelledAt !== null) return false;
  const terms = right === 'any' ? null : await creditTerms(ctx);
  return rentalCancelObstacle(right, { start, isCancelled: false }, whenCancelled(ctx, terms, start)) === null;
}

/** `terms` null: no policy applies. */
function whenCancelled({ now }: Context, terms: CreditTerms | null, start: number) {
  return { now, credited: terms ? creditAt(terms.steps, terms.zone, start, now).percentage : 100 };
}

const REFUSALS: Record<RentalCancelObstacle, string> = {
  cancelled: 'La reserva ya está cancelada',
  costly: 'La clínica ya no acredita todo el alquiler: se devuelve con un crédito menor, desde el resumen mensual',
  late: 'Faltan menos de 24 horas para la reserva. Comunicate con la clínica',
};
