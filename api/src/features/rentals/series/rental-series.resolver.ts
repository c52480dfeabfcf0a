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

const DATES = 'Dates of the series, 1 to 62; each succeeds or fails as a whole.';

@Resolver(() => RentalSeries)
export class RentalSeriesResolver {
  @Allow(Professional, Admin('rooms'))
  @Query(() => [RentalSeries], {
    description:
      'Series of a professional with a rental to come or in progress, earliest end first. FORBIDDEN for a colleague’s.',
  })
  rentalSeries(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, { nullable: true, description: 'The professional; default: the viewer.' })
    professionalId?: number | null,
  ): Promise<RentalSeries[]> {
    return listRentalSeries(ctx, professionalId);
  }

  @Allow(Professional, Admin('rooms'))
  @Extensions(price(4))
  @Query(() => [SeriesDay], {
    description:
      'Previews each date of a series: state, holiday and current price. Holds nothing. Rejects impossible ' +
      'series: NOT_FOUND, BAD_REQUEST, CONFLICT for an inactive room.',
  })
  rentalSeriesPreview(
    @Ctx() ctx: Context,
    @Arg('input', () => RentalSeriesInput, { description: 'Room, times and professional.' }) input: RentalSeriesInput,
  ): Promise<SeriesDay[]> {
    return previewNewSeries(ctx, input);
  }

  @Allow(Professional, Admin('rooms'))
  @Extensions(price(4))
  @Query(() => [SeriesDay], {
    description: 'Previews the dates that would extend a series. NOT_FOUND, FORBIDDEN, BAD_REQUEST.',
  })
  rentalSeriesExtension(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Its id; NOT_FOUND if unknown.' }) id: string,
    @Arg('untilDate', () => LocalDate, { description: 'New last date, at most 26 weeks from today.' })
    untilDate: string,
  ): Promise<SeriesDay[]> {
    return previewExtension(ctx, id, untilDate);
  }

  @Allow(Professional, Admin('rooms'))
  @Mutation(() => RentalSeriesOutcome, {
    description:
      'Rents dates of a new series at current prices. Returns every date with its rentals or error; fails only ' +
      'for faults of all dates. A retry with the key continues the same series.',
  })
  startRentalSeries(
    @Ctx() ctx: Context,
    @Arg('input', () => RentalSeriesInput, { description: 'Room, times and professional.' }) input: RentalSeriesInput,
    @Arg('dates', () => [LocalDate], { description: DATES }) dates: string[],
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<RentalSeriesOutcome> {
    return startRentalSeries(ctx, input, dates, idempotencyKey);
  }

  @Allow(Professional, Admin('rooms'))
  @Mutation(() => RentalSeriesOutcome, {
    description: 'Rents further dates of a series at current prices, as startRentalSeries. NOT_FOUND, FORBIDDEN.',
  })
  extendRentalSeries(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Its id; NOT_FOUND if unknown.' }) id: string,
    @Arg('untilDate', () => LocalDate, { description: 'New last date, at most 26 weeks from today.' })
    untilDate: string,
    @Arg('dates', () => [LocalDate], { description: DATES }) dates: string[],
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<RentalSeriesOutcome> {
    return extendRentalSeries(ctx, { id, untilDate, dates }, idempotencyKey);
  }

  @Allow(Professional, Admin('rooms'))
  @Mutation(() => RentalSeries, {
    description:
      "Gives back a series' rentals from a date on, all or nothing, as giveBackRental. NOT_FOUND, FORBIDDEN; " +
      'CONFLICT without such rentals, when the credit has changed, or with unconfirmed appointments.',
  })
  endRentalSeries(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Its id; NOT_FOUND if unknown.' }) id: string,
    @Arg('from', () => LocalDate, { description: 'First date to give back; rentals that have begun stay.' })
    from: string,
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
    description: 'Its live and returned rentals, earliest first; without cancelled ones.',
  })
  bookings(@Ctx() ctx: Context, @Root() { id }: RentalSeries): Promise<RoomBooking[]> {
    return rentalsOfSeries(ctx).load(id);
  }
}
