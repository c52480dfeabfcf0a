import type { Feature } from '../../platform/feature';
import { SettlementResolver } from './settlement.resolver';
import { settlementExamples, settlementRoutes } from './settlements.rest';

export const settlements: Feature = {
  name: 'settlements',
  scope: 'reports',
  resolvers: [SettlementResolver],
  routes: settlementRoutes,
  examples: [settlementExamples],
};
