import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { LocalDate } from '../../../platform/graphql/scalars';
import { RentalIntervalInput } from '../rent/rent.inputs';
import { RentalQuote } from './rental-quote.object';
import { quoteRentals } from './rental-quote.service';

@Resolver()
export class RentalQuoteResolver {
  @Allow(Professional, Admin('rooms'))
  @Query(() => RentalQuote, {
    description:
      'Cost of renting each room on each date for each interval, by the terms of today; does not check whether ' +
      'they are free. Refuses impossible rentals: NOT_FOUND, BAD_REQUEST, CONFLICT for an inactive room.',
  })
  rentalQuote(
    @Ctx() ctx: Context,
    @Arg('roomIds', () => [Int], { description: '1 to 20 active rooms.' }) roomIds: number[],
    @Arg('dates', () => [LocalDate], { description: '1 to 62, today or later; duplicates count once.' })
    dates: string[],
    @Arg('intervals', () => [RentalIntervalInput], { description: '1 to 24; none overlap.' })
    intervals: RentalIntervalInput[],
  ): Promise<RentalQuote> {
    return quoteRentals(ctx, { roomIds, dates, intervals });
  }
}
