import type { Feature } from '../../platform/feature';
import { CopayAmount } from './copays/copay-amount.entity';
import { CoverageRule } from './rules/coverage-rule.entity';

export const coverageRules: Feature = {
  name: 'coverage-rules',
  entities: [CoverageRule, CopayAmount],
};
