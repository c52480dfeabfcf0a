import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { UpdateClinicConventionsInput } from './clinic-conventions.inputs';
import { ClinicConventions } from './clinic-conventions.object';
import { getClinicConventions, updateClinicConventions } from './clinic-conventions.service';

@Resolver()
export class ClinicConventionsResolver {
  @Allow(Admin('settings'))
  @Query(() => ClinicConventions, {
    description: "The clinic's time zone, language, currency and usual hours, for editing.",
  })
  clinicConventions(@Ctx() ctx: Context): Promise<ClinicConventions> {
    return getClinicConventions(ctx);
  }

  @Allow(Admin('settings'))
  @Mutation(() => ClinicConventions, {
    description:
      'Changes the given conventions. In a new time zone, appointments and rentals keep their instants, and weekly ' +
      'hours keep their times of day. CONFLICT when the expected version is stale.',
  })
  updateClinicConventions(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateClinicConventionsInput, { description: 'Only what changes.' })
    input: UpdateClinicConventionsInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<ClinicConventions> {
    return updateClinicConventions(ctx, input, expectedVersion);
  }
}
