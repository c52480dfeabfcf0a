import { Arg, Ctx, Extensions, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { price } from '../../../platform/graphql/max-root-price';
import { FigureDates } from '../figure-filter';
import { RoomUseFigures } from './room-use.objects';
import { getRoomUseFigures } from './room-use.service';

@Resolver()
export class RoomUseResolver {
  @Allow(Admin('reports'))
  @Extensions(price(6))
  @Query(() => RoomUseFigures, {
    description:
      'Share of the active rooms’ open time used by appointments and rentals, by hour of the day. BAD_REQUEST.',
  })
  roomUseFigures(
    @Ctx() ctx: Context,
    @Arg('filter', () => FigureDates, { description: 'Period.' }) filter: FigureDates,
  ): Promise<RoomUseFigures> {
    return getRoomUseFigures(ctx, filter);
  }
}
