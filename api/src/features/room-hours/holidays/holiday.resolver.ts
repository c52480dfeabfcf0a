import { Arg, Ctx, Extensions, Int, Query, Resolver } from 'type-graphql';

import { Allow, Public } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { price } from '../../../platform/graphql/max-root-price';
import { Holiday } from './holiday.object';
import { listHolidays } from './holiday.service';

@Resolver(() => Holiday)
export class HolidayResolver {
  @Allow(Public)
  // Computing a country's year blocks the event loop.
  @Extensions(price(4))
  @Query(() => [Holiday], {
    description:
      "Holidays of the clinic's country in a month, earliest first, and whether the clinic closes on them. Callers " +
      'other than staff get only two years each way.',
  })
  holidays(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, { description: '1900 to 9999.' }) year: number,
    @Arg('month', () => Int, { description: '1 to 12.' }) month: number,
  ): Promise<Holiday[]> {
    return listHolidays(ctx, { year, month });
  }
}
