import { Arg, Ctx, Extensions, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { price } from '../../../platform/graphql/max-root-price';
import { FigureFilter } from '../figure-filter';
import { ThirdFreeFigures } from './third-free.objects';
import { getThirdFreeFigures } from './third-free.service';

@Resolver()
export class ThirdFreeResolver {
  @Allow(Admin('reports'))
  @Extensions(price(4))
  @Query(() => ThirdFreeFigures, {
    description:
      'Days that patients wait for the third free slot, by specialty and professional, measured once a day. BAD_REQUEST.',
  })
  thirdFreeFigures(
    @Ctx() ctx: Context,
    @Arg('filter', () => FigureFilter, { description: 'Period and professionals.' }) filter: FigureFilter,
  ): Promise<ThirdFreeFigures> {
    return getThirdFreeFigures(ctx, filter);
  }
}
