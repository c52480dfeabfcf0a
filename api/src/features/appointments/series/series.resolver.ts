import { Arg, Ctx, Extensions, Int, Mutation, Query, Resolver } from 'type-graphql';

import { MOST_TURNOS, MOST_TURNOS_ONLINE } from '../../../domain/series-limits';
import { Allow, SignedIn } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { price } from '../../../platform/graphql/max-root-price';
import { DateTime } from '../../../platform/graphql/scalars';
import { DURATION_RANGE } from '../../professionals/appointment-duration';
import { ConfirmedAppointments } from '../book/confirmed-appointments';
import { bookSeries } from './book-series.service';
import { BookSeriesInput } from './series.inputs';
import { AppointmentSeries, SeriesDate } from './series.objects';
import { getSeriesDates } from './series-dates.service';

@Resolver()
export class SeriesResolver {
  @Allow(SignedIn)
  @Extensions(price(8))
  @Query(() => [SeriesDate], {
    description:
      'Dates of a series before it is booked: every week or every second one, at the same local time. For staff ' +
      'of the calendar, and patients if the professional allows it; FORBIDDEN otherwise. NOT_FOUND for an ' +
      'unknown professional.',
  })
  seriesDates(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, { description: 'One whom the public can book; NOT_FOUND otherwise.' })
    professionalId: number,
    @Arg('firstStart', () => DateTime, { description: 'Start of the first one.' }) firstStart: string,
    @Arg('everyWeeks', () => Int, { description: '1 or 2.' }) everyWeeks: number,
    @Arg('count', () => Int, { description: `2 to ${MOST_TURNOS}; by patients at most ${MOST_TURNOS_ONLINE}.` })
    count: number,
    @Arg('durationMinutes', () => Int, {
      nullable: true,
      description: `${DURATION_RANGE}; default: the professional's.`,
    })
    durationMinutes?: number | null,
    @Arg('roomId', () => Int, {
      nullable: true,
      description: 'Proposed wherever it is free; default: the room in which most of them can be.',
    })
    roomId?: number | null,
  ): Promise<SeriesDate[]> {
    return getSeriesDates(ctx, { professionalId, firstStart, everyWeeks, count, durationMinutes, roomId });
  }

  @Allow(SignedIn)
  @Extensions(price(8))
  @Mutation(() => AppointmentSeries, {
    description:
      'Books several appointments of one patient with one professional, all or none; CONFLICT names those no ' +
      'longer free. Sends one mail. Each has to pass the rules of `bookAppointment`, limits included; the ' +
      "patient's other appointments at those times (`unconfirmed`) are confirmed together. FORBIDDEN to " +
      'patients of professionals who leave series to the clinic.',
  })
  bookSeries(
    @Ctx() ctx: Context,
    @Arg('input', () => BookSeriesInput, { description: 'Patient, professional and times.' }) input: BookSeriesInput,
    @IdempotencyKey() idempotencyKey?: string | null,
    @ConfirmedAppointments() confirmedAppointments?: string[] | null,
  ): Promise<AppointmentSeries> {
    return bookSeries(ctx, input, idempotencyKey, confirmedAppointments);
  }
}
