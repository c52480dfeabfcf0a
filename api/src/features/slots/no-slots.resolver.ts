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
  @Allow(Professional, Admin('appointments', 'rooms'))
  @Extensions(price(4))
  @Query(() => [DayWithoutSlots], {
    description:
      'Days without bookable time for staff, with a professional, in a room, or both, each with its reason. ' +
      "For a room alone: for any professional. NOT_FOUND; FORBIDDEN for a colleague's.",
  })
  daysWithoutSlots(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate, { description: 'The first day.' }) from: string,
    @Arg('to', () => LocalDate, { description: `The last day; BAD_REQUEST for more than ${MOST_DAYS} days, or none.` })
    to: string,
    @Arg('professionalId', () => Int, { nullable: true, description: 'Id of a professional, hidden ones too.' })
    professionalId?: number | null,
    @Arg('roomId', () => Int, {
      nullable: true,
      description:
        'Id of a room, whatever it serves; default: any that serves the specialty. BAD_REQUEST without both.',
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

  @Allow(Professional, Admin('appointments', 'rooms'))
  @Extensions(price(4))
  @Query(() => NoSlotsOfDay, { description: 'Professionals and rooms without bookable time on a day, with reasons.' })
  noSlotsOfDay(
    @Ctx() ctx: Context,
    @Arg('date', () => LocalDate, { description: "A date of the clinic's calendar." }) date: string,
  ): Promise<NoSlotsOfDay> {
    return getNoSlotsOfDay(ctx, date);
  }
}
