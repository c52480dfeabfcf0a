import { normalizeStatusInput } from '../../../domain/appointment-status';
import type { Context } from '../../../platform/context';
import { AppError } from '../../../platform/errors/app-error';
import type { Appointment } from '../appointment.object';
import { cancelRight, canSetStatus } from '../appointment.policy';
import { toAppointment } from '../appointment-row';
import { unknownStatus } from '../appointment.service';
import { assertStillAt, cancelLocked, type Cancellation } from './cancel-appointment.service';
import { assertNoCancellation, cancellationChange } from './cancellation-reason';
import { changeLocked } from './change-locked';
import { lockAppointment } from './lock-appointment';

/**
 * From any status; see normalizeStatusInput. Staff of the calendar set any, the patient only `cancelled`, as in
 * cancelAppointment. `startTime` is what the caller saw. NOT_FOUND; FORBIDDEN; CONFLICT when it was moved, or its
 * freed time is taken.
 */
export async function setAppointmentStatus(
  ctx: Context,
  id: string,
  status: string,
  { startTime, cancellation }: Pick<Cancellation, 'startTime' | 'cancellation'> = {},
): Promise<Appointment> {
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    const wanted = normalizeStatusInput(status, row.status);
    const isStaff = canSetStatus(ctx.actor, row.professionalId);
    if (!isStaff && (wanted !== 'cancelled' || cancelRight(ctx.actor, row) !== 'patient')) {
      throw new AppError('FORBIDDEN', 'Sin permisos para cambiar el estado de este turno');
    }
    if (wanted === null) throw unknownStatus('status');
    assertStillAt(row, startTime);
    if (!isStaff) {
      assertNoCancellation(cancellation);
      return cancelLocked(ctx, tx, row, 'patient');
    }
    return toAppointment(await changeLocked(ctx, tx, row, { status: wanted, ...cancellationChange(wanted, cancellation) }));
  });
}
