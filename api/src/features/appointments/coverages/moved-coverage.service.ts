import { dateOf } from '../../../domain/clinic-time';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { instantOf } from '../../../platform/validation/instant';
import { professionalNotFound, readProfessional } from '../../professionals/professional.service';
import { canMove } from '../appointment.policy';
import { readAppointment } from '../appointment.service';
import { judgedCoverage, NO_SOURCE, readMovedFacts } from './coverage-facts';
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
  if (isReassigned && !(await readProfessional(ctx.db, professionalId)).isPublic) throw professionalNotFound();
  if (!isReassigned && date === dateOf(row.zone, row.start)) return null;
  const before = await appointmentCoverageLoader(ctx).load(appointmentId);
  const after = judgedCoverage(NO_SOURCE, await readMovedFacts(ctx.db, appointmentId, { professionalId, date }));
  if (!before || !after || (after.outcome === before.outcome && after.copay === before.copay)) return null;
  return { before, after };
}
