import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import type { Context } from '../../../platform/context';
import { Appointment } from '../appointment.object';
import { appointmentLoader } from '../appointment.service';
import { SeriesPlace } from './series.objects';

@Resolver(() => SeriesPlace)
export class SeriesPlaceResolver {
  @FieldResolver(() => [Appointment], {
    description:
      'All of the series, earliest first, for staff of the calendar and the account that it is of; empty for others.',
  })
  async appointments(@Ctx() ctx: Context, @Root() { appointmentIds }: SeriesPlace): Promise<Appointment[]> {
    const found = await Promise.all(appointmentIds.map((id) => appointmentLoader(ctx).load(id)));
    return found.filter((appointment) => appointment !== null);
  }
}
