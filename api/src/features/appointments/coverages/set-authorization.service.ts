import { authorizationAfter, type StoredAuthorization } from '../../../domain/authorization';
import { assertCan } from '../../../platform/access/allow';
import { recordedActor } from '../../../platform/access/actor';
import { changesOf } from '../../../platform/changes';
import type { Context } from '../../../platform/context';
import { asStored } from '../../../platform/database/as-stored';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { assertVersion } from '../../../platform/versions';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { isErased } from '../../patients/assert-may-get-turno';
import { toAppointment } from '../appointment-row';
import { AppointmentEntity } from '../appointment.entity';
import type { Appointment } from '../appointment.object';
import { canBookFreely } from '../appointment.policy';
import { readAppointment } from '../appointment.service';
import { auditLabel } from '../audited-appointment';
import { lockAppointment } from '../change/lock-appointment';
import { AppointmentCoverageRow, COVERED_APPOINTMENT } from './appointment-coverage.entity';
import type { AuthorizationInput } from './authorization.inputs';
import { NO_AUTHORIZATION, storedCoverage } from './coverage-rows';
import { erased } from './set-coverage.service';

/** NOT_FOUND; FORBIDDEN; BAD_REQUEST; CONFLICT without a coverage. A repeated change changes nothing. */
export async function setAppointmentAuthorization(
  ctx: Context,
  id: string,
  input: AuthorizationInput,
  expectedVersion?: number | null,
): Promise<Appointment> {
  const status = storedStatus(input);
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    assertCan(canBookFreely(ctx.actor, row.professionalId));
    const before = await storedCoverage(tx, id);
    if (!before) throw new AppError('CONFLICT', 'Indicá primero la cobertura del turno');
    const next = status ?? authorizationAfter(before.outcome, null);
    const given = asStored(tx.manager, AppointmentCoverageRow, {
      authorizationNumber: input.number,
      authorizationValidUntil: input.validUntil ?? null,
      orderCuir: input.orderCuir,
    });
    const kept = { ...(next === null ? NO_AUTHORIZATION : given), authorizationStatus: next };
    const changes = changesOf<Partial<AppointmentCoverageRow>>(before, { ...kept, ...momentsOf(ctx, before, next) });
    if (Object.keys(changes).length === 0) return toAppointment(row);
    assertVersion(toAppointment(row), expectedVersion);
    if (await isErased(tx, row.patientId)) throw erased();
    await tx.manager.update(AppointmentCoverageRow, { appointmentId: id }, changes);
    await tx.manager.update(AppointmentEntity, id, { sequence: () => 'sequence + 1', changedAt: ctx.now });
    await recordAudit(ctx, tx, {
      action: 'updated',
      entity: COVERED_APPOINTMENT,
      entityId: id,
      called: auditLabel(row),
      changes: changesBetween(COVERED_APPOINTMENT, inWords(before), inWords({ ...before, ...changes })),
    });
    return toAppointment(await readAppointment(tx, id));
  });
}

function storedStatus({ status }: AuthorizationInput): StoredAuthorization | null {
  if (status === 'expired') throw invalid('status', 'Una autorización vence sola, por su fecha');
  return status ?? null;
}

/** When a new status was noted, and by whom. */
function momentsOf(
  { actor, now }: Context,
  before: AppointmentCoverageRow,
  status: StoredAuthorization | null,
): Partial<AppointmentCoverageRow> {
  if (status === before.authorizationStatus) return {};
  const { actorUserId } = recordedActor(actor);
  if (status === 'requested')
    return { requestedAt: now, requestedById: actorUserId, decidedAt: null, decidedById: null };
  if (status === 'granted' || status === 'refused') return { decidedAt: now, decidedById: actorUserId };
  return { requestedAt: null, requestedById: null, decidedAt: null, decidedById: null };
}

function inWords(row: AppointmentCoverageRow) {
  const { authorizationStatus, authorizationNumber, authorizationValidUntil, orderCuir } = row;
  return { authorizationStatus, authorizationNumber, authorizationValidUntil, orderCuir };
}
