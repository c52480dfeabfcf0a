import { Ctx, Extensions, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { price } from '../../platform/graphql/max-root-price';
import { Opening } from './opening.objects';
import { getOpening } from './opening.service';

@Resolver()
export class OpeningResolver {
  @Allow(Admin('settings'))
  @Extensions(price(6))
  @Query(() => Opening, { description: 'Set-up steps left before patients can book, computed from the current data.' })
  opening(@Ctx() ctx: Context): Promise<Opening> {
    return getOpening(ctx);
  }
}
