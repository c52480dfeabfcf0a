import { bestCoverage, coverageOf, type CopayAmount, type CoverageRule } from '../../../domain/coverage-rules';
import type { Context } from '../../../platform/context';
import { bool, json, nullable, text } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { defineLoader } from '../../../platform/loaders';
import type { Payer, Takers } from '../../specialties/payer';
import { paysPrivately } from '../held-keys';
import { COVERAGE_KEY } from './covering.sql';
import { unknownInCoverage } from './turno-coverage.service';
import type { ProfessionalCoverage } from './turno-coverage.objects';

/** One per bookable professional, in one statement. NOT_FOUND on the argument; BAD_REQUEST for private_pay. */
export async function professionalCoverages(ctx: Context, payer: Payer): Promise<ProfessionalCoverage[]> {
  const coverages = await coveragesLoader(ctx).load(keyOf(payer));
  if (!coverages) throw paysPrivately('insurerId');
  return coverages;
}

/** Null: all, for patients who pay. NOT_FOUND on the argument. */
export async function findTakers(ctx: Context, payer: Payer): Promise<Takers | null> {
  const coverages = await coveragesLoader(ctx).load(keyOf(payer));
  if (!coverages) return null;
  const taking = coverages.filter(({ outcome }) => outcome !== 'no');
  return {
    professionalIds: new Set(taking.map(({ professionalId }) => professionalId)),
    specialtyIds: new Set(taking.flatMap(({ specialtyId }) => specialtyId ?? [])),
  };
}

type Taken = (ProfessionalCoverage & { specialtyId: number | null })[];

const keyOf = ({ insurerId, planId }: Payer) => JSON.stringify([insurerId, planId]);

/** Shared by the fields of a request; null: private_pay. */
const coveragesLoader = defineLoader<string, Taken | null>((ctx, keys) =>
  Promise.all(
    keys.map((key) => {
      const [insurerId, planId] = JSON.parse(key) as [number, number | null];
      return readCoverages(ctx, { insurerId, planId }).catch((error: Error) => error);
    }),
  ),
);

async function readCoverages(ctx: Context, { insurerId, planId }: Payer): Promise<Taken | null> {
  const [row] = await ctx.db.rows(COVERAGES, [insurerId, planId, ctx.now]);
  if (row?.isAccepted == null) throw unknownInCoverage('insurerId');
  if (!row.hasPlan) throw unknownInCoverage('planId');
  if (row.isPrivatePay) return null;
  const { isAccepted, today, rules, amounts, professionals } = row;
  return professionals.map(({ id, specialtyId, typeIds }) => {
    const coverages = (typeIds.length > 0 ? typeIds : [null]).map((appointmentTypeId) =>
      coverageOf(
        { rules, amounts },
        {
          insurerId,
          planId,
          specialtyId,
          professionalId: id,
          appointmentTypeId,
          isAccepted,
          date: today,
          exemptReason: null,
        },
      ),
    );
    return { professionalId: id, specialtyId, ...bestCoverage(coverages) };
  });
}

const OF_PAYER = `it.insurer_id = $1 AND (it.plan_id IS NULL OR it.plan_id = $2) AND it.valid_from <= clinic.today`;

const COVERAGES = statement(
  'coverage-rules.professionals',
  `SELECT i.is_accepted AS "isAccepted", i.kind = 'private_pay' AS "isPrivatePay", clinic.today::text AS today,
     ($2::integer IS NULL OR EXISTS (SELECT FROM insurer_plans AS l WHERE l.insurer_id = $1 AND l.id = $2)) AS "hasPlan",
     (SELECT coalesce(json_agg(json_build_object(${COVERAGE_KEY}, 'outcome', it.outcome, 'validFrom', it.valid_from,
          'validTo', it.valid_to)), '[]')
      FROM coverage_rules AS it WHERE ${OF_PAYER} AND (it.valid_to IS NULL OR it.valid_to >= clinic.today)) AS rules,
     (SELECT coalesce(json_agg(json_build_object(${COVERAGE_KEY}, 'amount', it.amount::text,
          'validFrom', it.valid_from)), '[]')
      FROM copay_amounts AS it WHERE ${OF_PAYER}) AS amounts,
     (SELECT coalesce(json_agg(json_build_object('id', p.id, 'specialtyId', p.specialty_id, 'typeIds', (
          SELECT coalesce(json_agg(k.id), '[]') FROM consultation_kinds AS k
          WHERE k.professional_id = p.id AND k.is_active AND k.is_online))
        ORDER BY p.sort_order, lower(p.name), p.id), '[]')
      FROM professional_profiles AS p WHERE p.is_public) AS professionals
   FROM (SELECT ($3::timestamptz AT TIME ZONE timezone)::date AS today FROM settings) AS clinic
   LEFT JOIN insurers AS i ON i.id = $1`,
  {
    isAccepted: nullable(bool),
    isPrivatePay: nullable(bool),
    today: text,
    hasPlan: bool,
    rules: json<CoverageRule[]>(),
    amounts: json<CopayAmount[]>(),
    professionals: json<{ id: number; specialtyId: number | null; typeIds: number[] }[]>(),
  },
);
