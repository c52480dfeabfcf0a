import type { ExemptReason } from '../../../domain/coverage-rules';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { AppError } from '../../../platform/errors/app-error';
import { assertVersion } from '../../../platform/versions';
import { recordAudit } from '../../audit/record-audit';
import { isErased } from '../../patients/assert-may-get-turno';
import { toAppointment } from '../appointment-row';
import { AppointmentEntity } from '../appointment.entity';
import type { Appointment } from '../appointment.object';
import { canBookFreely } from '../appointment.policy';
import { readAppointment } from '../appointment.service';
import { auditLabel } from '../audited-appointment';
import { lockAppointment } from '../change/lock-appointment';
import { COVERED_APPOINTMENT } from './appointment-coverage.entity';
import { addToPatient } from './add-to-patient';
import type { AppointmentCoverageInput } from './appointment-coverage.inputs';
import { coverageChanges, isSameCoverage } from './coverage-changes';
import { judgedCoverage, readFacts } from './coverage-facts';
import { storedCoverage, writeCoverage } from './coverage-rows';

interface Setting {
  /** Absent: the present one. */
  coverage: AppointmentCoverageInput | null | undefined;
  exemptReason: ExemptReason | null;
}

/** Judged under the turno's lock. NOT_FOUND; FORBIDDEN; BAD_REQUEST; CONFLICT. A repeated change changes nothing. */
export async function setAppointmentCoverage(
  ctx: Context,
  id: string,
  { coverage, exemptReason }: Setting,
  expectedVersion?: number | null,
): Promise<Appointment> {
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    assertCan(canBookFreely(ctx.actor, row.professionalId));
    const before = await storedCoverage(tx, id);
    const source = {
      given: coverage,
      copiedFrom: coverage === undefined ? id : null,
      isPatientKnown: coverage != null,
    };
    const present = { exemptReason, presentPlanId: before?.planId };
    const judged = coverage === null ? null : judgedCoverage(source, await readFacts(tx, id, source), present);
    if (judged) await addToPatient(ctx, tx, row.patientId, coverage, judged);
    if (isSameCoverage(before, judged)) return toAppointment(row);
    assertVersion(toAppointment(row), expectedVersion);
    if (judged && (await isErased(tx, row.patientId))) throw erased();
    await writeCoverage(tx, id, { before, judged, changedAt: ctx.now });
    await tx.manager.update(AppointmentEntity, id, {
      sequence: () => 'sequence + 1',
      changedAt: ctx.now,
      isCoverageRemoved: judged === null,
    });
    await recordAudit(ctx, tx, {
      action: 'updated',
      entity: COVERED_APPOINTMENT,
      entityId: id,
      called: auditLabel(row),
      changes: coverageChanges(before, judged),
    });
    return toAppointment(await readAppointment(tx, id));
  });
}

/** CONFLICT. */
export function erased(): AppError {
  return new AppError('CONFLICT', 'Los datos de este paciente se borraron: la cobertura del turno no cambia');
}
