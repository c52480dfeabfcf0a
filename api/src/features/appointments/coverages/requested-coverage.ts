import { isValidOn } from '../../../domain/coverage';
import { adminMay, userIdOf } from '../../../platform/access/actor';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { trimmed } from '../../../platform/validation/text';
import { isUuid } from '../../../platform/validation/uuid';
import { InsurerPlan } from '../../insurers/insurer-plan.entity';
import { Insurer } from '../../insurers/insurer.entity';
import { PatientCoverageRow } from '../../patients/coverages/patient-coverage.entity';
import { Patient } from '../../patients/patient.entity';
import { todayOf } from '../../patients/relations/family';
import type { AppointmentCoverageInput } from './appointment-coverage.inputs';
import { assertNamed, notOfPatient, type RequestedCoverage } from './coverage-facts';

export const NO_REQUESTED_COVERAGE = { insurerId: null, planId: null, memberNumber: null } as const;

export const REQUESTED_COVERAGE_CHECK = 'insurer_id IS NOT NULL OR num_nonnulls(plan_id, member_number) = 0';

interface Named extends RequestedCoverage {
  /** The only patient that the number belongs to; null: a typed one. */
  ownerId: string | null;
}

interface For {
  /** null: found once the row is inserted. */
  patientId: string | null | undefined;
  /** As in CoverageSource. */
  isOnline: boolean;
}

/** As booking reads it, without a day. Insurer and plan stay until the commit. BAD_REQUEST on `coverage`. */
export async function requestedCoverage(
  ctx: Context,
  tx: Transaction,
  given: AppointmentCoverageInput | null | undefined,
  { patientId, isOnline }: For,
): Promise<Named> {
  const nothing = { ...NO_REQUESTED_COVERAGE, ownerId: null };
  if (given == null) return nothing;
  const own = given.coverageId == null ? null : await namedCoverage(ctx, tx, given.coverageId, patientId);
  const { insurerId, planId } = own ?? { insurerId: given.insurerId ?? null, planId: given.planId ?? null };
  const lock = { mode: 'for_key_share' } as const;
  const where = given.isPrivatePay ? ({ kind: 'private_pay' } as const) : insurerId !== null && { id: insurerId };
  const insurer = where ? await tx.manager.findOne(Insurer, { where, lock }) : null;
  const plan =
    insurer && planId !== null
      ? await tx.manager.findOne(InsurerPlan, { where: { id: planId, insurerId: insurer.id }, lock })
      : null;
  assertNamed(given, insurer && { insurer, plan }, { presentPlanId: null, isOnline });
  if (!insurer) return nothing;
  const named = { insurerId: insurer.id, planId: plan?.id ?? null };
  if (!own) return { ...named, memberNumber: trimmed(given.memberNumber), ownerId: null };
  const isValid = isValidOn(own, (await todayOf(ctx, tx)).date);
  return { ...named, memberNumber: isValid ? trimmed(own.number) : null, ownerId: own.patientId };
}

/** One of the account's, or for administrators one of the patient's. */
async function namedCoverage(
  { actor }: Context,
  { manager }: Transaction,
  id: string,
  patientId: string | null | undefined,
): Promise<PatientCoverageRow | null> {
  if (!isUuid(id)) throw notOfPatient();
  const coverage = await manager.findOneBy(PatientCoverageRow, { id });
  if (!coverage) return null;
  if (adminMay(actor, 'appointments') && coverage.patientId === patientId) return coverage;
  const userId = userIdOf(actor);
  const isOwn = userId !== null && (await manager.existsBy(Patient, { id: coverage.patientId, userId }));
  return isOwn ? coverage : null;
}
