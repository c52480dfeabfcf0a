import type { Context } from '../../../platform/context';
import { AppError } from '../../../platform/errors/app-error';
import { instantOf } from '../../../platform/validation/instant';
import { assertDuration } from '../../professionals/appointment-duration';
import type { Appointment } from '../appointment.object';
import { canMove, canReassign } from '../appointment.policy';
import { changeAppointment } from './change-appointment';
import { lockAppointment } from './lock-appointment';

export interface Move {
  /** As DateTime. */
  startTime: string;
  /** null: unchanged. */
  roomId?: number | null;
  /** null: unchanged. */
  durationMinutes?: number | null;
  /** null: unchanged. */
  professionalId?: number | null;
}

/**
 * To any free time, within hours or not, and by administrators to another professional. Mails the patient; a retry
 * sends nothing. NOT_FOUND; FORBIDDEN; BAD_REQUEST; CONFLICT as changeAppointment.
 */
export async function moveAppointment(
  ctx: Context,
  id: string,
  move: Move,
  expectedVersion?: number | null,
): Promise<Appointment> {
  assertDuration(move.durationMinutes);
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    if (!canMove(ctx.actor, row.professionalId)) throw new AppError('FORBIDDEN', 'Sin permisos para mover este turno');
    const professionalId = move.professionalId ?? row.professionalId;
    if (professionalId !== row.professionalId && !canReassign(ctx.actor)) {
      throw new AppError('FORBIDDEN', 'Sin permisos para pasar este turno a otro profesional');
    }
    const start = instantOf('startTime', move.startTime, row.zone);
    const { roomId, durationMinutes } = move;
    const given = {
      start,
      professionalId,
      roomId: roomId ?? row.roomId,
      durationMinutes: durationMinutes ?? row.durationMinutes,
    };
    return changeAppointment(ctx, tx, row, given, expectedVersion);
  });
}
