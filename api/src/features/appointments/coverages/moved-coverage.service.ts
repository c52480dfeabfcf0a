import { dateOf } from '../../../domain/clinic-time';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { instantOf } from '../../../platform/validation/instant';
import { coverageFor } from '../../coverage-rules/turno/turno-coverage.service';
import { canMove } from '../appointment.policy';
import { readAppointment } from '../appointment.service';
import { appointmentCoverageLoader } from './coverage-rows';
import type { MovedCoverage } from './moved-coverage.object';

/** As rejudgeCoverage will decide; null: no change. NOT_FOUND; FORBIDDEN. */
export async function movedCoverage(
  ctx: Context,
  appointmentId: string,
  startTime: string,
  newProfessionalId: number | null,
): Promise<MovedCoverage | null> {
  const row = await readAppointment(ctx.db, appointmentId);
  assertCan(canMove(ctx.actor, row.professionalId));
  const professionalId = newProfessionalId ?? row.professionalId;
  const date = dateOf(row.zone, instantOf('startTime', startTime, row.zone));
  const isReassigned = professionalId !== row.professionalId;
  if (!isReassigned && date === dateOf(row.zone, row.start)) return null;
  const kept = await appointmentCoverageLoader(ctx).load(appointmentId);
  if (kept === null || kept.insurer.kind === 'private_pay') return null;
  const { insurerId, planId, outcome, copay, exemptReason } = kept;
  const appointmentTypeId = isReassigned ? null : row.consultationKindId;
  const turno = { insurerId, planId, professionalId, appointmentTypeId, date, exempt: exemptReason };
  const after = await coverageFor(ctx, turno);
  if (after.outcome === outcome && after.copay === copay) return null;
  return { before: { outcome, copay, exemptReason }, after };
}
