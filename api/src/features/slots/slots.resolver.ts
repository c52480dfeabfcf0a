import { Arg, Args, Ctx, Extensions, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional as Professionals, Public } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { price } from '../../platform/graphql/max-root-price';
import { DateTime, LocalDate } from '../../platform/graphql/scalars';
import { DEFAULT_DURATION_MINUTES, DURATION_RANGE, MOST_DURATIONS } from '../professionals/appointment-duration';
import { Professional } from '../professionals/professional.object';
import { professionalLoader } from '../professionals/professional.service';
import { PayerArgs } from '../specialties/payer';
import { FIRST_SLOTS_OF_DAY, getFirstSlots, MOST_FIRST_SLOTS } from './first-slots';
import { getMonthSlots } from './month-slots.service';
import { FirstSlots, MonthSlots, NextSlot, Slot, SlotCount, SlotRoom } from './slots.objects';
import { getComingSlots, getFirstSlot, getNextSlots, getSlotCounts, getSlotRooms } from './slots.service';

const PROFESSIONAL = { description: 'Id of a public professional; NOT_FOUND otherwise.' };
const DURATION = {
  nullable: true,
  description: `${DURATION_RANGE}; default: the professional's, else ${DEFAULT_DURATION_MINUTES}.`,
};
const ROOM = {
  nullable: true,
  description:
    'Only slots in this room; staff of the calendar may choose any room. Default: any active room that ' +
    "serves the professional's specialty. NOT_FOUND for an inactive one, except for administrators.",
};

@Resolver(() => NextSlot)
export class SlotsResolver {
  @Allow(Public)
  @Extensions(price(2))
  @Query(() => MonthSlots, {
    description:
      'Slots of a month: for visitors and patients from an hour ahead, for staff from now. NOT_FOUND for an ' +
      'unknown professional.',
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

  @Allow(Admin('appointments', 'requests'))
  @Extensions(price(4))
  @Query(() => [Slot], {
    description:
      "A professional's slots of the next days including today, soonest first. NOT_FOUND for an unknown " +
      'professional.',
  })
  comingSlots(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, PROFESSIONAL) professionalId: number,
    @Arg('days', () => Int, { defaultValue: 30, description: 'Number of days, 1 to 92.' }) days: number,
    @Arg('durationMinutes', () => Int, DURATION) durationMinutes?: number | null,
  ): Promise<Slot[]> {
    return getComingSlots(ctx, { professionalId, days, durationMinutes });
  }

  @Allow(Professionals, Admin('appointments', 'requests'))
  @Extensions(price(2))
  @Query(() => [SlotCount], {
    description:
      'Number of slots on a day by duration, in the order of `durations`: shorter ones may fit where a longer ' +
      'one does not. NOT_FOUND for an unknown professional.',
  })
  slotCounts(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, PROFESSIONAL) professionalId: number,
    @Arg('date', () => LocalDate, { description: "In the clinic's time zone." }) date: string,
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
    description: 'Start of the first slot within three months; null: none.',
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
      'First slots within three months of every public professional, optionally of one specialty, in display ' +
      'order. Empty for an unknown specialty or professional.',
  })
  firstSlots(
    @Ctx() ctx: Context,
    @Args(() => PayerArgs) payer: PayerArgs,
    @Arg('specialtyId', () => Int, { nullable: true, description: 'Only professionals of this specialty.' })
    specialtyId?: number | null,
    @Arg('each', () => Int, {
      defaultValue: 1,
      description: `Maximum per professional, 1 to ${MOST_FIRST_SLOTS}; ${FIRST_SLOTS_OF_DAY} per day.`,
    })
    each = 1,
    @Arg('professionalId', () => Int, { nullable: true, description: 'Only this professional.' })
    professionalId?: number | null,
  ): Promise<FirstSlots[]> {
    return getFirstSlots(ctx, { specialtyId, professionalId, each, payer });
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
      'Active rooms with their availability for this slot. Rooms for other specialties only for staff of the ' +
      'calendar: the professional and administrators.',
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
