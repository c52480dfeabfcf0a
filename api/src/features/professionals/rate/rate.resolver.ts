import { Args, Ctx, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow, Professional as ProfessionalRole } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { Professional } from '../professional.object';
import { RateArgs } from './rate.args';
import { updateRate } from './rate.service';

@Resolver()
export class RateResolver {
  @Allow(Admin, ProfessionalRole)
  @Mutation(() => Professional, {
    description: "Changes a professional's fee and usual duration; appointments made before keep theirs. FORBIDDEN to other professionals.",
  })
  updateProfessionalRate(@Ctx() ctx: Context, @Args(() => RateArgs) args: RateArgs): Promise<Professional> {
    return updateRate(ctx, args);
  }
}
