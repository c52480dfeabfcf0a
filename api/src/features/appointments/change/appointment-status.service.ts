import { normalizeStatusInput } from '../../../domain/appointment-status';
import type { Context } from '../../../platform/context';
import { AppError } from '../../../platform/errors/app-error';
import type { Appointment } from '../appointment.object';
import { cancelRight, canSetStatus } from '../appointment.policy';
import { unknownStatus } from '../appointment.service';
import type { Confirmed } from '../book/same-patient';
import { assertCancellable, assertStillAt, type Cancellation } from './cancel-appointment.service';
import { assertMayReplaceNote, assertNoCancellation, cancellationChange } from './cancellation-reason';
import { changeAppointment } from './change-appointment';
import { lockAppointment } from './lock-appointment';

interface StatusChange extends Pick<Cancellation, 'startTime' | 'cancellation' | 'notifyAtOnce'> {
  expectedVersion?: number | null;
  confirmedAppointments?: Confirmed;
  isUndo?: boolean;
}

/**
 * Patients only cancel, as in cancelAppointment. NOT_FOUND; FORBIDDEN; CONFLICT for another start or version, or taken
 * time.
 */
export async function setAppointmentStatus(
  ctx: Context,
  id: string,
  status: string,
  { startTime, cancellation, expectedVersion, ...options }: StatusChange = {},
): Promise<Appointment> {
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    const newStatus = normalizeStatusInput(status, row.status);
    const isStaff = canSetStatus(ctx.actor, row.professionalId);
    if (!isStaff && (newStatus !== 'cancelled' || cancelRight(ctx.actor, row) !== 'patient')) {
      throw new AppError('FORBIDDEN', 'Sin permisos para cambiar el estado de este turno');
    }
    if (newStatus === null) throw unknownStatus('status');
    assertStillAt(row, startTime);
    if (!isStaff) {
      assertNoCancellation(cancellation);
      assertCancellable(ctx, row, 'patient');
    }
    const reason = cancellationChange(newStatus, cancellation);
    assertMayReplaceNote(ctx, row, reason);
    const given = { status: newStatus, ...reason };
    return changeAppointment(ctx, tx, row, given, expectedVersion, options);
  });
}
