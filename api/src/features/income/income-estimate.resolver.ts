import { Ctx, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { IncomeEstimate } from './income-estimate.object';
import { getIncomeEstimate } from './income-estimate.service';

@Resolver()
export class IncomeEstimateResolver {
  @Allow(Admin('reports'))
  @Query(() => IncomeEstimate, {
    description: 'Estimated monthly income of the clinic, based on the weekly availability of its professionals.',
  })
  incomeEstimate(@Ctx() ctx: Context): Promise<IncomeEstimate> {
    return getIncomeEstimate(ctx);
  }
}
