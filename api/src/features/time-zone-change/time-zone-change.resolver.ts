import { Arg, Ctx, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { TimeZoneChange } from './time-zone-change.object';
import { foreseeTimeZoneChange } from './time-zone-change.service';

@Resolver()
export class TimeZoneChangeResolver {
  @Allow(Admin('settings'))
  @Query(() => TimeZoneChange, {
    description: 'Previews the effect of another time zone on bookings.',
  })
  timeZoneChange(
    @Ctx() ctx: Context,
    @Arg('timeZone', () => String, {
      description: 'A zone accepted by updateClinicConventions; BAD_REQUEST otherwise.',
    })
    timeZone: string,
  ): Promise<TimeZoneChange> {
    return foreseeTimeZoneChange(ctx, timeZone);
  }
}
