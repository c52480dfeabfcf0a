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
  @FieldResolver(() => ProfessionalFee, { description: 'Fee and usual duration with the version to change them on.' })
  editableFee(@Root() professional: Professional): ProfessionalFee {
    return feeOf(professional);
  }

  @FieldResolver(() => ProfessionalFee, {
    description:
      'Fee and length of a turno that is booked without naming a kind: those of the first kind offered online, else the ' +
      'usual ones. With the version to change the usual ones on.',
  })
  offeredFee(@Root() professional: Professional): ProfessionalFee {
    return offeredFeeOf(professional);
  }

  @Allow(Admin, ProfessionalRole)
  @Mutation(() => ProfessionalFee, {
    description:
      "Changes a professional's fee and usual duration; appointments made before keep theirs. FORBIDDEN to other professionals; " +
      'CONFLICT when the version that it was made on no longer stands.',
  })
  updateProfessionalFee(
    @Ctx() ctx: Context,
    @Args(() => FeeArgs) args: FeeArgs,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<ProfessionalFee> {
    return updateFee(ctx, args, expectedVersion);
  }
}
