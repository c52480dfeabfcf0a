import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { price } from '../../../platform/graphql/max-root-price';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { LocalDate } from '../../../platform/graphql/scalars';
import { GiveBackAgreement, GiveBackDecisionInput } from '../give-back/give-back.inputs';
import { RoomBooking } from '../room-booking.object';
import { RentalSeriesInput } from './rental-series.inputs';
import { RentalSeries, RentalSeriesOutcome, SeriesDay } from './rental-series.objects';
import {
  endRentalSeries,
  extendRentalSeries,
  listRentalSeries,
  previewExtension,
  previewNewSeries,
  rentalsOfSeries,
  startRentalSeries,
} from './rental-series.service';

const DATES = 'Which of its dates: 1 to 62, all of a date or nothing, each date by itself.';

@Resolver(() => RentalSeries)
export class RentalSeriesResolver {
  @Allow(Professional, Admin)
  @Query(() => [RentalSeries], {
    description:
      'Series of a professional that are not over, earliest end first. Omits series whose rentals were all given back. ' +
      'FORBIDDEN for a colleague’s.',
  })
  rentalSeries(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, { nullable: true, description: 'The professional; default: the viewer.' })
    professionalId?: number | null,
  ): Promise<RentalSeries[]> {
    return listRentalSeries(ctx, professionalId);
  }

  @Allow(Professional, Admin)
  @Extensions(price(4))
  @Query(() => [SeriesDay], {
    description:
      'Each date of a series before it is rented: whether it is free, a holiday, and its price now. Holds nothing. ' +
      'Refuses what no series could be: NOT_FOUND, BAD_REQUEST, CONFLICT for an inactive room.',
  })
  rentalSeriesPreview(
    @Ctx() ctx: Context,
    @Arg('input', () => RentalSeriesInput, { description: 'Room, times and professional.' }) input: RentalSeriesInput,
  ): Promise<SeriesDay[]> {
    return previewNewSeries(ctx, input);
  }

  @Allow(Professional, Admin)
  @Extensions(price(4))
  @Query(() => [SeriesDay], {
    description: 'The same of the dates by which a series would be longer. NOT_FOUND, FORBIDDEN, BAD_REQUEST.',
  })
  rentalSeriesExtension(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('untilDate', () => LocalDate, { description: 'Its new last date, 26 weeks from today at the latest.' })
    untilDate: string,
  ): Promise<SeriesDay[]> {
    return previewExtension(ctx, id, untilDate);
  }

  @Allow(Professional, Admin)
  @Mutation(() => RentalSeriesOutcome, {
    description:
      'Rents dates of a new series, at the prices of now. Answers every date, with its rentals or why it failed; fails as a ' +
      'whole only for what no date could change. A retry with the key adds to the same series.',
  })
  startRentalSeries(
    @Ctx() ctx: Context,
    @Arg('input', () => RentalSeriesInput, { description: 'Room, times and professional.' }) input: RentalSeriesInput,
    @Arg('dates', () => [LocalDate], { description: DATES }) dates: string[],
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<RentalSeriesOutcome> {
    return startRentalSeries(ctx, input, dates, idempotencyKey);
  }

  @Allow(Professional, Admin)
  @Mutation(() => RentalSeriesOutcome, {
    description:
      'Rents more dates of a series, until a later one, at the prices of now; as startRentalSeries. NOT_FOUND, FORBIDDEN.',
  })
  extendRentalSeries(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('untilDate', () => LocalDate, { description: 'Its new last date, 26 weeks from today at the latest.' })
    untilDate: string,
    @Arg('dates', () => [LocalDate], { description: DATES }) dates: string[],
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<RentalSeriesOutcome> {
    return extendRentalSeries(ctx, { id, untilDate, dates }, idempotencyKey);
  }

  @Allow(Professional, Admin)
  @Mutation(() => RentalSeries, {
    description:
      'Gives back what a series rents from a date on, all of it or nothing; each rental as giveBackRental would. NOT_FOUND, ' +
      'FORBIDDEN; CONFLICT when it rents nothing more, when the credit is another one by now, and with turnos to confirm.',
  })
  endRentalSeries(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('from', () => LocalDate, { description: 'From this date on; what has begun stays.' }) from: string,
    @Args(() => GiveBackAgreement) agreement: GiveBackAgreement,
    @Arg('decision', () => GiveBackDecisionInput, {
      nullable: true,
      description: 'For administrators: instead of the policy.',
    })
    decision?: GiveBackDecisionInput | null,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<RentalSeries> {
    return endRentalSeries(ctx, { id, from }, { ...agreement, decision: decision ?? null }, idempotencyKey);
  }

  @FieldResolver(() => [RoomBooking], {
    description:
      'Its rentals that stand or were given back, earliest first; those that were only cancelled are left out.',
  })
  bookings(@Ctx() ctx: Context, @Root() { id }: RentalSeries): Promise<RoomBooking[]> {
    return rentalsOfSeries(ctx).load(id);
  }
}
