import { int } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { defineLoader } from '../../../platform/loaders';

/** By insurer id: whether a rule or copay of today or later names one of its plans. */
export const planMattersLoader = defineLoader<number, boolean>(async (ctx, insurerIds) => {
  const rows = await ctx.db.rows(WITH_PLAN_RULES, [insurerIds, ctx.now]);
  const ids = new Set(rows.map(({ insurerId }) => insurerId));
  return insurerIds.map((id) => ids.has(id));
});

const WITH_PLAN_RULES = statement(
  'coverage-rules.plan-matters',
  `SELECT insurer_id AS "insurerId" FROM coverage_rules
   WHERE insurer_id = ANY ($1) AND plan_id IS NOT NULL AND (valid_to IS NULL
     OR valid_to >= (SELECT ($2::timestamptz AT TIME ZONE timezone)::date FROM settings))
   UNION SELECT insurer_id FROM copay_amounts WHERE insurer_id = ANY ($1) AND plan_id IS NOT NULL`,
  { insurerId: int },
);
