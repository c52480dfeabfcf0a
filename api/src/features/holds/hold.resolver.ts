import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow, Professional } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { breakHold } from './break-hold.service';
import { BreakHoldInput } from './hold.inputs';
import { HeldTime } from './hold.object';

@Resolver(() => HeldTime)
export class HoldResolver {
  @Allow(Admin('appointments', 'waiting_list'), Professional)
  @Mutation(() => Boolean, {
    description:
      'Releases held time and notifies the feature that placed it. Administrators release any hold, ' +
      'professionals those of their own time (FORBIDDEN). NOT_FOUND; CONFLICT when it expired or was taken.',
  })
  breakHold(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of a `HeldTime`.' }) id: string,
    @Arg('input', () => BreakHoldInput, { description: 'The reason.' }) { reason }: BreakHoldInput,
  ): Promise<boolean> {
    return breakHold(ctx, id, reason);
  }
}
