import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Public } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { UpdateWaitingListSettingsInput, WaitingListSettings } from './waiting-list-settings.object';
import { getWaitingListSettings, updateWaitingListSettings, waitingListRules } from './waiting-list-settings.service';

@Resolver()
export class WaitingListSettingsResolver {
  @Allow(Public)
  @Query(() => Boolean, { description: 'Whether the clinic has a waiting list that patients can join.' })
  async isWaitingListEnabled(@Ctx() { db }: Context): Promise<boolean> {
    return (await waitingListRules(db)).isEnabled;
  }

  @Allow(Admin('settings'))
  @Query(() => WaitingListSettings, { description: 'Rules for offering freed slots.' })
  waitingListSettings(@Ctx() ctx: Context): Promise<WaitingListSettings> {
    return getWaitingListSettings(ctx);
  }

  @Allow(Admin('settings'))
  @Mutation(() => WaitingListSettings, {
    description: 'Changes the rules for future offers. BAD_REQUEST; CONFLICT for a stale version.',
  })
  updateWaitingListSettings(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateWaitingListSettingsInput, { description: 'Fields to change.' })
    input: UpdateWaitingListSettingsInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<WaitingListSettings> {
    return updateWaitingListSettings(ctx, input, expectedVersion);
  }
}
