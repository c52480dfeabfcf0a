import { coverageOf } from '../../../domain/coverage-rules';
import type { Context } from '../../../platform/context';
import { bool, int, json, nullable } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { AppError } from '../../../platform/errors/app-error';
import { paysPrivately } from '../held-keys';
import { covering, type CoveringAmount, type CoveringRule } from './covering.sql';
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

const COVERING = covering({
  insurerId: '$1',
  planId: '$2',
  specialtyId: 'p.specialty_id',
  professionalId: 'p.id',
  appointmentTypeId: '$4',
  date: '$5::date',
});

const COVERAGE = statement(
  'coverage-rules.turno',
  `SELECT i.is_accepted AS "isAccepted", i.kind = 'private_pay' AS "isPrivatePay",
     p.id IS NOT NULL AS "hasProfessional", p.specialty_id AS "specialtyId",
     ($2::integer IS NULL OR EXISTS (SELECT FROM insurer_plans AS l WHERE l.insurer_id = $1 AND l.id = $2)) AS "hasPlan",
     ($4::integer IS NULL OR EXISTS (
       SELECT FROM consultation_kinds AS k WHERE k.id = $4 AND k.professional_id = p.id)) AS "hasType",
     ${COVERING.rules} AS rules, ${COVERING.amounts} AS amounts
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
    rules: json<CoveringRule[]>(),
    amounts: json<CoveringAmount[]>(),
  },
);
