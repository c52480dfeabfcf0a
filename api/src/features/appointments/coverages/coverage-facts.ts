import { coverageOf, type CoverageOutcome, type ExemptReason } from '../../../domain/coverage-rules';
import { memberNumberFault } from '../../../domain/coverage';
import { BuiltOnce } from '../../../platform/database/built-once';
import { from, json, nullable } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { selection } from '../../../platform/database/selection';
import { invalid } from '../../../platform/errors/app-error';
import { isUuid } from '../../../platform/validation/uuid';
import { trimmed } from '../../../platform/validation/text';
import { covering, type CoveringAmount, type CoveringRule } from '../../coverage-rules/turno/covering.sql';
import { selectAppointments } from '../appointment-row';
import type { AppointmentCoverageInput } from './appointment-coverage.inputs';

/** Payer of a turno to come: columns of a request or a place in the waiting list. */
export interface RequestedCoverage {
  insurerId: number | null;
  planId: number | null;
  memberNumber: string | null;
}

/** Sources of a turno's coverage, in this order. */
export interface CoverageSource {
  given: AppointmentCoverageInput | null | undefined;
  /** Id of a turno; its copy is judged again, unless one is given. */
  copiedFrom: string | null;
  /** Named before the turno had a day, so no fault of it refuses the turno. */
  requested?: RequestedCoverage | null | undefined;
  /** The patient was found by id, or by an administrator. Otherwise only the account's own patient has a coverage. */
  isPatientKnown: boolean;
  /** Online booking, which no coverage refuses: of one that doesn't apply, insurer and plan are copied. */
  isOnline?: boolean;
}

export const NO_SOURCE: CoverageSource = { given: null, copiedFrom: null, isPatientKnown: false };

/** All that judging one turno needs. */
export interface CoverageFacts {
  insurer: {
    id: number;
    name: string;
    isAccepted: boolean;
    isPrivatePay: boolean;
    numberPattern: string | null;
  } | null;
  plan: { id: number; name: string; isActive: boolean } | null;
  memberNumber: string | null;
  exemptReason: ExemptReason | null;
  specialtyId: number | null;
  professionalId: number;
  appointmentTypeId: number | null;
  date: string;
  rules: CoveringRule[];
  amounts: CoveringAmount[];
}

/** The judged part of a turno's copy. */
export interface JudgedCoverage {
  insurerId: number;
  insurerName: string;
  planId: number | null;
  planName: string | null;
  memberNumber: string | null;
  outcome: CoverageOutcome;
  copay: string | null;
  exemptReason: ExemptReason | null;
  ruleId: number | null;
  amountId: number | null;
  judgedFor: string;
}

function coverageParameters({ given, copiedFrom, requested, isPatientKnown, isOnline = false }: CoverageSource) {
  if (given?.coverageId != null && !isUuid(given.coverageId)) throw notOfPatient();
  const named = given ?? requested;
  return {
    coverageId: given?.coverageId ?? null,
    coverageInsurerId: named?.insurerId ?? null,
    isCoveragePrivate: given?.isPrivatePay ?? false,
    coveragePlanId: named?.planId ?? null,
    coverageNumber: trimmed(named?.memberNumber),
    isCoverageRequested: given == null,
    coverageCopiedFrom: copiedFrom,
    isCoverageKnown: isPatientKnown,
    isCoverageOnline: isOnline,
  };
}

interface JudgedTurnoSql {
  professionalId: string;
  specialtyId: string;
  date: string;
}

