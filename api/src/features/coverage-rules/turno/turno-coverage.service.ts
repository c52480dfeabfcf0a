import { coverageOf, type CopayAmount, type CoverageRule } from '../../../domain/coverage-rules';
import type { Context } from '../../../platform/context';
import { bool, int, json, nullable } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { AppError } from '../../../platform/errors/app-error';
import { paysPrivately } from '../held-keys';
import type { CoverageForArgs, TurnoCoverage } from './turno-coverage.objects';

/** In one statement. NOT_FOUND on the argument; BAD_REQUEST for private_pay. */
export async function coverageFor(ctx: Context, turno: CoverageForArgs): Promise<TurnoCoverage> {
  const { insurerId, planId = null, professionalId, appointmentTypeId = null, date, exempt = null } = turno;
  const [row] = await ctx.db.rows(COVERAGE, [insurerId, planId, professionalId, appointmentTypeId, date]);
  if (row?.isAccepted == null) throw unknownInCoverage('insurerId');
  if (row.isPrivatePay) throw paysPrivately('insurerId');
  if (!row.hasProfessional) throw unknownInCoverage('professionalId');
  if (!row.hasPlan) throw unknownInCoverage('planId');
  if (!row.hasType) throw unknownInCoverage('appointmentTypeId');
  const { isAccepted, specialtyId, rules, amounts } = row;
  return coverageOf(
    { rules, amounts },
    { insurerId, planId, specialtyId, professionalId, appointmentTypeId, isAccepted, date, exemptReason: exempt },
  );
}

const UNKNOWN = {
  insurerId: 'La obra social no existe',
  planId: 'El plan no existe en esta obra social',
  professionalId: 'El profesional no existe',
  appointmentTypeId: 'El tipo de consulta no existe',
};

/** NOT_FOUND. */
export function unknownInCoverage(field: keyof typeof UNKNOWN): AppError {
  return new AppError('NOT_FOUND', UNKNOWN[field], { field });
}

/** Valid on the turno's day; the domain finds the most specific one. */
const COVERING = `it.insurer_id = $1 AND (it.plan_id IS NULL OR it.plan_id = $2)
  AND (it.specialty_id IS NULL OR it.specialty_id = p.specialty_id)
  AND (it.professional_id IS NULL OR it.professional_id = p.id)
  AND (it.appointment_type_id IS NULL OR it.appointment_type_id = $4)
  AND it.valid_from <= $5::date`;

/** Fields of a key in json_build_object, of `it`. */
export const COVERAGE_KEY = `'insurerId', it.insurer_id, 'planId', it.plan_id, 'specialtyId', it.specialty_id,
  'professionalId', it.professional_id, 'appointmentTypeId', it.appointment_type_id`;

const COVERAGE = statement(
  'coverage-rules.turno',
  `SELECT i.is_accepted AS "isAccepted", i.kind = 'private_pay' AS "isPrivatePay",
     p.id IS NOT NULL AS "hasProfessional", p.specialty_id AS "specialtyId",
     ($2::integer IS NULL OR EXISTS (SELECT FROM insurer_plans AS l WHERE l.insurer_id = $1 AND l.id = $2)) AS "hasPlan",
     ($4::integer IS NULL OR EXISTS (
       SELECT FROM consultation_kinds AS k WHERE k.id = $4 AND k.professional_id = p.id)) AS "hasType",
     (SELECT coalesce(json_agg(json_build_object(${COVERAGE_KEY}, 'outcome', it.outcome, 'validFrom', it.valid_from,
          'validTo', it.valid_to)), '[]')
      FROM coverage_rules AS it WHERE ${COVERING} AND (it.valid_to IS NULL OR it.valid_to >= $5::date)) AS rules,
     (SELECT coalesce(json_agg(json_build_object(${COVERAGE_KEY}, 'amount', it.amount::text, 'validFrom', it.valid_from)), '[]')
      FROM copay_amounts AS it WHERE ${COVERING}) AS amounts
   FROM (SELECT) AS one
   LEFT JOIN insurers AS i ON i.id = $1
   LEFT JOIN professionals AS p ON p.id = $3 AND p.is_public AND p.user_id IS NOT NULL`,
  {
    isAccepted: nullable(bool),
    isPrivatePay: nullable(bool),
    hasProfessional: bool,
    specialtyId: nullable(int),
    hasPlan: bool,
    hasType: bool,
    rules: json<CoverageRule[]>(),
    amounts: json<CopayAmount[]>(),
  },
);
