import { Args, Ctx, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { Professional } from '../professional.object';
import { OrderArgs } from './order.args';
import { reorderProfessionals } from './order.service';

@Resolver()
export class OrderResolver {
  @Allow(Admin('people'))
  @Mutation(() => [Professional], {
    description:
      'Sets the display order of professionals, numbered from 0, and returns all of them. BAD_REQUEST on ids ' +
      'for duplicates; CONFLICT when professionals were added or removed since, or the order differs from ' +
      'expectedIds.',
  })
  reorderProfessionals(
    @Ctx() ctx: Context,
    @Args(() => OrderArgs) { ids, expectedIds }: OrderArgs,
  ): Promise<Professional[]> {
    return reorderProfessionals(ctx, ids, expectedIds ?? undefined);
  }
}
