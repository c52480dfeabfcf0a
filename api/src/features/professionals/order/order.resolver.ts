import { Args, Ctx, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { Professional } from '../professional.object';
import { OrderArgs } from './order.args';
import { reorderProfessionals } from './order.service';

@Resolver()
export class OrderResolver {
  @Allow(Admin)
  @Mutation(() => [Professional], {
    description:
      'Says in which order professionals are shown: they are numbered from 0. Answers all of them. BAD_REQUEST on ids when one ' +
      'is listed twice; CONFLICT when professionals were added or removed since the list was read, or the order differs from expectedIds.',
  })
  reorderProfessionals(
    @Ctx() ctx: Context,
    @Args(() => OrderArgs) { ids, expectedIds }: OrderArgs,
  ): Promise<Professional[]> {
    return reorderProfessionals(ctx, ids, expectedIds ?? undefined);
  }
}
