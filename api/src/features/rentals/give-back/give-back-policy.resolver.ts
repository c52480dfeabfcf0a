import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { GiveBackPolicy, GiveBackStepInput } from './give-back-policy.object';
import { getGiveBackPolicy, updateGiveBackPolicy } from './give-back-policy.service';

@Resolver()
export class GiveBackPolicyResolver {
  @Allow(Professional, Admin('prices', 'rooms'))
  @Query(() => GiveBackPolicy, {
    description: 'Credits for rentals given back in time.',
  })
  giveBackPolicy(@Ctx() ctx: Context): Promise<GiveBackPolicy> {
    return getGiveBackPolicy(ctx);
  }

  @Allow(Admin('prices'))
  @Mutation(() => GiveBackPolicy, {
    description:
      'Changes the policy for future returns; earlier credits stay. BAD_REQUEST unless days and percentages ' +
      'decrease; CONFLICT for a stale version.',
  })
  updateGiveBackPolicy(
    @Ctx() ctx: Context,
    @Arg('steps', () => [GiveBackStepInput], { description: 'At most 6; replace the current ones.' })
    steps: GiveBackStepInput[],
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<GiveBackPolicy> {
    return updateGiveBackPolicy(ctx, steps, expectedVersion);
  }
}