function factsOf({ professionalId, specialtyId, date }: JudgedTurnoSql) {
  // A turno that was passed to another professional keeps the type of the former one.
  const appointmentTypeId = `(SELECT k.id FROM consultation_kinds AS k
    WHERE k.id = a.consultation_kind_id AND k.professional_id = ${professionalId})`;
  const { rules, amounts } = covering({
    insurerId: 'found.insurer_id',
    planId: 'found.plan_id',
    specialtyId,
    professionalId,
    appointmentTypeId,
    date,
  });
  return from(
    `(SELECT json_build_object('memberNumber', found.number, 'exemptReason', found.exempt_reason,
        'insurer', CASE WHEN i.id IS NOT NULL THEN json_build_object('id', i.id, 'name', i.name,
          'isAccepted', i.is_accepted, 'isPrivatePay', i.kind = 'private_pay', 'numberPattern', i.number_pattern) END,
        'plan', CASE WHEN l.id IS NOT NULL THEN json_build_object('id', l.id, 'name', l.name, 'isActive', l.is_active) END,
        'specialtyId', ${specialtyId}, 'professionalId', ${professionalId},
        'appointmentTypeId', ${appointmentTypeId}, 'date', ${date}, 'rules', ${rules},
        'amounts', ${amounts})
      FROM (
        SELECT CASE WHEN CAST(:isCoverageRequested AS boolean) THEN 3 ELSE 1 END AS rank,
          CAST(:coverageInsurerId AS integer) AS insurer_id, CAST(:coveragePlanId AS integer) AS plan_id,
          CASE WHEN CAST(:isCoverageRequested AS boolean) AND NOT ${isMemberOn(date)} THEN NULL
            ELSE CAST(:coverageNumber AS text) END AS number, NULL AS exempt_reason
        WHERE CAST(:coverageInsurerId AS integer) IS NOT NULL
        UNION ALL
        SELECT 1, private.id, NULL, NULL, NULL FROM insurers AS private
        WHERE CAST(:isCoveragePrivate AS boolean) AND private.kind = 'private_pay'
        UNION ALL
        -- Not the primary one if staff removed the coverage of the replaced turno.
        SELECT CASE WHEN CAST(:coverageId AS uuid) IS NULL THEN 4 ELSE 1 END, c.insurer_id, c.plan_id, nullif(c.number, ''), NULL
        FROM patient_coverages AS c JOIN patients AS of_patient ON of_patient.id = c.patient_id
        WHERE c.patient_id = a.patient_id
          AND (CAST(:isCoverageKnown AS boolean) OR of_patient.user_id = CAST(:patientUserId AS integer))
          AND coalesce(c.id = CAST(:coverageId AS uuid), c.is_primary AND NOT EXISTS (SELECT FROM appointments AS replaced
            WHERE replaced.id = CAST(:coverageCopiedFrom AS uuid) AND replaced.is_coverage_removed))
          AND ${date} BETWEEN c.valid_from AND coalesce(c.valid_to, 'infinity')
        UNION ALL
        SELECT 2, c.insurer_id, c.plan_id, NULL, NULL
        FROM patient_coverages AS c JOIN patients AS of_patient ON of_patient.id = c.patient_id
        WHERE CAST(:isCoverageOnline AS boolean) AND c.id = CAST(:coverageId AS uuid)
          AND of_patient.user_id = CAST(:patientUserId AS integer)
        UNION ALL
        SELECT 2, it.insurer_id, it.plan_id, it.member_number, it.exempt_reason
        FROM appointment_coverages AS it WHERE it.appointment_id = CAST(:coverageCopiedFrom AS uuid) AND CAST(:coverageId AS uuid) IS NULL
        ORDER BY rank LIMIT 1
      ) AS found
      LEFT JOIN insurers AS i ON i.id = found.insurer_id
      LEFT JOIN insurer_plans AS l ON l.id = found.plan_id AND l.insurer_id = found.insurer_id)`,
    nullable(json<CoverageFacts>()),
  );
}

/** Whether the patient's coverage with the named number is valid; null: no coverage has it. */
function isMemberOn(date: string): string {
  return `(SELECT bool_or(${date} BETWEEN m.valid_from AND coalesce(m.valid_to, 'infinity'))
    FROM patient_coverages AS m WHERE m.patient_id = a.patient_id
      AND m.insurer_id = CAST(:coverageInsurerId AS integer) AND m.number = CAST(:coverageNumber AS text))`;
}

/** A column of selectAppointments, with coverageParameters; null: no coverage. */
const COVERAGE_FACTS = {
  coverageFacts: factsOf({
    professionalId: 'a.professional_id',
    specialtyId: 'p.specialty_id',
    date: 'CAST(a.starts_at AT TIME ZONE settings.timezone AS date)',
  }),
};

/** As if the turno had moved. */
const MOVED_FACTS = {
  coverageFacts: factsOf({
    professionalId: 'CAST(:movedTo AS integer)',
    specialtyId: '(SELECT specialty_id FROM professionals WHERE id = CAST(:movedTo AS integer))',
    date: 'CAST(:movedDate AS date)',
  }),
};

const FACTS = selection('appointments.coverage-facts', COVERAGE_FACTS);
const FACTS_MOVED = selection('appointments.moved-coverage-facts', MOVED_FACTS);
const built = new BuiltOnce();

