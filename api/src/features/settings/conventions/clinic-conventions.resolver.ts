import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { UpdateClinicConventionsInput } from './clinic-conventions.inputs';
import { ClinicConventions } from './clinic-conventions.object';
import { getClinicConventions, updateClinicConventions } from './clinic-conventions.service';

@Resolver()
export class ClinicConventionsResolver {
  @Allow(Admin)
  @Query(() => ClinicConventions, {
    description: "The clinic's time zone, language, currency and usual hours, to be changed.",
  })
  clinicConventions(@Ctx() ctx: Context): Promise<ClinicConventions> {
    return getClinicConventions(ctx);
  }

  @Allow(Admin)
  @Mutation(() => ClinicConventions, {
    description:
      'Changes the given conventions from now on. Another time zone leaves every turno and rental at its instant, which is ' +
      'another time of day then, and weekly hours at their times of day. CONFLICT when ' +
      'the version that it was made on no longer stands.',
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
