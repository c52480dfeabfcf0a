import { Ctx, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ReturnedHours } from './returned-hours.object';
import { listReturnedHours } from './returned-hours.service';

@Resolver()
export class ReturnedHoursResolver {
  @Allow(Professional, Admin('rooms'))
  @Query(() => [ReturnedHours], {
    description:
      'Hours given back by other professionals and rentable now, latest first, until they start. rentRooms ' +
      'rents them. Hides the former professional.',
  })
  returnedHours(@Ctx() ctx: Context): Promise<ReturnedHours[]> {
    return listReturnedHours(ctx);
  }
}
