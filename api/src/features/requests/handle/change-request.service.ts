import { holdsTime } from '../../../domain/appointment-status';
import { assertCan } from '../../../platform/access/allow';
import { changesOf } from '../../../platform/changes';
import type { Context } from '../../../platform/context';
import { asStored } from '../../../platform/database/as-stored';
import type { Transaction } from '../../../platform/database/database';
import { invalid } from '../../../platform/errors/app-error';
import { requestMail } from '../../../platform/mail/request-mail';
import { assertVersion, VersionConflict } from '../../../platform/versions';
import { readAppointment } from '../../appointments/appointment.service';
import { auditedOf } from '../../appointments/audited-appointment';
import { lockAppointment } from '../../appointments/change/lock-appointment';
import { replaceAppointment } from '../../appointments/change/replace-appointment';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { REQUEST_REJECTED } from '../mails/request-mails';
import { AppointmentRequest, isOpen, REQUEST } from '../request.entity';
import type { UpdateRequestInput } from '../request.inputs';
import { canHandleRequests } from '../request.policy';
import { lockRequest } from '../request.service';

/**
 * Changes an open request's status, or any request's notes. Mails a rejected patient. BAD_REQUEST for `assigned`;
 * CONFLICT with the current request when it is closed or its version differs.
 */
export async function updateRequest(
  ctx: Context,
  id: string,
  { status, adminNotes }: UpdateRequestInput,
  expectedVersion?: number | null,
): Promise<AppointmentRequest> {
  assertCan(canHandleRequests(ctx.actor));
  return ctx.transact((tx) => changeRequest(ctx, tx, id, { status: status ?? undefined, adminNotes }, async (request, changes) => {
    if (changes.status === 'assigned') throw invalid('status', 'Para asignar la solicitud, elegí un profesional y un turno');
    if (changes.status !== undefined) assertOpen(request);
    assertVersion(request, expectedVersion);
    if (changes.status === 'rejected') await requestMail(tx, REQUEST_REJECTED, { requestId: id });
  }));
}

type Wanted = Partial<Pick<AppointmentRequest, 'status' | 'adminNotes' | 'professionalId' | 'appointmentId'>>;

/**
 * Locks a request, applies `wanted` and writes the audit. `judge` checks the fields that differ; it isn't called when
 * none do.
 */
export async function changeRequest(
  ctx: Context,
  tx: Transaction,
  id: string,
  wanted: Wanted,
  judge: (request: AppointmentRequest, changes: Wanted) => Promise<void>,
): Promise<AppointmentRequest> {
  const request = await lockRequest(tx, id);
  const changes = changesOf(request, asStored(tx.manager, AppointmentRequest, wanted));
  if (Object.keys(changes).length === 0) return request;
  await judge(request, changes);
  await tx.manager.update(AppointmentRequest, id, changes);
  const told = changesBetween<object>(REQUEST, request, await readable(tx, changes));
  await recordAudit(ctx, tx, { action: 'updated', entity: REQUEST, entityId: id, called: request.specialtyName, changes: told });
  return Object.assign(request, changes, { version: request.version + 1 });
}

/** For the audit: the turno by its start, the professional by name. */
async function readable(tx: Transaction, { appointmentId, ...others }: Wanted): Promise<object> {
  if (appointmentId == null) return others;
  const { startTime, professionalId } = auditedOf(await readAppointment(tx, appointmentId));
  return { ...others, appointmentId: startTime, professionalId };
}

/** CONFLICT with the current request unless it is open. */
export function assertOpen(request: AppointmentRequest): void {
  if (isOpen(request)) return;
  throw new VersionConflict(request, request.status === 'assigned' ? ASSIGNED : REJECTED);
}

/**
 * Checks that a request may get a turno: it is open, or its turno was cancelled or missed and is now marked as
 * replaced. CONFLICT with the current request.
 */
export async function replaceEndedTurno(tx: Transaction, request: AppointmentRequest): Promise<void> {
  const { status, appointmentId } = request;
  if (status !== 'assigned' || appointmentId === null) return assertOpen(request);
  // Locked, so that nobody can revive it before it is replaced.
  const turno = await lockAppointment(tx, appointmentId);
  if (holdsTime(turno.status)) assertOpen(request);
  await replaceAppointment(tx, appointmentId);
}

const ASSIGNED = 'Esta solicitud ya fue asignada. Revisá su turno antes de seguir';
const REJECTED = 'Esta solicitud ya fue rechazada y el paciente recibió el aviso';
