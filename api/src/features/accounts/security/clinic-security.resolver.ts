import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import { NeedsProof } from '../../../platform/access/proof';
import { NotForKeys } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { ClinicSecurity, UpdateClinicSecurityInput } from './clinic-security.object';
import { getClinicSecurity, updateClinicSecurity } from './clinic-security.service';

@Resolver()
export class ClinicSecurityResolver {
  @NotForKeys()
  @Allow(Admin('security'))
  @Query(() => ClinicSecurity, {
    description: 'Sign-in requirements of the clinic with their version, for editing.',
  })
  clinicSecurity(@Ctx() ctx: Context): Promise<ClinicSecurity> {
    return getClinicSecurity(ctx);
  }

  @NeedsProof('to ask for less')
  @NotForKeys()
  @Allow(Admin('security'))
  @Mutation(() => ClinicSecurity, {
    description: 'Changes the sign-in requirements. ' + 'CONFLICT when the expected version is stale.',
  })
  updateClinicSecurity(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateClinicSecurityInput, { description: 'Only what changes.' })
    input: UpdateClinicSecurityInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<ClinicSecurity> {
    return updateClinicSecurity(ctx, input, expectedVersion);
  }
}
