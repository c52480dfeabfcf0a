import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { AvailabilityOverview } from './availability-overview.objects';
import { getAvailabilityOverview, OVERVIEW_PAGE_LIMIT } from './availability-overview.service';

@Resolver()
export class AvailabilityOverviewResolver {
  @Allow(Admin('rooms', 'appointments'))
  @Query(() => AvailabilityOverview, {
    description: 'When each professional attends, and on which dates of a month they do not.',
  })
  availabilityOverview(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, { description: '1900 to 9999.' }) year: number,
    @Arg('month', () => Int, { description: '1 to 12.' }) month: number,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Matches name, e-mail or phone by each of its words. At most 200 characters.',
    })
    search: string | null | undefined,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1; empty past the last one.' })
    page: number,
    @Arg('size', () => Int, { defaultValue: 12, description: `How many on a page: 1 to ${OVERVIEW_PAGE_LIMIT}.` })
    size: number,
  ): Promise<AvailabilityOverview> {
    return getAvailabilityOverview(ctx, { year, month, search, page, size });
  }
}
