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
 * Changes where an open request stands, the notes of any, or both; whoever is rejected is told. BAD_REQUEST for `assigned`,
 * which only assigning brings about; CONFLICT with what stands when it is no longer open, or has another version.
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

/** Makes of a request what is wanted of it, once `judge`, which gets what differs, let it pass; what differs in nothing passes unjudged. */
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

/** The turno by when it is, and the professional by their name. */
async function readable(tx: Transaction, { appointmentId, ...others }: Wanted): Promise<object> {
  if (appointmentId == null) return others;
  const { startTime, professionalId } = auditedOf(await readAppointment(tx, appointmentId));
  return { ...others, appointmentId: startTime, professionalId };
}

/** CONFLICT with what stands. */
export function assertOpen(request: AppointmentRequest): void {
  if (isOpen(request)) return;
  throw new VersionConflict(request, request.status === 'assigned' ? ASSIGNED : REJECTED);
}

/**
 * From here on a request that is open can be given a turno, and one whose turno was cancelled or missed another, which takes
 * its place for good: the patient waits for one at most. CONFLICT with what stands.
 */
export async function replaceEndedTurno(tx: Transaction, request: AppointmentRequest): Promise<void> {
  const { status, appointmentId } = request;
  if (status !== 'assigned' || appointmentId === null) return assertOpen(request);
  // Whoever revives it at this moment was either before this, or finds it replaced.
  const turno = await lockAppointment(tx, appointmentId);
  if (holdsTime(turno.status)) assertOpen(request);
  await replaceAppointment(tx, appointmentId);
}

const ASSIGNED = 'Esta solicitud ya fue asignada. Revisá su turno antes de seguir';
const REJECTED = 'Esta solicitud ya fue rechazada y el paciente recibió el aviso';
