import { Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional as ProfessionalRole } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { Professional } from '../professional.object';
import { FeeArgs } from './fee.args';
import { updateFee } from './fee.service';
import { feeOf, offeredFeeOf, ProfessionalFee } from './professional-fee.object';

@Resolver(() => Professional)
export class FeeResolver {
  @FieldResolver(() => ProfessionalFee, { description: 'Fee and usual duration with their version.' })
  editableFee(@Root() professional: Professional): ProfessionalFee {
    return feeOf(professional);
  }

  @FieldResolver(() => ProfessionalFee, {
    description:
      'Fee and duration of a booking without appointment type: those of the first online type, else the usual ' +
      'ones. With the version of the usual ones.',
  })
  offeredFee(@Root() professional: Professional): ProfessionalFee {
    return offeredFeeOf(professional);
  }

  @Allow(Admin('prices'), ProfessionalRole)
  @Mutation(() => ProfessionalFee, {
    description:
      "Changes a professional's fee and usual duration; appointments made before keep theirs. FORBIDDEN to " +
      'other professionals; CONFLICT for a stale version.',
  })
  updateProfessionalFee(
    @Ctx() ctx: Context,
    @Args(() => FeeArgs) args: FeeArgs,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<ProfessionalFee> {
    return updateFee(ctx, args, expectedVersion);
  }
}
