import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { assertVersion, VersionConflict } from '../../../platform/versions';
import type { AppointmentRow } from '../../appointments/appointment-row';
import { readAppointment } from '../../appointments/appointment.service';
import { cancellationChange } from '../../appointments/change/cancellation-reason';
import { changeAppointment } from '../../appointments/change/change-appointment';
import { lockAppointments } from '../../appointments/change/lock-appointment';
import { unreplaceAppointment } from '../../appointments/change/replace-appointment';
import { changesBetween } from '../../audit/audited-change';
import { saveChanges } from '../../audit/save-changes';
import { AppointmentRequest, isOpen, REQUEST, type RequestStatus } from '../request.entity';
import { canHandleRequests } from '../request.policy';
import { lockRequest } from '../request.service';
import { inWords } from './assign-request.service';
import { setUnaudited, WITHDRAWN } from './change-request.service';

/**
 * Undoes assignRequest, cancelling the appointment as made by mistake, or a rejection; a linked appointment stays.
 * Idempotent. BAD_REQUEST for a closed `status`; CONFLICT with the current request for another version, or a made
 * appointment that has changed since; CONFLICT once the rejection was mailed, or the sender withdrew it.
 */
export async function reopenRequest(
  ctx: Context,
  id: string,
  status: RequestStatus,
  expectedVersion?: number | null,
): Promise<AppointmentRequest> {
  assertCan(canHandleRequests(ctx.actor));
  if (!isOpen({ status })) throw invalid('status', 'Elegí un estado sin responder');
  return ctx.transact(async (tx) => {
    const request = await lockRequest(tx, id);
    if (isOpen(request)) return request;
    assertVersion(request, expectedVersion);
    if (request.withdrawnAt) throw new AppError('CONFLICT', WITHDRAWN);
    if (request.status === 'rejected' && request.rejectionMailDueAt === null) throw new AppError('CONFLICT', MAILED);
    const { appointmentId, replacedAppointmentId, madeAppointment } = request;
    await lockAppointments(tx, [appointmentId, replacedAppointmentId]);
    const turno = appointmentId === null ? null : await readAppointment(tx, appointmentId);
    if (turno && madeAppointment) await cancelAssigned(ctx, tx, request, turno);
    if (replacedAppointmentId !== null) await unreplaceAppointment(tx, replacedAppointmentId, appointmentId);
    await saveChanges(ctx, tx, AppointmentRequest, request, {
      noun: REQUEST,
      called: request.specialtyName,
      given: { status, ...UNANSWERED },
      audited: (changes) => changesBetween<object>(REQUEST, { ...request, ...inWords(turno) }, changes),
    });
    await setUnaudited(tx, request, NOTHING_TO_UNDO);
    return request;
  });
}

async function cancelAssigned(
  ctx: Context,
  tx: Transaction,
  request: AppointmentRequest,
  turno: AppointmentRow,
): Promise<void> {
  if (turno.version > 1) throw new VersionConflict(request, CHANGED);
  const reason = cancellationChange('cancelled', { reason: 'entered_by_mistake' });
  await changeAppointment(ctx, tx, turno, { status: 'cancelled', ...reason });
}

const UNANSWERED = {
  professionalId: null,
  appointmentId: null,
  rejectionReason: null,
  rejectionTold: false,
};

const NOTHING_TO_UNDO = { rejectionMailDueAt: null, madeAppointment: false, replacedAppointmentId: null };

const MAILED = 'El paciente ya recibió el email del rechazo';
const CHANGED = 'El turno cambió después de asignarlo. Revisalo antes de seguir';
