import type { Feature } from '../../platform/feature';
import { IncomeEstimateResolver } from './income-estimate.resolver';

export const income: Feature = {
  name: 'income',
  resolvers: [IncomeEstimateResolver],
};
