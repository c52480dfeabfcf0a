import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ActivityAction } from '../../activity/record-activity';
import { listActivity } from './activity-report.service';
import { ActivityPage } from './activity.objects';

@Resolver()
export class ActivityReportResolver {
  @Allow(Admin)
  @Query(() => ActivityPage, {
    description: 'What changed about professionals, newest first. BAD_REQUEST on page, limit, month or year.',
  })
  activity(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, { nullable: true, description: 'Only about this professional.' })
    professionalId: number | null | undefined,
    @Arg('action', () => ActivityAction, { nullable: true, description: 'Only changes of this sort.' })
    action: ActivityAction | null | undefined,
    @Arg('month', () => Int, { nullable: true, description: 'Only of this month, January = 1; BAD_REQUEST for none.' })
    month: number | null | undefined,
    @Arg('year', () => Int, { nullable: true, description: 'Only of this year.' }) year: number | null | undefined,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1 on.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 50, description: 'How many a page holds, 1 to 100.' }) limit: number,
  ): Promise<ActivityPage> {
    return listActivity(ctx, { professionalId, action, month, year }, page, limit);
  }
}
