import { Arg, Args, Ctx, Extensions, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional as Professionals } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { Constraint } from '../../../platform/graphql/constraint';
import { price } from '../../../platform/graphql/max-root-price';
import { LocalDate } from '../../../platform/graphql/scalars';
import { DEFAULT_DURATION_MINUTES, DURATION_RANGE } from '../../professionals/appointment-duration';
import { PayerArgs } from '../../specialties/payer';
import { SoonestSlot } from './soonest-slot.object';
import { findSoonestSlots, MOST_SOONEST, SOONEST_DAYS } from './soonest-slots';

@Resolver()
export class SoonestSlotsResolver {
  @Allow(Admin('appointments', 'requests', 'waiting_list'), Professionals)
  @Extensions(price(6))
  @Query(() => [SoonestSlot], {
    description:
      'The soonest free slots of one professional, of a specialty, or of everybody: by time, then in display order. ' +
      `Looks ${SOONEST_DAYS} days ahead. BAD_REQUEST if it names both; NOT_FOUND without such a professional or insurer.`,
  })
  soonestSlots(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, { nullable: true, description: 'One whom the public can book.' })
    professionalId?: number | null,
    @Arg('specialtyId', () => Int, { nullable: true, description: 'Any professional of it whom the public can book.' })
    specialtyId?: number | null,
    @Arg('from', () => LocalDate, {
      nullable: true,
      description: "The first date, by the clinic's clock, at most two years ahead; default, and at least: today.",
    })
    from?: string | null,
    @Arg('durationMinutes', () => Int, {
      nullable: true,
      description: `${DURATION_RANGE}; default: each professional's, else ${DEFAULT_DURATION_MINUTES}.`,
    })
    durationMinutes?: number | null,
    @Constraint({ min: 1, max: MOST_SOONEST })
    @Arg('first', () => Int, { defaultValue: 8, description: `How many at most: 1 to ${MOST_SOONEST}.` })
    first = 8,
    @Args(() => PayerArgs) payer: PayerArgs = {},
  ): Promise<SoonestSlot[]> {
    return findSoonestSlots(ctx, { professionalId, specialtyId, from, durationMinutes, first, ...payer });
  }
}
