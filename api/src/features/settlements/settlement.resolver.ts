import { Args, Ctx, Extensions, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { price } from '../../platform/graphql/max-root-price';
import { SettledMonth, Settlement, SettlementLinePage, SettlementLinesArgs } from './settlement.objects';
import { listSettlementLines, readSettlement } from './settlement.service';

@Resolver()
export class SettlementResolver {
  @Allow(Admin('reports'))
  @Extensions(price(4))
  @Query(() => Settlement, {
    description:
      "A month's attended appointments by insurer and professional, as their coverage was kept, and the payments at " +
      'the desk. BAD_REQUEST on year or month.',
  })
  settlement(@Ctx() ctx: Context, @Args(() => SettledMonth) month: SettledMonth): Promise<Settlement> {
    return readSettlement(ctx, month);
  }

  @Allow(Admin('reports'))
  @Query(() => SettlementLinePage, {
    description:
      'The attended appointments of an insurer in a month, one by one. NOT_FOUND for an unknown insurer; ' +
      'BAD_REQUEST on year, month, page or limit.',
  })
  settlementLines(
    @Ctx() ctx: Context,
    @Args(() => SettlementLinesArgs) asked: SettlementLinesArgs,
  ): Promise<SettlementLinePage> {
    return listSettlementLines(ctx, asked);
  }
}
