import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import { assertKeyMay } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { lockPatient } from '../patient.service';
import { insertCoverage } from './coverages.service';
import { PatientCoverageRow } from './patient-coverage.entity';

/** Unless the patient has the number already. FORBIDDEN, also for keys without the scopes of addCoverage. */
export async function addNumberToPatient(
  ctx: Context,
  tx: Transaction,
  patientId: string,
  coverage: Pick<PatientCoverageRow, 'insurerId' | 'planId' | 'number'>,
): Promise<void> {
  assertCan(adminMay(ctx.actor, 'patients'));
  assertKeyMay(ctx.actor, ['patients:write', 'personal-data']);
  const patient = await lockPatient(tx, patientId);
  const { insurerId, number } = coverage;
  if (await tx.manager.existsBy(PatientCoverageRow, { patientId, insurerId, number })) return;
  await insertCoverage(ctx, tx, patient, { ...coverage, relationship: 'holder', isPrimary: false, isChecked: false });
}
