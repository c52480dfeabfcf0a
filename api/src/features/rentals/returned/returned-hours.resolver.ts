import { Ctx, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { ReturnedHours } from './returned-hours.object';
import { listReturnedHours } from './returned-hours.service';

@Resolver()
export class ReturnedHoursResolver {
  @Allow(Professional, Admin)
  @Query(() => [ReturnedHours], {
    description:
      'Hours that other professionals gave back and that can be rented now, the last given back first, until they start. ' +
      'rentRooms rents them. Their former professional is hidden.',
  })
  returnedHours(@Ctx() ctx: Context): Promise<ReturnedHours[]> {
    return listReturnedHours(ctx);
  }
}
