import { Arg, Ctx, Extensions, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { price } from '../../platform/graphql/max-root-price';
import { LocalDate } from '../../platform/graphql/scalars';
import { DEFAULT_DURATION_MINUTES, DURATION_RANGE } from '../professionals/appointment-duration';
import { DayWithoutSlots, NoSlotsOfDay } from './no-slots.objects';
import { getDaysWithoutSlots, getNoSlotsOfDay, MOST_DAYS } from './no-slots.service';

@Resolver()
export class NoSlotsResolver {
  @Allow(Professional, Admin)
  @Extensions(price(4))
  @Query(() => [DayWithoutSlots], {
    description:
      'The days on which staff can book nothing with a professional, in a room, or with the one in the other, each with the ' +
      'reason. For a room alone: whether any professional could. NOT_FOUND without such a professional or room; FORBIDDEN to a colleague.',
  })
  daysWithoutSlots(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate, { description: 'The first day.' }) from: string,
    @Arg('to', () => LocalDate, { description: `The last one; BAD_REQUEST for more than ${MOST_DAYS} days, or none.` })
    to: string,
    @Arg('professionalId', () => Int, { nullable: true, description: 'A hidden one too.' })
    professionalId?: number | null,
    @Arg('roomId', () => Int, {
      nullable: true,
      description:
        'Whatever it serves; default: any that serves the specialty. BAD_REQUEST without it and a professional.',
    })
    roomId?: number | null,
    @Arg('durationMinutes', () => Int, {
      nullable: true,
      description: `${DURATION_RANGE}; default: the professional's, else ${DEFAULT_DURATION_MINUTES}. Not of a room alone.`,
    })
    durationMinutes?: number | null,
  ): Promise<DayWithoutSlots[]> {
    return getDaysWithoutSlots(ctx, { from, to, professionalId, roomId, durationMinutes });
  }

  @Allow(Professional, Admin)
  @Extensions(price(4))
  @Query(() => NoSlotsOfDay, { description: 'Which professionals and rooms have nothing to book on a day, and why.' })
  noSlotsOfDay(
    @Ctx() ctx: Context,
    @Arg('date', () => LocalDate, { description: "A date of the clinic's calendar." }) date: string,
  ): Promise<NoSlotsOfDay> {
    return getNoSlotsOfDay(ctx, date);
  }
}
