import type { Context } from '../../../platform/context';
import { assertDuration } from '../../professionals/appointment-duration';
import type { Appointment } from '../appointment.object';
import { changeAppointment, type ChangeOptions } from '../change/change-appointment';
import { lockAppointment } from '../change/lock-appointment';
import { placeFor, type Place } from '../change/move-appointment.service';

/**
 * To any free time, and by administrators to another professional, as moveAppointment; a sobreturno is none any more
 * then, also where it stays where it is. NOT_FOUND; FORBIDDEN; BAD_REQUEST; CONFLICT as changeAppointment.
 */
export async function moveToOwnTime(
  ctx: Context,
  id: string,
  place: Place,
  expectedVersion?: number | null,
  options: Pick<ChangeOptions, 'assertTime'> = {},
): Promise<Appointment> {
  assertDuration(place.durationMinutes);
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    const given = { ...placeFor(ctx, row, place), overbookingReason: null };
    return changeAppointment(ctx, tx, row, given, expectedVersion, options);
  });
}
