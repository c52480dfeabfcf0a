import { Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional as ProfessionalRole } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { Professional } from '../professional.object';
import { BioArgs } from './bio.args';
import { updateBio } from './bio.service';
import { bioOf, ProfessionalBio } from './professional-bio.object';

@Resolver(() => Professional)
export class BioResolver {
  @FieldResolver(() => ProfessionalBio, { description: 'The bio with its version.' })
  editableBio(@Root() professional: Professional): ProfessionalBio {
    return bioOf(professional);
  }

  @Allow(Admin('people'), ProfessionalRole)
  @Mutation(() => ProfessionalBio, {
    description:
      'Changes the public text about a professional. FORBIDDEN to other professionals; CONFLICT for a stale ' +
      'version.',
  })
  updateProfessionalProfile(
    @Ctx() ctx: Context,
    @Args(() => BioArgs) args: BioArgs,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<ProfessionalBio> {
    return updateBio(ctx, args, expectedVersion);
  }
}
