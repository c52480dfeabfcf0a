import { parseInstant } from '../../../domain/clinic-time';
import type { Context } from '../../../platform/context';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { assertDuration } from '../../professionals/appointment-duration';
import type { Appointment } from '../appointment.object';
import { canMove } from '../appointment.policy';
import { changeAppointment } from './change-appointment';
import { lockAppointment } from './lock-appointment';

export interface Move {
  /** As DateTime. */
  startTime: string;
  /** null: unchanged. */
  roomId?: number | null;
  /** null: unchanged. */
  durationMinutes?: number | null;
}

/**
 * To any free time, within hours or not. Mails the patient; a retry sends nothing. NOT_FOUND; FORBIDDEN; BAD_REQUEST;
 * CONFLICT when it holds no time, the room is not active, or something is in the way.
 */
export async function moveAppointment(ctx: Context, id: string, move: Move): Promise<Appointment> {
  assertDuration(move.durationMinutes);
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    if (!canMove(ctx.actor, row.professionalId)) throw new AppError('FORBIDDEN', 'Sin permisos para mover este turno');
    const start = parseInstant(move.startTime, row.zone);
    if (start === null) throw invalid('startTime', 'La fecha y hora no es válida');
    const { roomId, durationMinutes } = move;
    const given = { start, roomId: roomId ?? row.roomId, durationMinutes: durationMinutes ?? row.durationMinutes };
    return changeAppointment(ctx, tx, row, given);
  });
}
