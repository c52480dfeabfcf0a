import { creditAt, creditOf } from '../../../domain/give-back';
import { fromHundredths, toHundredths } from '../../../domain/decimal';
import { floorToMinute } from '../../../domain/epoch-minute';
import { assertCan } from '../../../platform/access/allow';
import { adminMay, isProfessional } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { AppError } from '../../../platform/errors/app-error';
import { createOnce } from '../../../platform/idempotency';
import { requestMail } from '../../../platform/mail/request-mail';
import { amountText } from '../../audit/value-texts';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { clinicSettingsIn } from '../../settings/settings.service';
import { recordCancelled } from '../audited-rental';
import { lockRental } from '../rent/lock-rental';
import { RENTAL_CANCELLED } from '../rent/rental-cancelled-mail';
import { giveBackObstacle, rentalCancelRight, type GiveBackObstacle } from '../rental.policy';
import type { GivenBackBy } from '../room-booking.entity';
import type { RoomBooking } from '../room-booking.object';
import { ROOM_BOOKINGS, selectRoomBookings, toRoomBooking, type RoomBookingRow } from '../room-booking-row';
import type { GiveBackAgreement, GiveBackDecisionInput } from './give-back.inputs';
import { creditTermsIn } from './give-back-policy.service';
import { RENTALS_GIVEN_BACK } from './given-back-mail';
import { assertTurnosConfirmed } from './turnos-inside';

export interface GiveBack extends GiveBackAgreement {
  decision?: GiveBackDecisionInput | null;
}

/**
 * For the policy's credit, or an administrator's. Idempotent by key. NOT_FOUND; FORBIDDEN; CONFLICT when cancelled or
 * begun, with another credit, or with unconfirmed appointments inside it.
 */
export async function giveBackRental(
  ctx: Context,
  id: string,
  how: GiveBack,
  key?: string | null,
): Promise<RoomBooking> {
  if (how.decision) assertCan(adminMay(ctx.actor, 'rooms'));
  const request = ['giveBackRental', id, agreedOn(how)];
  return createOnce(ctx, {
    key,
    request,
    id,
    create: (tx) => giveBackIn(ctx, tx, id, how),
    load: () => oneRental(ctx, id),
  });
}

/** Without confirmed appointments: a retry after a lost response lacks them. */
export function agreedOn({ expectedCredit, decision }: GiveBack): object {
  return { expectedCredit, decision };
}

async function giveBackIn(ctx: Context, tx: Transaction, id: string, how: GiveBack): Promise<RoomBooking> {
  const row = await lockRental(tx, id);
  const right = rentalCancelRight(ctx.actor, row.professionalId);
  if (!right) throw new AppError('FORBIDDEN', 'Sin permisos para devolver esta reserva');
  const obstacle = giveBackObstacle({ start: row.start, isCancelled: row.cancelledAt !== null }, ctx.now);
  if (obstacle && !(obstacle === 'begun' && how.decision)) throw new AppError('CONFLICT', REFUSALS[obstacle]);
  const [givenBack] = await giveBackLocked(ctx, tx, [row], how);
  return toRoomBooking(givenBack!);
}

async function oneRental(ctx: Context, id: string): Promise<RoomBooking> {
  const [row] = await ctx.db.select(ROOM_BOOKINGS, selectRoomBookings(ctx.db.manager).where('b.id = :id', { id }));
  return toRoomBooking(row!);
}

/** Live ones of one professional and room, both locked. */
export async function giveBackLocked(
  ctx: Context,
  tx: Transaction,
  rows: readonly RoomBookingRow[],
  { decision, expectedCredit, confirmedBookings }: GiveBack,
): Promise<RoomBookingRow[]> {
  const [first] = rows;
  if (!first) return [];
  await lockOccupancy(ctx, tx, { roomIds: [first.roomId], professionalIds: [first.professionalId] });
  const { zone, steps } = await creditTermsIn(tx);
  const credited = rows.map((row) => {
    const percentage = decision?.percentage ?? creditAt(steps, zone, row.start, ctx.now).percentage;
    return { row, percentage, amount: creditOf(row.finalCost, percentage) };
  });
  await assertCreditExpected(tx, credited, expectedCredit);
  await assertTurnosConfirmed(ctx, tx, rows, { confirmed: confirmedBookings, to: 'devolver' });
  const givenBackBy: GivenBackBy = isProfessional(ctx.actor, first.professionalId) ? 'professional' : 'clinic';
  const giveBackReason = decision?.reason.trim() ?? null;
  const each = credited.map(({ row: { id }, percentage, amount }) => ({ id, percentage, amount }));
  await storeCredits(ctx, tx, { each, by: givenBackBy, reason: giveBackReason });
  const cancelledAt = floorToMinute(ctx.now);
  const givenBack = credited.map(({ row, percentage: creditPercentage, amount: creditAmount }) => {
    return { ...row, creditPercentage, creditAmount, givenBackBy, giveBackReason, cancelledAt };
  });
  if (givenBackBy === 'clinic') await requestNews(tx, rows);
  await recordCancelled(ctx, tx, givenBack);
  return givenBack;
}

/** One mail for all. */
function requestNews(tx: Transaction, rows: readonly RoomBookingRow[]): Promise<void> {
  const [rentalId, ...others] = rows.map(({ id }) => id);
  if (others.length === 0) return requestMail(tx, RENTAL_CANCELLED, { rentalId: rentalId! });
  return requestMail(tx, RENTALS_GIVEN_BACK, { rentalIds: [rentalId!, ...others] });
}

async function assertCreditExpected(
  tx: Transaction,
  credited: readonly { amount: string }[],
  expected: string | null | undefined,
): Promise<void> {
  if (expected == null) return;
  const total = fromHundredths(credited.reduce((sum, { amount }) => sum + toHundredths(amount), 0n));
  if (toHundredths(total) === toHundredths(expected)) return;
  const { currency } = await clinicSettingsIn(tx);
  throw new AppError(
    'CONFLICT',
    `Cambió lo que se acredita: ahora ${amountText(total, currency)}. Revisalo y confirmá`,
  );
}

const REFUSALS: Record<GiveBackObstacle, string> = {
  cancelled: 'La reserva ya está cancelada o devuelta',
  begun: 'La reserva ya empezó. Comunicate con la clínica',
};

interface Credits {
  each: readonly { id: string; percentage: number; amount: string }[];
  by: GivenBackBy;
  reason: string | null;
}

/** Lock the rentals first. */
async function storeCredits(ctx: Context, tx: Transaction, { each, by, reason }: Credits): Promise<void> {
  await tx.rows(GIVE_BACK, [JSON.stringify(each), ctx.now, by, reason]);
}

/** In one statement: a series may have hundreds while others wait for the room. */
const GIVE_BACK = statement(
  'rentals.give-back',
  `UPDATE room_bookings b
   SET cancelled_at = $2, credit_percentage = it.percentage, credit_amount = it.amount, given_back_by = $3,
     give_back_reason = $4
   FROM jsonb_to_recordset($1::jsonb) AS it(id uuid, percentage int, amount numeric)
   WHERE b.id = it.id`,
);
