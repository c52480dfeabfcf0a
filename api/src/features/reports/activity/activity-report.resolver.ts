import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ConnectionArgs } from '../../../platform/graphql/connection';
import { ActivityFilter } from './activity.inputs';
import { connectActivity, listActivity } from './activity-report.service';
import { ActivityConnection, ActivityPage } from './activity.objects';

@Resolver()
export class ActivityReportResolver {
  @Allow(Admin('reports'))
  @Query(() => ActivityPage, {
    description: 'Changes to professionals, newest first. BAD_REQUEST on page, limit, month or year.',
  })
  activity(
    @Ctx() ctx: Context,
    @Args(() => ActivityFilter) filter: ActivityFilter,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Starts at 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 50, description: 'Entries per page, 1 to 100.' }) limit: number,
  ): Promise<ActivityPage> {
    return listActivity(ctx, filter, page, limit);
  }

  @Allow(Admin('reports'))
  @Query(() => ActivityConnection, {
    description: 'The changes of `activity` as a Relay connection. BAD_REQUEST on month or year.',
  })
  activityConnection(
    @Ctx() ctx: Context,
    @Args(() => ActivityFilter) filter: ActivityFilter,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<ActivityConnection> {
    return connectActivity(ctx, filter, args);
  }
}
