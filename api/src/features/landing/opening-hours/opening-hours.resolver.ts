import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { OpeningHours, UpdateOpeningHoursInput } from './opening-hours.object';
import { getOpeningHours, updateOpeningHours } from './opening-hours.service';

@Resolver()
export class OpeningHoursResolver {
  @Allow(Admin('settings'))
  @Query(() => OpeningHours, { description: 'Opening hours with their version, for editing.' })
  openingHours(@Ctx() ctx: Context): Promise<OpeningHours> {
    return getOpeningHours(ctx);
  }

  @Allow(Admin('settings'))
  @Mutation(() => OpeningHours, {
    description: 'Replaces the opening hours that visitors read. CONFLICT for a stale version.',
  })
  updateOpeningHours(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateOpeningHoursInput, { description: 'The new hours.' })
    input: UpdateOpeningHoursInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<OpeningHours> {
    return updateOpeningHours(ctx, input, expectedVersion);
  }
}
