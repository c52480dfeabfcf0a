import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { price } from '../../../platform/graphql/max-root-price';
import { DateTime } from '../../../platform/graphql/scalars';
import { atClinic } from '../../settings/settings.service';
import { decideHolidays, withdrawHolidays } from './decide-holidays';
import { HolidayClosureInput } from './holiday-year.inputs';
import { HolidayDate, HolidayYear } from './holiday-year.objects';
import { bookingsOnLoader, getHolidayYear, listYearsToDecide } from './holiday-year.service';

// Computing a country's year blocks the event loop.
const COMPUTES_A_YEAR = price(4);

@Resolver(() => HolidayYear)
export class HolidayYearResolver {
  @Allow(Admin('rooms'))
  @Extensions(COMPUTES_A_YEAR)
  @Query(() => HolidayYear, { description: 'Holidays of a year, and on which of them rooms close.' })
  holidayYear(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, { description: '1900 to 9999.' }) year: number,
  ): Promise<HolidayYear> {
    return getHolidayYear(ctx, year);
  }

  @Allow(Admin('rooms'))
  @Extensions(COMPUTES_A_YEAR)
  @Query(() => [Int], {
    description:
      'Years with undecided holidays, earliest first: this year while it has holidays to come, and from ' +
      'November on the next.',
  })
  holidayYearsToDecide(@Ctx() ctx: Context): Promise<number[]> {
    return listYearsToDecide(ctx);
  }

  @Allow(Admin('rooms'))
  @Extensions(COMPUTES_A_YEAR)
  @Mutation(() => HolidayYear, {
    description:
      'Decides on which holidays of a year rooms close; on the others they open. Dates before today stay as they ' +
      'are. BAD_REQUEST for other dates and past years; NOT_FOUND for an unknown room. CONFLICT for a stale ' +
      'version, and when bookings would fall outside the hours: `unconfirmed`, beside the code, lists them until all ' +
      'are confirmed. They are neither moved nor cancelled.',
  })
  decideHolidays(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, { description: 'This year, or one of the next five.' }) year: number,
    @Arg('closures', () => [HolidayClosureInput], { description: 'All dates that close; may be empty.' })
    closures: HolidayClosureInput[],
    @Arg('confirmedBookings', () => [ID], {
      nullable: true,
      description:
        'Ids of bookings that may fall outside the hours, from `unconfirmed`; a moved booking has another id.',
    })
    confirmedBookings?: string[] | null,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<HolidayYear> {
    return decideHolidays(ctx, year, closures, { expectedVersion, confirmedBookings });
  }

  @Allow(Admin('rooms'))
  @Extensions(COMPUTES_A_YEAR)
  @Mutation(() => HolidayYear, {
    description:
      'Withdraws the decision on a year: from today on rooms open on its holidays, with the hours they had. ' +
      'CONFLICT for a stale version.',
  })
  withdrawHolidays(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, { description: 'This year, or one of the next five.' }) year: number,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<HolidayYear> {
    return withdrawHolidays(ctx, year, expectedVersion);
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When it was last decided; null: undecided.' })
  decidedAt(@Ctx() ctx: Context, @Root() { decidedAt }: HolidayYear): Promise<string> | null {
    return decidedAt && atClinic(ctx, decidedAt);
  }
}

@Resolver(() => HolidayDate)
export class HolidayDateResolver {
  @FieldResolver(() => Int, { description: 'Number of appointments that overlap the date, in all rooms.' })
  async appointments(@Ctx() ctx: Context, @Root() { date }: HolidayDate): Promise<number> {
    return (await bookingsOnLoader(ctx).load(date)).appointments;
  }

  @FieldResolver(() => Int, { description: 'Number of rentals that overlap the date, in all rooms.' })
  async rentals(@Ctx() ctx: Context, @Root() { date }: HolidayDate): Promise<number> {
    return (await bookingsOnLoader(ctx).load(date)).rentals;
  }
}
