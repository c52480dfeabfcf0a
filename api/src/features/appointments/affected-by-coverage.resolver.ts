import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';

import type { Context } from '../../platform/context';
import { int } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import { CoverageRulesPreview } from '../coverage-rules/rules/coverage-rule.resolver';
import { clinicSettings } from '../settings/settings.service';

@Resolver(() => CoverageRulesPreview)
export class AffectedByCoverageResolver {
  @FieldResolver(() => Int, {
    description: 'Turnos to come of the insurer, in the changed sets and days. They keep their outcome and copay.',
  })
  async appointments(@Ctx() ctx: Context, @Root() { cells, period }: CoverageRulesPreview): Promise<number> {
    const { timeZone } = await clinicSettings(ctx);
    const values = [JSON.stringify(cells), ctx.now, timeZone, period.validFrom, period.validTo];
    const [row] = await ctx.db.rows(AFFECTED, values);
    return row?.count ?? 0;
  }
}

const AFFECTED = statement(
  'appointments.affected-by-coverage',
  `SELECT count(DISTINCT a.id)::integer AS count
   FROM appointments AS a
   JOIN professionals AS p ON p.id = a.professional_id
   JOIN appointment_coverages AS c ON c.appointment_id = a.id
   CROSS JOIN LATERAL (SELECT (a.starts_at AT TIME ZONE $3)::date AS date) AS day
   JOIN jsonb_to_recordset($1::jsonb) AS cell ("insurerId" integer, "planId" integer, "specialtyId" integer,
       "professionalId" integer, "appointmentTypeId" integer)
     ON cell."insurerId" = c.insurer_id
     AND (cell."planId" IS NULL OR cell."planId" = c.plan_id)
     AND (cell."specialtyId" IS NULL OR cell."specialtyId" = p.specialty_id)
     AND (cell."professionalId" IS NULL OR cell."professionalId" = a.professional_id)
     AND (cell."appointmentTypeId" IS NULL OR cell."appointmentTypeId" = a.consultation_kind_id)
   WHERE a.status IN ('pending', 'confirmed') AND a.starts_at > $2
     AND day.date BETWEEN $4::date AND coalesce($5::date, 'infinity')`,
  { count: int },
);
