import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { RoomMonth } from './room-month.objects';
import { getRoomMonth } from './room-month.service';

@Resolver()
export class RoomMonthResolver {
  @Allow(Professional, Admin('rooms'))
  @Query(() => RoomMonth, {
    description:
      'The rental calendar of a month, with rentable time per active room and day. FORBIDDEN for a colleague’s.',
  })
  roomMonth(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, { description: '1900 to 9999.' }) year: number,
    @Arg('month', () => Int, { description: '1 to 12.' }) month: number,
    @Arg('professionalId', () => Int, {
      nullable: true,
      description:
        'The professional who would rent; default: the viewer, or none for administrators without a profile.',
    })
    professionalId?: number | null,
  ): Promise<RoomMonth> {
    return getRoomMonth(ctx, { year, month, professionalId });
  }
}
