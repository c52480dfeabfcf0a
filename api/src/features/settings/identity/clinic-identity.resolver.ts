import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { UpdateClinicIdentityInput } from './clinic-identity.inputs';
import { ClinicIdentity } from './clinic-identity.object';
import { getClinicIdentity, updateClinicIdentity } from './clinic-identity.service';

@Resolver()
export class ClinicIdentityResolver {
  @Allow(Admin)
  @Query(() => ClinicIdentity, { description: 'What the clinic tells about itself, with its version, to be changed.' })
  clinicIdentity(@Ctx() ctx: Context): Promise<ClinicIdentity> {
    return getClinicIdentity(ctx);
  }

  @Allow(Admin)
  @Mutation(() => ClinicIdentity, {
    description:
      'Changes the given fields for every page and e-mail from now on. CONFLICT when the version that it was made on no ' +
      'longer stands.',
  })
  updateClinicIdentity(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateClinicIdentityInput, { description: 'Only what changes.' })
    input: UpdateClinicIdentityInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<ClinicIdentity> {
    return updateClinicIdentity(ctx, input, expectedVersion);
  }
}
