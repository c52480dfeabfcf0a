import { NOTICE_WAIT_MINUTES } from '../../../domain/turno-notice';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import type { Transaction } from '../../../platform/database/database';
import { MINUTE_MS } from '../../../platform/jobs/round';
import { requestMail } from '../../../platform/mail/request-mail';
import { trimmed } from '../../../platform/validation/text';
import { VersionConflict } from '../../../platform/versions';
import { saveChanges } from '../../audit/save-changes';
import { REQUEST_REJECTED } from '../mails/request-mails';
import { AppointmentRequest, isOpen, REQUEST } from '../request.entity';
import type { RejectionInput, UpdateRequestInput } from '../request.inputs';
import { canHandleRequests } from '../request.policy';
import { lockRequest } from '../request.service';

/**
 * Changes an open request's status, or any request's notes. Rejected patients are mailed after the wait to undo it, or
 * at once. BAD_REQUEST for `assigned`,
 * and on `rejection` for a mail without a reason, or a reason without a rejection; CONFLICT with the current request
 * when closed or on a version mismatch.
 */
export async function updateRequest(
  ctx: Context,
  id: string,
  { status, adminNotes, rejection }: UpdateRequestInput,
  expectedVersion?: number | null,
  notifyAtOnce = false,
): Promise<AppointmentRequest> {
  assertCan(canHandleRequests(ctx.actor));
  return ctx.transact(async (tx) => {
    const request = await lockRequest(tx, id);
    const reason = rejectionChange(status, rejection);
    if (status != null && status !== request.status) {
      if (status === 'assigned') throw invalid('status', 'Para asignar la solicitud, elegí un profesional y un turno');
      assertOpen(request);
    }
    const isRejected = status === 'rejected' && request.status !== 'rejected';
    await saveChanges(ctx, tx, AppointmentRequest, request, {
      noun: REQUEST,
      called: request.specialtyName,
      given: { status: status ?? undefined, adminNotes, ...(request.status !== 'rejected' && reason) },
      expectedVersion,
    });
    if (isRejected && notifyAtOnce) await requestMail(tx, REQUEST_REJECTED, { requestId: id });
    else if (isRejected) await setUnaudited(tx, request, { rejectionMailDueAt: afterWait(ctx.now) });
    return request;
  });
}

/** Not a change that an edit conflicts with, nor for the audit. */
export async function setUnaudited(
  { manager }: Transaction,
  { id, version }: AppointmentRequest,
  fields: Partial<
    Pick<AppointmentRequest, 'rejectionMailDueAt' | 'madeAppointment' | 'replacedAppointmentId' | 'memberNumber'>
  >,
): Promise<void> {
  await manager.update(AppointmentRequest, id, { ...fields, version });
}

function afterWait(now: Date): Date {
  return new Date(now.getTime() + NOTICE_WAIT_MINUTES * MINUTE_MS);
}

/** BAD_REQUEST for a mail without a reason, or a reason without a rejection. */
function rejectionChange(
  status: UpdateRequestInput['status'],
  rejection: RejectionInput | null | undefined,
): Pick<AppointmentRequest, 'rejectionReason' | 'rejectionTold'> {
  const rejectionReason = trimmed(rejection?.reason);
  const rejectionTold = rejection?.tellPatient ?? false;
  if (rejectionReason === null && rejectionTold) throw invalid('rejection.reason', 'Escribí el motivo');
  if (rejectionReason !== null && status !== 'rejected')
    throw invalid('rejection.reason', 'Solo una solicitud rechazada lleva un motivo');
  return { rejectionReason, rejectionTold };
}

/** CONFLICT with the current request unless open. */
export function assertOpen(request: AppointmentRequest): void {
  if (isOpen(request)) return;
  throw new VersionConflict(
    request,
    request.withdrawnAt ? WITHDRAWN : request.status === 'assigned' ? ASSIGNED : REJECTED,
  );
}

const ASSIGNED = 'Esta solicitud ya fue asignada. Revisá su turno antes de seguir';
export const WITHDRAWN = 'El paciente anuló esta solicitud';
const REJECTED = 'Esta solicitud ya fue rechazada';
