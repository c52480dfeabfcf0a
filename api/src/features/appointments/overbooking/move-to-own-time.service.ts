import { toTimestamp } from '../../../domain/epoch-minute';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { takenError } from '../../../platform/errors/database-error';
import { assertDuration } from '../../professionals/appointment-duration';
import { isStillBookable } from '../../slots/still-bookable';
import type { Appointment } from '../appointment.object';
import type { Confirmed } from '../book/same-patient';
import { changeAppointment } from '../change/change-appointment';
import type { WantedTime } from '../change/freed-time';
import { lockAppointment } from '../change/lock-appointment';
import { placeFor, type Place } from '../change/move-appointment.service';

interface Options {
  /** Excludes absences and times outside of hours. Always true for others' calendars, which staff don't see. */
  onlyOnOffer?: boolean;
  confirmedAppointments?: Confirmed;
}

/** Makes a sobreturno regular, even in place. NOT_FOUND; FORBIDDEN; BAD_REQUEST; CONFLICT as changeAppointment. */
export async function moveToOwnTime(
  ctx: Context,
  id: string,
  place: Place,
  expectedVersion?: number | null,
  { onlyOnOffer = false, confirmedAppointments }: Options = {},
): Promise<Appointment> {
  assertDuration(place.durationMinutes);
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    const given = { ...placeFor(ctx, row, place), overbookingReason: null };
    const asksOffer = onlyOnOffer || given.professionalId !== row.professionalId;
    return changeAppointment(ctx, tx, row, given, expectedVersion, {
      confirmedAppointments,
      ...(asksOffer && { assertTime: (there, wanted) => assertOnOffer(ctx, there, wanted) }),
    });
  });
}

/** Constraints refuse taken time. */
async function assertOnOffer(ctx: Context, tx: Transaction, wanted: WantedTime): Promise<void> {
  const { professionalId, roomId, start, durationMinutes } = wanted;
  const [startsAt, endsAt] = [toTimestamp(start), toTimestamp(start + durationMinutes)];
  if (!(await isStillBookable(ctx, tx, { professionalId, roomId, startsAt, endsAt }))) throw takenError();
}
