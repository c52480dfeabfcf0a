import type { CopayAmount, CoverageRule } from '../../../domain/coverage-rules';

/** Fields of a key in json_build_object, of `it`. */
export const COVERAGE_KEY = `'insurerId', it.insurer_id, 'planId', it.plan_id, 'specialtyId', it.specialty_id,
  'professionalId', it.professional_id, 'appointmentTypeId', it.appointment_type_id`;

const DATED = `'id', it.id, ${COVERAGE_KEY}, 'validFrom', it.valid_from`;

/** SQL of a turno's values. */
interface TurnoSql {
  insurerId: string;
  planId: string;
  specialtyId: string;
  professionalId: string;
  appointmentTypeId: string;
  date: string;
}

export type CoveringRule = CoverageRule & { id: number };
export type CoveringAmount = CopayAmount & { id: number };

/** SQL: JSON of the rules and of the amounts that may cover the turno; the domain finds the most specific ones. */
export function covering(turno: TurnoSql): { rules: string; amounts: string } {
  const { insurerId, planId, specialtyId, professionalId, appointmentTypeId, date } = turno;
  const covers = `it.insurer_id = ${insurerId} AND (it.plan_id IS NULL OR it.plan_id = ${planId})
    AND (it.specialty_id IS NULL OR it.specialty_id = ${specialtyId})
    AND (it.professional_id IS NULL OR it.professional_id = ${professionalId})
    AND (it.appointment_type_id IS NULL OR it.appointment_type_id = ${appointmentTypeId})
    AND it.valid_from <= ${date}`;
  return {
    rules: `(SELECT coalesce(json_agg(json_build_object(${DATED}, 'outcome', it.outcome, 'validTo', it.valid_to)), '[]')
      FROM coverage_rules AS it WHERE ${covers} AND (it.valid_to IS NULL OR it.valid_to >= ${date}))`,
    amounts: `(SELECT coalesce(json_agg(json_build_object(${DATED}, 'amount', CAST(it.amount AS text))), '[]')
      FROM copay_amounts AS it WHERE ${covers})`,
  };
}
