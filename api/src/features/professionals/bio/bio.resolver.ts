import { Args, Ctx, Mutation, Resolver } from 'type-graphql';

import { Admin, Allow, Professional as ProfessionalRole } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { Professional } from '../professional.object';
import { BioArgs } from './bio.args';
import { updateBio } from './bio.service';

@Resolver()
export class BioResolver {
  @Allow(Admin, ProfessionalRole)
  @Mutation(() => Professional, {
    description: 'Changes the text that people read about a professional. FORBIDDEN to other professionals.',
  })
  updateProfessionalProfile(@Ctx() ctx: Context, @Args(() => BioArgs) args: BioArgs): Promise<Professional> {
    return updateBio(ctx, args);
  }
}
