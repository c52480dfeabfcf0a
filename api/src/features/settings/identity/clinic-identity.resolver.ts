import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { ClinicIdentity, UpdateClinicIdentityInput } from './clinic-identity.object';
import { getClinicIdentity, updateClinicIdentity } from './clinic-identity.service';

@Resolver()
export class ClinicIdentityResolver {
  @Allow(Admin('settings'))
  @Query(() => ClinicIdentity, { description: 'Identity of the clinic with its version, for editing.' })
  clinicIdentity(@Ctx() ctx: Context): Promise<ClinicIdentity> {
    return getClinicIdentity(ctx);
  }

  @Allow(Admin('settings'))
  @Mutation(() => ClinicIdentity, {
    description:
      'Changes the given fields for all pages and future e-mails. CONFLICT when the expected version is stale.',
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
