import type { Context } from '../../../platform/context';
import { AppError } from '../../../platform/errors/app-error';
import { instantOf } from '../../../platform/validation/instant';
import { trimmed } from '../../../platform/validation/text';
import { assertDuration } from '../../professionals/appointment-duration';
import type { AppointmentRow } from '../appointment-row';
import type { Appointment } from '../appointment.object';
import { canMove, canReassign } from '../appointment.policy';
import { changeAppointment, type ChangeOptions } from './change-appointment';
import { lockAppointment } from './lock-appointment';

export interface Place {
  /** As DateTime. */
  startTime?: string | null;
  roomId?: number | null;
  durationMinutes?: number | null;
  professionalId?: number | null;
}

/** Allows times outside of hours. NOT_FOUND; FORBIDDEN; BAD_REQUEST; CONFLICT as changeAppointment. */
export async function moveAppointment(
  ctx: Context,
  id: string,
  move: Place & { startTime: string; overbookingReason?: string | undefined },
  expectedVersion?: number | null,
  options: Pick<ChangeOptions, 'notifyAtOnce' | 'confirmedAppointments' | 'keepsCoverage'> = {},
): Promise<Appointment> {
  assertDuration(move.durationMinutes);
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    const overbookingReason = row.overbookingReason ?? trimmed(move.overbookingReason);
    const given = { ...placeFor(ctx, row, move), overbookingReason };
    return changeAppointment(ctx, tx, row, given, expectedVersion, options);
  });
}

/** FORBIDDEN; BAD_REQUEST. */
export function placeFor(
  { actor }: Pick<Context, 'actor'>,
  row: AppointmentRow,
  { startTime, roomId, durationMinutes, professionalId }: Place,
): Pick<AppointmentRow, 'start' | 'professionalId' | 'roomId' | 'durationMinutes'> {
  if (!canMove(actor, row.professionalId)) throw new AppError('FORBIDDEN', 'Sin permisos para mover este turno');
  const isReassigned = professionalId != null && professionalId !== row.professionalId;
  if (isReassigned && !canReassign(actor)) {
    throw new AppError('FORBIDDEN', 'Sin permisos para pasar este turno a otro profesional');
  }
  return {
    start: startTime == null ? row.start : instantOf('startTime', startTime, row.zone),
    professionalId: professionalId ?? row.professionalId,
    roomId: roomId ?? row.roomId,
    durationMinutes: durationMinutes ?? row.durationMinutes,
  };
}
