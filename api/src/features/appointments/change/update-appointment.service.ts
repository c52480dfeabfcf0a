import { normalizeStatusInput, type AppointmentStatus } from '../../../domain/appointment-status';
import { dateOf } from '../../../domain/clinic-time';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { instantOf } from '../../../platform/validation/instant';
import { isErased } from '../../patients/assert-may-get-turno';
import { assertDuration, EDIT_DURATION } from '../../professionals/appointment-duration';
import { assertBorn } from '../../users/profile-columns';
import type { Appointment } from '../appointment.object';
import { canUpdate } from '../appointment.policy';
import type { AppointmentRow } from '../appointment-row';
import { unknownStatus } from '../appointment.service';
import { agreedLength, assertContact } from '../book/book-appointment.service';
import { storedInput } from '../stored-input';
import { assertMayReplaceNote, cancellationChange } from './cancellation-reason';
import { changeAppointment, type Changeable, type ChangeOptions } from './change-appointment';
import { lockKeptForPatient } from './changed-patient';
import { lockAppointment } from './lock-appointment';
import type { UpdateAppointmentInput } from './update-appointment.inputs';

/** NOT_FOUND; BAD_REQUEST when its times contradict each other; CONFLICT as changeAppointment. */
export async function updateAppointment(
  ctx: Context,
  id: string,
  input: UpdateAppointmentInput,
  expectedVersion?: number | null,
  options: Pick<ChangeOptions, 'notifyAtOnce' | 'confirmedAppointments' | 'isUndo' | 'keepsCoverage'> = {},
): Promise<Appointment> {
  assertCan(canUpdate(ctx.actor));
  await assertBorn(ctx, input.patientBirthDate, 'patientBirthDate');
  return ctx.transact(async (tx) => {
    if (input.patientEmail !== undefined || input.patientPhone !== undefined) await lockKeptForPatient(tx, id);
    const row = await lockAppointment(tx, id);
    const status = statusOf(row, input.status);
    const reason = cancellationChange(status, input.cancellation);
    assertMayReplaceNote(ctx, row, reason);
    const given: Partial<Changeable> = {
      ...storedInput(tx.manager, input),
      ...timeOf(row, input),
      status,
      ...reason,
      roomId: input.roomId ?? row.roomId,
    };
    const { patientEmail = row.patientEmail, patientPhone = row.patientPhone } = given;
    if (await isErased(tx, row.patientId)) assertNoContact(given);
    else assertContact({ patientEmail, patientPhone });
    return changeAppointment(ctx, tx, row, given, expectedVersion, options);
  });
}

/** An erased patient gets none. CONFLICT. */
function assertNoContact(given: Pick<Partial<Changeable>, 'patientEmail' | 'patientPhone' | 'contactName'>): void {
  const { patientEmail, patientPhone, contactName } = given;
  const all = Object.entries({ patientEmail, patientPhone, contactName });
  const field = all.find(([, value]) => value != null && value !== '')?.[0];
  if (field === undefined) return;
  throw new AppError('CONFLICT', 'Los datos de este paciente se borraron: el turno queda sin contacto', { field });
}

function statusOf({ status }: AppointmentRow, given: string | null | undefined): AppointmentStatus {
  const known = given == null ? status : normalizeStatusInput(given, status);
  if (known === null) throw unknownStatus('status');
  return known;
}

function timeOf(row: AppointmentRow, input: UpdateAppointmentInput): Pick<AppointmentRow, 'start' | 'durationMinutes'> {
  const { startTime, appointmentDate, endTime, durationMinutes = null } = input;
  const start = startTime == null ? row.start : instantOf('startTime', startTime, row.zone);
  if (appointmentDate != null && appointmentDate !== dateOf(row.zone, start)) {
    throw invalid('appointmentDate', 'La fecha no coincide con la del horario de inicio');
  }
  const minutes =
    endTime == null ? durationMinutes : agreedLength(instantOf('endTime', endTime, row.zone) - start, durationMinutes);
  // A length below today's minimum may stay.
  if (minutes !== row.durationMinutes) assertDuration(minutes, EDIT_DURATION);
  return { start, durationMinutes: minutes ?? row.durationMinutes };
}
