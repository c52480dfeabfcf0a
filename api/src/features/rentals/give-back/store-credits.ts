import type { Context } from '../../../platform/context';
import { statement } from '../../../platform/database/statement';
import type { Transaction } from '../../../platform/database/database';
import type { GivenBackBy } from '../room-booking.entity';

interface Credits {
  each: readonly { id: string; percentage: number; amount: string }[];
  by: GivenBackBy;
  reason: string | null;
}

/** Rentals that are locked and stand are given back from now on. */
export async function storeCredits(ctx: Context, tx: Transaction, { each, by, reason }: Credits): Promise<void> {
  await tx.rows(GIVE_BACK, [JSON.stringify(each), ctx.now, by, reason]);
}

/** SQL: each has a credit of its own, and a series may have hundreds, while others wait for the room. */
const GIVE_BACK = statement(
  'rentals.give-back',
  `UPDATE room_bookings b
   SET cancelled_at = $2, credit_percentage = it.percentage, credit_amount = it.amount, given_back_by = $3,
     give_back_reason = $4
   FROM jsonb_to_recordset($1::jsonb) AS it(id uuid, percentage int, amount numeric)
   WHERE b.id = it.id`,
);
