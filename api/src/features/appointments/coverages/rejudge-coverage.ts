import { dateOf } from '../../../domain/clinic-time';
import { adminMay } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import type { AuditedChange } from '../../audit/audited-change';
import type { AppointmentRow } from '../appointment-row';
import { AppointmentEntity } from '../appointment.entity';
import { coverageChanges, isSameCoverage } from './coverage-changes';
import { judgedCoverage, readFacts } from './coverage-facts';
import { storedCoverage, writeCoverage } from './coverage-rows';

interface Changed {
  before: AppointmentRow;
  after: AppointmentRow;
  /** The mover keeps the coverage; not possible for another patient. */
  isKept: boolean | undefined;
}

/**
 * Judges the coverage of a moved turno again, for its new day and professional. Another patient gets their primary
 * one, if an administrator changes the turno. Returns the changes for the audit. The turno is locked, and written.
 */
export async function rejudgeCoverage(
  ctx: Context,
  tx: Transaction,
  { before, after, isKept = false }: Changed,
): Promise<AuditedChange[]> {
  const isOther = before.patientId !== after.patientId;
  if (isOther) await tx.manager.update(AppointmentEntity, after.id, { isCoverageRemoved: false });
  const isElsewhere =
    dateOf(before.zone, before.start) !== dateOf(after.zone, after.start) ||
    before.professionalId !== after.professionalId;
  const stored = isOther || (isElsewhere && !isKept) ? await storedCoverage(tx, after.id) : null;
  if (stored === null) return [];
  const source = isOther
    ? { given: null, copiedFrom: null, isPatientKnown: adminMay(ctx.actor, 'appointments') }
    : { given: null, copiedFrom: after.id, isPatientKnown: false };
  const judged = judgedCoverage(source, await readFacts(tx, after.id, source));
  if (!isOther && isSameCoverage(stored, judged)) return [];
  // Nothing of the former patient stays, such as the authorization.
  if (isOther) await writeCoverage(tx, after.id, { before: stored, judged: null, changedAt: ctx.now });
  await writeCoverage(tx, after.id, { before: isOther ? null : stored, judged, changedAt: ctx.now });
  return coverageChanges(stored, judged);
}
