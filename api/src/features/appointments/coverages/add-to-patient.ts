import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { addNumberToPatient } from '../../patients/coverages/add-number';
import type { AppointmentCoverageInput } from './appointment-coverage.inputs';
import type { JudgedCoverage } from './coverage-facts';

/** If the caller asks for it. `judged`: of `given`. As addNumberToPatient. */
export async function addToPatient(
  ctx: Context,
  tx: Transaction,
  patientId: string | null,
  given: AppointmentCoverageInput | null | undefined,
  { insurerId, planId, memberNumber }: JudgedCoverage,
): Promise<void> {
  if (!given?.addToPatient || patientId === null || memberNumber === null) return;
  await addNumberToPatient(ctx, tx, patientId, { insurerId, planId, number: memberNumber });
}
