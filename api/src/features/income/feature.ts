import type { Feature } from '../../platform/feature';
import { IncomeEstimateResolver } from './income-estimate.resolver';

export const income: Feature = {
  name: 'income',
  scope: 'reports',
  resolvers: [IncomeEstimateResolver],
};
