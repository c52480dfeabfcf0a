import { Arg, Ctx, Extensions, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional as Professionals, Public } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { price } from '../../platform/graphql/max-root-price';
import { DateTime, LocalDate } from '../../platform/graphql/scalars';
import { DEFAULT_DURATION_MINUTES, DURATION_RANGE, MOST_DURATIONS } from '../professionals/appointment-duration';
import { Professional } from '../professionals/professional.object';
import { professionalLoader } from '../professionals/professional.service';
import { FIRST_SLOTS_OF_DAY, getFirstSlots, MOST_FIRST_SLOTS } from './first-slots';
import { getMonthSlots } from './month-slots.service';
import { FirstSlots, MonthSlots, NextSlot, Slot, SlotCount, SlotRoom } from './slots.objects';
import { getComingSlots, getFirstSlot, getNextSlots, getSlotCounts, getSlotRooms } from './slots.service';

const PROFESSIONAL = { description: 'One whom the public can book; NOT_FOUND otherwise.' };
const DURATION = {
  nullable: true,
  description: `${DURATION_RANGE}; default: the professional's, else ${DEFAULT_DURATION_MINUTES}.`,
};
const ROOM = {
  nullable: true,
  description:
    'Only slots that this room can hold, to who keeps the calendar whatever it serves; default: any active room that serves the ' +
    "professional's specialty. NOT_FOUND for one that is not active, administrators aside.",
};

@Resolver(() => NextSlot)
export class SlotsResolver {
  @Allow(Public)
  @Extensions(price(2))
  @Query(() => MonthSlots, {
    description:
      'The slots of a month for the caller: visitors and patients from an hour ahead, staff from now. ' +
      'NOT_FOUND without such a professional.',
  })
  monthSlots(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, PROFESSIONAL) professionalId: number,
    @Arg('year', () => Int, { description: '1900 to 9999.' }) year: number,
    @Arg('month', () => Int, { description: '1 to 12.' }) month: number,
    @Arg('roomId', () => Int, ROOM) roomId?: number | null,
    @Arg('durationMinutes', () => Int, DURATION) durationMinutes?: number | null,
  ): Promise<MonthSlots> {
    return getMonthSlots(ctx, { professionalId, year, month, roomId, durationMinutes });
  }

  @Allow(Admin)
  @Extensions(price(4))
  @Query(() => [Slot], {
    description:
      "A professional's slots of the coming days, today's included, soonest first. NOT_FOUND without such a professional.",
  })
  comingSlots(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, PROFESSIONAL) professionalId: number,
    @Arg('days', () => Int, { defaultValue: 30, description: 'How many, 1 to 92.' }) days: number,
    @Arg('durationMinutes', () => Int, DURATION) durationMinutes?: number | null,
  ): Promise<Slot[]> {
    return getComingSlots(ctx, { professionalId, days, durationMinutes });
  }

  @Allow(Professionals, Admin)
  @Extensions(price(2))
  @Query(() => [SlotCount], {
    description:
      'How many slots a day has if they are as long as this or that: what would fit where a longer one does not. ' +
      'In the order of `durations`. NOT_FOUND without such a professional.',
  })
  slotCounts(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, PROFESSIONAL) professionalId: number,
    @Arg('date', () => LocalDate, { description: "By the clinic's clock." }) date: string,
    @Arg('durations', () => [Int], { description: `1 to ${MOST_DURATIONS} lengths, each ${DURATION_RANGE}.` })
    durations: number[],
    @Arg('roomId', () => Int, ROOM) roomId?: number | null,
  ): Promise<SlotCount[]> {
    return getSlotCounts(ctx, { professionalId, date, durations, roomId });
  }

  @Allow(Public)
  @Extensions(price(4))
  @Query(() => DateTime, {
    nullable: true,
    description: 'Start of the first slot of the coming three months; null when there is none.',
  })
  firstSlot(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, PROFESSIONAL) professionalId: number,
    @Arg('roomId', () => Int, ROOM) roomId?: number | null,
    @Arg('durationMinutes', () => Int, DURATION) durationMinutes?: number | null,
  ): Promise<string | null> {
    return getFirstSlot(ctx, { professionalId, roomId, durationMinutes });
  }

  @Allow(Public)
  @Extensions(price(6))
  @Query(() => [FirstSlots], {
    description:
      'The first slots of the coming three months of every professional whom the public can book, or of those of a ' +
      'specialty, in display order. None for an unknown specialty or professional.',
  })
  firstSlots(
    @Ctx() ctx: Context,
    @Arg('specialtyId', () => Int, { nullable: true, description: 'Only professionals of it.' })
    specialtyId?: number | null,
    @Arg('each', () => Int, {
      defaultValue: 1,
      description: `How many of each professional at most, 1 to ${MOST_FIRST_SLOTS}; ${FIRST_SLOTS_OF_DAY} of a day.`,
    })
    each = 1,
    @Arg('professionalId', () => Int, { nullable: true, description: 'Only this one.' })
    professionalId?: number | null,
  ): Promise<FirstSlots[]> {
    return getFirstSlots(ctx, { specialtyId, professionalId, each });
  }

  @Allow(Public)
  @Extensions(price(4))
  @Query(() => [NextSlot], {
    description:
      'First slots of the coming week, soonest first, one per professional, among the first in display order.',
  })
  nextSlots(
    @Ctx() ctx: Context,
    @Arg('limit', () => Int, { defaultValue: 4, description: '1 to 12.' }) limit: number,
  ): Promise<NextSlot[]> {
    return getNextSlots(ctx, limit);
  }

  @Allow(Public)
  @Extensions(price(2))
  @Query(() => [SlotRoom], {
    description:
      'The active rooms, each with whether it can hold this slot and why not. Those that serve other specialties only to who ' +
      'keeps the calendar: the professional and administrators.',
  })
  slotRooms(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, PROFESSIONAL) professionalId: number,
    @Arg('startTime', () => DateTime, { description: 'Start of the slot, on offer or not.' }) startTime: string,
    @Arg('durationMinutes', () => Int, DURATION) durationMinutes?: number | null,
  ): Promise<SlotRoom[]> {
    return getSlotRooms(ctx, { professionalId, startTime, durationMinutes });
  }

  @FieldResolver(() => Professional, { description: 'Profile with this slot.' })
  professional(@Ctx() ctx: Context, @Root() { professionalId }: NextSlot): Promise<Professional | null> {
    return professionalLoader(ctx).load(professionalId);
  }
}
