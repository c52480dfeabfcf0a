import { Ctx, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { IncomeEstimate } from './income-estimate.object';
import { getIncomeEstimate } from './income-estimate.service';

@Resolver()
export class IncomeEstimateResolver {
  @Allow(Admin)
  @Query(() => IncomeEstimate, {
    description: 'What the clinic would take in a month, by the hours that its professionals attend.',
  })
  incomeEstimate(@Ctx() ctx: Context): Promise<IncomeEstimate> {
    return getIncomeEstimate(ctx);
  }
}
