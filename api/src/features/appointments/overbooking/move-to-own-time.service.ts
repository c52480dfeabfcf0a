import { toOffsetIso } from '../../../domain/clinic-time';
import { toTimestamp } from '../../../domain/epoch-minute';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { withinSavepoint } from '../../../platform/database/savepoint';
import { isTaken, takenError } from '../../../platform/errors/database-error';
import { assertDuration } from '../../professionals/appointment-duration';
import { isStillBookable } from '../../slots/still-bookable';
import type { Appointment } from '../appointment.object';
import type { Confirmed } from '../book/same-patient';
import { proposedRoom } from '../book/untaken-rooms';
import { changeAppointment } from '../change/change-appointment';
import type { WantedTime } from '../change/freed-time';
import { lockAppointment } from '../change/lock-appointment';
import { placeFor, type Place } from '../change/move-appointment.service';

interface Options {
  /** Excludes absences and times outside of hours. Always true for others' calendars, which staff don't see. */
  onlyOnOffer?: boolean;
  /** Takes the best other room if the given one is taken. */
  inAnyRoom?: boolean;
  confirmedAppointments?: Confirmed;
}

/** Makes a sobreturno regular, even in place. NOT_FOUND; FORBIDDEN; BAD_REQUEST; CONFLICT as changeAppointment. */
export async function moveToOwnTime(
  ctx: Context,
  id: string,
  place: Place,
  expectedVersion?: number | null,
  { onlyOnOffer = false, inAnyRoom = false, confirmedAppointments }: Options = {},
): Promise<Appointment> {
  assertDuration(place.durationMinutes);
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    const given = { ...placeFor(ctx, row, place), overbookingReason: null };
    const asksOffer = onlyOnOffer || given.professionalId !== row.professionalId;
    const moveTo = (roomId: number) =>
      changeAppointment(ctx, tx, row, { ...given, roomId }, expectedVersion, {
        confirmedAppointments,
        ...(asksOffer && { assertTime: (there, wanted) => assertOnOffer(ctx, there, wanted) }),
      });
    if (!inAnyRoom) return moveTo(given.roomId);
    try {
      // Frees the locks of a taken room before another one is locked.
      return await withinSavepoint(tx, () => moveTo(given.roomId));
    } catch (refusal) {
      if (!isTaken(refusal)) throw refusal;
      const { professionalId, start, durationMinutes } = given;
      const wanted = { professionalId, startTime: toOffsetIso(row.zone, start), durationMinutes };
      const roomId = await proposedRoom(ctx, tx, wanted).catch(() => Promise.reject(refusal as Error));
      return moveTo(roomId);
    }
  });
}

/** Constraints refuse taken time. */
async function assertOnOffer(ctx: Context, tx: Transaction, wanted: WantedTime): Promise<void> {
  const { professionalId, roomId, start, durationMinutes } = wanted;
  const [startsAt, endsAt] = [toTimestamp(start), toTimestamp(start + durationMinutes)];
  if (!(await isStillBookable(ctx, tx, { professionalId, roomId, startsAt, endsAt }))) throw takenError();
}
