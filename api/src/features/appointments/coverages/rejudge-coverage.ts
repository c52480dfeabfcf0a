import { dateOf } from '../../../domain/clinic-time';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import type { AuditedChange } from '../../audit/audited-change';
import type { AppointmentRow } from '../appointment-row';
import { coverageChanges, isSameCoverage } from './coverage-changes';
import { judgedCoverage, readFacts } from './coverage-facts';
import { storedCoverage, writeCoverage } from './coverage-rows';

/**
 * Judges the coverage of a moved turno again, for its new day and professional, unless the mover keeps it. Returns the
 * changes for the audit. The turno is locked, and written.
 */
export async function rejudgeCoverage(
  ctx: Context,
  tx: Transaction,
  before: AppointmentRow,
  after: AppointmentRow,
): Promise<AuditedChange[]> {
  const isElsewhere =
    dateOf(before.zone, before.start) !== dateOf(after.zone, after.start) ||
    before.professionalId !== after.professionalId;
  const stored = isElsewhere ? await storedCoverage(tx, after.id) : null;
  if (stored === null) return [];
  const source = { given: null, copiedFrom: after.id, isPatientKnown: false };
  const judged = judgedCoverage(source, await readFacts(tx, after.id, source));
  if (isSameCoverage(stored, judged)) return [];
  await writeCoverage(tx, after.id, { before: stored, judged, changedAt: ctx.now });
  return coverageChanges(stored, judged);
}
