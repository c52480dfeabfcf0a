import { Args, Ctx, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow, Professional as ProfessionalRole } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { Professional } from '../professional.object';
import { FeeArgs } from './fee.args';
import { updateFee } from './fee.service';

@Resolver()
export class FeeResolver {
  @Allow(Admin, ProfessionalRole)
  @Mutation(() => Professional, {
    description: "Changes a professional's fee and usual duration; appointments made before keep theirs. FORBIDDEN to other professionals.",
  })
  updateProfessionalFee(@Ctx() ctx: Context, @Args(() => FeeArgs) args: FeeArgs): Promise<Professional> {
    return updateFee(ctx, args);
  }
}
