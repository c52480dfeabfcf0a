import type { Feature } from '../../platform/feature';
import { CopayAmount } from './copays/copay-amount.entity';
import { CopayResolver } from './copays/copay.resolver';
import { coverageExamples, coverageRoutes } from './coverage-rules.rest';
import { CoverageRule } from './rules/coverage-rule.entity';
import { CoverageRuleResolver } from './rules/coverage-rule.resolver';
import { TAKERS } from '../specialties/payer';
import { findTakers } from './turno/professional-coverage.service';
import { TurnoCoverageResolver } from './turno/turno-coverage.resolver';

export const coverageRules: Feature = {
  name: 'coverage-rules',
  scope: 'specialties',
  entities: [CoverageRule, CopayAmount],
  resolvers: [CopayResolver, CoverageRuleResolver, TurnoCoverageResolver],
  extensions: [TAKERS.with(findTakers)],
  routes: coverageRoutes,
  examples: [coverageExamples],
};