/** For a stored turno. `patientUserId`: of the account that books. */
export async function readFacts(
  tx: Transaction,
  id: string,
  source: CoverageSource,
  patientUserId: number | null = null,
): Promise<CoverageFacts | null> {
  const parameters = { id, patientUserId, ...coverageParameters(source) };
  const query = built.query('facts', parameters, () =>
    selectAppointments(tx.manager, COVERAGE_FACTS).where('a.id = :id'),
  );
  const [found] = await tx.select(FACTS, query);
  return found?.coverageFacts ?? null;
}

/** For a stored turno, if it moved to this professional and day; its copy is judged again. */
export async function readMovedFacts(
  db: Pick<Transaction, 'manager' | 'select'>,
  id: string,
  { professionalId, date }: { professionalId: number; date: string },
): Promise<CoverageFacts | null> {
  const source = coverageParameters({ ...NO_SOURCE, copiedFrom: id });
  const parameters = { id, patientUserId: null, ...source, movedTo: professionalId, movedDate: date };
  const query = built.query('moved', parameters, () => selectAppointments(db.manager, MOVED_FACTS).where('a.id = :id'));
  const [found] = await db.select(FACTS_MOVED, query);
  return found?.coverageFacts ?? null;
}

interface Present {
  /** Default: that of the copy. */
  exemptReason?: ExemptReason | null;
  /** May be inactive. */
  presentPlanId?: number | null | undefined;
}

/** null: none known. BAD_REQUEST for an unknown insurer, plan or coverage, and for a number of another shape. */
export function judgedCoverage(
  { given, isOnline = false }: Pick<CoverageSource, 'given' | 'isOnline'>,
  facts: CoverageFacts | null,
  { exemptReason = facts?.exemptReason ?? null, presentPlanId = null }: Present = {},
): JudgedCoverage | null {
  if (given != null) assertNamed(given, facts, { presentPlanId, isOnline });
  if (facts?.insurer == null) return null;
  const { insurer, plan, memberNumber, specialtyId, professionalId, appointmentTypeId, date, rules, amounts } = facts;
  const { outcome, copay, rule, amount } = coverageOf(
    { rules, amounts },
    {
      insurerId: insurer.id,
      planId: plan?.id ?? null,
      specialtyId,
      professionalId,
      appointmentTypeId,
      isAccepted: insurer.isAccepted,
      date,
      exemptReason,
    },
  );
  return {
    insurerId: insurer.id,
    insurerName: insurer.name,
    planId: plan?.id ?? null,
    planName: plan?.name ?? null,
    memberNumber,
    outcome,
    copay: insurer.isPrivatePay ? null : copay,
    // Also without a copay, for when the turno moves to a day that has one.
    exemptReason: insurer.isPrivatePay ? null : exemptReason,
    ruleId: rule?.id ?? null,
    amountId: amount?.id ?? null,
    judgedFor: date,
  };
}

interface Found {
  insurer: { numberPattern: string | null } | null;
  plan: { id: number; isActive: boolean } | null;
}

/** BAD_REQUEST on `coverage`; `facts`: what it names. */
export function assertNamed(
  given: AppointmentCoverageInput,
  facts: Found | null,
  { presentPlanId, isOnline }: { presentPlanId: number | null; isOnline: boolean },
): void {
  const { coverageId = null, insurerId = null, planId = null, isPrivatePay = false } = given;
  const memberNumber = trimmed(given.memberNumber);
  if (given.addToPatient && memberNumber === null)
    throw invalid('coverage.memberNumber', 'El número de afiliado es requerido');
  const payers = [coverageId !== null, insurerId !== null, isPrivatePay].filter(Boolean).length;
  if (payers !== 1 || (insurerId === null && (planId ?? memberNumber) !== null)) {
    throw invalid('coverage', 'Indicá una cobertura del paciente o una obra social, no las dos');
  }
  if (coverageId !== null) {
    if (facts === null && !isOnline) throw notOfPatient();
    return;
  }
  if (isPrivatePay) return;
  if (facts?.insurer == null) throw invalid('coverage.insurerId', 'Esa obra social ya no existe. Elegí otra');
  if (planId !== null && facts.plan === null) throw invalid('coverage.planId', 'El plan no existe en esta obra social');
  if (facts.plan && !facts.plan.isActive && facts.plan.id !== presentPlanId)
    throw invalid('coverage.planId', 'Ese plan ya no se ofrece. Elegí otro');
  const fault = memberNumber === null ? null : memberNumberFault(memberNumber, facts.insurer.numberPattern);
  if (fault !== null) throw invalid('coverage.memberNumber', fault);
}

export const notOfPatient = () =>
  invalid('coverage.coverageId', 'El paciente no tiene esa cobertura el día del turno. Elegí otra');
