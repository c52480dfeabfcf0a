import { Arg, Ctx, Extensions, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { price } from '../../../platform/graphql/max-root-price';
import { DateTime } from '../../../platform/graphql/scalars';
import { DEFAULT_DURATION_MINUTES, DURATION_RANGE } from '../../professionals/appointment-duration';
import { SlotRoom } from '../../slots/slots.objects';
import { untakenRooms } from './untaken-rooms';

@Resolver()
export class UntakenRoomsResolver {
  @Allow(Admin('appointments', 'requests'))
  @Extensions(price(2))
  @Query(() => [SlotRoom], {
    description:
      'The active rooms that could take an appointment then, the one to propose first: those that the professional rents, then ' +
      'free ones, then closed ones, each in order; after all of these, in the same way, those that serve other specialties, ' +
      'which are not proposed. Empty when all are taken, or the professional is. NOT_FOUND without such a professional.',
  })
  untakenRooms(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, { description: 'One whom the public can book; NOT_FOUND otherwise.' })
    professionalId: number,
    @Arg('startTime', () => DateTime, { description: 'Start of the appointment, on offer or not.' }) startTime: string,
    @Arg('durationMinutes', () => Int, {
      nullable: true,
      description: `${DURATION_RANGE}; default: the professional's, else ${DEFAULT_DURATION_MINUTES}.`,
    })
    durationMinutes: number | null = null,
  ): Promise<SlotRoom[]> {
    return untakenRooms(ctx, { professionalId, startTime, durationMinutes });
  }
}
