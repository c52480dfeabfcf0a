import { Ctx, Extensions, FieldResolver, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { price } from '../../platform/graphql/max-root-price';
import { versionOf } from '../../platform/version-of';
import { shownWith } from '../appointments/list/shown-with';
import { Today } from './today.objects';
import { getToday } from './today.service';

@Resolver(() => Today)
export class TodayResolver {
  @Allow(Admin('appointments'), Professional)
  @Extensions(price(2))
  @Query(() => Today, {
    description: "The clinic's day: for administrators everyone's, for professionals their own.",
  })
  today(@Ctx() ctx: Context): Promise<Today> {
    return getToday(ctx);
  }

  /** Computed from the data, so never newer. */
  @FieldResolver(() => String, {
    description: 'Changes with anything but `now`: query it alone to detect changes cheaply.',
  })
  async version(@Ctx() ctx: Context, @Root() { now: _now, ...content }: Today): Promise<string> {
    return versionOf([content, await shownWith(ctx, content.appointments)]);
  }
}
