import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { GiveBackPolicy, GiveBackStepInput } from './give-back-policy.object';
import { getGiveBackPolicy, updateGiveBackPolicy } from './give-back-policy.service';

@Resolver()
export class GiveBackPolicyResolver {
  @Allow(Professional, Admin)
  @Query(() => GiveBackPolicy, {
    description: 'How much of a rental is credited when it is given back, and until when.',
  })
  giveBackPolicy(@Ctx() ctx: Context): Promise<GiveBackPolicy> {
    return getGiveBackPolicy(ctx);
  }

  @Allow(Admin)
  @Mutation(() => GiveBackPolicy, {
    description:
      'Changes it for what is given back from now on; earlier credits stay. BAD_REQUEST unless days and percentages go ' +
      'down; CONFLICT when the version that it was made on no longer stands.',
  })
  updateGiveBackPolicy(
    @Ctx() ctx: Context,
    @Arg('steps', () => [GiveBackStepInput], { description: 'At most 6; they replace those that stand.' })
    steps: GiveBackStepInput[],
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<GiveBackPolicy> {
    return updateGiveBackPolicy(ctx, steps, expectedVersion);
  }
}
