import { Ctx, Extensions, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { price } from '../../platform/graphql/max-root-price';
import { Opening } from './opening.objects';
import { getOpening } from './opening.service';

@Resolver()
export class OpeningResolver {
  @Allow(Admin)
  @Extensions(price(6))
  @Query(() => Opening, { description: 'What the clinic still needs before patients can book, from its data alone.' })
  opening(@Ctx() ctx: Context): Promise<Opening> {
    return getOpening(ctx);
  }
}
