import type { Context } from '../../../platform/context';
import { AppError } from '../../../platform/errors/app-error';
import { instantOf } from '../../../platform/validation/instant';
import { assertDuration } from '../../professionals/appointment-duration';
import type { Appointment } from '../appointment.object';
import { canMove } from '../appointment.policy';
import { changeAppointment } from '../change/change-appointment';
import { lockAppointment } from '../change/lock-appointment';

interface Regularization {
  /** As DateTime; null: where it is. */
  startTime?: string | null;
  /** null: unchanged. */
  roomId?: number | null;
  /** null: unchanged. */
  durationMinutes?: number | null;
}

/**
 * A sobreturno gets its time for itself, where it is or elsewhere, both or neither. One that has it already is moved
 * alone. NOT_FOUND; FORBIDDEN; BAD_REQUEST; CONFLICT as changeAppointment.
 */
export async function regularizeOverbooking(
  ctx: Context,
  id: string,
  { startTime, roomId, durationMinutes }: Regularization,
  expectedVersion?: number | null,
): Promise<Appointment> {
  assertDuration(durationMinutes);
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    if (!canMove(ctx.actor, row.professionalId)) throw new AppError('FORBIDDEN', 'Sin permisos para mover este turno');
    const given = {
      overbookingReason: null,
      start: startTime == null ? row.start : instantOf('startTime', startTime, row.zone),
      roomId: roomId ?? row.roomId,
      durationMinutes: durationMinutes ?? row.durationMinutes,
    };
    return changeAppointment(ctx, tx, row, given, expectedVersion);
  });
}
